-- As in 20251124000100, but a statement that changes no message announces nothing: if email is on, each process looks for the next message
-- every 30 s. The number of unread messages is also right if several transactions change messages at the same time.

create or replace function private.count_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  -- Lock the row in a statement of its own. The next statement then gets a new snapshot, which includes what the previous owner of the lock
  -- committed.
  perform from public.inbox_state where only_row for update;
  update public.inbox_state set
    changes = changes + 1,
    unread = (select count(*) from public.inbox_messages where stored and not spam and read_at is null)
  where only_row;
  return null;
end
$$;

drop trigger count_inbox on public.inbox_messages;
create trigger count_inserted after insert on public.inbox_messages
  referencing new table as changed for each statement execute function private.count_inbox();
create trigger count_updated after update on public.inbox_messages
  referencing new table as changed for each statement execute function private.count_inbox();
create trigger count_deleted after delete on public.inbox_messages
  referencing old table as changed for each statement execute function private.count_inbox();
create trigger count_truncated after truncate on public.inbox_messages
  for each statement execute function private.count_inbox();
