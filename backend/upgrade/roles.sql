-- Marks the database as the site's, so that a start after an interrupted one recognizes what that one created
-- (check-names.ts).
create schema if not exists website_realtime;
revoke all on schema website_realtime from public;

-- The roles that a hosted project has from the start, created where they are missing. REST and Realtime switch to the role
-- in the token of each request, for which they must be members of it. This backend issues no token for service_role, but
-- migrations grant privileges to it. A member does not always have the right to grant the role once more.
do $$
declare
  may_switch constant text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
    if not pg_has_role(name, may_switch) then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end
$$;

create schema if not exists auth;
grant usage on schema auth, public to anon, authenticated, service_role;
