// The two databases that the backend supports. A test file uses one of them at a time.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { majorVersion } from '#backend/database/binaries.ts'
import { connect, urlTarget } from '#backend/database/connect.ts'
import { findRunningDatabase } from '#backend/database/embedded-database.ts'
import type { DatabaseLocation } from '#backend/database/open-database.ts'
import { readPostmasterFile } from '#backend/database/postmaster-file.ts'
import { connectClient } from '#testing/client.ts'
import { startPostgres } from '#testing/postgres.ts'
import { testedPostgres } from '#testing/programs.ts'
import { startServer, type TestServer } from '#testing/server.ts'

export interface TestSite {
  server: TestServer
  /** URL of the database, if it is not the embedded one. */
  databaseUrl?: string
  /** Kills the database under the running server, and restarts it unless the server does that itself. */
  restartDatabase(): Promise<void>
  stop(): Promise<void>
}

/**
 * `npm test` uses the embedded database, which has only one version. vitest.config.ts lists the tests that also run on
 * another one.
 */
export const isOnUrl = testedPostgres !== majorVersion

/** For test titles. */
export const database = isOnUrl ? 'a PostgreSQL given as DATABASE_URL' : 'the embedded PostgreSQL'

/** Starts a server with its own database. */
export const startSite = isOnUrl ? startOnUrl : startEmbedded

async function startEmbedded(env: Record<string, string> = {}): Promise<TestSite> {
  const server = await startServer({ env })
  return {
    server,
    async restartDatabase() {
      const file = readPostmasterFile(join(server.dataDir, 'postgres'))
      if (file) process.kill(file.pid, 'SIGKILL')
    },
    async stop() {
      await server.stop()
    },
  }
}

async function startOnUrl(env: Record<string, string> = {}): Promise<TestSite> {
  const { url, restart, stop } = await startPostgres()
  try {
    const server = await startServer({ env: { ...env, DATABASE_URL: url } })
    return { server, databaseUrl: url, restartDatabase: restart, stop: () => server.stop().then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Sites that earlier test files of this process have left running, by their environment. */
const leftRunning = new Map<string, TestSite>()

/**
 * Takes a site that an earlier test file has left, with empty tables but its accounts, or else starts one, which takes
 * more than two seconds of a processor. For tests that leave the server and its settings as they were, sign in a few
 * times only (20 times in five minutes are allowed), and send few requests as visitors (200 at once).
 */
export async function shareSite(env: Record<string, string> = {}): Promise<TestSite> {
  process.removeListener('SIGTERM', exit)
  process.once('SIGTERM', exit)
  const name = JSON.stringify(env)
  const site = leftRunning.get(name) ?? (await startSite(env))
  leftRunning.delete(name)
  await emptyTables(site)
  return { ...site, stop: async () => void leftRunning.set(name, site) }
}

/** Vitest ends its processes by this signal. Servers are killed on exit, which it would not cause by itself. */
const exit = () => process.exit()

/** Resolves when Realtime has announced the deletions too, so that the listeners of a test hear only of its own changes. */
async function emptyTables(site: TestSite): Promise<void> {
  const sql = connectDatabase(site)
  const { realtime } = connectClient(site.server)
  const [last] = await sql<[{ id: string }]>`
    insert into website_content (content_key, content_value) values (${randomUUID()}, '') returning id`
  const { promise: announced, resolve: announce } = Promise.withResolvers<void>()
  await new Promise<void>((resolve, reject) =>
    realtime
      .channel('emptied')
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'website_content' }, (event) => {
        if (event.old.id === last.id) announce()
      })
      .subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : reject(error))),
  )
  // PostgreSQL runs the statements of one call as one transaction.
  await sql.unsafe(`
    delete from inbox_messages;
    delete from website_releases;
    delete from website_content where id <> '${last.id}';
    delete from website_content;
    delete from website_content_basis;
    alter table website_content_history disable trigger keep_history;
    delete from website_content_history;
    alter table website_content_history enable trigger keep_history`)
  await announced
  await realtime.disconnect()
  await sql.end()
}

/** Returns where the database of a site is, for its accounts and commands. */
export const locationOf = ({ server, databaseUrl }: TestSite): DatabaseLocation => ({
  dataDir: server.dataDir,
  databaseUrl,
})

/** Connects to the database of a running server directly, as its owner. */
export function connectDatabase({ server, databaseUrl }: Pick<TestSite, 'server' | 'databaseUrl'>): Sql {
  const target = databaseUrl ? urlTarget(databaseUrl) : findRunningDatabase(server.dataDir)
  if (!target) throw new Error('The database does not run')
  return connect(target, 1)
}
