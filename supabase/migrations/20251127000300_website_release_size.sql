-- As in 20251125000200, but the texts of a release, with those that they replace, have at most 8 MB. A preview and the panel get all of
-- them in one response, and publishing them must end within the time limit.

create or replace function public.change_release(release uuid, changes text) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  plan constant jsonb := changes;
  email constant text := private.own_email();
  all_fit boolean;
  some_left boolean;
  total int;
  bytes bigint;
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

    select count(*), sum(octet_length(coalesce(content_value, '')) + octet_length(coalesce(base ->> 'content_value', '')))
    into total, bytes
    from public.website_release_edits where release_id = release;
    if total > 5000 then
      raise 'A release can have 5,000 edits. Publish some first.' using errcode = 'PT413';
    end if;
    if bytes > 8388608 then
      raise 'This release is too large: its texts, and those that they replace, can have 8 MB. Make another release for the rest.'
        using errcode = 'PT413';
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
