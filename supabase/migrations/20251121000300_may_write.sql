-- The panel calls this before it offers to change something. A project with its own policies may lack this function. The panel then learns
-- from the response to a write whether it may write.

create function public.may_write() returns boolean
language sql stable set search_path = ''
as $$ select private.may_write() $$;

revoke all on function public.may_write() from public;
grant execute on function public.may_write() to anon, authenticated;
