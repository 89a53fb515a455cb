// Starts a PostgreSQL as an administrator may already have one: on the network, in any installed version, with or without
// TLS.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { chooseOsAccount, type OsAccount } from '#backend/database/os-account.ts'
import { copyCached } from './cached-folder.ts'
import type { Certificate } from './certificate.ts'
import { findFreePort } from './free-port.ts'
import { isRunning } from './processes.ts'
import { postgresBinaries, testedPostgres } from './programs.ts'
import { temporaryDirectory } from './temporary.ts'

export interface TestPostgres {
  /** URL of a database for a user who owns it but is not a superuser. */
  url: string
  /** URL of the same database for a superuser. */
  superuserUrl: string
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(options?: ClusterOptions): Promise<TestPostgres> {
  const { port, ...cluster } = await startCluster(options)
  const sql = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1 })
  await sql`create role site login createrole password 'secret'`
  await sql`create database site owner site`
  await sql.end()
  return {
    ...cluster,
    url: `postgres://site:secret@127.0.0.1:${port}/site`,
    superuserUrl: `postgres://postgres@127.0.0.1:${port}/site`,
  }
}

export interface ClusterOptions {
  /** Major version. */
  version?: string
  superuser?: string
  /** Lines for postgresql.conf. */
  settings?: string[]
  /** Enables TLS with this certificate. */
  certificate?: Certificate
}

const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']

export interface Cluster {
  port: number
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startCluster({
  version = testedPostgres,
  superuser = 'postgres',
  settings = [],
  certificate,
}: ClusterOptions = {}): Promise<Cluster> {
  const { path, remove } = temporaryDirectory()
  const folder = join(path, 'cluster')
  const binaries = postgresBinaries(version)
  const account = chooseOsAccount(binaries.postgres)
  const newCluster = {
    kind: `new-cluster-${version}-${superuser}`,
    sources: ['package-lock.json', 'testing/postgres.ts', 'tests/programs/package.json'],
    async make(path: string) {
      mkdirSync(path, { mode: 0o700 })
      give(path, account)
      await run(account, binaries.initdb, ['-D', path, `--username=${superuser}`, '--auth=trust', ...locale])
    },
  }
  await copyCached(newCluster, folder)
  const port = await findFreePort()
  const own = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const tls = certificate ? installCertificate(certificate, folder, account) : []
  const flags = [...own, ...tls, ...settings].flatMap((setting) => ['-c', setting])
  const [command = '', ...args] = [...account.prefix, binaries.postgres, '-D', folder, ...flags]

  async function launch() {
    const server = spawn(command, args, { stdio: 'ignore' })
    await untilAnswering(server, `postgres://${superuser}@127.0.0.1:${port}/postgres`)
    return server
  }

  let server = await launch()

  async function end() {
    server.kill('SIGINT')
    if (isRunning(server)) await once(server, 'exit')
  }

  return {
    port,
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

async function run({ prefix }: OsAccount, program: string, args: readonly string[]): Promise<void> {
  const [command = '', ...rest] = [...prefix, program, ...args]
  await promisify(execFile)(command, rest)
}

function give(path: string, { uid }: OsAccount): void {
  if (uid !== undefined) chownSync(path, uid, -1)
}

/**
 * Copies the files to where the server can read them.
 * @returns the settings that make the server use them
 */
function installCertificate({ certificate, key }: Certificate, folder: string, account: OsAccount): string[] {
  for (const [from, name] of [
    [certificate, 'server.crt'],
    [key, 'server.key'],
  ] as const) {
    cpSync(from, join(folder, name))
    give(join(folder, name), account)
  }
  return ['ssl=on', 'ssl_cert_file=server.crt', 'ssl_key_file=server.key']
}

async function untilAnswering(server: ChildProcess, url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  try {
    while (!(await sql`select`.catch(() => undefined))) {
      if (!isRunning(server)) throw new Error(`PostgreSQL ended with ${server.exitCode ?? server.signalCode}`)
      await delay(20)
    }
  } finally {
    await sql.end()
  }
}
