-- The list of operators, for `npm run operator`. On a hosted project that comes in through REST with the service key, hence
-- functions of the schema that REST exposes; nobody else may call them.

alter table private.operators add column created_at timestamptz not null default now();

create function public.list_operators()
returns table (id uuid, email text, since timestamptz, last_sign_in timestamptz)
language sql stable security definer set search_path = ''
as $$
  select users.id, users.email::text, operators.created_at, users.last_sign_in_at::timestamptz
  from private.operators join auth.users on users.id = operators.user_id
  order by 2
$$;

-- Returns the account of an address, in whatever case it is written, which is an operator's from then on; null where there is
-- none.
create function public.add_operator(address text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  select id into account from auth.users where lower(email) = lower(address) order by created_at limit 1;
  if account is not null then
    insert into private.operators (user_id) values (account) on conflict do nothing;
  end if;
  return account;
end
$$;

-- From then on no policy lets the account write, whatever session it has.
create function public.remove_operator(account uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from private.operators where user_id = account
$$;

-- No session of the account is refreshed any more. The sessions take their tokens with them.
create function public.end_sessions(account uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from auth.sessions where user_id = account
$$;

revoke all on function
  public.list_operators(), public.add_operator(text), public.remove_operator(uuid), public.end_sessions(uuid)
  from public, anon, authenticated;
grant execute on function
  public.list_operators(), public.add_operator(text), public.remove_operator(uuid), public.end_sessions(uuid)
  to service_role;
