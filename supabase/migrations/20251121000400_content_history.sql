-- Every version of every text, who changed it, and when. Nobody can change these rows. Only users who may write can read them, because they
-- contain withdrawn texts and email addresses of operators.

create table public.website_content_history (
  id bigint generated always as identity primary key,
  step uuid not null, -- the id of the changeset: the rows that were changed together, and are undone together
  opens boolean not null default false, -- the first row of its changeset; lists of changesets read only these rows
  reason text check (char_length(reason) <= 200), -- of the changeset, such as “undo”; null if one item was changed by itself
  item_id uuid not null,
  before jsonb, -- the item before the change; null for an insert
  after jsonb, -- the item after the change; null for a delete
  changed_at timestamptz not null default now(), -- the same for all rows of a transaction
  changed_by uuid default auth.uid(),
  changed_by_email text, -- at that time, because the account may be deleted later
  check (before is not null or after is not null)
);

create index on public.website_content_history (item_id, id) include (step);
create index on public.website_content_history (step, item_id, id) include (changed_at);
create index on public.website_content_history (changed_at);
create index on public.website_content_history (id) where opens;
create index on public.website_content_history (id) where after is null;
create index on public.website_content_history ((before ->> 'content_key')) where after is null;

alter table public.website_content_history enable row level security;
create policy "writers read" on public.website_content_history
  for select to anon, authenticated using ((select private.may_write()));
-- A hosted project grants all privileges on a new table to anon, authenticated and service_role.
revoke all on public.website_content_history from public, anon, authenticated, service_role;
grant select on public.website_content_history to anon, authenticated, service_role;

-- A trigger, because it also stops the owner of the table, which privileges do not.
create function private.keep_history() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.changed_at < now() - interval '1 year' then
    return old;
  end if;
  raise 'The history of the content cannot be changed.' using errcode = 'PT403';
end
$$;
create trigger keep_history before update or delete on public.website_content_history
  for each row execute function private.keep_history();
create trigger keep_all_history before truncate on public.website_content_history
  for each statement execute function private.keep_history();

-- Security definer, because nobody may write to the history directly.
-- PL/pgSQL analyzes a statement once per session, and every later plan uses the number of rows that the transition tables had then. If that
-- was one, the planner would join them with a nested loop, which is quadratic: hence `enable_nestloop = off`.
create function private.record_content() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  this_step uuid := nullif(current_setting('website_content.step', true), '');
  reason constant text := nullif(current_setting('website_content.reason', true), '');
  author constant uuid := auth.uid();
  author_email constant text := (select email from auth.users where id = author);
  opened boolean;
begin
  if this_step is null then
    this_step := gen_random_uuid();
    perform set_config('website_content.step', this_step::text, true); -- for this transaction only
    -- Delete rows that are older than a year, at most 100 at a time. The limit protects the history from a clock that is wrong for a
    -- moment.
    delete from public.website_content_history where id = any (array(
      select id from public.website_content_history
      where changed_at < now() - interval '1 year' order by changed_at limit 100
    ));
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
  return null;
end
$$;
create trigger record_inserted after insert on public.website_content
  referencing new table as new_rows for each statement execute function private.record_content();
create trigger record_updated after update on public.website_content
  referencing old table as old_rows new table as new_rows for each statement execute function private.record_content();
create trigger record_deleted after delete on public.website_content
  referencing old table as old_rows for each statement execute function private.record_content();
create trigger record_truncated before truncate on public.website_content
  for each statement execute function private.record_content();

insert into public.website_content_history (step, opens, reason, item_id, after, changed_at)
  select gen_random_uuid(), true, 'start of the history', id, to_jsonb(content), updated_at
  from public.website_content as content;

-- When a client saves an item, it identifies the version that it replaces by `updated_at`. So no two versions of an item may have the same
-- one.
create function private.tell_versions_apart() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.id <> old.id then
    raise 'The id of an item cannot be changed.' using errcode = 'PT400';
  end if;
  while new.updated_at = old.updated_at or exists (
    select from public.website_content_history
    where item_id = new.id and (after ->> 'updated_at')::timestamptz = new.updated_at
  ) loop
    new.updated_at := new.updated_at + interval '1 microsecond';
  end loop;
  return new;
end
$$;
create trigger tell_versions_apart before update on public.website_content
  for each row execute function private.tell_versions_apart();

-- The last change of each item that was deleted and not restored.
create view public.website_content_trash with (security_invoker = true) as
  select * from public.website_content_history as history
  where after is null
    and not exists (select from public.website_content where id = history.item_id)
    and not exists (
      select from public.website_content_history as later where later.item_id = history.item_id and later.id > history.id
    );
revoke all on public.website_content_trash from public, anon, authenticated, service_role;
grant select on public.website_content_trash to anon, authenticated, service_role;

-- The items that a restore to this moment would change. `was` is the row at that moment; null if the item did not exist.
-- A row with the reason “start of the history” is not a change: the item existed before, with a text that nobody knows, so it is left
-- alone.
create function public.content_since(moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('item_id', item_id, 'was', before)), '[]')
  from (
    select distinct on (item_id) item_id, before, reason
    from public.website_content_history where changed_at > moment order by item_id, id
  ) as first_changes
  where before is not null or reason is distinct from 'start of the history'
$$;

-- Returns which of these keys (the text of a JSON array) belong to items in the trash. Security definer with its own permission check:
-- under row-level security, the planner cannot use the index on the key, because `->>` is not leakproof.
create function public.content_keys_in_trash(keys text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(key), '[]') from jsonb_array_elements_text(keys::jsonb) as key
  where private.may_write() and exists (
    select from public.website_content_history as history
    where after is null and before ->> 'content_key' = key
      and not exists (select from public.website_content where id = history.item_id)
      and not exists (
        select from public.website_content_history as later where later.item_id = history.item_id and later.id > history.id
      )
  )
$$;

-- The newest changesets that began before `older_than` (the `id` of a changeset; null: no limit). Returns up to `most` of them, and never
-- more than 200.
-- `id` is that of a changeset's first row. `items` is the number of items that it changed. `item` has the key of the first one before and
-- after. `overtaken` means that an item has been changed since, so the changeset cannot be undone.
create function public.content_steps(older_than bigint, most int) returns jsonb
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
      where opens and id < coalesce(older_than, 9223372036854775807)
      order by id desc limit least(most, 200)
    ) as page
    cross join lateral (
      select count(distinct item_id) as items, max(changed_at) as changed_at
      from public.website_content_history where step = page.step
    ) as whole
  ) as steps
$$;

-- Applies several changes or none. Each change names an item by `id`, the version that it starts from (`base`, an `updated_at`; null to
-- insert), and the new `row` (null to delete). Calls with the same `step` are one changeset, which is undone as a whole.
-- `changes` is the text of a JSON array, because not every implementation of PostgREST's interface distinguishes JSON arrays from
-- PostgreSQL arrays.
create function public.apply_content(step uuid, reason text, changes text) returns void
language plpgsql set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  plan constant jsonb := changes;
  moving uuid[];
  found_rows int;
  changed int := 0;
begin
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
    coalesce((change.row ->> 'created_at')::timestamptz, now())
  from jsonb_to_recordset(plan) as change (id uuid, base timestamptz, row jsonb)
  where change.row is not null and (change.base is null or change.id = any (moving));
  get diagnostics found_rows = row_count;
  changed := changed + found_rows;

  if changed <> jsonb_array_length(plan) then
    raise 'Somebody else has changed an item meanwhile. Nothing was changed.' using errcode = 'PT409';
  end if;
end
$$;

-- The changes that undo a changeset, as `apply_content` takes them; an empty list if the history does not contain it.
create function public.content_undoing(step uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', item_id, 'base', last ->> 'updated_at', 'row', first)), '[]')
  from (
    select
      item_id,
      (array_agg(before order by id))[1] as first,
      (array_agg(after order by id desc))[1] as last
    from public.website_content_history as history
    where history.step = content_undoing.step group by item_id
  ) as items
  where first is not null or last is not null
$$;

-- Undoes a changeset if none of its items has been changed since. The undo is a changeset, too, and its id is returned.
create function public.undo_content(step uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  undoing constant uuid := gen_random_uuid();
  changes constant jsonb := public.content_undoing(step);
begin
  if changes = '[]' then
    raise 'This change is no longer in the history.' using errcode = 'PT404';
  end if;
  perform public.apply_content(undoing, 'undo', changes::text);
  return undoing;
end
$$;

revoke all on function
  public.content_since(timestamptz), public.content_keys_in_trash(text), public.content_steps(bigint, int),
  public.apply_content(uuid, text, text), public.content_undoing(uuid), public.undo_content(uuid)
  from public;
grant execute on function
  public.content_since(timestamptz), public.content_keys_in_trash(text), public.content_steps(bigint, int),
  public.apply_content(uuid, text, text), public.content_undoing(uuid), public.undo_content(uuid)
  to anon, authenticated;
revoke all on function private.keep_history(), private.record_content(), private.tell_versions_apart() from public;

-- The default that each text replaced, so that the panel could tell when that default has changed. The site no longer uses it
-- (docs/decisions/0019-history.md).
-- A default belongs to the text, not to the key: if undo or restore brings back an old text, the default noted with it applies again.
create table public.website_content_basis (
  content_key text not null check (char_length(content_key) <= 200),
  text_md5 text not null check (char_length(text_md5) = 32),
  default_value text not null check (char_length(default_value) <= 100000),
  noted_at timestamptz not null default now(),
  primary key (content_key, text_md5)
);
alter table public.website_content_basis enable row level security;
create policy "writers" on public.website_content_basis
  to anon, authenticated using ((select private.may_write())) with check ((select private.may_write()));
revoke all on public.website_content_basis from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.website_content_basis to anon, authenticated;
grant select on public.website_content_basis to service_role;

-- Notes the defaults (the text of a JSON object, by key) that the current texts of these keys replaced. `again`: also for a text that
-- already has one, because somebody has saved that text, not restored it.
-- Also deletes notes of these keys that are older than a year, as the history does, unless their text is live.
create function public.note_content_basis(defaults text, again boolean) returns void
language sql set search_path = ''
as $$
  insert into public.website_content_basis as known (content_key, text_md5, default_value)
  select content_key, md5(content_value), default_of.value
  from jsonb_each_text(defaults::jsonb) as default_of
  join public.website_content on content_key = default_of.key
  on conflict (content_key, text_md5) do update set default_value = excluded.default_value, noted_at = now()
  where again;
  delete from public.website_content_basis as known
  where content_key in (select jsonb_object_keys(defaults::jsonb)) and noted_at < now() - interval '1 year'
    and not exists (
      select from public.website_content
      where content_key = known.content_key and md5(content_value) = known.text_md5
    )
$$;

-- The noted default of each live text, by key.
create function public.content_basis() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(content_key, default_value), '{}')
  from public.website_content_basis join public.website_content using (content_key)
  where text_md5 = md5(content_value)
$$;

revoke all on function public.note_content_basis(text, boolean), public.content_basis() from public;
grant execute on function public.note_content_basis(text, boolean), public.content_basis() to anon, authenticated;
