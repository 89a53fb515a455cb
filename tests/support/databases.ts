// The two databases that the backend runs on, so that one suite can be run on each.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { findBinaries } from '#backend/database/binaries.ts'
import { openCluster } from '#backend/database/cluster.ts'
import { connect, urlTarget } from '#backend/database/connect.ts'
import { findRunningDatabase } from '#backend/database/embedded.ts'
import { startServer, type TestServer } from './server.ts'
import { temporaryDirectory } from './temporary.ts'

export interface TestSite {
  server: TestServer
  /** Of the database, where it is not the embedded one. */
  databaseUrl?: string
  stop(): Promise<void>
}

/** Reaches the database of a running server directly, as its owner. */
export function connectDatabase({ server, databaseUrl }: TestSite): Sql {
  const target = databaseUrl ? urlTarget(databaseUrl) : findRunningDatabase(server.dataDir)
  if (!target) throw new Error('The database does not run')
  return connect(target, 1)
}

/** For `describe.each`: each starts a server on a database of its own. */
export const databases = [
  { database: 'the embedded PostgreSQL', start: startEmbedded },
  { database: 'a PostgreSQL given as DATABASE_URL', start: startOnUrl },
]

async function startEmbedded(env: Record<string, string> = {}): Promise<TestSite> {
  const server = await startServer({ env })
  return { server, stop: async () => void (await server.stop()) }
}

async function startOnUrl(env: Record<string, string> = {}): Promise<TestSite> {
  const { url, stop } = await startPostgres()
  try {
    const server = await startServer({ env: { ...env, DATABASE_URL: url } })
    return { server, databaseUrl: url, stop: () => server.stop().then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

export interface TestPostgres {
  /** Of a database for a user who owns it, and is no superuser. */
  url: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL such as an operator may already have: on the network, with a user for this site. */
export async function startPostgres(): Promise<TestPostgres> {
  const { path, remove } = temporaryDirectory()
  const cluster = join(path, 'cluster')
  const { postgres: program, initdb } = findBinaries()
  const { prefix } = await openCluster(cluster, { postgres: program, initdb }, () => {})
  const port = await findFreePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const [command = '', ...args] = [
    ...prefix,
    program,
    '-D',
    cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const server = spawn(command, args, { stdio: 'ignore' })

  const sql = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1, onnotice: () => {} })
  while (!(await sql`select`.catch(() => undefined))) await delay(20)
  await sql.unsafe(`create role site login createrole password 'secret'`)
  await sql.unsafe('create database site owner site')
  await sql.end()

  return {
    url: `postgres://site:secret@127.0.0.1:${port}/site`,
    async stop() {
      server.kill('SIGINT')
      await once(server, 'exit')
      remove()
    },
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port')
  return address.port
}
