-- Allows only times that calendars and clients can show. PostgreSQL also stores “infinity”, years BC and years after 9999, which no client
-- can read. The last day of 9999 is reserved, because tell_versions_apart may add microseconds.

create function private.check_times() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if least(new.created_at, new.updated_at) < '1970-01-01 00:00:00+00'
    or greatest(new.created_at, new.updated_at) >= '9999-12-31 00:00:00+00'
  then
    raise 'A time must lie between the years 1970 and 9999.' using errcode = 'PT400';
  end if;
  return new;
end
$$;
revoke all on function private.check_times() from public;

-- PostgreSQL runs these triggers in alphabetical order, so this one runs before tell_versions_apart.
create trigger check_times before insert or update on public.website_content
  for each row execute function private.check_times();

-- As in 20251121000400, but finds the next free time in one query. That version ran a query for each microsecond that it tried, and never
-- ended for “infinity”.
create or replace function private.tell_versions_apart() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  microsecond constant interval := '1 microsecond';
begin
  if new.id <> old.id then
    raise 'The id of an item cannot be changed.' using errcode = 'PT400';
  end if;
  if new.updated_at = old.updated_at or exists (
    select from public.website_content_history
    where item_id = new.id and (after ->> 'updated_at')::timestamptz = new.updated_at
  ) then
    with versions as (
      select old.updated_at as moment
      union
      select (after ->> 'updated_at')::timestamptz from public.website_content_history
      where item_id = new.id
    )
    select min(moment) into new.updated_at from (
      select moment + microsecond as moment from versions where moment >= new.updated_at
      except
      select moment from versions
    ) as free;
  end if;
  return new;
end
$$;

-- Repair rows that are older than this rule. They keep their place in the order of creation, as far as a valid time allows, and count as
-- changed now. The history records this repair like any other change.
update public.website_content set
  created_at = least(greatest(created_at, '1970-01-01 00:00:00+00'), '9999-12-30 00:00:00+00'),
  updated_at = now()
where least(created_at, updated_at) < '1970-01-01 00:00:00+00'
  or greatest(created_at, updated_at) >= '9999-12-31 00:00:00+00';
