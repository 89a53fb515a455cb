-- Decides who may write content. The mode is data, so one UPDATE changes it without touching a policy. `open`: everyone. `operators` (the
-- default): signed-in users in private.operators. If the row is missing, only operators.

-- The names of everything that these migrations create. They must be free before anything is created. The site reads this list, too
-- (backend/created-names.ts): it checks the names with the same query, and its REST answers 404 for a function that is not in it.
do $$
declare
  names constant text[] := array[
    'private.admin_access', 'private.check_content', 'private.check_metadata', 'private.check_release_name', 'private.check_step', 'private.check_times',
    'private.content_count', 'private.count_content', 'private.count_inbox', 'private.is_operator',
    'private.keep_history', 'private.lock_release', 'private.may_prepare', 'private.may_write',
    'private.operator_role', 'private.operators', 'private.own_email', 'private.publish_release',
    'private.record_content', 'private.take_place_for_release', 'private.tell_versions_apart', 'public.add_operator', 'public.apply_content',
    'public.change_release', 'public.content_basis', 'public.content_keys_in_trash', 'public.content_since',
    'public.content_steps', 'public.content_undoing', 'public.create_release', 'public.create_release_preview',
    'public.discard_release', 'public.end_release_previews', 'public.end_sessions',
    'public.inbox_add_file_part', 'public.inbox_complete', 'public.inbox_erase', 'public.inbox_expire',
    'public.inbox_file_part', 'public.inbox_file_parts', 'public.inbox_messages', 'public.inbox_note_mail',
    'public.inbox_receive', 'public.inbox_resend_mail', 'public.inbox_state', 'public.inbox_take_mail',
    'public.list_operators', 'public.may_prepare', 'public.may_write', 'public.note_content_basis',
    'public.publish_due_releases', 'public.publish_release', 'public.release_edits', 'public.release_keys',
    'public.release_preview',    'public.remove_operator', 'public.rename_release', 'public.restore_release', 'public.schedule_release',
    'public.undo_content', 'public.website_content', 'public.website_content_basis',
    'public.website_content_history', 'public.website_content_history_id_seq', 'public.website_content_trash',
    'public.website_release_edits', 'public.website_release_previews', 'public.website_releases'
  ];
  taken text;
begin
  select string_agg(name, ', ' order by name) into taken
  from (
    select relnamespace::regnamespace || '.' || relname from pg_class
    union select pronamespace::regnamespace || '.' || proname from pg_proc
    union select typnamespace::regnamespace || '.' || typname from pg_type
  ) as objects (name)
  where name = any (names);
  if taken is not null then
    raise 'Another application uses names that this site needs: %. Rename them, or use another database.', taken;
  end if;
end
$$;

create schema if not exists private; -- REST does not expose this schema

create table private.admin_access (
  only_row boolean primary key default true check (only_row),
  mode text not null default 'operators' check (mode in ('open', 'operators'))
);

insert into private.admin_access default values;

create table private.operators (
  user_id uuid primary key references auth.users (id) on delete cascade
);

-- Security definer, because callers may read neither table.
create function private.may_write() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admin_access where mode = 'open')
      or exists (select from private.operators where user_id = auth.uid())
$$;

revoke all on schema private from public;
revoke all on private.admin_access, private.operators from public, anon, authenticated;
revoke all on function private.may_write() from public;

grant usage on schema private to anon, authenticated;
grant execute on function private.may_write() to anon, authenticated;
