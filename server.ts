// The composition root: configuration, backend, site, listen, and a graceful stop.
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Writers } from '#app/page-context.ts'
import { site } from '#content/site.ts'
import { commonHeaders } from '#site/headers.ts'
import { followContent } from '#site/live-content.ts'
import { createSite } from '#site/site.ts'
import { type Config, parseConfig } from './config.ts'
import { createHttpServer, onlyWithOneHost } from './http-edge.ts'
import { StartError } from './start-error.ts'

const development = process.argv.includes('--dev')
// React reads this when it is loaded, which is with the build, below.
process.env.NODE_ENV ??= development ? 'development' : 'production'

/** What a signal does. Until the server listens nothing is under way, and the backend ends its database on exit. */
let stop: () => void | Promise<void> = () => {}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await stop()
    process.exit(0)
  })
}

async function start() {
  const config = parseConfig(process.env)
  const { hosted } = config
  const headers = commonHeaders({ https: config.siteUrl?.startsWith('https:') ?? false })
  // Loaded only where it is needed: with a hosted project, neither the database nor its drivers take memory here.
  const backend = hosted
    ? undefined
    : await (await import('#backend/backend.ts')).startBackend({ ...config, headers, log: console.log })

  const server = createHttpServer(headers)
  const build = development
    ? await (await import('#site/development.ts')).loadSources(server)
    : await (await import('#site/production.ts')).loadBuild()

  await listen(server, config)
  const address = server.address() as AddressInfo
  const origin = config.siteUrl ?? originOf(address)
  const writers = writersOf(config)
  const page = {
    origin,
    supabase: hosted ?? { url: '', anonKey: backend?.publishableKey ?? '' },
    rules: { otherHosts: writers === 'operators' },
    writers,
  }
  const { answer: answerSite, expire } = createSite({
    build,
    page,
    defaults: site,
    texts: async () => {
      await content.ready
      return content.site()
    },
    changes: async () => {
      await content.ready
      return content.changes()
    },
    headers,
    log: console.log,
  })
  const answer = onlyWithOneHost(headers, (request, response) => {
    if (backend && isBackendPath(request)) backend.handle(request, response.setHeaders(headers))
    else answerSite(request, response)
  })
  server.on('request', answer)
  server.on('upgrade', (request, socket, head) => {
    if (backend && isBackendPath(request)) backend.upgrade(request, socket, head)
    else if (!development) socket.destroy()
  })
  const content = followContent({
    defaults: site,
    rules: page.rules,
    supabase: hosted ?? { ...page.supabase, url: originOf(reachable(address)), ...backend?.ownClient },
    source: hosted?.url ?? 'own',
    dataDir: config.dataDir,
    changed: expire,
    log: console.log,
  })
  stop = async () => {
    await content.stop()
    server.close()
    server.closeIdleConnections()
    await backend?.stop()
    server.closeAllConnections()
  }
  console.log(`${site.company.name} is on ${origin} (admin: ${origin}/admin)`)
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is taken. Set PORT to a free one.`
          : `Cannot listen on ${host}, port ${port} (${code ?? message}). Set HOST and PORT to what this machine and user may use.`
      reject(new StartError(reason))
    })
    server.listen(port, host, resolve)
  })
}

const isBackendPath = ({ url = '' }: IncomingMessage) => /^\/(rest|auth|realtime)\/v1(?=[/?]|$)/.test(url)

function writersOf({ adminAccess, writersFrom }: Config): Writers {
  if (adminAccess === 'operators') return 'operators'
  return writersFrom === 'here' ? 'here' : 'everybody'
}

/** The address at which this process itself reaches what it listens on. */
function reachable(address: AddressInfo): AddressInfo {
  const anywhere = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address]
  return anywhere ? { ...address, address: anywhere } : address
}

function originOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
