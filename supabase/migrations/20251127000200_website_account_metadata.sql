-- The metadata that an account may set for itself has at most 64 kB. Auth merges what each request says, so many requests made a row that is
-- longer than a backup can hold. On a hosted project, the accounts are the project's own and in no backup of the site.

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
