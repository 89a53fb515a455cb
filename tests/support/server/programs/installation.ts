// An installation of the site: its directory and, if it is not embedded, its database. Runs the administrator's commands
// on it.
import { existsSync } from 'node:fs'
import type { Sql } from 'postgres'
import { connect } from '#backend/database/connect.ts'
import { type DatabaseLocation, openDatabase } from '#backend/database/open-database.ts'
import { addAccounts, password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { root } from '#testing/root.ts'
import { runNode, siteEnvironment } from '#testing/run-node.ts'
import { copyNewDatabase, startServer, type TestServer } from '#testing/server.ts'

const envOf = ({ databaseUrl }: DatabaseLocation): Record<string, string> => ({
  ADMIN_ACCESS: 'operators',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

/** Creates the database of a new site as its first start does, but copies it if it is embedded. */
export async function createDatabase(place: DatabaseLocation): Promise<void> {
  if (place.databaseUrl) await addAccounts(place, [])
  else await copyNewDatabase(place.dataDir)
}

/** Starts the site with sign-in required. A new embedded database is a copy, which takes two seconds less. */
export async function startOn(place: DatabaseLocation): Promise<TestServer> {
  if (!place.databaseUrl && !existsSync(place.dataDir)) await createDatabase(place)
  return startServer({ dataDir: place.dataDir, env: envOf(place) })
}

export const operator = { email: 'editor@example.com', password }

/**
 * Adds an operator.
 * @returns the operator's client, signed in on the running site
 */
export async function signInOperator(place: DatabaseLocation, server: TestServer): Promise<Client> {
  await addAccounts(place, [operator.email], [operator.email])
  const client = connectClient(server)
  await client.auth.signInWithPassword(operator)
  return client
}

/** The environment of a command on it. */
export const environmentOf = (place: DatabaseLocation) =>
  siteEnvironment({ DATA_DIR: place.dataDir, ...envOf(place) })

/** Runs `npm run backup`, `npm run restore` or `npm run move` without npm. */
export const runOn = (script: 'backup' | 'restore' | 'move', place: DatabaseLocation, ...args: string[]) =>
  runNode([`scripts/${script}.ts`, ...args], { cwd: root, env: environmentOf(place) })

/** Connects to the database as its owner, whether or not the site is running. */
export async function withDatabase<T>(place: DatabaseLocation, use: (sql: Sql) => Promise<T>): Promise<T> {
  const { target, release } = await openDatabase(place)
  const sql = connect(target, 1)
  try {
    return await use(sql)
  } finally {
    await sql.end()
    await release()
  }
}

/** Every row of all the site's tables, as text. */
export const everything = (place: DatabaseLocation) =>
  withDatabase(place, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', nspname, relname) as name from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'private', 'auth') order by 1`
    const rows: Record<string, string[]> = {}
    for (const { name } of tables) {
      const all = await sql.unsafe(`select t::text as row from ${name} as t order by 1`)
      rows[name] = all.map(({ row }) => row)
    }
    return rows
  })

/** The rows of the texts, their history and the releases, which a move also copies to a hosted project. */
export async function contentRows(place: DatabaseLocation): Promise<Record<string, string[]>> {
  const rows = Object.entries(await everything(place))
  return Object.fromEntries(rows.filter(([table]) => table.startsWith('public.website_')))
}
