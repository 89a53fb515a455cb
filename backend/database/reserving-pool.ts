// Connections that are reserved for several queries, as for a transaction. The driver's own `reserve` does not survive
// the loss of a connection: it forgets its waiting callers, returns the dead connection to the pool, and ends the
// process at the next query on it (postgres 3.4.9). Here, each connection is a pool of one for the driver, which is
// dropped when it is lost. A connection can also die silently, for example when a firewall drops it, so a query that is
// not answered in time counts as a loss too.
import type { Sql } from 'postgres'
import { readRows } from './read-rows.ts'

export interface ReservedConnection {
  /** @param maxBytes stop reading the rows of a `select` at this size */
  unsafe(text: string, parameters: Parameters<Sql['unsafe']>[1], maxBytes?: number): Promise<unknown>
  release(): void
}

/** Creates a driver pool of one connection that reports its loss. */
type Open = (onLost: () => void) => Sql

export class ReservingPool {
  readonly #open: Open
  readonly #timeoutMs: number
  readonly #connections = new Set<Connection>()
  readonly #idle = new Set<Connection>()
  /** Callers that wait for a connection, the first one first. */
  readonly #waiting = new Set<PromiseWithResolvers<void>>()
  /** How many more callers may have a connection. */
  #free: number
  #hasEnded = false

  /**
   * @param timeoutMs for a query and for opening a connection; must exceed the server's own limit for a query: after it,
   * the connection counts as lost
   */
  constructor(open: Open, maxConnections: number, timeoutMs: number) {
    this.#open = open
    this.#timeoutMs = timeoutMs
    this.#free = maxConnections
  }

  /** @throws {Error} if no connection can be opened, or one is silent, so that waiting longer is useless */
  async reserve(): Promise<ReservedConnection> {
    await this.#takeTurn()
    try {
      const connection = this.#takeIdle() ?? (await this.#connect())
      return {
        unsafe: (text, parameters, maxBytes) =>
          this.#ask(connection, (sql) => {
            const query = sql.unsafe(text, parameters)
            return maxBytes !== undefined && text.startsWith('select ') ? readRows(query, maxBytes) : query
          }),
        release: () => {
          if (!connection.isLost) this.#idle.add(connection)
          this.#endTurn()
        },
      }
    } catch (error) {
      this.#endTurn()
      throw error
    }
  }

  async end(): Promise<void> {
    this.#hasEnded = true
    this.#failWaiting()
    await Promise.all(Array.from(this.#connections, (connection) => connection.end()))
  }

  async #takeTurn(): Promise<void> {
    if (this.#hasEnded) throw connectionLost()
    if (this.#free > 0) {
      this.#free--
      return
    }
    const turn = Promise.withResolvers<void>()
    this.#waiting.add(turn)
    await turn.promise
  }

  #endTurn(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next.resolve()
  }

  #failWaiting(): void {
    for (const { reject } of this.#waiting) reject(connectionLost())
    this.#waiting.clear()
  }

  #takeIdle(): Connection | undefined {
    const [connection] = this.#idle
    if (connection) this.#idle.delete(connection)
    return connection
  }

  async #connect(): Promise<Connection> {
    const connection = new Connection(this.#open, () => {
      this.#connections.delete(connection)
      this.#idle.delete(connection)
    })
    this.#connections.add(connection)
    try {
      await this.#ask(connection, (sql) => sql.unsafe('select 1'))
      return connection
    } catch (error) {
      connection.lose()
      // Those who wait would wait as long, one after the other.
      if (error instanceof Error && 'code' in error && error.code === 'CONNECT_TIMEOUT') this.#failWaiting()
      throw error
    }
  }

  #ask<T>(connection: Connection, query: (sql: Sql) => PromiseLike<T>): Promise<T> {
    const silence = setTimeout(() => {
      // Idle connections are probably just as dead, and each would let another caller wait as long.
      for (const silent of [connection, ...this.#idle]) silent.lose()
      this.#failWaiting()
    }, this.#timeoutMs)
    return connection.ask(query).finally(() => clearTimeout(silence))
  }
}

class Connection {
  isLost = false
  readonly #sql: Sql
  readonly #onLost: () => void
  /** Callers whose answer will never arrive if the connection is lost. */
  readonly #waiting = new Set<(error: Error) => void>()

  constructor(open: Open, onLost: () => void) {
    this.#sql = open(() => this.lose())
    this.#onLost = onLost
  }

  ask<T>(query: (sql: Sql) => PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.isLost) throw connectionLost()
      this.#waiting.add(reject)
      query(this.#sql)
        .then(resolve, reject)
        .then(() => this.#waiting.delete(reject))
    })
  }

  end(): Promise<void> {
    return this.#sql.end({ timeout: 1 })
  }

  lose(): void {
    if (this.isLost) return
    this.isLost = true
    for (const fail of this.#waiting) fail(connectionLost())
    this.#sql.end({ timeout: 0 }).catch(() => {})
    this.#onLost()
  }
}

const connectionLost = () =>
  Object.assign(new Error('The connection was lost'), { code: 'CONNECTION_CLOSED' })
