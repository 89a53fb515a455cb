// The embedded Supabase: PostgreSQL, and on it REST and Auth (rest-and-auth.ts) and Realtime (realtime/).
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { checkSameKeys } from './database/check-same-keys.ts'
import { urlTarget } from './database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './database/embedded-database.ts'
import { createHttpHandler } from './http/http-handler.ts'
import { createLocalAccess } from './http/local-access.ts'
import { loadKeys } from './keys.ts'
import type { InternalClient } from './limits/internal-client.ts'
import { createLimits } from './limits/limits.ts'
import { startRealtime } from './realtime/realtime.ts'
import { openRestAndAuth } from './supabase-lite/rest-and-auth.ts'
import { prepareDatabase } from './upgrade/prepare-database.ts'

export interface BackendOptions
  extends Pick<Config, 'dataDir' | 'databaseUrl' | 'writers' | 'trustedProxies'> {
  /** The address of the site, known once it listens: the issuer of sessions. */
  origin: () => string
  /** Of every answer. The HTTP server sets them, but on a refused WebSocket, for which it has no response. */
  headers: Headers
  log: Log
}

export interface Backend {
  readonly publishableKey: string
  /** By which a client in this process is known, so that no limit by address holds for it. Nobody else may get it. */
  readonly internalClient: InternalClient
  /** Must be called with every request to the site, pages and upgrades included: they show whether others reach it. */
  observe(request: IncomingMessage): void
  /** Answers requests of /rest/v1 and /auth/v1. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Answers upgrades to a WebSocket at /realtime/v1/websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends everything cleanly. Realtime's clients see an error, so that they come back. */
  stop(): Promise<void>
}

/**
 * Starts the backend, and with it the database where that is embedded.
 * @throws {StartupError} where it cannot start, for a reason that the operator can mend
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
  const unlock = lockDataDir(dataDir)
  let database: EmbeddedDatabase | undefined
  try {
    const keys = await loadKeys(dataDir)
    const localAccess = writers === 'local' ? createLocalAccess(log) : undefined
    const limits = createLimits(trustedProxies)
    database = databaseUrl ? undefined : await startEmbeddedDatabase(dataDir, log.info)
    const target = database?.target ?? urlTarget(databaseUrl ?? '')
    const restAndAuth = openRestAndAuth(target, keys)
    await prepareDatabase(target, {
      writers,
      dataDir,
      log: log.info,
      createAuthTables: restAndAuth.createAuthTables,
    })
    const [realtime] = await Promise.all([
      startRealtime({ target, keys, limits, writers, headers }),
      restAndAuth.readSchema(),
    ])
    await checkSameKeys(target, keys, dataDir)
    return {
      publishableKey: keys.publishableKey,
      internalClient: limits.internalClient,
      observe: (request) => localAccess?.observe(request),
      handle: createHttpHandler({ restAndAuth, keys, writers, localAccess, limits, origin, log }),
      upgrade: realtime.upgrade,
      async stop() {
        await realtime.stop()
        await restAndAuth.close()
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
