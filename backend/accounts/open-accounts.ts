// Accounts in this installation's own database, whether or not the site is running.
import bcrypt from 'bcryptjs'
import type { Sql } from 'postgres'
import { connect, type DatabaseTarget } from '#backend/database/connect.ts'
import { type DatabaseLocation, openDatabase } from '#backend/database/open-database.ts'
import { isSiteRunning } from '#backend/database/other-processes.ts'
import { loadKeys } from '#backend/keys.ts'
import { hashCost } from '#backend/passwords/password-rules.ts'
import { lockSessions } from '#backend/sessions/lock-sessions.ts'
import { openRestAndAuth } from '#backend/supabase-lite/rest-and-auth.ts'
import { prepareDatabase } from '#backend/upgrade/prepare-database.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Accounts, OperatorRole } from './accounts.ts'

/**
 * Opens the accounts. Starts the embedded database if the site is not running.
 * @throws {StartupError} if the database cannot be reached, or would have to be upgraded and the site is running
 */
export async function openAccounts(
  location: DatabaseLocation,
  log?: (line: string) => void,
): Promise<Accounts> {
  const { target, release } = await openDatabase(location)
  try {
    return await openOn(target, location.dataDir, release, log)
  } catch (error) {
    await release()
    throw error
  }
}

async function openOn(
  target: DatabaseTarget,
  dataDir: string,
  release: () => Promise<void>,
  log?: (line: string) => void,
): Promise<Accounts> {
  const auth = openRestAndAuth(target, await loadKeys(dataDir))
  // Prepares the database as the site does, because the site may never have been started.
  await prepareDatabase(target, {
    dataDir,
    createAuthTables: auth.createAuthTables,
    beforeUpgrade: checkNoOlderSite,
    log,
  }).catch(async (error) => {
    await auth.close() // its open connections would keep the process running
    throw error
  })
  const sql = connect(target, 1)
  return {
    async listOperators() {
      const rows = await sql<
        { id: string; email: string; role: OperatorRole; since: Date; last_sign_in: Date | null }[]
      >`select * from public.list_operators()`
      return rows.map(({ last_sign_in, ...row }) => ({ ...row, lastSignIn: last_sign_in ?? undefined }))
    },
    async addOperator(email, role = 'publisher') {
      const [row] = await sql<[{ id: string | null }]>`select public.add_operator(${email}, ${role}) as id`
      return row.id ?? undefined
    },
    async removeOperator(id) {
      await sql.begin(async (transaction) => {
        await transaction`select public.remove_operator(${id}), public.end_sessions(${id})`
        await transaction`delete from auth.users where id = ${id}`
        // The library writes most entries as a JSON string that contains JSON.
        await transaction`
          delete from auth.audit_log_entries where (payload #>> '{}')::json ->> 'actor_id' = ${id}`
      })
    },
    async create(email, password) {
      const id = await auth.createUser(email, password)
      // Signing up also signs in, but nobody uses that session.
      await sql`select public.end_sessions(${id})`
      await sql`update auth.users set last_sign_in_at = null where id = ${id}`
    },
    async resetPassword(id, password) {
      const hash = await bcrypt.hash(password, hashCost)
      await sql.begin(async (transaction) => {
        await lockSessions(async (text, parameters) => transaction.unsafe(text, parameters), id)
        await transaction`update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${id}`
        await transaction`select public.end_sessions(${id})`
      })
    },
    async close() {
      await auth.close()
      await sql.end()
      await release()
    },
  }
}

async function checkNoOlderSite(sql: Sql): Promise<void> {
  if (await isSiteRunning(sql))
    throw new StartupError(
      'An older version of the site is running on this database, which this command would upgrade. Stop it first.',
    )
}
