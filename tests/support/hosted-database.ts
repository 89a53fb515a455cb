// A database as a hosted Supabase project has it from the start, as far as migrations and backups meet it: roles, accounts of a service
// that owns them, and a user for the connection string who is no superuser.
// https://supabase.com/docs/guides/database/postgres/roles
import postgres from 'postgres'
import { startPostgres, type TestPostgres } from './postgres.ts'

const shape = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role supabase_auth_admin nologin createrole;
  grant anon, authenticated, service_role to site;
  alter role site bypassrls;
  create schema auth authorization supabase_auth_admin;
  create publication supabase_realtime;
  alter publication supabase_realtime owner to site;
  set role supabase_auth_admin;
  create table auth.users (
    instance_id uuid, id uuid primary key, aud text, role text, email text, encrypted_password text,
    last_sign_in_at timestamptz, raw_app_meta_data jsonb, created_at timestamptz, is_sso_user boolean not null default false
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, not_after timestamptz
  );
  create table auth.schema_migrations (version text primary key);
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
    )::uuid
  $$;
  create function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
  $$;
  grant usage on schema auth to site, anon, authenticated, service_role;
  grant all on all tables in schema auth to site;
  reset role;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role site in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role site in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role site in schema public grant all on sequences to anon, authenticated, service_role;
  insert into auth.users (id, email, encrypted_password) values (gen_random_uuid(), 'owner@example.com', 'x');
`

/** Starts a PostgreSQL of that shape; its `url` stands for the project's connection string. */
export async function startHostedDatabase(): Promise<TestPostgres> {
  const server = await startPostgres()
  const sql = postgres(server.superuserUrl, { max: 1, onnotice: () => {} })
  await sql.unsafe(shape).finally(() => sql.end())
  return server
}
