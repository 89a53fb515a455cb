-- As in 20251127000400, but a message is also due if its `mail_next_at` is more than 2 hours ahead. Only a wrong clock sets such a time,
-- because the longest wait is an hour.
create or replace function public.inbox_take_mail(lease_seconds int) returns jsonb
language sql security definer set search_path = ''
as $$
  update public.inbox_messages set
    mail_attempts = mail_attempts + 1,
    mail_next_at = now() + make_interval(secs => lease_seconds)
  where id = (
    select id from public.inbox_messages
    where mail_state = 'waiting' and stored and not spam
      and (mail_next_at <= now() or mail_next_at > now() + interval '2 hours')
    order by mail_next_at limit 1 for update skip locked
  )
  returning to_jsonb(inbox_messages)
$$;
