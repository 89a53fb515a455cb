-- As before, but a request that arrives twice undoes a step once, and succeeds both times, as those of apply_content do (20251124000300): who
-- asks may choose the id of the step that undoes (`undoing`).

drop function public.undo_content(uuid);
create function public.undo_content(step uuid, undoing uuid default gen_random_uuid()) returns uuid
language plpgsql set search_path = ''
as $$
declare
  changes constant jsonb := public.content_undoing(step);
begin
  if changes = '[]' then
    raise 'This change is no longer in the history.' using errcode = 'PT404';
  end if;
  perform public.apply_content(undoing, 'undo', changes::text);
  return undoing;
end
$$;
revoke all on function public.undo_content(uuid, uuid) from public, anon, authenticated;
grant execute on function public.undo_content(uuid, uuid) to anon, authenticated;
