// How to reach the database: the embedded one through its socket, any other through DATABASE_URL.
import postgres, { type Options, type Sql } from 'postgres'
import { StartupError } from '#server/startup-error.ts'
import { readTlsSettings } from './tls-settings.ts'

export interface DatabaseTarget {
  /** Empty for the embedded database, which is described by `options`. */
  url: string
  options: Options<Record<string, never>>
}

/** Timeouts in seconds. */
const sharedOptions = { onnotice: () => {}, connect_timeout: 10, idle_timeout: 60 }

export const embeddedTarget = (socketDir: string): DatabaseTarget => ({
  url: '',
  options: {
    ...sharedOptions,
    ssl: false,
    host: socketDir,
    port: 5432,
    username: 'postgres',
    database: 'postgres',
  },
})

/** @throws {StartupError} if the TLS parameters of the URL are malformed or cannot be met */
export function urlTarget(address: string): DatabaseTarget {
  const { url: withoutTls, ssl } = readTlsSettings(address)
  const url = new URL(withoutTls)
  // A name in the URL would override the one by which the processes of the site find each other.
  url.searchParams.delete('application_name')
  const [, ipv6] = /^\[(.*)\]$/.exec(url.hostname) ?? []
  if (ipv6 === undefined) return { url: url.href, options: { ...sharedOptions, ssl } }
  // The driver would end the host at its first colon, unless it gets lists, which its types do not know (postgres 3.4.9).
  const lists = { host: [ipv6], port: [Number(url.port || 5432)] } as unknown as {
    host: string
    port: number
  }
  return { url: url.href, options: { ...sharedOptions, ssl, ...lists } }
}

/** The `application_name` of the site's connections, by which its processes and commands find each other. */
export const connectionName = 'website'

/**
 * Opens a pool of at most `max` connections, which are opened on demand.
 * @param settings of PostgreSQL, for each connection
 */
export function connect({ url, options }: DatabaseTarget, max: number, settings = {}): Sql {
  const connection = { application_name: connectionName, TimeZone: 'UTC', ...settings }
  return postgres(url, { ...options, max, connection })
}

/**
 * Makes sure that the database answers and is recent enough.
 * @throws {StartupError} if it does not answer or is older than PostgreSQL 15
 */
export async function checkServerVersion(sql: Sql): Promise<void> {
  const [row] = await sql<[{ version: number }]>`
    select current_setting('server_version_num')::int as version`.catch((cause) => {
    throw new StartupError(`Cannot reach the database: ${connectionErrorReason(cause)}`, { cause })
  })
  if (row.version >= 150000) return
  const version = Math.floor(row.version / 10000)
  throw new StartupError(`DATABASE_URL points to PostgreSQL ${version}, but version 15 or newer is required.`)
}

function connectionErrorReason({ code, message }: Error & { code?: string }): string {
  const reason = message || code // there is no message if several addresses refused
  if (reason === noHandshake || code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return 'the server offers no TLS. Set it up there, or add sslmode=disable to DATABASE_URL to do without.'
  if (code && certificateError.test(code))
    return `its certificate is refused: ${reason}. Check the host in DATABASE_URL, and sslrootcert.`
  if (code === tooManyConnections)
    return `${reason}. Wait until other connections have ended, or raise max_connections and the connection limit of the user.`
  return `${reason}. Check DATABASE_URL and that PostgreSQL is running.`
}

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const tooManyConnections = '53300'

/** Node's error message if a server without TLS closes the connection. */
const noHandshake = 'Client network socket disconnected before secure TLS connection was established'

/** https://nodejs.org/docs/latest/api/tls.html#x509-certificate-error-codes */
const certificateError = /CERT|ALTNAME|ISSUER|CRL/
