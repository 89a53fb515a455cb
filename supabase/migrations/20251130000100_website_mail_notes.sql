-- As in 20251124000100, but records the result of an email only while it is waiting. An attempt that ends late must not overwrite what
-- another process has recorded since.
create or replace function public.inbox_note_mail(message_id uuid, error text) returns void
language sql security definer set search_path = ''
as $$
  update public.inbox_messages set
    mail_state = case when error is null then 'sent' when mail_attempts >= 30 then 'failed' else 'waiting' end,
    mail_sent_at = case when error is null then now() end,
    mail_error = left(error, 200),
    mail_next_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(mail_attempts, 10) - 1))
  where id = message_id and mail_state = 'waiting'
$$;
