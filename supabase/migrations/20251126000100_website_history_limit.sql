-- As in 20251121000400, but every statement that changes texts deletes rows that are older than a year. Until now, nothing was deleted if
-- the caller had chosen the id of the changeset, as for imports, replacements, undo, restore and releases.

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
      where changed_at < now() - interval '1 year' order by changed_at limit 100 + recorded for update skip locked
    ));
  end if;
  return null;
end
$$;
