-- As in 20251124000100, but a message is not emailed while it is marked as spam.
create or replace function public.inbox_take_mail(lease_seconds int) returns jsonb
language sql security definer set search_path = ''
as $$
  update public.inbox_messages set
    mail_attempts = mail_attempts + 1,
    mail_next_at = now() + make_interval(secs => lease_seconds)
  where id = (
    select id from public.inbox_messages
    where mail_state = 'waiting' and stored and not spam and mail_next_at <= now()
    order by mail_next_at limit 1 for update skip locked
  )
  returning to_jsonb(inbox_messages)
$$;

-- As in 20251127000100, but a message whose time is in the future also gets the time of the database. The clock of the process may be
-- ahead, so that the message would be kept too long.
create or replace function public.inbox_receive(message text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.inbox_messages (
    id, kind, received_at, name, email, company, subject, message,
    file_name, file_type, file_size, spam_signs, spam, mail_state
  )
  select
    id, kind, case when received_at < now() - interval '30 days' then now() else least(received_at, now()) end,
    name, email, company, subject, row.message,
    file_name, file_type, file_size, spam_signs, spam, mail_state
  from jsonb_populate_record(null::public.inbox_messages, inbox_receive.message::jsonb) as row
  on conflict (id) do nothing
$$;
