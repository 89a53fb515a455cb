// Several processes of the site on one PostgreSQL behind one address, as for a site that has outgrown one process.
import { cpSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { startServer, type TestServer } from '#testing/server.ts'

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

/** Passes each request to the next of its targets. */
export class RoundRobin {
  /** The targets, in turn. */
  readonly targets: TestServer[]
  readonly #server = createServer((incoming, response) => this.#forward(incoming, response))
  readonly #sockets = new Set<Duplex>()
  #turn = 0

  private constructor(targets: TestServer[]) {
    this.targets = targets
    this.#server.on('upgrade', (incoming, socket) => this.#upgrade(incoming, socket))
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  static async before(...targets: TestServer[]): Promise<RoundRobin> {
    const proxy = new RoundRobin(targets)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
      for (const socket of this.#sockets) socket.destroy()
    })
  }

  #next(path = '/'): URL {
    const target = this.targets[this.#turn++ % this.targets.length]
    if (!target) throw new Error('There is no target')
    return new URL(path, target.url)
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, headers } = incoming
    const outgoing = request(this.#next(incoming.url), { method, headers })
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }

  #upgrade(incoming: IncomingMessage, socket: Duplex): void {
    const outgoing = request(this.#next(incoming.url), { headers: incoming.headers })
    outgoing.on('upgrade', ({ headers }, upstream) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      upstream.pipe(socket).pipe(upstream)
      upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
      socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy())
    })
    outgoing.on('response', ({ statusCode = 502 }) => socket.end(`HTTP/1.1 ${statusCode} \r\n\r\n`))
    outgoing.on('error', () => socket.destroy())
    outgoing.end()
  }
}
