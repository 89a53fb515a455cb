-- As in 20251124000200, but a publisher who changes a scheduled release takes over its schedule. It is then published in that person's
-- name, and not at all if that person may no longer publish.
-- Otherwise, a change could be published in the name of somebody who has never seen it.

create or replace function public.change_release(release uuid, changes text) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  plan constant jsonb := changes;
  email constant text := private.own_email();
  all_fit boolean;
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
      and (not asked ? 'onto' or (asked ->> 'onto')::timestamptz is not distinct from item.updated_at) as fits
    from jsonb_array_elements(plan) as asked
    left join public.website_release_edits as edit
      on edit.release_id = change_release.release and edit.content_key = asked ->> 'key'
    left join public.website_content as item on item.content_key = asked ->> 'key'
  ), saved as (
    insert into public.website_release_edits as edit
      (release_id, content_key, content_value, base, updated_at, changed_by_email)
    select change_release.release, key, value, base, clock_timestamp(), email from change where fits and not remove
    on conflict (release_id, content_key) do update set
      content_value = excluded.content_value,
      updated_at = greatest(excluded.updated_at, edit.updated_at + interval '1 microsecond'),
      changed_by_email = excluded.changed_by_email,
      base = excluded.base
  ), removed as (
    delete from public.website_release_edits as edit using change
    where edit.release_id = change_release.release and edit.content_key = change.key and remove
  )
  select bool_and(fits) into all_fit from change;
  if not all_fit then
    raise 'Somebody else has changed an item meanwhile. Nothing was changed.' using errcode = 'PT409';
  end if;

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
  return (
    select coalesce(jsonb_agg(to_jsonb(edit)), '[]') from public.website_release_edits as edit
    where release_id = release and content_key in (select change ->> 'key' from jsonb_array_elements(plan) as change)
  );
end
$$;

-- As in 20251124000200, but each call publishes at most one release, so that releases that are due at once do not share the time limit of
-- one call. A temporary fault, such as a full disk, no longer removes the schedule.

create or replace function public.publish_due_releases() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  due public.website_releases;
begin
  select * into due from public.website_releases
  where state = 'draft' and publish_at <= clock_timestamp()
  order by publish_at limit 1 for update skip locked;
  if found then
    begin
      if not exists (select from private.operators where user_id = due.scheduled_by and role = 'publisher')
        and not exists (select from private.admin_access where mode = 'open')
      then
        raise 'Who scheduled this release may no longer publish.' using errcode = 'PT403';
      end if;
      -- Set the author of the changeset: `auth.uid()` reads one of these settings.
      perform
        set_config('request.jwt.claim.sub', coalesce(due.scheduled_by::text, ''), true),
        set_config('request.jwt.claims', jsonb_build_object('sub', due.scheduled_by)::text, true);
      perform private.publish_release(due);
    exception
      -- The release is not at fault, so keep its schedule: the next call tries again.
      when transaction_rollback or lock_not_available or insufficient_resources or operator_intervention or system_error then
        raise;
      when others then
        update public.website_releases
        set publish_at = null, scheduled_by = null, scheduled_by_email = null, problem = sqlerrm, changed_at = now()
        where id = due.id;
    end;
  end if;
  -- At least 0.1 s, even if a release is due: the next call publishes it, unless another transaction has locked it.
  return (
    select ceil(greatest(extract(epoch from next - clock_timestamp()), 0.1) * 1000)
    from (select min(publish_at) as next from public.website_releases where state = 'draft') as waiting
    where next is not null
  );
end
$$;
