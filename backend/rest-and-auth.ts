// REST and Auth, answered as PostgREST and GoTrue do, by @supabase/lite on PostgreSQL. The only file that knows it.
import type { Target } from './database/connect.ts'
import { exposedSchemas } from './database/prepare.ts'
import { ReservingPool } from './database/reserving-pool.ts'
import { sessionSettings } from './database/session-settings.ts'
import { timestampToIso } from './iso-timestamp.ts'
import { type Claims, isRequestRole } from './jwt.ts'
import type { Keys } from './keys.ts'
import { hashOffThread } from './passwords/off-thread.ts'
import { answerRead } from './rest/answer-read.ts'
import { tellFailure, throwQuietly, toAnswer, understood } from './rest/errors.ts'
import { asksPlanner, estimateCount } from './rest/estimated-count.ts'
import { castFromText, readArguments } from './rest/function-arguments.ts'
import { contextOf, requests } from './rest/request-context.ts'
import type { Query } from './sessions/refresh.ts'
import { shapeLimits } from './shape/limits.ts'

// Importing the package replaces process.emitWarning by one that throws on a warning that is no string.
const { emitWarning } = process
const { App } = await import('@supabase/lite')
const { PostgresConnection } = await import('@supabase/lite/postgres')
process.emitWarning = emitWarning
hashOffThread()

/**
 * For whom a request is answered: those who may write and those who may not have their own connections, and so has Auth. However
 * busy visitors keep theirs, operators sign in and save.
 */
export type Lane = 'visitor' | 'writer' | 'auth'

export interface RestAndAuth {
  /** Answers a request of /rest/v1 or /auth/v1. */
  fetch(request: Request, lane: Lane): Promise<Response>
  /** Asks the database whether this session may write now. */
  mayWrite(claims: Claims): Promise<boolean>
  /** Runs statements on the tables of Auth in one transaction. */
  inTransaction<T>(run: (query: Query) => Promise<T>): Promise<T>
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
  const { answer, statement } = shapeLimits
  const auth = new Connection(target, { connections: 3, statementTimeoutMs: statement.writer })
  const connections: Record<Lane, Connection> = {
    visitor: new Connection(target, {
      connections: 3,
      statementTimeoutMs: statement.visitor,
      answerBytes: answer.visitor,
    }),
    writer: new Connection(target, {
      connections: 4,
      statementTimeoutMs: statement.writer,
      answerBytes: answer.writer,
    }),
    auth,
  }
  const appOf = (lane: Lane) => createApp(connections[lane], keys, { signUp: false })
  const apps: Record<Lane, ReturnType<typeof createApp>> = {
    visitor: appOf('visitor'),
    writer: appOf('writer'),
    auth: appOf('auth'),
  }
  return {
    fetch: (request, lane) =>
      requests.run(contextOf(request), async () => {
        const fetch = async (request: Request) => understood(await apps[lane].fetch(request))
        return tellFailure(await answerRead(request, fetch))
      }),
    mayWrite: (claims) => auth.mayWrite(claims),
    inTransaction: (run) => auth.inTransaction(run),
    createAuthTables: () => apps.auth.ensureSystemSchema(),
    async readSchema() {
      await Promise.all([connections.visitor.introspect(), connections.writer.introspect()])
    },
    createUser: (email, password) => signUp(createApp(auth, keys, { signUp: true }), keys, email, password),
    async close() {
      await Promise.all(Object.values(connections).map((connection) => connection.close()))
    },
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

/**
 * A connection that dies without a word in the middle of a transaction would keep its locks until the operating system notices, two
 * hours by default, and nobody could write.
 */
const idleInTransactionTimeoutMs = 5000

interface ConnectionLimits {
  /** How many are open at once. */
  connections: number
  statementTimeoutMs: number
  /** Of the rows of one query, in bytes; without it, all are read. */
  answerBytes?: number
}

class Connection extends PostgresConnection {
  readonly #pool: ReservingPool
  readonly #answerBytes: number | undefined

  constructor({ url, options }: Target, { connections, statementTimeoutMs, answerBytes }: ConnectionLimits) {
    const time = (oid: number, parse: (text: string) => string) => ({
      to: oid,
      from: [oid],
      serialize: String,
      parse,
    })
    const postgresOptions = {
      ...options,
      max: connections,
      idle_timeout: 0, // with max_lifetime, since an end that is meant would look like a loss
      max_lifetime: null,
      connection: {
        application_name: 'website',
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      },
      types: {
        // Auth keeps times of its sessions in UTC without saying so, and would read them as times of the server's own zone.
        timestamp: time(1114, (text) => timestampToIso(`${text}+00`)),
        timestamptz: time(1184, timestampToIso),
      },
    }
    super({ url, postgresOptions })
    this.#answerBytes = answerBytes
    this.#pool = new ReservingPool(
      (onclose) => new PostgresConnection({ url, postgresOptions: { ...postgresOptions, onclose } }).driver,
      statementTimeoutMs + 4000,
    )
    Object.assign(this.driver, { reserve: () => this.#reserveForLibrary() })
    // At the first request it would otherwise grant all privileges on every schema that has row-level security.
    Object.assign(this, { rlsState: 'active' })
  }

  async #reserve() {
    const connection = await this.#pool.reserve().catch(throwQuietly)
    return {
      unsafe: (text: string, parameters: Parameters<typeof connection.unsafe>[1]) =>
        connection.unsafe(text, parameters, this.#answerBytes).catch(throwQuietly),
      release: () => connection.release(),
    }
  }

  async #reserveForLibrary() {
    const { unsafe, release } = await this.#reserve()
    return {
      unsafe(text: string, parameters: Parameters<typeof unsafe>[1]) {
        const run = (sql: string) => unsafe(castFromText(sql), parameters)
        return asksPlanner(text) && requests.getStore()?.estimates ? estimateCount(text, run) : run(text)
      },
      release,
    }
  }

  async mayWrite(claims: Claims): Promise<boolean> {
    const connection = await this.#reserve()
    try {
      // Sent as one message, and so one transaction: the settings end with it.
      const settings = sessionSettings({ role: claims.role, claims: JSON.stringify(claims) })
      const answer = await connection.unsafe(`${settings}; select public.may_write() as yes`, [])
      const [, [row]] = answer as [unknown, { yes: boolean | null }[]]
      return row?.yes ?? false
    } finally {
      connection.release()
    }
  }

  async inTransaction<T>(run: (query: Query) => Promise<T>): Promise<T> {
    const connection = await this.#reserve()
    const query: Query = async <Row>(sql: string, parameters: string[] = []) =>
      (await connection.unsafe(sql, parameters)) as Row[]
    try {
      await query('begin')
      const result = await run(query)
      await query('commit')
      return result
    } catch (error) {
      await query('rollback').catch(() => {}) // a lost connection has ended its transaction
      throw error
    } finally {
      connection.release()
    }
  }

  override close(): Promise<void> {
    return this.#pool.end()
  }

  /** A token may name any role, but only those of requests are taken on, whatever this connection could become. */
  override async withContext<T>(...args: Parameters<typeof PostgresConnection.prototype.withContext<T>>) {
    const { role } = (args[0]?.auth ?? {}) as { role?: unknown }
    if (!isRequestRole(role ?? 'anon'))
      throw this.normalizeDbError(Object.assign(new Error('Role not allowed'), { code: 'PT403' }))
    return super.withContext(...args)
  }

  override async onPostgrestAST(...args: Parameters<typeof PostgresConnection.prototype.onPostgrestAST>) {
    const request = await super.onPostgrestAST(...args)
    const context = requests.getStore()
    if (request.type === 'rpc' && context) {
      const { functions = [] } = await this.introspect({ useCache: true })
      readArguments(request, functions, context.query)
    }
    return request
  }

  override normalizeDbError(error: unknown): unknown {
    return toAnswer(error)
  }
}
