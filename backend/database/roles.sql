-- The roles that a hosted project has from the start, for a PostgreSQL that has not.
-- REST and Realtime switch to one of them for each request, hence the membership.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
    if not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to current_user', name);
    end if;
  end loop;

  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
end
$$;

create schema if not exists auth;
grant usage on schema auth, public to anon, authenticated, service_role;
