-- As in 20251124000200, but an account whose email address is not confirmed cannot become an operator. If sign-up is enabled, anyone can
-- sign up with somebody else's address. The embedded backend confirms the address of each account that it creates.

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
