// How to reach the database: the embedded one through its socket, another through DATABASE_URL.
import postgres, { type Options, type Sql } from 'postgres'
import { StartError } from '#start-error.ts'

export interface Target {
  /** Empty for the embedded database, which `options` describe. */
  url: string
  options: Options<Record<string, never>>
}

const shared = { onnotice: () => {}, connect_timeout: 10, idle_timeout: 60 }

export const embeddedTarget = (socketDir: string): Target => ({
  url: '',
  options: {
    ...shared,
    host: socketDir,
    port: 5432,
    username: 'postgres',
    database: 'postgres',
  },
})

export const urlTarget = (url: string): Target => ({ url, options: shared })

/** Opens a pool of at most `max` connections, which are made when they are needed. */
export function connect({ url, options }: Target, max: number): Sql {
  return postgres(url, { ...options, max, connection: { application_name: 'website', TimeZone: 'UTC' } })
}

/**
 * Makes sure that the database answers and is recent enough.
 * @throws {StartError} where it is not
 */
export async function checkServer(sql: Sql): Promise<void> {
  const [row] = await sql<[{ version: number }]>`
    select current_setting('server_version_num')::int as version`.catch((cause) => {
    const reason = cause.message || cause.code // no message where several addresses refused
    throw new StartError(
      `Cannot reach the database: ${reason}. Check DATABASE_URL and that PostgreSQL runs.`,
      {
        cause,
      },
    )
  })
  if (row.version >= 150000) return
  const version = Math.floor(row.version / 10000)
  throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}; version 15 or newer is needed.`)
}
