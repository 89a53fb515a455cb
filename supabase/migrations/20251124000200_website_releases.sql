-- Releases: named sets of edits that visitors do not see until all of them are published at once. Authors prepare releases. Publishers can
-- also change what is live. Existing operators become publishers.

alter table private.operators
  add column role text not null default 'publisher' check (role in ('author', 'publisher'));

-- The role of the caller; null if the caller is not an operator or the session has ended.
create function private.operator_role() returns text
language sql stable security definer set search_path = ''
as $$
  select role from private.operators join auth.sessions using (user_id)
  -- Compare as text, because a token may contain a session id that is not a UUID.
  where user_id = auth.uid() and sessions.id::text = auth.jwt() ->> 'session_id'
    and (not_after is null or not_after > now())
$$;

create or replace function private.may_write() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admin_access where mode = 'open')
      or coalesce(private.operator_role() = 'publisher', false)
$$;

create function private.may_prepare() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admin_access where mode = 'open') or private.operator_role() is not null
$$;

-- As in 20251124000100, but only publishers may read the inbox, because it contains personal data.
create or replace function private.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.operator_role() = 'publisher', false) $$;

-- The panel calls this before it offers to prepare a release.
create function public.may_prepare() returns boolean
language sql stable set search_path = ''
as $$ select current_user = 'service_role' or private.may_prepare() $$;

revoke all on function private.operator_role(), private.may_prepare(), public.may_prepare() from public;
grant execute on function private.may_prepare(), public.may_prepare() to anon, authenticated, service_role;

-- Authors may also read the history.
alter policy "writers read" on public.website_content_history using ((select private.may_prepare()));

create or replace function public.content_keys_in_trash(keys text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(key), '[]') from jsonb_array_elements_text(keys::jsonb) as key
  where private.may_prepare() and exists (
    select from public.website_content_history as history
    where after is null and before ->> 'content_key' = key
      and not exists (select from public.website_content where id = history.item_id)
      and not exists (
        select from public.website_content_history as later where later.item_id = history.item_id and later.id > history.id
      )
  )
$$;

drop function public.list_operators();
create function public.list_operators()
returns table (id uuid, email text, role text, since timestamptz, last_sign_in timestamptz)
language sql stable security definer set search_path = ''
as $$
  select users.id, users.email::text, operators.role, operators.created_at, users.last_sign_in_at::timestamptz
  from private.operators join auth.users on users.id = operators.user_id
  order by 2
$$;

-- As in 20251121000200, but with a role. If the account is already an operator, its role is replaced.
drop function public.add_operator(text);
create function public.add_operator(address text, operator_role text default 'publisher') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  select id into account from auth.users where lower(email) = lower(address) order by created_at limit 1;
  if account is not null then
    insert into private.operators (user_id, role) values (account, operator_role)
    on conflict (user_id) do update set role = excluded.role;
  end if;
  return account;
end
$$;

revoke all on function public.list_operators(), public.add_operator(text, text) from public, anon, authenticated;
grant execute on function public.list_operators(), public.add_operator(text, text) to service_role;

create table public.website_releases (
  id uuid primary key default gen_random_uuid(), -- random, because Realtime sends the id of a deleted release to everyone
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  state text not null default 'draft' check (state in ('draft', 'published', 'discarded')),
  version bigint not null default 0, -- counts changes of its edits, so that nobody publishes what they have not seen
  edits int not null default 0,
  created_at timestamptz not null default now(),
  created_by_email text,
  changed_at timestamptz not null default now(), -- the last change of its edits, name or state
  publish_at timestamptz, -- set while it is scheduled, and kept after it is published
  scheduled_by uuid,
  scheduled_by_email text,
  problem text, -- why it was not published on schedule
  ended_at timestamptz, -- when it was published or discarded
  changeset uuid -- the changeset in the history; null if publishing changed nothing
);
create index on public.website_releases (publish_at) where state = 'draft';

create table public.website_release_edits (
  id uuid primary key default gen_random_uuid(),
  release_id uuid not null references public.website_releases (id) on delete cascade,
  content_key text not null,
  content_value text, -- null deletes the item, so that the site shows its default
  base jsonb, -- the live item that the edit replaces; null if there was none
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by_email text,
  unique (release_id, content_key)
);
create index on public.website_release_edits (content_key);

create trigger check_content before insert or update of content_key, content_value on public.website_release_edits
  for each row execute function private.check_content();

-- Links to a preview. Anyone who has the token sees the site with the release until the link expires.
create table public.website_release_previews (
  id uuid primary key default gen_random_uuid(),
  release_id uuid not null references public.website_releases (id) on delete cascade,
  token_hash bytea not null unique, -- SHA-256, so that reading the table is not enough to open a preview
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_by_email text
);
create index on public.website_release_previews (release_id);

alter table public.website_releases enable row level security;
alter table public.website_release_edits enable row level security;
alter table public.website_release_previews enable row level security;
create policy "operators read" on public.website_releases
  for select to anon, authenticated using ((select private.may_prepare()));
create policy "operators read" on public.website_release_edits
  for select to anon, authenticated using ((select private.may_prepare()));
create policy "operators read" on public.website_release_previews
  for select to anon, authenticated using ((select private.may_prepare()));

-- A hosted project grants all privileges on a new table to anon, authenticated and service_role. Only the functions below write to these
-- tables.
revoke all on public.website_releases, public.website_release_edits, public.website_release_previews
  from public, anon, authenticated, service_role;
grant select on public.website_releases, public.website_release_edits to anon, authenticated;
grant select (id, release_id, created_at, expires_at, created_by_email) on public.website_release_previews
  to anon, authenticated;

-- Each change of an edit also changes the version of its release, so Realtime announces it. The edits themselves are not published.
do $$
begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'website_releases'
  ) then
    alter publication supabase_realtime add table public.website_releases;
  end if;
end
$$;

create function private.own_email() returns text
language sql stable security definer set search_path = ''
as $$ select email::text from auth.users where id = auth.uid() $$;

-- Returns a release and locks it until the transaction ends. Nobody looks at a scheduled release again before it is published, so only
-- publishers may change it.
create function private.lock_release(release uuid) returns public.website_releases
language plpgsql security definer set search_path = ''
as $$
declare
  found_release public.website_releases;
begin
  if not private.may_prepare() then
    raise 'Only operators can prepare a release.' using errcode = 'PT403';
  end if;
  select * into found_release from public.website_releases where id = release for update;
  if found_release.state is distinct from 'draft' then
    raise 'This release was published or discarded.' using errcode = 'PT410';
  end if;
  if found_release.publish_at is not null and not private.may_write() then
    raise 'This release is scheduled. Only publishers can change it now.' using errcode = 'PT403';
  end if;
  return found_release;
end
$$;

-- Returns a name without surrounding spaces. A name is shown within other texts, so it may not contain line breaks or control characters,
-- which could hide what follows.
create function private.check_release_name(name text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  clean constant text := btrim(name, E' \t\n\r\f\u000b\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u205f\u2060\u3000\ufeff');
begin
  if coalesce(clean, '') = '' then
    raise 'A release needs a name.' using errcode = 'PT400';
  end if;
  if char_length(clean) > 80 then
    raise 'The name of a release can have 80 characters; this one has %.', char_length(clean) using errcode = 'PT413';
  end if;
  if clean ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then
    raise 'The name of a release cannot hold line breaks or control characters.' using errcode = 'PT400';
  end if;
  return clean;
end
$$;

-- Checks that there is room for one more release. The table lock serializes callers, so that two of them cannot take the last place.
create function private.take_place_for_release() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_prepare() then
    raise 'Only operators can prepare a release.' using errcode = 'PT403';
  end if;
  lock table public.website_releases in share row exclusive mode;
  if (select count(*) from public.website_releases where state = 'draft') >= 100 then
    raise 'There can be 100 releases at a time. Publish or discard some first.' using errcode = 'PT413';
  end if;
end
$$;

-- Published and discarded releases are kept for a year, like the history.
create function public.create_release(name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  created uuid;
begin
  perform private.take_place_for_release();
  delete from public.website_releases where ended_at < now() - interval '1 year';
  insert into public.website_releases (name, created_by_email)
  values (private.check_release_name(create_release.name), private.own_email())
  returning id into created;
  return created;
end
$$;

create function public.rename_release(release uuid, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_release(release);
  update public.website_releases set name = private.check_release_name(rename_release.name), changed_at = now()
  where id = release;
end
$$;

create function public.discard_release(release uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_release(release);
  update public.website_releases set
    state = 'discarded', ended_at = now(), changed_at = now(), publish_at = null, scheduled_by = null, scheduled_by_email = null
  where id = release;
  delete from public.website_release_previews where release_id = release;
end
$$;

-- Restores a discarded release from the trash.
create function public.restore_release(release uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_place_for_release();
  update public.website_releases set state = 'draft', ended_at = null, changed_at = now()
  where id = release and state = 'discarded';
end
$$;

-- Changes several edits of a release or none, and returns these edits as they are afterward. `changes` is the text of a JSON array. Each
-- change has these properties:
--   - `key`
--   - `value`: the new text; null to delete the item
--   - `base`: the `updated_at` from which the change starts: of the edit, or else of the live item; null if there is neither
--   - `remove`: deletes the edit from the release instead
--   - `onto`: the `updated_at` of the live item that the edit replaces from now on (null: no item), after somebody has seen its new text
-- An edit that would change nothing is not kept.
create function public.change_release(release uuid, changes text) returns jsonb
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
  update public.website_releases
  set version = version + 1, edits = total, changed_at = now(), problem = null where id = release;
  return (
    select coalesce(jsonb_agg(to_jsonb(edit)), '[]') from public.website_release_edits as edit
    where release_id = release and content_key in (select change ->> 'key' from jsonb_array_elements(plan) as change)
  );
end
$$;

-- A release with its edits; null if it does not exist. Row-level security decides who gets them.
create function public.release_edits(release uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'release', to_jsonb(this),
    'edits', (
      select coalesce(jsonb_agg(to_jsonb(edit) order by created_at, content_key), '[]')
      from public.website_release_edits as edit where release_id = this.id
    )
  )
  from public.website_releases as this where this.id = release
$$;

-- The keys that the releases in preparation change, so that an editor notices early if two releases change the same text.
create function public.release_keys() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('content_key', content_key, 'release_id', release_id)), '[]')
  from public.website_release_edits as edit join public.website_releases as this on this.id = release_id
  where this.state = 'draft'
$$;

-- Publishes a locked release as one changeset, and returns its id; null if nothing had to change. The caller has checked the permission.
create function private.publish_release(this public.website_releases) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  step uuid := gen_random_uuid();
  is_overtaken boolean;
  changes jsonb;
begin
  -- A single statement sees one snapshot, so the versions that it returns are those that it compared. If a live text is neither the text in
  -- the edit's `base` nor the new one, nothing is published.
  select
    bool_or(item.content_value is distinct from edit.base ->> 'content_value'),
    jsonb_agg(jsonb_build_object(
      'id', coalesce(item.id, gen_random_uuid()),
      'base', item.updated_at,
      'row', case when edit.content_value is not null
        then jsonb_build_object('content_key', edit.content_key, 'content_value', edit.content_value) end
    ) order by edit.created_at, edit.content_key)
  into is_overtaken, changes
  from public.website_release_edits as edit
  left join public.website_content as item using (content_key)
  where edit.release_id = this.id and item.content_value is distinct from edit.content_value;
  if is_overtaken then
    raise 'Texts of this release were changed on the site since they were edited here. Nothing was published.'
      using errcode = 'PT409';
  end if;
  if changes is null then
    step := null;
  else
    begin
      perform public.apply_content(step, format('Release “%s”', this.name), changes::text);
    exception when unique_violation then -- somebody inserted an item with a key of this release at the same moment
      raise 'Texts of this release were changed on the site since they were edited here. Nothing was published.'
        using errcode = 'PT409';
    end;
  end if;
  update public.website_releases
  set state = 'published', ended_at = clock_timestamp(), changed_at = now(), changeset = step, problem = null
  where id = this.id;
  delete from public.website_release_previews where release_id = this.id;
  return step;
end
$$;

-- Publishes a release if `version` is current, so that nobody publishes what they have not seen.
create function public.publish_release(release uuid, version bigint) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  this public.website_releases;
begin
  if not private.may_write() then
    raise 'Only publishers can publish a release.' using errcode = 'PT403';
  end if;
  this := private.lock_release(release);
  if this.version is distinct from publish_release.version then
    raise 'This release has changed since you opened it. Nothing was published.' using errcode = 'PT409';
  end if;
  return private.publish_release(this);
end
$$;

-- Schedules a release, or removes its schedule if the time is null.
create function public.schedule_release(release uuid, version bigint, at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  this public.website_releases;
begin
  if not private.may_write() then
    raise 'Only publishers can schedule a release.' using errcode = 'PT403';
  end if;
  this := private.lock_release(release);
  if at is not null and this.version is distinct from schedule_release.version then
    raise 'This release has changed since you opened it. Nothing was scheduled.' using errcode = 'PT409';
  end if;
  if at < now() + interval '30 seconds' or at > now() + interval '2 years' then
    raise 'A release can be scheduled from one minute to two years ahead.' using errcode = 'PT400';
  end if;
  update public.website_releases set
    publish_at = at,
    scheduled_by = case when at is not null then auth.uid() end,
    scheduled_by_email = case when at is not null then private.own_email() end,
    problem = null,
    changed_at = now()
  where id = release;
end
$$;

-- Publishes releases that are due, for the site's process. Returns the milliseconds until the next release is due; null if none is
-- scheduled. Several processes may call it, but each release is published once. The history names the person who scheduled it.
-- If that person may no longer publish, or a live text has changed, the schedule is removed, and `problem` says why.
create function public.publish_due_releases() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  due public.website_releases;
begin
  loop
    select * into due from public.website_releases
    where state = 'draft' and publish_at <= clock_timestamp()
    order by publish_at limit 1 for update skip locked;
    exit when not found;
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
      when deadlock_detected or serialization_failure then
        raise; -- the next call tries again
      when others then
        update public.website_releases
        set publish_at = null, scheduled_by = null, scheduled_by_email = null, problem = sqlerrm, changed_at = now()
        where id = due.id;
    end;
  end loop;
  -- At least 0.1 s: a release that is already due is locked by another transaction.
  return (
    select ceil(greatest(extract(epoch from next - clock_timestamp()), 0.1) * 1000)
    from (select min(publish_at) as next from public.website_releases where state = 'draft') as waiting
    where next is not null
  );
end
$$;

-- Returns the token of a new link to a preview. Only its hash is stored.
create function public.create_release_preview(release uuid, hours int) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.may_prepare() then
    raise 'Only operators can prepare a release.' using errcode = 'PT403';
  end if;
  -- Lock the release, so that it cannot end before its link exists, and nobody else takes the last place for a link.
  perform from public.website_releases where id = release and state = 'draft' for update;
  if not found then
    raise 'This release was published or discarded.' using errcode = 'PT410';
  end if;
  if hours is null or hours not between 1 and 720 then
    raise 'A preview can be open for 1 to 720 hours.' using errcode = 'PT400';
  end if;
  delete from public.website_release_previews where expires_at < now();
  if (select count(*) from public.website_release_previews where release_id = release) >= 100 then
    raise 'A release can have 100 links. End them first.' using errcode = 'PT413';
  end if;
  insert into public.website_release_previews (release_id, token_hash, expires_at, created_by_email)
  values (release, sha256(convert_to(token, 'UTF8')), now() + make_interval(hours => hours), private.own_email());
  return token;
end
$$;

create function public.end_release_previews(release uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_prepare() then
    raise 'Only operators can prepare a release.' using errcode = 'PT403';
  end if;
  delete from public.website_release_previews where release_id = release;
end
$$;

-- What a preview shows, for anyone who has its token; null once the link has expired or the release has ended. Security definer, because
-- the token is the permission.
create function public.release_preview(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', this.name,
    'expires_at', preview.expires_at,
    'edits', (
      select coalesce(jsonb_agg(jsonb_build_object('content_key', content_key, 'content_value', content_value)), '[]')
      from public.website_release_edits where release_id = this.id
    )
  )
  from public.website_release_previews as preview
  join public.website_releases as this on this.id = preview.release_id
  where preview.token_hash = sha256(convert_to(token, 'UTF8')) and preview.expires_at > now() and this.state = 'draft'
$$;

revoke all on function
  private.own_email(), private.check_release_name(text), private.take_place_for_release(), private.lock_release(uuid), private.publish_release(public.website_releases),
  public.create_release(text), public.rename_release(uuid, text), public.discard_release(uuid),
  public.restore_release(uuid), public.change_release(uuid, text), public.release_edits(uuid),
  public.release_keys(), public.publish_release(uuid, bigint), public.schedule_release(uuid, bigint, timestamptz),
  public.publish_due_releases(), public.create_release_preview(uuid, int), public.end_release_previews(uuid),
  public.release_preview(text)
  from public, anon, authenticated;
grant execute on function
  public.create_release(text), public.rename_release(uuid, text), public.discard_release(uuid),
  public.restore_release(uuid), public.change_release(uuid, text), public.release_edits(uuid),
  public.release_keys(), public.publish_release(uuid, bigint), public.schedule_release(uuid, bigint, timestamptz),
  public.create_release_preview(uuid, int), public.end_release_previews(uuid), public.release_preview(text)
  to anon, authenticated;
grant execute on function public.publish_due_releases() to service_role;
