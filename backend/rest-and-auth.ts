// REST and Auth, answered as PostgREST and GoTrue do, by @supabase/lite on PostgreSQL. The only file that knows it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { inspect } from 'node:util'
import type { Target } from './database/connect.ts'
import { exposedSchemas } from './database/prepare.ts'
import { ReservingPool } from './database/reserving-pool.ts'
import { refused } from './http/refusal.ts'
import { isRequestRole } from './jwt.ts'
import type { Keys } from './keys.ts'
import { hashOffThread } from './passwords/off-thread.ts'
import { timestampToIso } from './timestamp.ts'

// Importing the package replaces process.emitWarning by one that throws on a warning that is no string.
const { emitWarning } = process
const { App } = await import('@supabase/lite')
const { PostgresConnection } = await import('@supabase/lite/postgres')
process.emitWarning = emitWarning
hashOffThread()

export interface RestAndAuth {
  /** Answers a request of /rest/v1 or /auth/v1. */
  fetch(request: Request): Promise<Response>
  /** Makes the tables of Auth where they are missing. */
  createAuthTables(): Promise<void>
  /** Reads which tables there are, which is kept from then on: the first request would take its time for that. */
  readSchema(): Promise<void>
  /**
   * Makes an account, although nobody can sign up.
   * @returns its user id
   * @throws where the address or the password is refused
   */
  createUser(email: string, password: string): Promise<string>
  close(): Promise<void>
}

export function openRestAndAuth(target: Target, keys: Keys): RestAndAuth {
  const connection = new Connection(target)
  const app = createApp(connection, keys, { signUp: false })
  return {
    fetch: (request) =>
      databaseErrors.run({}, async () => tellFailure(await understood(await app.fetch(request)))),
    createAuthTables: () => app.ensureSystemSchema(),
    async readSchema() {
      await connection.introspect()
    },
    createUser: (email, password) =>
      signUp(createApp(connection, keys, { signUp: true }), keys, email, password),
    close: () => connection.close(),
  }
}

function createApp(connection: Connection, keys: Keys, { signUp }: { signUp: boolean }) {
  return new App({
    connection,
    api: { enabled: true, schemas: exposedSchemas },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      enable_signup: signUp,
      email: { enable_signup: signUp, enable_confirmations: false },
    },
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { disableStudio: true },
      // Its default prints mails, and with them what signs somebody in. This server sends none.
      drivers: { email: { send: async () => {} } },
    },
  })
}

async function signUp(
  app: InstanceType<typeof App>,
  keys: Keys,
  email: string,
  password: string,
): Promise<string> {
  const response = await app.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  )
  const answer = (await response.json()) as { user?: { id: string }; msg?: string }
  if (!answer.user) throw new Error(answer.msg ?? `Auth answered ${response.status}`)
  return answer.user.id
}

/** Milliseconds, as on a hosted project. */
const statementTimeout = 8000

/**
 * Milliseconds. A connection that dies without a word in the middle of a transaction would keep its locks until the operating system
 * notices, two hours by default, and nobody could write.
 */
const idleInTransactionTimeout = 5000

class Connection extends PostgresConnection {
  readonly #pool: ReservingPool

  constructor({ url, options }: Target) {
    const time = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: timestampToIso })
    const postgresOptions = {
      ...options,
      max: 6,
      idle_timeout: 0, // with max_lifetime, since an end that is meant would look like a loss
      max_lifetime: null,
      connection: {
        application_name: 'website',
        statement_timeout: statementTimeout,
        idle_in_transaction_session_timeout: idleInTransactionTimeout,
      },
      types: { timestamp: time(1114), timestamptz: time(1184) },
    }
    super({ url, postgresOptions })
    this.#pool = new ReservingPool(
      (onclose) => new PostgresConnection({ url, postgresOptions: { ...postgresOptions, onclose } }).driver,
      statementTimeout + 4000,
    )
    Object.assign(this.driver, { reserve: () => this.#reserve() })
    // At the first request it would otherwise grant all privileges on every schema that has row-level security.
    Object.assign(this, { rlsState: 'active' })
  }

  async #reserve() {
    const connection = await this.#pool.reserve().catch(throwQuietly)
    return {
      unsafe: (...query: Parameters<typeof connection.unsafe>) =>
        connection.unsafe(...query).catch(throwQuietly),
      release: () => connection.release(),
    }
  }

  override close(): Promise<void> {
    return this.#pool.end()
  }

  /** A token may name any role, but only those of requests are taken on, whatever this connection could become. */
  override async withContext<T>(...args: Parameters<typeof PostgresConnection.prototype.withContext<T>>) {
    const { role } = (args[0]?.auth ?? {}) as { role?: unknown }
    if (!isRequestRole(role ?? 'anon'))
      throw this.normalizeDbError(Object.assign(new Error(noRole), { code: 'PT403' }))
    return super.withContext(...args)
  }

  override normalizeDbError(error: unknown): unknown {
    if (!(error instanceof Error)) return error
    const code = 'code' in error ? String(error.code) : error.constructor.name
    const reason = inWords[code] ?? (isUnreachable(code) ? unreachable : undefined)
    const answer = reason ? Object.assign(new Error(reason), { code: 'PT503' }) : error
    const met = databaseErrors.getStore()
    if (met) met.code = code
    // The library prints what this returns before the status of the answer is known.
    return loggedAs(answer, '')
  }
}

/** The code of the database error that a request has met. */
const databaseErrors = new AsyncLocalStorage<{ code?: string }>()

/** Logs the code where the server failed. What the client did wrong is not logged: anyone could fill the disk that way. */
function tellFailure(answer: Response): Response {
  const code = databaseErrors.getStore()?.code
  if (answer.status >= 500 && code) console.error(`rest: ${code}`)
  return answer
}

/**
 * What REST stumbles over, without an error of the database, is the request. It answers that as a failure of its own, and in
 * words for its authors.
 */
async function understood(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer
  const { code } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  const message = 'The request cannot be understood'
  return code === 'SUP' ? refused({ status: 400, message }) : answer
}

/** An error of the database may hold the values that caused it: the log gets its code only. */
const loggedAs = (error: Error, line: string) =>
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true })

function throwQuietly(error: Error & { code?: unknown }): never {
  throw loggedAs(error, `database: ${error.code ?? error.name}`)
}

const unreachable = 'The database cannot be reached'
/** https://www.postgresql.org/docs/18/errcodes-appendix.html; its own words are about what it could not do, not why. */
const inWords: Record<string, string | undefined> = {
  '53100': 'The disk of the database is full',
  '57014': 'The database took too long, and nothing was changed. Try again',
}
const noRole = 'Nobody may have this role'

/** Codes of the driver, and PostgreSQL's classes 08 (connection) and 57P (shutting down, starting up). */
const isUnreachable = (code: string) => /^(CONNECT|ECONN|ENOENT$|EPIPE$|08|57P)/.test(code)
