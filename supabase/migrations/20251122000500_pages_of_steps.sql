-- As in 20251121000400, but uses the index for `older_than` before PostgreSQL 18, too. Those versions plan a function without its
-- arguments, so `coalesce` stays in the condition.
-- Under row-level security, an index condition must be leakproof. The planner does not consider `coalesce` leakproof, but it accepts the
-- result of a subquery.
create or replace function public.content_steps(older_than bigint, most int) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(steps) order by steps.id desc), '[]')
  from (
    select
      page.step, page.id, whole.items, whole.changed_at, page.reason, page.changed_by_email,
      jsonb_build_object('before', page.before ->> 'content_key', 'after', page.after ->> 'content_key') as item,
      exists (
        select from public.website_content_history as own
        join public.website_content_history as later on later.item_id = own.item_id and later.id > own.id
        where own.step = page.step and later.step <> page.step
      ) as overtaken
    from (
      select * from public.website_content_history
      where opens and id < (select coalesce(older_than, 9223372036854775807))
      order by id desc limit least(most, 200)
    ) as page
    cross join lateral (
      select count(distinct item_id) as items, max(changed_at) as changed_at
      from public.website_content_history where step = page.step
    ) as whole
  ) as steps
$$;
