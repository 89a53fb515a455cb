// How to reach the database: the embedded one through its socket, another through DATABASE_URL.
import postgres, { type Options, type Sql } from 'postgres'
import { StartupError } from '#server/startup-error.ts'
import { readTlsSettings } from './tls-settings.ts'

export interface DatabaseTarget {
  /** Empty for the embedded database, which `options` describe. */
  url: string
  options: Options<Record<string, never>>
}

const shared = { onnotice: () => {}, connect_timeout: 10, idle_timeout: 60 }

export const embeddedTarget = (socketDir: string): DatabaseTarget => ({
  url: '',
  options: {
    ...shared,
    ssl: false,
    host: socketDir,
    port: 5432,
    username: 'postgres',
    database: 'postgres',
  },
})

/** @throws {StartupError} where the address says something about TLS that cannot be done */
export function urlTarget(address: string): DatabaseTarget {
  const { url, ssl } = readTlsSettings(address)
  return { url, options: { ...shared, ssl } }
}

/** Opens a pool of at most `max` connections, which are made when they are needed. */
export function connect({ url, options }: DatabaseTarget, max: number): Sql {
  return postgres(url, { ...options, max, connection: { application_name: 'website', TimeZone: 'UTC' } })
}

/**
 * Makes sure that the database answers and is recent enough.
 * @throws {StartupError} where it is not
 */
export async function checkServerVersion(sql: Sql): Promise<void> {
  const [row] = await sql<[{ version: number }]>`
    select current_setting('server_version_num')::int as version`.catch((cause) => {
    throw new StartupError(`Cannot reach the database: ${connectionErrorReason(cause)}`, { cause })
  })
  if (row.version >= 150000) return
  const version = Math.floor(row.version / 10000)
  throw new StartupError(`DATABASE_URL leads to PostgreSQL ${version}; version 15 or newer is needed.`)
}

function connectionErrorReason({ code, message }: Error & { code?: string }): string {
  const reason = message || code // no message where several addresses refused
  if (reason === noHandshake || code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return 'the server offers no TLS. Set it up there, or add sslmode=disable to DATABASE_URL to do without.'
  if (code && certificateError.test(code))
    return `its certificate is refused: ${reason}. Check the host in DATABASE_URL, and sslrootcert.`
  return `${reason}. Check DATABASE_URL and that PostgreSQL runs.`
}

/** What Node says where a server that has no TLS hangs up. */
const noHandshake = 'Client network socket disconnected before secure TLS connection was established'

/** https://nodejs.org/docs/latest/api/tls.html#x509-certificate-error-codes */
const certificateError = /CERT|ALTNAME|ISSUER|CRL/
