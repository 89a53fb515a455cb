-- What visitors send (INBOX=on): messages, and applications with a file. Only the site's own process inserts them, as the owner of the
-- database or, on a hosted project, with its secret key. So no visitor can bypass the checks and limits of that process.
-- Only operators can read them, even if everyone may edit the texts of the site.

-- Unlike may_write, never true for users who have not signed in.
create function private.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.operators join auth.sessions using (user_id)
    -- Compare as text, because a token may contain a session id that is not a UUID.
    where user_id = auth.uid() and sessions.id::text = auth.jwt() ->> 'session_id'
      and (not_after is null or not_after > now())
  )
$$;
revoke all on function private.is_operator() from public;
grant execute on function private.is_operator() to anon, authenticated;

create table public.inbox_messages (
  id uuid primary key,
  kind text not null check (kind in ('message', 'application')),
  received_at timestamptz not null,
  name text not null,
  email text not null,
  company text not null default '',
  subject text not null, -- the title of the position if this is an application
  message text not null,
  file_name text,
  file_type text,
  file_size int, -- in bytes
  stored boolean not null default false, -- whether the file is complete; until then, nobody sees the message
  spam_signs text[] not null default '{}',
  spam boolean not null,
  read_at timestamptz,
  answered_at timestamptz,
  -- The outbox: the email that sends this message to operators.
  mail_state text not null check (mail_state in ('off', 'waiting', 'sent', 'failed')),
  mail_attempts int not null default 0,
  mail_next_at timestamptz not null default now(),
  mail_sent_at timestamptz,
  mail_error text check (char_length(mail_error) <= 200),
  check ((file_name is null) = (file_size is null) and (file_name is null) = (file_type is null))
);
create index on public.inbox_messages (received_at desc, id);
create index on public.inbox_messages (lower(email));
create index on public.inbox_messages (mail_next_at) where mail_state = 'waiting';
create index on public.inbox_messages (id) where stored and not spam and read_at is null;

-- Files are in the database, so that replicas, backups, moves and deletions include them.
create table public.inbox_file_parts (
  message_id uuid not null references public.inbox_messages (id) on delete cascade,
  part int not null check (part between 0 and 63),
  data bytea not null check (octet_length(data) <= 262144),
  primary key (message_id, part)
);

-- The only table of the inbox that Realtime publishes: the number of unread messages, and a counter of changes.
create table public.inbox_state (
  only_row boolean primary key default true check (only_row),
  unread int not null default 0,
  changes bigint not null default 0
);
insert into public.inbox_state default values;

alter table public.inbox_messages enable row level security;
alter table public.inbox_file_parts enable row level security;
alter table public.inbox_state enable row level security;

create policy "operators read" on public.inbox_messages
  for select to authenticated using (stored and (select private.is_operator()));
create policy "operators mark" on public.inbox_messages
  for update to authenticated using ((select private.is_operator())) with check ((select private.is_operator()));
create policy "operators delete" on public.inbox_messages
  for delete to authenticated using ((select private.is_operator()));
create policy "operators read" on public.inbox_file_parts
  for select to authenticated using ((select private.is_operator()));
create policy "operators read" on public.inbox_state
  for select to authenticated using ((select private.is_operator()));

-- A hosted project grants all privileges on a new table to anon, authenticated and service_role. The service role needs none, because it
-- calls the functions below.
revoke all on public.inbox_messages, public.inbox_file_parts, public.inbox_state
  from public, anon, authenticated, service_role;
grant select, delete on public.inbox_messages to authenticated;
grant update (read_at, answered_at, spam) on public.inbox_messages to authenticated;
grant select on public.inbox_file_parts, public.inbox_state to authenticated;

create function private.count_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.inbox_state set
    changes = changes + 1,
    unread = (select count(*) from public.inbox_messages where stored and not spam and read_at is null)
  where only_row;
  return null;
end
$$;
revoke all on function private.count_inbox() from public;
create trigger count_inbox after insert or update or delete or truncate on public.inbox_messages
  for each statement execute function private.count_inbox();

do $$
begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'inbox_state'
  ) then
    alter publication supabase_realtime add table public.inbox_state;
  end if;
end
$$;

-- Inserts a message (the text of a JSON object with the columns of the table). If the id exists, nothing changes: after a crash, the
-- process sends its messages again.
create function public.inbox_receive(message text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.inbox_messages (
    id, kind, received_at, name, email, company, subject, message,
    file_name, file_type, file_size, spam_signs, spam, mail_state
  )
  select
    id, kind, received_at, name, email, company, subject, row.message,
    file_name, file_type, file_size, spam_signs, spam, mail_state
  from jsonb_populate_record(null::public.inbox_messages, inbox_receive.message::jsonb) as row
  on conflict (id) do nothing
$$;

-- Inserts a part of a message's file (Base64). Parts are numbered from 0.
create function public.inbox_add_file_part(message_id uuid, part int, data text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.inbox_file_parts (message_id, part, data)
  select inbox_add_file_part.message_id, inbox_add_file_part.part, decode(inbox_add_file_part.data, 'base64')
  -- Skip the part if the message was deleted or is already complete.
  where exists (select from public.inbox_messages where id = inbox_add_file_part.message_id and not stored)
  on conflict do nothing
$$;

-- Marks a message as complete, so that operators see it and its email can be sent.
create function public.inbox_complete(message_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.inbox_messages set stored = true, mail_next_at = now() where id = message_id and not stored
$$;

-- Returns the next message to send by email, or null. No other process gets it for `lease_seconds`, so that several replicas send each
-- message once. If this process ends before it calls inbox_note_mail, the message is sent again after that time.
create function public.inbox_take_mail(lease_seconds int) returns jsonb
language sql security definer set search_path = ''
as $$
  update public.inbox_messages set
    mail_attempts = mail_attempts + 1,
    mail_next_at = now() + make_interval(secs => lease_seconds)
  where id = (
    select id from public.inbox_messages
    where mail_state = 'waiting' and stored and mail_next_at <= now()
    order by mail_next_at limit 1 for update skip locked
  )
  returning to_jsonb(inbox_messages)
$$;

-- Records the result of an email. After a failure (`error`), the next attempt follows after 1, 2, 4 … and finally 60 minutes. After 30
-- attempts, about a day, an operator has to request another one.
create function public.inbox_note_mail(message_id uuid, error text) returns void
language sql security definer set search_path = ''
as $$
  update public.inbox_messages set
    mail_state = case when error is null then 'sent' when mail_attempts >= 30 then 'failed' else 'waiting' end,
    mail_sent_at = case when error is null then now() end,
    mail_error = left(error, 200),
    mail_next_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(mail_attempts, 10) - 1))
  where id = message_id
$$;

-- Deletes messages after 12 months and applications after 6. `at` is the time of the process, so that its clock decides.
create function public.inbox_expire(at timestamptz) returns int
language sql security definer set search_path = ''
as $$
  with expired as (
    delete from public.inbox_messages
    where received_at < at - case kind when 'application' then interval '6 months' else interval '12 months' end
    returning 1
  )
  select count(*)::int from expired
$$;

-- For operators: sends an email again. Security definer, because operators may not write to the columns of the outbox.
create function public.inbox_resend_mail(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise 'Only operators can send a message again.' using errcode = 'PT403';
  end if;
  update public.inbox_messages
  set mail_state = 'waiting', mail_attempts = 0, mail_next_at = now(), mail_error = null
  where id = message_id;
end
$$;

-- For operators: deletes everything that came from an email address, with its files. Returns the number of messages. Security definer,
-- because operators do not see messages whose file is incomplete.
create function public.inbox_erase(address text) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  erased int;
begin
  if not private.is_operator() then
    raise 'Only operators can erase messages.' using errcode = 'PT403';
  end if;
  delete from public.inbox_messages where lower(email) = lower(btrim(address));
  get diagnostics erased = row_count;
  return erased;
end
$$;

-- For operators: a part of a file, as Base64. It runs with the caller's rights, so row-level security decides who gets it.
create function public.inbox_file_part(message_id uuid, part int) returns text
language sql stable set search_path = ''
as $$
  select encode(data, 'base64') from public.inbox_file_parts as parts
  where parts.message_id = inbox_file_part.message_id and parts.part = inbox_file_part.part
$$;

revoke all on function
  public.inbox_receive(text), public.inbox_add_file_part(uuid, int, text), public.inbox_complete(uuid),
  public.inbox_take_mail(int), public.inbox_note_mail(uuid, text), public.inbox_expire(timestamptz),
  public.inbox_resend_mail(uuid), public.inbox_erase(text), public.inbox_file_part(uuid, int)
  from public, anon, authenticated;
grant execute on function
  public.inbox_receive(text), public.inbox_add_file_part(uuid, int, text), public.inbox_complete(uuid),
  public.inbox_take_mail(int), public.inbox_note_mail(uuid, text), public.inbox_expire(timestamptz)
  to service_role;
grant execute on function
  public.inbox_resend_mail(uuid), public.inbox_erase(text), public.inbox_file_part(uuid, int)
  to authenticated;
