-- What every text was, who changed it and when; nothing of it can be changed. It is for those who may write: it holds texts that
-- were taken back, and the addresses of operators.

create table public.website_content_history (
  id bigint generated always as identity primary key,
  step uuid not null, -- what was changed at once, and is undone at once
  reason text check (char_length(reason) <= 200), -- of a step that is more than the change of one item
  item_id uuid not null,
  before jsonb, -- the row; null where the item was inserted
  after jsonb, -- null where it was deleted
  changed_at timestamptz not null default now(), -- one for the whole of a transaction
  changed_by uuid default auth.uid(),
  changed_by_email text, -- as it was then: accounts can be deleted
  check (before is not null or after is not null)
);

create index on public.website_content_history (item_id, id);
create index on public.website_content_history (step);
create index on public.website_content_history (changed_at);

alter table public.website_content_history enable row level security;
create policy "writers read" on public.website_content_history
  for select to anon, authenticated using ((select private.may_write()));
-- A hosted project grants everything to everyone by default.
revoke all on public.website_content_history from public, anon, authenticated, service_role;
grant select on public.website_content_history to anon, authenticated, service_role;

-- For everyone, the owner of the table included.
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

-- Runs as its owner, because nobody may add to the history by themselves.
create function private.record_content() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  this_step uuid := nullif(current_setting('website_content.step', true), '');
begin
  if this_step is null then
    this_step := gen_random_uuid();
    perform set_config('website_content.step', this_step::text, true); -- until the end of the transaction
    -- A year is kept. Few at a time: a clock that is wrong for a moment cannot take the history with it.
    delete from public.website_content_history where id in (
      select id from public.website_content_history
      where changed_at < now() - interval '1 year' order by changed_at limit 100
    );
  end if;
  if tg_op = 'TRUNCATE' then
    insert into public.website_content_history (step, item_id, before)
      select this_step, id, to_jsonb(content) from public.website_content as content;
    return null;
  end if;
  insert into public.website_content_history (step, reason, item_id, before, after, changed_by_email)
  values (
    this_step,
    nullif(current_setting('website_content.reason', true), ''),
    coalesce(new.id, old.id),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    (select email from auth.users where id = auth.uid())
  );
  return null;
end
$$;
create trigger record_content after insert or update or delete on public.website_content
  for each row execute function private.record_content();
create trigger record_truncated before truncate on public.website_content
  for each statement execute function private.record_content();

insert into public.website_content_history (step, reason, item_id, after, changed_at)
  select gen_random_uuid(), 'start of the history', id, to_jsonb(content), updated_at
  from public.website_content as content;

-- Who saves names the version that the text was written over (its `updated_at`), so no two versions of an item may share one.
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

-- Items that were deleted and are not back: the last change of each.
create view public.website_content_trash with (security_invoker = true) as
  select distinct on (item_id) *
  from public.website_content_history as history
  where not exists (select from public.website_content where id = history.item_id)
  order by item_id, id desc;
revoke all on public.website_content_trash from public, anon, authenticated, service_role;
grant select on public.website_content_trash to anon, authenticated, service_role;

-- The items that a moment would change back: `was` is the row as it was then, null where there was none.
-- What is first heard of an item at the start of the history was there before: nobody knows what it said, or since when.
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

-- Changes several items or none. Each change names an item by `id`, the version it starts from (`base`, an `updated_at`; null to
-- insert), and the `row` it is to be (null to delete). Calls that share a step are undone as one. The changes come as the text of a
-- JSON array: not every server of this interface tells arrays of PostgreSQL from those of JSON.
create function public.apply_content(step uuid, reason text, changes text) returns void
language plpgsql set search_path = ''
as $$
declare
  change record;
  found_rows int;
begin
  perform set_config('website_content.step', step::text, true), set_config('website_content.reason', reason, true);
  for change in
    select (value ->> 'id')::uuid as id, (value ->> 'base')::timestamptz as base, nullif(value -> 'row', 'null') as row
    from jsonb_array_elements(changes::jsonb)
    -- What is deleted or renamed makes room for keys of others.
    order by value -> 'row' <> 'null', value ->> 'base' is null
  loop
    if change.row is null then
      delete from public.website_content where id = change.id and updated_at = change.base;
    elsif change.base is null then
      insert into public.website_content (id, content_key, content_value, created_at)
      values (
        change.id, change.row ->> 'content_key', change.row ->> 'content_value',
        coalesce((change.row ->> 'created_at')::timestamptz, now())
      );
    else
      update public.website_content set
        content_key = change.row ->> 'content_key',
        content_value = change.row ->> 'content_value',
        created_at = coalesce((change.row ->> 'created_at')::timestamptz, created_at),
        updated_at = clock_timestamp()
      where id = change.id and updated_at = change.base;
    end if;
    get diagnostics found_rows = row_count;
    if found_rows = 0 then
      raise 'Somebody else has changed an item meanwhile. Nothing was changed.' using errcode = 'PT409';
    end if;
  end loop;
end
$$;

-- Takes a step back, where nothing of it has been changed since. That is a step, too, whose id is returned.
create function public.undo_content(step uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  undoing constant uuid := gen_random_uuid();
  changes jsonb;
begin
  select jsonb_agg(jsonb_build_object('id', item_id, 'base', last ->> 'updated_at', 'row', first))
  into changes
  from (
    select
      item_id,
      (array_agg(before order by id))[1] as first,
      (array_agg(after order by id desc))[1] as last
    from public.website_content_history as history
    where history.step = undo_content.step group by item_id
  ) as items
  where first is not null or last is not null;
  if changes is null then
    raise 'This change is no longer in the history.' using errcode = 'PT404';
  end if;
  perform public.apply_content(undoing, 'undo', changes::text);
  return undoing;
end
$$;

revoke all on function
  public.content_since(timestamptz), public.content_steps(bigint, int), public.apply_content(uuid, text, text), public.undo_content(uuid)
  from public;
grant execute on function
  public.content_since(timestamptz), public.content_steps(bigint, int), public.apply_content(uuid, text, text), public.undo_content(uuid)
  to anon, authenticated;
revoke all on function private.keep_history(), private.record_content(), private.tell_versions_apart() from public;

-- The default that was replaced when a key was last written, so that the panel can tell when it has changed since.
create table public.website_content_basis (
  content_key text primary key check (char_length(content_key) <= 200),
  default_value text not null check (char_length(default_value) <= 100000)
);
alter table public.website_content_basis enable row level security;
create policy "writers" on public.website_content_basis
  to anon, authenticated using ((select private.may_write())) with check ((select private.may_write()));
revoke all on public.website_content_basis from public, anon, authenticated, service_role;
grant select, insert, update on public.website_content_basis to anon, authenticated;
grant select on public.website_content_basis to service_role;
