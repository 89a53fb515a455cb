-- As before, but of a step that is older than a year, the row that opens it is deleted first: the one with its lowest id. A large step is
-- deleted in parts.

create or replace function private.record_content() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  this_step uuid := nullif(current_setting('website_content.step', true), '');
  reason constant text := nullif(current_setting('website_content.reason', true), '');
  author constant uuid := auth.uid();
  author_email constant text := (select email from auth.users where id = author);
  opened boolean;
  recorded int;
begin
  if this_step is null then
    this_step := gen_random_uuid();
    perform set_config('website_content.step', this_step::text, true); -- until the end of the transaction
  end if;
  opened := exists (select from public.website_content_history where step = this_step);
  if tg_op = 'INSERT' then
    insert into public.website_content_history
      (step, opens, reason, item_id, after, changed_by, changed_by_email)
      select this_step, not opened and row_number() over () = 1, reason, id, to_jsonb(new_rows), author, author_email
      from new_rows;
  elsif tg_op = 'UPDATE' then
    insert into public.website_content_history
      (step, opens, reason, item_id, before, after, changed_by, changed_by_email)
      select
        this_step, not opened and row_number() over () = 1, reason,
        id, to_jsonb(old_rows), to_jsonb(new_rows), author, author_email
      from old_rows join new_rows using (id);
  elsif tg_op = 'DELETE' then
    insert into public.website_content_history
      (step, opens, reason, item_id, before, changed_by, changed_by_email)
      select this_step, not opened and row_number() over () = 1, reason, id, to_jsonb(old_rows), author, author_email
      from old_rows;
  else
    insert into public.website_content_history
      (step, opens, reason, item_id, before, changed_by, changed_by_email)
      select this_step, not opened and row_number() over () = 1, reason, id, to_jsonb(content), author, author_email
      from public.website_content as content;
  end if;
  get diagnostics recorded = row_count;
  -- A year is kept. More is deleted than was added, but not everything: a clock that is wrong for a moment cannot take the history with it.
  -- Rows that another change is deleting are left to it, so that nobody waits.
  if recorded > 0 then
    delete from public.website_content_history where id = any (array(
      select id from public.website_content_history
      where changed_at < now() - interval '1 year' order by changed_at, id limit 100 + recorded for update skip locked
    ));
  end if;
  return null;
end
$$;

-- As before, but also an empty list if the row that opens the step is gone, because the rest must not be undone as if it were all of it.
create or replace function public.content_undoing(step uuid) returns jsonb
language sql stable set search_path = ''
as $$
  with items as (
    select
      item_id,
      bool_or(opens) as opens,
      (array_agg(before order by id))[1] as first,
      (array_agg(after order by id desc))[1] as last
    from public.website_content_history as history
    where history.step = content_undoing.step group by item_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', item_id, 'base', last ->> 'updated_at', 'row', first)), '[]')
  from items
  where (first is not null or last is not null) and (select bool_or(opens) from items)
$$;
