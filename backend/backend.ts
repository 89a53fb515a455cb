// The embedded Supabase: PostgreSQL with REST and Auth (supabase-lite/) and Realtime (realtime/) on top.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Sql } from 'postgres'
import type { CallFunction } from '#server/call-function.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { warnOfMove } from './backup/move-note.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { urlTarget } from './database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './database/embedded-database.ts'
import { surviveLostTypeQuery } from './database/lost-type-query.ts'
import { checkOtherProcesses, joinOtherProcesses, requireSignIn } from './database/other-processes.ts'
import { openOwnerFunctions } from './database/owner-functions.ts'
import { createHttpHandler } from './http/http-handler.ts'
import { createLocalAccess } from './http/local-access.ts'
import { createPrepareCheck } from './http/requester.ts'
import { loadKeys } from './keys.ts'
import type { InternalCredentials } from './limits/internal-credentials.ts'
import { createLimits } from './limits/limits.ts'
import { startRealtime } from './realtime/realtime.ts'
import { openRestAndAuth } from './supabase-lite/rest-and-auth.ts'
import { prepareDatabase } from './upgrade/prepare-database.ts'

export interface BackendOptions
  extends Pick<Config, 'dataDir' | 'databaseUrl' | 'writers' | 'trustedProxies'> {
  /** The URL of the site, known once it listens. It is the issuer of sessions. */
  origin: () => string
  /**
   * For a refused WebSocket upgrade, which has no response object. server.ts sets these headers on every other response.
   */
  headers: Headers
  log: Log
}

export interface Backend {
  readonly publishableKey: string
  /** Identifies a client in this process, which is exempt from the limits per address. Must stay secret. */
  readonly internalCredentials: InternalCredentials
  /**
   * Must be called with every request to the site, including pages and upgrades: they reveal whether others can reach
   * the site.
   */
  observe(request: IncomingMessage): void
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Answers upgrades to a WebSocket at /realtime/v1/websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /**
   * Whether a request is local, if only local requests may write. If a sign-in is required, every request passes, and
   * row-level security decides.
   */
  passesLocalAccess(request: IncomingMessage): boolean
  /** Calls a function that no request may call (owner-functions.ts). */
  callAsOwner: CallFunction
  /** Shuts everything down cleanly. Realtime clients get an error, so that they reconnect. */
  stop(): Promise<void>
}

/**
 * Starts the backend, including the database if it is embedded.
 * @throws {StartupError} if it cannot start for a reason that the administrator can fix
 */
export async function startBackend({
  dataDir,
  databaseUrl,
  writers,
  trustedProxies,
  origin,
  headers,
  log,
}: BackendOptions): Promise<Backend> {
  surviveLostTypeQuery()
  const unlock = lockDataDir(dataDir)
  let database: EmbeddedDatabase | undefined
  try {
    if (!databaseUrl) await warnOfMove(dataDir, (text) => log.warn(text))
    const keys = await loadKeys(dataDir)
    const localAccess = writers === 'local' ? createLocalAccess(log) : undefined
    const limits = createLimits(trustedProxies)
    database = databaseUrl ? undefined : await startEmbeddedDatabase(dataDir, log)
    const target = database?.target ?? urlTarget(databaseUrl ?? '')
    const restAndAuth = openRestAndAuth(target, keys)
    await prepareDatabase(target, {
      dataDir,
      log: log.info,
      createAuthTables: restAndAuth.createAuthTables,
      // A process that is refused must not upgrade the database of the others: they could not start again.
      beforeUpgrade: (sql) => checkOtherProcesses(sql, { keys, dataDir, writers }),
    })
    const mayPrepare = createPrepareCheck({ restAndAuth, writers, localAccess })
    let hasJoined = false
    // The first time, `joinOtherProcesses` below stores who may write.
    const onReady = async (sql: Sql) => {
      if (hasJoined && writers === 'operators') await requireSignIn(sql)
    }
    const [realtime] = await Promise.all([
      startRealtime({ target, keys, limits, writers, localAccess, mayPrepare, origin, headers, onReady }),
      restAndAuth.readSchema(),
    ])
    // Last, because a process that is refused must not change who may write in the others.
    await joinOtherProcesses(target, { keys, dataDir, writers })
    hasJoined = true
    const ownerFunctions = openOwnerFunctions(target)
    return {
      publishableKey: keys.publishableKey,
      internalCredentials: limits.internalCredentials,
      observe: (request) => localAccess?.observe(request),
      handle: createHttpHandler({ restAndAuth, keys, localAccess, mayPrepare, limits, origin, log }),
      upgrade: realtime.upgrade,
      passesLocalAccess: (request) => localAccess?.findRefusal(request) === undefined,
      callAsOwner: ownerFunctions.call,
      async stop() {
        // At the same time, since each may wait for a database that does not answer.
        await Promise.all([realtime.stop(), ownerFunctions.close(), restAndAuth.close()])
        await database?.stop()
        unlock()
      },
    }
  } catch (error) {
    await database?.stop()
    unlock()
    throw error
  }
}
