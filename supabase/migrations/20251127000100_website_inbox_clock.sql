-- As in 20251124000100, but a wrong clock cannot empty the inbox. The clock of the database decides, not that of a process. If it is wrong,
-- too, a call deletes only the oldest hundred, or a hundredth of all if that is more.

drop function public.inbox_expire(timestamptz);
create function public.inbox_expire() returns int
language sql security definer set search_path = ''
as $$
  with expired as (
    delete from public.inbox_messages where id = any (array(
      select id from public.inbox_messages
      where received_at < now() - case kind when 'application' then interval '6 months' else interval '12 months' end
      order by received_at limit greatest(100, (select count(*) / 100 from public.inbox_messages)) for update skip locked
    ))
    returning 1
  )
  select count(*)::int from expired
$$;
revoke all on function public.inbox_expire() from public, anon, authenticated;
grant execute on function public.inbox_expire() to service_role;

-- As in 20251124000100, but a message whose time is more than 30 days ago gets the time of the database. The clock of the process may be
-- far behind, so that the message would expire too early. If the message has really waited that long, it is kept that much longer.
create or replace function public.inbox_receive(message text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.inbox_messages (
    id, kind, received_at, name, email, company, subject, message,
    file_name, file_type, file_size, spam_signs, spam, mail_state
  )
  select
    id, kind, case when received_at < now() - interval '30 days' then now() else received_at end,
    name, email, company, subject, row.message,
    file_name, file_type, file_size, spam_signs, spam, mail_state
  from jsonb_populate_record(null::public.inbox_messages, inbox_receive.message::jsonb) as row
  on conflict (id) do nothing
$$;
