// Realtime: accepts sockets, and delivers changes of the database to the channels that asked for them.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { connect, type DatabaseTarget } from '#backend/database/connect.ts'
import { listenerName } from '#backend/database/other-processes.ts'
import { requestUrl } from '#backend/http/fetch-adapter.ts'
import type { LocalAccess } from '#backend/http/local-access.ts'
import { findSocketRefusal } from '#backend/http/request-rules.ts'
import type { PrepareCheck } from '#backend/http/requester.ts'
import type { Keys } from '#backend/keys.ts'
import { slowestBeyond } from '#backend/limits/address-sockets.ts'
import type { Limits } from '#backend/limits/limits.ts'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'
import { bareResponse } from '#server/bare-response.ts'
import type { Config } from '#server/config.ts'
import { listenForChanges } from './change-listener.ts'
import { createVisibilityCheck, type PublishedChange } from './change-visibility.ts'
import { ClientSocket } from './client-socket.ts'
import type { SerializerVersion } from './phoenix-messages.ts'
import { createPresence } from './presence.ts'
import { type PublishedTable, readPublishedTables } from './published-tables.ts'
import type { RowChange } from './row-change.ts'
import { sendInTurns } from './send-in-turns.ts'
import { createWebSocketServer } from './web-socket-server.ts'

interface Options {
  target: DatabaseTarget
  keys: Keys
  limits: Limits
  writers: Config['writers']
  /** Decides who may write when no sign-in is required. */
  localAccess: LocalAccess | undefined
  mayPrepare: PrepareCheck
  /** The URL of the site, known once it listens. */
  origin: () => string
  /** Called whenever it has begun to listen, also after a loss. If it fails, the connection counts as lost. */
  onReady: (sql: Sql) => Promise<void>
  /** For a refused upgrade, which has no response object. server.ts sets these headers on every other response. */
  headers: Headers
}

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  stop(): Promise<void>
}

/** Starts Realtime. Channels can be joined once the promise resolves. */
export async function startRealtime(options: Options): Promise<Realtime> {
  const { target, keys, headers } = options
  let sql = connect(target, 2)
  const clients = new Map<ClientSocket, IncomingMessage>()
  const sockets = createWebSocketServer()
  const presence = createPresence()
  const stopped = new AbortController()
  let tables: PublishedTable[] | undefined
  let waiting: RowChange[] = []
  let delivering = Promise.resolve()

  const source = listenForChanges(target, listenerName(keys, options), {
    async onReady() {
      const pool = sql
      await options.onReady(pool)
      const published = await readPublishedTables(pool)
      // If the pool was replaced, the connection was lost in the meantime. A channel that joins now would miss changes.
      if (pool === sql) tables = published
    },
    onChange(change) {
      waiting.push(change)
      // Changes that arrive during a delivery are delivered together after it.
      if (waiting.length === 1) delivering = delivering.then(deliverWaiting)
    },
    onLost() {
      tables = undefined
      reopenPool()
      failChannels('The connection to the database was lost')
    },
  })

  async function deliverWaiting(): Promise<void> {
    const changes = waiting
    waiting = []
    try {
      await deliver(changes)
    } catch {
      failChannels('Changes could not be read from the database')
    }
  }

  async function deliver(changes: RowChange[]): Promise<void> {
    const events = changes.flatMap((change) => {
      const table = tables?.find(({ schema, name }) => schema === change.schema && name === change.table)
      return table ? [{ change, table }] : []
    })
    // Only channels that exist now, because one that joins later did not exist when these changes were made.
    const listeners = [...clients].flatMap(([{ channels }, request]) => {
      // The policies in the database do not know where a request came from.
      const onlyPublic = options.localAccess?.findRefusal(request) !== undefined
      return [...channels].map((channel) => ({ channel, viewer: channel.viewer, onlyPublic }))
    })
    if (events.length === 0 || listeners.length === 0) return
    const viewers = new Map(listeners.map(({ viewer }) => [viewer.claims, viewer]))
    const maySee = await createVisibilityCheck(sql, events, [...viewers.values()])
    await sendInTurns(sends(), limitUnread)

    function* sends() {
      for (const event of events) {
        const data = toJson(event)
        for (const { channel, viewer, onlyPublic } of listeners)
          if (onlyPublic ? maySee.isPublic(viewer, event) : maySee(viewer, event))
            yield () => channel.deliver(event.change, data)
      }
    }
  }

  /** Keeps the memory of the process from filling with what many addresses together do not read. */
  function limitUnread() {
    for (const client of slowestBeyond(realtimeLimits.server.unreadBytes, clients.keys())) {
      clients.delete(client)
      client.terminate()
    }
  }

  /**
   * The existing connections may be as dead as the one that listened, and queries on them would wait forever. Closing
   * the pool makes them fail now.
   */
  function reopenPool() {
    sql.end({ timeout: 0 }).catch(() => {})
    if (!stopped.signal.aborted) sql = connect(target, 2)
  }

  function failChannels(message: string) {
    for (const client of clients.keys()) client.failChannels(message)
  }

  /** One client after another, so that the database is never asked for all of them at once. */
  async function recheckPresence() {
    while (!stopped.signal.aborted) {
      for (const client of clients.keys()) await client.recheckPresence()
      await delay(realtimeLimits.presence.recheckMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  await source.ready
  const rechecking = recheckPresence()

  return {
    upgrade(request, socket, head) {
      if (socket.destroyed) return
      const { pathname, searchParams } = requestUrl(request)
      const refuse = (status: number) => refuseUpgrade(socket, status, headers)
      if (pathname !== '/realtime/v1/websocket') return refuse(404)
      const refusal = findSocketRefusal(request.headers, options.origin(), options.writers)
      if (refusal) return refuse(refusal.status)
      if (searchParams.get('apikey') !== keys.publishableKey) return refuse(401)
      if (clients.size >= realtimeLimits.server.sockets) return refuse(503)
      const address = options.limits.socketsOf(request)
      if (!address.takeToken()) return refuse(429)
      const releaseSocket = options.limits.takeSocket(request)
      if (!releaseSocket) return refuse(429)
      socket.once('close', releaseSocket)
      const version: SerializerVersion = searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const client = new ClientSocket(webSocket, {
          version,
          keys,
          tables: () => tables,
          address,
          presence,
          // If the database does not answer, all channels fail anyway, and their clients join again.
          mayPrepare: (claims) => options.mayPrepare(request, claims).catch(() => false),
        })
        clients.set(client, request)
        webSocket.once('close', () => clients.delete(client))
      })
    },

    async stop() {
      stopped.abort()
      for (const socket of sockets.clients) socket.close(1001, 'The server is shutting down')
      await source.stop() // which calls onLost, so that no query waits for an answer any more
      await Promise.all([delivering, rechecking])
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}

/** @returns the change in the format of a hosted project's Realtime, as JSON */
function toJson({ change, table }: PublishedChange): string {
  const { record, old_record, ...rest } = change
  return JSON.stringify({
    ...rest,
    columns: table.columns,
    errors: null,
    ...(record && { record }),
    ...(old_record && { old_record }),
  })
}

function refuseUpgrade(socket: Duplex, status: number, headers: Headers): void {
  const all = new Headers(headers)
  all.set('Cache-Control', 'no-store')
  if (status === 429 || status === 503) all.set('Retry-After', '10')
  socket.on('error', () => {}) // the client may be gone
  // Closes without waiting for the client to close its side.
  socket.end(bareResponse(status, all), () => socket.destroy())
}
