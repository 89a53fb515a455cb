-- The history by steps, for the panel.

-- The newest steps whose last change is older than `older_than` (an id of the history; null: the newest of all), at most `most`.
-- `items` is how many items a step has changed, `item` the first of them before and after it, without their texts; a step that
-- is `overtaken` has an item that was changed since, and cannot be undone.
create function public.content_steps(older_than bigint, most int) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(steps) order by steps.id desc), '[]')
  from (
    select
      page.step, page.id, page.items, page.changed_at,
      newest.reason, newest.changed_by_email,
      jsonb_build_object('before', oldest.before ->> 'content_key', 'after', oldest.after ->> 'content_key') as item,
      exists (
        select from public.website_content_history as own
        join public.website_content_history as later on later.item_id = own.item_id and later.id > own.id
        where own.step = page.step and later.step <> page.step
      ) as overtaken
    from (
      select step, max(id) as id, min(id) as first, max(changed_at) as changed_at, count(distinct item_id) as items
      from public.website_content_history
      group by step having older_than is null or max(id) < older_than
      order by max(id) desc limit least(most, 200)
    ) as page
    join public.website_content_history as newest on newest.id = page.id
    join public.website_content_history as oldest on oldest.id = page.first
  ) as steps
$$;

revoke all on function public.content_steps(bigint, int) from public;
grant execute on function public.content_steps(bigint, int) to anon, authenticated;

-- What is first heard of an item at the start of the history was there before: nobody knows what it said, or since when.
create or replace function public.content_since(moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('item_id', item_id, 'was', before)), '[]')
  from (
    select distinct on (item_id) item_id, before, reason
    from public.website_content_history where changed_at > moment order by item_id, id
  ) as first_changes
  where before is not null or reason is distinct from 'start of the history'
$$;
