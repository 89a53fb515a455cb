-- As in 20251122000700, but a repeated request changes everything only once, and succeeds each time. A browser repeats a request on a new
-- connection if the reused one closes before the response, even if the server was already processing it (RFC 9112, 9.3.1).
-- Without this, the panel would take its own change for somebody else's, and make it again.

create or replace function public.apply_content(step uuid, reason text, changes text) returns void
language plpgsql set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  plan constant jsonb := changes;
  moving uuid[];
  found_rows int;
  changed int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended(step::text, 0));
  -- Return if the request is a repetition: this changeset has already changed each item, from this version and to this row.
  if not exists (
    select from jsonb_to_recordset(plan) as change (id uuid, base timestamptz, row jsonb)
    where not exists (
      select from public.website_content_history as made
      where made.step = apply_content.step and made.item_id = change.id
        and (made.before ->> 'updated_at')::timestamptz is not distinct from change.base
    ) or not exists (
      select from public.website_content_history as made
      where made.step = apply_content.step and made.item_id = change.id
        and made.after ->> 'content_key' is not distinct from change.row ->> 'content_key'
        and made.after ->> 'content_value' is not distinct from change.row ->> 'content_value'
    )
  ) then
    return;
  end if;
  perform set_config('website_content.step', step::text, true), set_config('website_content.reason', reason, true);

  -- Delete first, because other changes may reuse the keys.
  delete from public.website_content as item
  using jsonb_to_recordset(plan) as change (id uuid, base timestamptz, row jsonb)
  where item.id = change.id and item.updated_at = change.base and change.row is null;
  get diagnostics found_rows = row_count;
  changed := changed + found_rows;

  -- The unique constraint is checked for each row, so an UPDATE cannot exchange the keys of items. Such items are deleted here and inserted
  -- again below.
  select coalesce(array_agg(change.id), '{}') into moving
  from jsonb_to_recordset(plan) as change (id uuid, base timestamptz, row jsonb)
  join public.website_content as item on item.id = change.id and item.updated_at = change.base
  join public.website_content as other on other.content_key = change.row ->> 'content_key' and other.id <> change.id
  where change.row ? 'created_at';
  delete from public.website_content as item
  using jsonb_to_recordset(plan) as change (id uuid, base timestamptz, row jsonb)
  where item.id = change.id and item.updated_at = change.base and item.id = any (moving);

  update public.website_content as item set
    content_key = change.row ->> 'content_key',
    content_value = change.row ->> 'content_value',
    created_at = coalesce((change.row ->> 'created_at')::timestamptz, item.created_at),
    updated_at = clock_timestamp()
  from jsonb_to_recordset(plan) as change (id uuid, base timestamptz, row jsonb)
  where item.id = change.id and item.updated_at = change.base
    and change.row is not null and change.id <> all (moving);
  get diagnostics found_rows = row_count;
  changed := changed + found_rows;

  insert into public.website_content (id, content_key, content_value, created_at)
  select
    change.id, change.row ->> 'content_key', change.row ->> 'content_value',
    coalesce((change.row ->> 'created_at')::timestamptz, now() + (position - 1) * interval '1 microsecond')
  from rows from (jsonb_to_recordset(plan) as (id uuid, base timestamptz, row jsonb))
    with ordinality as change (id, base, row, position)
  where change.row is not null and (change.base is null or change.id = any (moving));
  get diagnostics found_rows = row_count;
  changed := changed + found_rows;

  if changed <> jsonb_array_length(plan) then
    raise 'Somebody else has changed an item meanwhile. Nothing was changed.' using errcode = 'PT409';
  end if;
end
$$;
