// A PostgreSQL such as an operator may already have: on the network, with a user of its own for the site.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { findBinaries } from '#backend/database/binaries.ts'
import { openCluster } from '#backend/database/cluster.ts'
import { temporaryDirectory } from './temporary.ts'

export interface TestPostgres {
  /** Of a database for a user who owns it, and is no superuser. */
  url: string
  /** Of the same database, for a superuser. */
  superuserUrl: string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts one from the same binaries as the embedded one, in a temporary directory. */
export async function startPostgres(): Promise<TestPostgres> {
  const { path, remove } = temporaryDirectory()
  const cluster = join(path, 'cluster')
  const binaries = findBinaries()
  const { prefix } = await openCluster(cluster, binaries, () => {})
  const port = await findFreePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const flags = settings.flatMap((setting) => ['-c', setting])
  const [command = '', ...args] = [...prefix, binaries.postgres, '-D', cluster, ...flags]
  const superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`

  async function launch() {
    const server = spawn(command, args, { stdio: 'ignore' })
    await untilAnswering(superuserUrl)
    return server
  }

  let server = await launch()
  const sql = postgres(superuserUrl, { max: 1 })
  await sql`create role site login createrole password 'secret'`
  await sql`create database site owner site`
  await sql.end()

  async function end() {
    server.kill('SIGINT')
    await once(server, 'exit')
  }

  return {
    url: `postgres://site:secret@127.0.0.1:${port}/site`,
    superuserUrl: `postgres://postgres@127.0.0.1:${port}/site`,
    async restart() {
      await end()
      server = await launch()
    },
    async stop() {
      await end()
      remove()
    },
  }
}

async function untilAnswering(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  while (!(await sql`select`.catch(() => undefined))) await delay(20)
  await sql.end()
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
