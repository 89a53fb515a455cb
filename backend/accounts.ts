// The accounts that may write where that needs a sign-in. Used beside the running site, by its operator.
import { StartError } from '#start-error.ts'
import { connect, urlTarget } from './database/connect.ts'
import { findRunningDatabase } from './database/embedded.ts'
import { loadKeys } from './keys.ts'
import { openRestAndAuth } from './rest-and-auth.ts'

export interface Accounts {
  /** Makes an account. @returns its user id @throws where the address is taken or the password is too weak */
  create(email: string, password: string): Promise<string>
  /** Lets an account write. */
  addOperator(userId: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the accounts of an installation that has been started at least once.
 * @throws {StartError} where its database does not run
 */
export async function openAccounts({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl?: string
}): Promise<Accounts> {
  const target = databaseUrl ? urlTarget(databaseUrl) : findRunningDatabase(dataDir)
  if (!target) throw new StartError(`The site does not run on ${dataDir}: start it first.`)
  const sql = connect(target, 1)
  const auth = openRestAndAuth(target, await loadKeys(dataDir))
  return {
    create: auth.createUser,
    async addOperator(userId) {
      await sql`insert into private.operators values (${userId}) on conflict do nothing`
    },
    async close() {
      await auth.close()
      await sql.end()
    },
  }
}
