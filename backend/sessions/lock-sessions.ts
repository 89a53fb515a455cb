import type { Query } from '#backend/query.ts'

/**
 * Locks the sessions of an account until the end of the transaction, which replaces the password and then ends them. Sessions
 * come before the account, as in a refresh. While the account is locked, no sign-in can begin a session; it then finds that
 * the password was replaced.
 */
export async function lockSessions(query: Query, account: string): Promise<void> {
  await query('select from auth.sessions where user_id = $1 order by id for update', [account])
  await query('select from auth.users where id = $1 for update', [account])
}
