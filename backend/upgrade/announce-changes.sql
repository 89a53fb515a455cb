-- Announces each change of a published table with NOTIFY, which is delivered after the commit and in commit order. Only
-- for the embedded backend, hence not a migration: a hosted project reads the write-ahead log instead.

-- Without a unique number, NOTIFY would merge two identical changes of one transaction into one.
create sequence if not exists website_realtime.change_number;

-- Anyone who may connect to the database can listen to any channel, and announce anything there. So its name is random, and
-- only the owner of this table can read it.
create table if not exists website_realtime.channel (
  only_row boolean primary key default true check (only_row),
  name text not null default 'website_' || replace(gen_random_uuid()::text, '-', '')
);
insert into website_realtime.channel default values on conflict do nothing;

-- NOTIFY carries less than 8000 bytes, so a change is sent in parts, "<number> <part> <parts> <text>". They contain the
-- row as it was written, even if it has been changed again or deleted since. The arguments of the trigger are the names
-- of the primary key's columns.
create or replace function website_realtime.announce_change() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  part_length constant int := 1900; -- characters, of up to 4 bytes
  number constant bigint := nextval('website_realtime.change_number');
  change constant text := jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'commit_timestamp', clock_timestamp(),
    'record', case when tg_op <> 'DELETE' then to_jsonb(new) end,
    'old_record', case when tg_op <> 'INSERT' then (
      select jsonb_object_agg(name, to_jsonb(old) -> name) from unnest(tg_argv) as name
    ) end
  );
  channel constant text := (select name from website_realtime.channel);
  parts constant int := ceil(length(change)::numeric / part_length);
begin
  for part in 1..parts loop
    perform pg_notify(
      channel,
      concat_ws(' ', number, part, parts, substr(change, (part - 1) * part_length + 1, part_length))
    );
  end loop;
  return null;
end
$$;

do $$
declare
  published record;
begin
  for published in
    select schemaname, tablename, string_agg(quote_literal(attname), ', ') as key
    from pg_publication_tables
    join pg_namespace on nspname = schemaname
    join pg_class on relname = tablename and relnamespace = pg_namespace.oid
    join pg_index on indrelid = pg_class.oid and indisprimary
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where pubname = 'supabase_realtime'
    group by schemaname, tablename
  loop
    execute format(
      'create or replace trigger website_announce_change after insert or update or delete on %I.%I
       for each row execute function website_realtime.announce_change(%s)',
      published.schemaname, published.tablename, published.key
    );
  end loop;
end
$$;
