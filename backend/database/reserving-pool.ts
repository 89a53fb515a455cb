// Connections that are reserved for several queries, as for a transaction. The driver's own `reserve` does not survive
// the loss of a connection: it forgets its waiting callers, returns the dead connection to the pool, and ends the
// process at the next query on it (postgres 3.4.9). Here, a pool that loses a connection fails its queries and is
// replaced. A connection can also die silently, for example when a firewall drops it, so a query that is not answered
// in time counts as a loss too.
import type { ReservedSql, Sql } from 'postgres'
import { readRows } from './read-rows.ts'

export interface ReservedConnection {
  /** @param maxBytes stop reading the rows of a `select` at this size */
  unsafe(text: string, parameters: Parameters<ReservedSql['unsafe']>[1], maxBytes?: number): Promise<unknown>
  release(): void
}

/** Creates a driver pool that reports the loss of a connection. */
type OpenPool = (onLost: () => void) => Sql

export class ReservingPool {
  readonly #open: OpenPool
  readonly #queryTimeoutMs: number
  #current: Pool | undefined

  /** @param queryTimeoutMs must exceed the server's own limit for a query: after it, the connection counts as lost */
  constructor(open: OpenPool, queryTimeoutMs: number) {
    this.#open = open
    this.#queryTimeoutMs = queryTimeoutMs
  }

  /** @throws {Error} if no connection can be opened, or the pool loses one while waiting */
  async reserve(): Promise<ReservedConnection> {
    if (!this.#current || this.#current.isLost) this.#current = new Pool(this.#open, this.#queryTimeoutMs)
    return this.#current.reserve()
  }

  async end(): Promise<void> {
    await this.#current?.end()
  }
}

class Pool {
  isLost = false
  readonly #sql: Sql
  readonly #queryTimeoutMs: number
  /** Callers whose answer will never arrive if the connection is lost. */
  readonly #waiting = new Set<(error: Error) => void>()

  constructor(open: OpenPool, queryTimeoutMs: number) {
    this.#sql = open(() => this.#lose())
    this.#queryTimeoutMs = queryTimeoutMs
  }

  async reserve(): Promise<ReservedConnection> {
    try {
      const connection = await this.#unlessLost(() => this.#sql.reserve())
      return {
        unsafe: (text, parameters, maxBytes) =>
          this.#withTimeout(
            this.#unlessLost(() => {
              const query = connection.unsafe(text, parameters)
              return maxBytes !== undefined && text.startsWith('select ') ? readRows(query, maxBytes) : query
            }),
          ),
        release: () => {
          if (!this.isLost) connection.release()
        },
      }
    } catch (error) {
      this.#lose()
      throw error
    }
  }

  end(): Promise<void> {
    return this.#sql.end({ timeout: 1 })
  }

  #withTimeout<T>(answer: Promise<T>): Promise<T> {
    const silence = setTimeout(() => this.#lose(), this.#queryTimeoutMs)
    return answer.finally(() => clearTimeout(silence))
  }

  #unlessLost<T>(ask: () => PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.isLost) throw connectionLost()
      this.#waiting.add(reject)
      ask()
        .then(resolve, reject)
        .then(() => this.#waiting.delete(reject))
    })
  }

  #lose(): void {
    if (this.isLost) return
    this.isLost = true
    for (const fail of this.#waiting) fail(connectionLost())
    this.#sql.end({ timeout: 0 }).catch(() => {}) // closes its remaining connections
  }
}

const connectionLost = () =>
  Object.assign(new Error('The connection was lost'), { code: 'CONNECTION_CLOSED' })
