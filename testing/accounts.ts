// Accounts of a test site, and the password of all of them.
import { randomUUID } from 'node:crypto'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import type { DatabaseLocation } from '#backend/database/open-database.ts'
import type { Client } from './client.ts'

export const password = 'correct horse battery staple'

/**
 * Creates accounts with that password, and makes some of them operators.
 * @param location the database of the site, such as a server with its own database
 */
export async function addAccounts(
  location: DatabaseLocation,
  emails: readonly string[],
  operators: readonly string[] = [],
): Promise<void> {
  const accounts = await openAccounts(location)
  for (const email of emails) await accounts.create(email, password)
  for (const email of operators) await accounts.addOperator(email)
  await accounts.close()
}

/**
 * Creates another account, and signs in with it.
 * @returns the client
 * @throws {AuthError} if the server refuses the sign-in
 */
export async function signInAnew(
  accounts: Accounts,
  client: Client,
  { asOperator }: { asOperator: boolean },
): Promise<Client> {
  const email = `${randomUUID()}@example.com`
  await accounts.create(email, password)
  if (asOperator) await accounts.addOperator(email)
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}
