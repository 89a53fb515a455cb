// Connections to be held for several queries, as for a transaction. The driver's own `reserve` does not survive the loss of
// one: it forgets who waits for it, takes the dead connection back as a free one, and ends the process with the next
// query on it (postgres 3.4.9). Here, a pool that has lost a connection fails its queries and is replaced by a new one.
// A connection can also die without a word, as when a firewall forgets it: a query that is not answered in time is such a loss.
import type { ReservedSql, Sql } from 'postgres'
import { readRows } from './read-rows.ts'

export interface ReservedConnection {
  /** @param maxBytes of the rows of a `select`, of which no more are read then */
  unsafe(text: string, parameters: Parameters<ReservedSql['unsafe']>[1], maxBytes?: number): Promise<unknown>
  release(): void
}

/** Makes a pool of the driver that reports when it has lost a connection. */
type OpenPool = (onLost: () => void) => Sql

export class ReservingPool {
  readonly #open: OpenPool
  readonly #queryTimeoutMs: number
  #current: Pool | undefined

  /** @param queryTimeoutMs longer than the server lets a query run: no answer by then means a lost connection */
  constructor(open: OpenPool, queryTimeoutMs: number) {
    this.#open = open
    this.#queryTimeoutMs = queryTimeoutMs
  }

  /** @throws {Error} where no connection can be had, or while one is waited for */
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
  /** Those who wait for an answer that never comes when the connection is lost. */
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
    return this.#sql.end({ timeout: 2 })
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
    this.#sql.end({ timeout: 0 }).catch(() => {}) // what is left of it
  }
}

const connectionLost = () =>
  Object.assign(new Error('The connection was lost'), { code: 'CONNECTION_CLOSED' })
