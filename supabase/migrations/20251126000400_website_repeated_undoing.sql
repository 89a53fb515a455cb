-- As in 20251121000400, but a repeated request undoes a changeset only once, and succeeds each time, like apply_content (20251124000300).
-- For this, the caller may choose the id of the changeset that undoes (`undoing`).

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
