-- As in 20251124000200 (create_release, discard_release, publish_release) and 20251125000100 (change_release), but a repeated request
-- changes everything only once, and succeeds each time. Browsers may repeat a request whose response they have not received (see
-- 20251124000300).

-- The caller chooses the id, so that a repeated request finds the release that the first one created.
drop function public.create_release(text);
create function public.create_release(name text, id uuid default gen_random_uuid()) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  clean constant text := private.check_release_name(create_release.name);
begin
  perform private.take_place_for_release();
  delete from public.website_releases where ended_at < now() - interval '1 year';
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
revoke all on function public.create_release(text, uuid) from public, anon, authenticated;
grant execute on function public.create_release(text, uuid) to anon, authenticated;

create or replace function public.discard_release(release uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  begin
    perform private.lock_release(release);
  exception when sqlstate 'PT410' then
    if (select state from public.website_releases where id = release) = 'discarded' then
      return;
    end if;
    raise;
  end;
  update public.website_releases set
    state = 'discarded', ended_at = now(), changed_at = now(), publish_at = null, scheduled_by = null, scheduled_by_email = null
  where id = release;
  delete from public.website_release_previews where release_id = release;
end
$$;

-- A change that the release already contains is not written again.
create or replace function public.change_release(release uuid, changes text) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  plan constant jsonb := changes;
  email constant text := private.own_email();
  all_fit boolean;
  some_left boolean;
  total int;
begin
  perform private.lock_release(release);
  if (select count(*) <> count(distinct change ->> 'key') from jsonb_array_elements(plan) as change) then
    raise 'Each change needs a key of its own.' using errcode = 'PT400';
  end if;

  -- A single statement sees one snapshot of the live items, so the `base` that it stores is the version that it compared.
  with change as materialized (
    select
      asked ->> 'key' as key,
      asked ->> 'value' as value,
      coalesce((asked ->> 'remove')::boolean, false) as remove,
      case when edit.id is null or asked ? 'onto' then to_jsonb(item) else edit.base end as base,
      (asked ->> 'base')::timestamptz is not distinct from
        case when edit.id is null then item.updated_at when edit.content_value is not null then edit.updated_at end
      and (not asked ? 'onto' or (asked ->> 'onto')::timestamptz is not distinct from item.updated_at) as fits,
      case
        when (asked ->> 'remove')::boolean then edit.id is null
        when edit.id is null then item.content_value is not distinct from asked ->> 'value'
        else edit.content_value is not distinct from asked ->> 'value'
          and item.content_value is distinct from asked ->> 'value' -- if equal, the edit changes nothing and is deleted below
          and (not asked ? 'onto' or edit.base is not distinct from to_jsonb(item)
            and (asked ->> 'onto')::timestamptz is not distinct from item.updated_at)
      end as done
    from jsonb_array_elements(plan) as asked
    left join public.website_release_edits as edit
      on edit.release_id = change_release.release and edit.content_key = asked ->> 'key'
    left join public.website_content as item on item.content_key = asked ->> 'key'
  ), saved as (
    insert into public.website_release_edits as edit
      (release_id, content_key, content_value, base, updated_at, changed_by_email)
    select change_release.release, key, value, base, clock_timestamp(), email from change where fits and not done and not remove
    on conflict (release_id, content_key) do update set
      content_value = excluded.content_value,
      updated_at = greatest(excluded.updated_at, edit.updated_at + interval '1 microsecond'),
      changed_by_email = excluded.changed_by_email,
      base = excluded.base
  ), removed as (
    delete from public.website_release_edits as edit using change
    where edit.release_id = change_release.release and edit.content_key = change.key and remove
  )
  select bool_and(fits or done), bool_or(not done) into all_fit, some_left from change;
  if not all_fit then
    raise 'Somebody else has changed an item meanwhile. Nothing was changed.' using errcode = 'PT409';
  end if;

  if some_left then
    delete from public.website_release_edits as edit
    using jsonb_to_recordset(plan) as change (key text)
    where edit.release_id = release and edit.content_key = change.key and edit.content_value is not distinct from
      (select content_value from public.website_content where content_key = change.key);

    select count(*) into total from public.website_release_edits where release_id = release;
    if total > 5000 then
      raise 'A release can have 5,000 edits. Publish some first.' using errcode = 'PT413';
    end if;
    update public.website_releases set
      version = version + 1,
      edits = total,
      changed_at = now(),
      problem = null,
      scheduled_by = case when publish_at is not null then auth.uid() end,
      scheduled_by_email = case when publish_at is not null then email end
    where id = release;
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(edit)), '[]') from public.website_release_edits as edit
    where release_id = release and content_key in (select change ->> 'key' from jsonb_array_elements(plan) as change)
  );
end
$$;

-- Publishing also succeeds if this version of the release is already published, no matter by whom.
create or replace function public.publish_release(release uuid, version bigint) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  this public.website_releases;
begin
  if not private.may_write() then
    raise 'Only publishers can publish a release.' using errcode = 'PT403';
  end if;
  begin
    this := private.lock_release(release);
  exception when sqlstate 'PT410' then
    select * into this from public.website_releases as ended
    where ended.id = release and ended.state = 'published' and ended.version = publish_release.version;
    if found then
      return this.changeset;
    end if;
    raise;
  end;
  if this.version is distinct from publish_release.version then
    raise 'This release has changed since you opened it. Nothing was published.' using errcode = 'PT409';
  end if;
  return private.publish_release(this);
end
$$;
