// Several processes of the site on one PostgreSQL behind one address, as for a site that has outgrown one process.
import { cpSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { startServer, type TestServer } from '#testing/server.ts'
import { forward, forwardUpgrade, listen, type ProxyServer } from './proxy.ts'

/** Starts a process, with the keys of another one if given. */
export function startReplica(
  directory: string,
  databaseUrl: string,
  keysOf?: TestServer,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = join(directory, 'data')
  if (keysOf) {
    mkdirSync(dataDir, { recursive: true })
    cpSync(join(keysOf.dataDir, 'keys.json'), join(dataDir, 'keys.json'))
  }
  return startServer({ dataDir, env: { ...env, DATABASE_URL: databaseUrl } })
}

export interface RoundRobin extends ProxyServer {
  /** The targets, in turn. */
  targets: TestServer[]
}

/** Passes each request to the next of its targets. */
export async function startRoundRobin(...targets: TestServer[]): Promise<RoundRobin> {
  let turn = 0
  const next = (path = '/'): URL => {
    const target = targets[turn++ % targets.length]
    if (!target) throw new Error('There is no target')
    return new URL(path, target.url)
  }
  const server = createServer((incoming, response) => forward(incoming, response, next(incoming.url)))
  server.on('upgrade', ({ url, headers }, socket) => forwardUpgrade(socket, next(url), headers))
  return { targets, ...(await listen(server)) }
}
