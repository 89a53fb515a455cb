-- Who may write content. The answer is data, so that one switch changes it without touching a policy:
-- `open`: everyone; `operators` (the default): signed-in users listed below. Without the row, nobody but operators.

do $$
begin
  if to_regclass('public.website_content') is not null then
    raise 'The database has a table website_content already, which is not this site''s. Rename it first.';
  end if;
end
$$;

create schema if not exists private; -- not among the schemas that REST exposes

create table private.admin_access (
  only_row boolean primary key default true check (only_row),
  mode text not null default 'operators' check (mode in ('open', 'operators'))
);

insert into private.admin_access default values;

create table private.operators (
  user_id uuid primary key references auth.users (id) on delete cascade
);

-- Runs as its owner, because those who ask may read neither table.
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
