-- A hosted project grants all privileges on a new table or sequence to anon, authenticated and service_role, including TRUNCATE and
-- TRIGGER.
revoke all on public.website_content from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.website_content to anon, authenticated, service_role;
revoke all on sequence public.website_content_history_id_seq from public, anon, authenticated, service_role;

-- As in 20251121000300, but also true for the service role, which bypasses row-level security and so may always write.
create or replace function public.may_write() returns boolean
language sql stable set search_path = ''
as $$ select current_user = 'service_role' or private.may_write() $$;

grant usage on schema private to service_role;
grant execute on function private.may_write(), public.may_write() to service_role;
