// The servers that browser tests share. Every spec has the same ones, so that a worker keeps its browser and servers from spec
// to spec. Each server starts when a test first needs it.
import { test as base } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'

/** Whom to ask for a new password. */
export const contact = 'web@example.com'

/** A site whose operators sign in. */
export interface GuardedSite {
  server: TestServer
  accounts: Accounts
  /** The database of that server. */
  sql: Sql
}

interface SharedServers {
  /** A site that everybody may edit. */
  server: TestServer
  /** A client of that server, to fill and to inspect the table. */
  supabase: ContentClient
  /** Its database as its owner, whose statements may take any time. */
  ownerSql: Sql
  guarded: GuardedSite
  /** One that also receives messages and applications. */
  receiving: GuardedSite
}

export const test = base.extend<object, SharedServers>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  supabase: [
    ({ server }, provide) => provide(createClient<Database>(server.url, server.publishableKey)),
    { scope: 'worker' },
  ],
  ownerSql: [
    async ({ server }, provide) => {
      const sql = connectDatabase({ server })
      await provide(sql)
      await sql.end()
    },
    { scope: 'worker' },
  ],
  guarded: [guardedSite({ ADMIN_CONTACT: contact }), { scope: 'worker', timeout: 180_000 }],
  receiving: [guardedSite({ INBOX: 'on' }), { scope: 'worker', timeout: 180_000 }],
})

function guardedSite(env: Record<string, string>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  return async ({}: object, provide: (site: GuardedSite) => Promise<void>) => {
    const server = await startServer({
      env: { ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1', ...env },
    })
    const accounts = await openAccounts(server)
    const sql = connectDatabase({ server })
    await provide({ server, accounts, sql })
    await sql.end()
    await accounts.close()
    await server.stop()
  }
}

/** Headers as if each test were run by another person: attempts to sign in and messages are counted by address. */
export function ownAddress(testId: string): Record<string, string> {
  const number = Number.parseInt(testId.slice(-4), 16)
  return { 'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}` }
}
