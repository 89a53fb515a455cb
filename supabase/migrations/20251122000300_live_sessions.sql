-- A token alone no longer lets an operator write: its session must still exist. Signing out, a new password and the removal of an
-- account delete sessions, and so take effect with the next statement rather than when the token expires.

create or replace function private.may_write() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admin_access where mode = 'open')
      or exists (
        select from private.operators join auth.sessions using (user_id)
        -- Compared as text: a token may claim an id that is not a UUID.
        where user_id = auth.uid() and sessions.id::text = auth.jwt() ->> 'session_id'
          and (not_after is null or not_after > now())
      )
$$;
