// The library's connection to PostgreSQL: runs on a pool that survives the loss of a connection, limits time and
// memory, and corrects the library where it differs from PostgREST.
import { connectionName, type DatabaseTarget } from '#backend/database/connect.ts'
import { ReservingPool } from '#backend/database/reserving-pool.ts'
import { sessionSettings } from '#backend/database/session-settings.ts'
import { timestampToIso } from '#backend/iso-timestamp.ts'
import { type Claims, isRequestRole } from '#backend/jwt.ts'
import type { Query } from '#backend/query.ts'
import { estimateCount, isPlannerCount } from '#backend/rest/estimated-count.ts'
import { castParametersFromText, correctArguments } from '#backend/rest/function-arguments.ts'
import { rethrowWithoutDetails, toLibraryError } from '#backend/rest/postgrest-errors.ts'
import { requestContext } from '#backend/rest/request-context.ts'
import { writeJsonAsText } from '#backend/rest/row-values.ts'
import { PostgresConnection } from './library.ts'

/**
 * If a connection dies silently in the middle of a transaction, its locks would block all writing until the operating
 * system notices, which takes two hours by default.
 */
const idleInTransactionTimeoutMs = 5000

interface ConnectionLimits {
  maxConnections: number
  statementTimeoutMs: number
  /** Maximum size of the rows of one query, in bytes. Without it, all rows are read. */
  maxResponseBytes?: number
}

export class PooledConnection extends PostgresConnection {
  readonly #pool: ReservingPool
  readonly #maxResponseBytes: number | undefined

  constructor(
    { url, options }: DatabaseTarget,
    { maxConnections, statementTimeoutMs, maxResponseBytes }: ConnectionLimits,
  ) {
    const timeType = (oid: number, parse: (text: string) => string) => ({
      to: oid,
      from: [oid],
      serialize: String,
      parse,
    })
    /** After this silence, a connection counts as lost. */
    const silenceMs = statementTimeoutMs + 4000
    const postgresOptions = {
      ...options,
      max: 1,
      // In seconds, and shorter than `silenceMs`: a connection that is given up while the driver opens it may stay open.
      connect_timeout: (statementTimeoutMs + 2000) / 1000,
      idle_timeout: 0, // like max_lifetime, because an intended close would look like a loss
      max_lifetime: null,
      connection: {
        application_name: connectionName,
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      },
      types: {
        // Auth stores the times of its sessions in UTC without a zone, and would read them as local times of the
        // server.
        timestamp: timeType(1114, (text) => timestampToIso(`${text}+00`)),
        timestamptz: timeType(1184, timestampToIso),
      },
    }
    super({ url, postgresOptions })
    this.#maxResponseBytes = maxResponseBytes
    this.#pool = new ReservingPool(
      (onclose) => new PostgresConnection({ url, postgresOptions: { ...postgresOptions, onclose } }).driver,
      maxConnections,
      silenceMs,
    )
    Object.assign(this.driver, { reserve: () => this.#reserveForLibrary() })
    // Otherwise the library would, at the first request, grant all privileges on every schema with row-level security.
    Object.assign(this, { rlsState: 'active' })
  }

  async #reserve() {
    const connection = await this.#pool.reserve().catch(rethrowWithoutDetails)
    return {
      unsafe: (text: string, parameters: Parameters<typeof connection.unsafe>[1]) =>
        connection.unsafe(text, parameters, this.#maxResponseBytes).catch(rethrowWithoutDetails),
      release: () => connection.release(),
    }
  }

  async #reserveForLibrary() {
    const { unsafe, release } = await this.#reserve()
    return {
      unsafe(text: string, parameters: Parameters<typeof unsafe>[1]) {
        const run = (sql: string) => unsafe(castParametersFromText(sql), parameters)
        return isPlannerCount(text) ? estimateCount(text, run) : run(text)
      },
      release,
    }
  }

  async mayPrepare(claims: Claims): Promise<boolean> {
    const connection = await this.#reserve()
    try {
      // Sent as one message, which makes it one transaction, so that the settings end with it.
      const settings = sessionSettings({ role: claims.role, claims: JSON.stringify(claims) })
      const answer = await connection.unsafe(`${settings}; select public.may_prepare() as yes`, [])
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
      await query('rollback').catch(() => {}) // the loss of a connection also ends its transaction
      throw error
    } finally {
      connection.release()
    }
  }

  override close(): Promise<void> {
    return this.#pool.end()
  }

  /**
   * A token may name any role, but only the roles of requests are accepted, whatever else this connection could switch
   * to.
   */
  override async withContext<T>(...args: Parameters<typeof PostgresConnection.prototype.withContext<T>>) {
    const { role } = (args[0]?.auth ?? {}) as { role?: unknown }
    if (!isRequestRole(role ?? 'anon'))
      throw this.normalizeDbError(Object.assign(new Error('Role not allowed'), { code: 'PT403' }))
    return super.withContext(...args)
  }

  override async onPostgrestAST(...args: Parameters<typeof PostgresConnection.prototype.onPostgrestAST>) {
    const request = await super.onPostgrestAST(...args)
    const context = requestContext.getStore()
    if (request.type === 'rpc' && context) {
      const { functions = [] } = await this.introspect({ useCache: true })
      correctArguments(request, functions, context.query)
    }
    if (request.values) writeJsonAsText(request.values)
    return request
  }

  override normalizeDbError(error: unknown): unknown {
    return toLibraryError(error)
  }
}
