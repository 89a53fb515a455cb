-- What the admin page asks before it offers to change something. Where it is missing, on a project with policies of its own,
-- the answer to a write tells.

create function public.may_write() returns boolean
language sql stable set search_path = ''
as $$ select private.may_write() $$;

revoke all on function public.may_write() from public;
grant execute on function public.may_write() to anon, authenticated;
