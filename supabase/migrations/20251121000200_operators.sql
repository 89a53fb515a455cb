-- The list of operators, for `npm run operator`. On a hosted project that comes in through REST with the service key, hence
-- functions of the schema that REST exposes; nobody else may call them.

alter table private.operators add column created_at timestamptz not null default now();

create function public.list_operators()
returns table (email text, since timestamptz, last_sign_in timestamptz)
language sql stable security definer set search_path = ''
as $$
  select users.email::text, operators.created_at, users.last_sign_in_at::timestamptz
  from private.operators join auth.users on users.id = operators.user_id
  order by 1
$$;

-- The account of this address, whatever its case.
create function private.find_account(address text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select id from auth.users where lower(users.email) = lower(address) order by created_at limit 1
$$;

-- Null where nobody has this address; otherwise whether the account was no operator before.
create function public.add_operator(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := private.find_account(address);
begin
  if account is null then
    return null;
  end if;
  insert into private.operators (user_id) values (account) on conflict do nothing;
  return found;
end
$$;

-- Whether it was one. From then on no policy lets it write, whatever session it has, and no session is refreshed.
create function public.remove_operator(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := private.find_account(address);
  was_listed boolean;
begin
  delete from private.operators where user_id = account;
  was_listed := found;
  if was_listed then
    delete from auth.sessions where user_id = account;
  end if;
  return was_listed;
end
$$;

-- The account's id, for a new password to be set; null where it is no operator. Ends its sessions.
create function public.reset_operator(address text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  select user_id into account from private.operators where user_id = private.find_account(address);
  delete from auth.sessions where user_id = account;
  return account;
end
$$;

revoke all on function private.find_account(text) from public;
revoke all on function
  public.list_operators(), public.add_operator(text), public.remove_operator(text), public.reset_operator(text)
  from public, anon, authenticated;
grant execute on function
  public.list_operators(), public.add_operator(text), public.remove_operator(text), public.reset_operator(text)
  to service_role;
