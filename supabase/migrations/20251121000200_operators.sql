-- The list of operators, for `npm run operator`. For a hosted project, that command calls these functions through REST with the service
-- key. So they are in the schema that REST exposes, but nobody else may call them.

alter table private.operators add column created_at timestamptz not null default now();

create function public.list_operators()
returns table (id uuid, email text, since timestamptz, last_sign_in timestamptz)
language sql stable security definer set search_path = ''
as $$
  select users.id, users.email::text, operators.created_at, users.last_sign_in_at::timestamptz
  from private.operators join auth.users on users.id = operators.user_id
  order by 2
$$;

-- Makes the account with this email address an operator, and returns its id; null if there is no such account. Case is ignored.
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

-- Removes an operator. This applies to the next statement of the account, even in a session that has not ended.
create function public.remove_operator(account uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from private.operators where user_id = account
$$;

-- Ends all sessions of an account, so that none can be refreshed. Deleting a session also deletes its refresh tokens.
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
