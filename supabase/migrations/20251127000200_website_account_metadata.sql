-- Limits the metadata that users may set for their own account to 64 kB. Auth merges the metadata of each request, so that many requests
-- could make a row too long for a backup.
-- On a hosted project, this does not apply: the project manages its own accounts, and no backup of the site contains them.

create function private.check_metadata() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise 'The metadata of an account can have 64 kB.' using errcode = 'PT413';
end
$$;
revoke all on function private.check_metadata() from public, anon, authenticated;

do $$
begin
  if (select relowner::regrole::text from pg_class where oid = 'auth.users'::regclass) <> 'supabase_auth_admin' then
    create trigger check_metadata before update on auth.users for each row
      when (new.raw_user_meta_data is distinct from old.raw_user_meta_data and octet_length(new.raw_user_meta_data::text) > 65536)
      execute function private.check_metadata();
  end if;
end
$$;
