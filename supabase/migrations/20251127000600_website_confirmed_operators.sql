-- As before, but nobody becomes an operator by an address that they have not confirmed. Where signing up is on, anyone can sign up with the
-- address of somebody else. The embedded backend confirms the addresses of all accounts when it creates them.

create or replace function public.add_operator(address text, operator_role text default 'publisher') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
  confirmed timestamptz;
begin
  select id, email_confirmed_at into account, confirmed from auth.users
  where lower(email) = lower(address) order by created_at limit 1;
  if account is not null then
    if confirmed is null then
      raise '% has an account whose address is not confirmed. Delete it under "Authentication" in the dashboard of the project, then add it again.',
        address using errcode = 'PT409';
    end if;
    insert into private.operators (user_id, role) values (account, operator_role)
    on conflict (user_id) do update set role = excluded.role;
  end if;
  return account;
end
$$;
