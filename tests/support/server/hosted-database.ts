// A database like that of a new hosted Supabase project, as far as migrations, backups and moves are concerned: roles
// and what they own, default privileges and settings. It is our own code, with the effects of the migrations in Supabase's
// image (github.com/supabase/postgres, migrations/db) and in Auth (github.com/supabase/auth, migrations), at the commits
// that docs/decisions/0025-hosted-project.md names. The extensions of the image are missing.
import postgres from 'postgres'
import { type ClusterOptions, startCluster, type TestPostgres } from '#testing/postgres.ts'

/** Run as the superuser `supabase_admin`. */
const roles = `
  create role postgres superuser login password 'secret';
  alter database postgres owner to postgres;
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role authenticator login noinherit password 'secret';
  grant anon, authenticated, service_role to authenticator;
  create role supabase_auth_admin login noinherit createrole password 'secret';
  create role dashboard_user createdb createrole;
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role authenticator set statement_timeout = '8s';
  alter role authenticator set lock_timeout = '8s';
  alter role supabase_auth_admin set search_path = 'auth';
  alter role postgres set search_path = "$user", public, extensions;
`

/** Run as `postgres` while it is a superuser. */
const ofPostgres = `
  create publication supabase_realtime;
  create schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
  grant usage on schema public to anon, authenticated, service_role;
`

/**
 * Also run in a project with the setting "Default privileges for new entities", which every project had until May 2026. It gives
 * everyone access to each table, function and sequence that `postgres` creates.
 */
const defaultPrivileges = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`

/** Run as `supabase_auth_admin`: only the relevant columns, and the references between tables. */
const auth = `
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, last_sign_in_at timestamptz,
    raw_app_meta_data jsonb, raw_user_meta_data jsonb, is_super_admin bool,
    created_at timestamptz, updated_at timestamptz, is_sso_user boolean not null default false
  );
  create unique index on auth.users (email) where not is_sso_user;
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz, not_after timestamptz
  );
  create table auth.refresh_tokens (
    id bigserial primary key, token varchar(255), user_id varchar(255),
    session_id uuid references auth.sessions (id) on delete cascade
  );
  create table auth.schema_migrations (version varchar(255) primary key);
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
    )::uuid
  $$;
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  alter table auth.refresh_tokens enable row level security;
  alter table auth.schema_migrations enable row level security;
  grant all on all tables in schema auth to postgres;
  grant all on all sequences in schema auth to postgres;
  revoke all on auth.schema_migrations from postgres;
  create function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
  $$;
  insert into auth.users (id, email, encrypted_password) values (gen_random_uuid(), 'owner@example.com', 'x');
`

/** Run as `supabase_admin` again: PostgREST is notified of every schema change, and `postgres` stops being a superuser. */
const end = `
  create function extensions.tell_postgrest() returns event_trigger language plpgsql as $$
  begin
    notify pgrst, 'reload schema';
  end
  $$;
  create event trigger tell_postgrest_of_changes on ddl_command_end execute function extensions.tell_postgrest();
  create event trigger tell_postgrest_of_drops on sql_drop execute function extensions.tell_postgrest();
  grant anon, authenticated, service_role to postgres with admin option;
  grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
  alter role postgres nosuperuser createdb createrole replication bypassrls;
`

interface HostedOptions extends ClusterOptions {
  /** Whether the project has "Default privileges for new entities". */
  exposed?: boolean
}

/**
 * Starts a PostgreSQL with that content.
 * @returns the project's connection string as `url`
 */
export async function startHostedDatabase({
  settings = [],
  exposed = false,
  ...options
}: HostedOptions = {}): Promise<TestPostgres> {
  const ofImage = ['statement_timeout=120s', 'wal_level=logical', 'jit=off']
  const { port, ...cluster } = await startCluster({
    ...options,
    superuser: 'supabase_admin',
    settings: [...ofImage, ...settings],
  })
  const urlOf = (user: string) => `postgres://${user}:secret@127.0.0.1:${port}/postgres`
  const sql = postgres(urlOf('supabase_admin'), { max: 1, onnotice: () => {} })
  await sql.unsafe(roles)
  await sql.unsafe(`set role postgres; ${ofPostgres} ${exposed ? defaultPrivileges : ''} reset role`)
  await sql.unsafe(`
    create schema auth;
    grant usage on schema auth to anon, authenticated, service_role, postgres;
    grant all on schema auth to supabase_auth_admin;
    set role supabase_auth_admin; ${auth} reset role`)
  await sql.unsafe(end)
  await sql.end()
  return { ...cluster, url: urlOf('postgres'), superuserUrl: urlOf('supabase_admin') }
}
