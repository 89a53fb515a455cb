-- As in 20251120000100, but a token is not enough for an operator to write: its session must still exist. Signing out, changing the
-- password and deleting the account delete sessions. So they take effect with the next statement, not when the token expires.

create or replace function private.may_write() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admin_access where mode = 'open')
      or exists (
        select from private.operators join auth.sessions using (user_id)
        -- Compare as text, because a token may contain a session id that is not a UUID.
        where user_id = auth.uid() and sessions.id::text = auth.jwt() ->> 'session_id'
          and (not_after is null or not_after > now())
      )
$$;
