-- As in 20251126000100, but deletes rows with the same `changed_at` in the order of their ids, so the first row of a changeset (`opens`) is
-- deleted first. A large changeset is deleted in parts. content_undoing recognizes by this row whether it is still complete.
-- record_content: PL/pgSQL analyzes a statement once per session, and every later plan uses the number of rows that the transition tables
-- had then. If that was one, the planner would join them with a nested loop, which is quadratic: hence `enable_nestloop = off`.

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
    perform set_config('website_content.step', this_step::text, true); -- for this transaction only
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
  -- Delete rows that are older than a year: at most as many as were just added, and 100 more. The limit protects the history from a clock
  -- that is wrong for a moment. Skip rows that another transaction is deleting, so that nobody waits.
  if recorded > 0 then
    delete from public.website_content_history where id = any (array(
      select id from public.website_content_history
      where changed_at < now() - interval '1 year' order by changed_at, id limit 100 + recorded for update skip locked
    ));
  end if;
  return null;
end
$$;

-- As in 20251121000400, but the list is also empty if the first row of the changeset is gone. Otherwise, an undo would restore only a part
-- of the changeset.
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
