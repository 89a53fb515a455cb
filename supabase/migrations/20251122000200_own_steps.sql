-- A changeset belongs to one author and to a short time, so that nobody can hide a change in an old changeset or in somebody else's. The
-- panel sends a long import in several requests, one after another, as one changeset.

create function private.check_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  this_step constant uuid := nullif(current_setting('website_content.step', true), '');
  authors_differ boolean;
  last_change timestamptz;
begin
  -- This reason marks items that existed before the history began. content_since leaves them alone.
  if current_setting('website_content.reason', true) = 'start of the history' then
    raise 'This reason is reserved. Give another one.' using errcode = 'PT400';
  end if;
  select bool_or(changed_by is distinct from auth.uid()), max(changed_at) into authors_differ, last_change
  from public.website_content_history where step = this_step;
  if authors_differ or last_change < now() - interval '15 minutes' then
    raise 'This step is complete. Use a new id for a new step.' using errcode = 'PT409';
  end if;
  return null;
end
$$;
revoke all on function private.check_step() from public;

create trigger check_step before insert or update or delete on public.website_content
  for each statement execute function private.check_step();

-- As in 20251121000400, but a row with an author is a change, even with the reserved reason: until now, operators could use that reason.
create or replace function public.content_since(moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('item_id', item_id, 'was', before)), '[]')
  from (
    select distinct on (item_id) item_id, before, reason, changed_by
    from public.website_content_history where changed_at > moment order by item_id, id
  ) as first_changes
  where before is not null or reason is distinct from 'start of the history' or changed_by is not null
$$;
