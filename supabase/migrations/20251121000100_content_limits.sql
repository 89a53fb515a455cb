-- Limits for a text and for the table, no matter who writes. Triggers check them instead of constraints, because the panel shows the
-- messages of triggers to its users. PostgREST answers with the HTTP status that follows `PT`, such as 413.

create function private.check_content() returns trigger
language plpgsql set search_path = ''
as $$
declare
  longest constant int := 100000; -- in UTF-16 code units, like `maxValueLength` in content/keys/overrides.ts
  length constant int := octet_length(new.content_value);
begin
  if tg_op = 'INSERT' or new.content_key <> old.content_key then
    if btrim(new.content_key, E' \t\n\r\f\u000b\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000') = '' then
      raise 'A key cannot be empty.' using errcode = 'PT400';
    end if;
    if char_length(new.content_key) > 200 then
      raise 'A key can have 200 characters; this one has %.', char_length(new.content_key) using errcode = 'PT413';
    end if;
    -- Unicode's control and format characters, line separators, and characters that display as nothing.
    if new.content_key ~ (
      '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e' ||
      '\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    ) then
      raise 'A key cannot hold control characters or invisible ones.' using errcode = 'PT400';
    end if;
  end if;
  -- Count only if the text may be too long: no text has more UTF-16 code units than bytes.
  if length > longest and (tg_op = 'INSERT' or new.content_value <> old.content_value) then
    if char_length(new.content_value)
      + char_length(regexp_replace(new.content_value, '[^\U00010000-\U0010ffff]', '', 'g')) > longest
    then
      raise 'A value can have 100,000 characters; this one has more.' using errcode = 'PT413';
    end if;
  end if;
  return new;
end
$$;

create trigger check_content before insert or update of content_key, content_value on public.website_content
  for each row execute function private.check_content();

-- The number of rows, so that no insert has to count them. Each insert or delete locks this row until its transaction ends, so concurrent
-- ones wait for each other.
create table private.content_count (
  only_row boolean primary key default true check (only_row),
  count int not null
);

-- In a block, because `supabase db push` sends each statement by itself. Before PostgreSQL 18, such statements are not in a transaction
-- block, which LOCK TABLE needs.
do $$
begin
  lock table public.website_content in share row exclusive mode;
end
$$;
insert into private.content_count (count) select count(*) from public.website_content;

-- Security definer, because callers may not write to this table.
create function private.count_content() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := 100000;
  change int := 0;
  total int;
begin
  if tg_op = 'TRUNCATE' then
    update private.content_count set count = 0 where only_row;
    return null;
  elsif tg_op = 'INSERT' then
    select count(*) into change from changed;
  else
    select -count(*) into change from changed;
  end if;
  if change = 0 then
    return null;
  end if;
  update private.content_count set count = count + change where only_row returning count into total;
  if change > 0 and total > most then
    raise 'The table can hold 100,000 items and is full. Delete some first.' using errcode = 'PT413';
  end if;
  return null;
end
$$;

create trigger count_inserted after insert on public.website_content
  referencing new table as changed for each statement execute function private.count_content();
create trigger count_deleted after delete on public.website_content
  referencing old table as changed for each statement execute function private.count_content();
create trigger count_truncated after truncate on public.website_content
  for each statement execute function private.count_content();

revoke all on private.content_count from public, anon, authenticated;
revoke all on function private.check_content(), private.count_content() from public;
