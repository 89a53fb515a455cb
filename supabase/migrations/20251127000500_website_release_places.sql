-- As in 20251125000200, but a repeated request for the last free place succeeds, because the first request has taken that place. Each new
-- release deletes at most ten ended ones, so a wrong clock cannot delete all of them.

create or replace function public.create_release(name text, id uuid default gen_random_uuid()) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  clean constant text := private.check_release_name(create_release.name);
begin
  begin
    perform private.take_place_for_release();
  exception when sqlstate 'PT413' then
    if exists (
      select from public.website_releases as release
      where release.id = create_release.id and release.name = clean and release.state = 'draft'
    ) then
      return create_release.id;
    end if;
    raise;
  end;
  delete from public.website_releases as ended where ended.id = any (array(
    select oldest.id from public.website_releases as oldest
    where oldest.ended_at < now() - interval '1 year' order by oldest.ended_at limit 10
  ));
  insert into public.website_releases as release (id, name, created_by_email)
  values (create_release.id, clean, private.own_email())
  on conflict on constraint website_releases_pkey do nothing;
  if not exists (
    select from public.website_releases as release
    where release.id = create_release.id and release.name = clean and release.state = 'draft'
  ) then
    raise 'There is another release with this id.' using errcode = 'PT409';
  end if;
  return create_release.id;
end
$$;

-- As in 20251124000200, but a repeated request for the last free place succeeds, and restoring a release that was published or deleted
-- fails.
create or replace function public.restore_release(release uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  begin
    perform private.take_place_for_release();
  exception when sqlstate 'PT413' then
    if exists (select from public.website_releases where id = release and state = 'draft') then
      return;
    end if;
    raise;
  end;
  update public.website_releases set state = 'draft', ended_at = null, changed_at = now()
  where id = release and state = 'discarded';
  if not exists (select from public.website_releases where id = release and state = 'draft') then
    raise 'This release was published or discarded.' using errcode = 'PT410';
  end if;
end
$$;
