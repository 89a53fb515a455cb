// The composition root: configuration, backend, site, listen, and a graceful stop.
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { inspect } from 'node:util'
import { createConnectionLimit } from '#backend/limits/connection-limit.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { isHealthCheck, sendHealth } from '#page-server/health.ts'
import { createLiveContent } from '#page-server/live-content.ts'
import { createPageServer } from '#page-server/page-server.ts'
import { commonHeaders } from '#page-server/security-headers.ts'
import { parseConfig } from './server/config.ts'
import { createHttpServer, requireOneHost } from './server/http-server.ts'
import { createLog, logConsole } from './server/log.ts'
import { createRequestLog } from './server/request-log.ts'
import { StartupError } from './server/startup-error.ts'

const development = process.argv.includes('--dev')
// React reads this when it is loaded, which is with the build, below.
process.env.NODE_ENV ??= development ? 'development' : 'production'

const log = createLog(process.stdout)
logConsole(log)

/** How long a stop may take in all, and how long it waits for requests under way. */
const stopTimeoutMs = 5000
const drainTimeoutMs = 2500

/** Called by a signal. Until the server listens there is nothing to wait for, and the backend ends its database on exit. */
let stop: () => void | Promise<void> = () => {}
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (isStopping) return // Ctrl-C reaches this process twice: from the terminal, and passed on by npm
    isStopping = true
    const limit = setTimeout(() => {
      log.error(`It did not stop cleanly within ${stopTimeoutMs} ms.`)
      process.exit(1)
    }, stopTimeoutMs)
    await stop()
    clearTimeout(limit)
    process.exit(0)
  })
}

async function start() {
  const config = parseConfig(process.env)
  const { hosted } = config
  // A person who starts it sees the address first. Programs that read the log need only the line below, when it can be opened.
  if ((development || process.stdout.isTTY) && config.port > 0) {
    const address = originOf({ address: config.host, port: config.port })
    log.info(`Starting on ${address} (admin: ${address}/admin) …`)
  }
  const headers = commonHeaders({ https: config.siteUrl?.startsWith('https:') ?? false })
  let origin = config.siteUrl ?? ''
  // Loaded only where it is needed: with a hosted project, neither the database nor its drivers take memory here.
  const backend = hosted
    ? undefined
    : await (await import('#backend/backend.ts')).startBackend({
        ...config,
        origin: () => origin,
        headers,
        log,
      })

  const server = createHttpServer(headers)
  server.on('connection', createConnectionLimit(config.trustedProxies))
  const build = development
    ? await (await import('#page-server/development.ts')).loadSources(server)
    : await (await import('#page-server/production.ts')).loadBuild()

  await listen(server, config)
  const address = server.address() as AddressInfo
  origin = config.siteUrl ?? originOf(address)
  const { writers } = config
  const page = { origin, supabase: hosted ?? { url: '', anonKey: backend?.publishableKey ?? '' }, writers }
  const content = createLiveContent({
    defaults: site,
    writers,
    supabase: hosted ?? { ...page.supabase, url: originOf(ownAddress(address)), ...backend?.internalClient },
    source: hosted?.url ?? 'own',
    dataDir: config.dataDir,
    log,
  })
  const servePage = createPageServer({ build, page, defaults: site, content, headers, log })
  const requests = createRequestLog(log, routeName)
  const listener = requireOneHost(headers, (request, response) => {
    backend?.observe(request)
    if (isHealthCheck(request)) {
      sendHealth(request, response, { stopping: isStopping, content: content.health(), headers })
    } else if (backend && isBackendPath(request)) backend.handle(request, response.setHeaders(headers))
    else servePage(request, response)
  })
  server.on('request', requests.track(listener))
  server.on('upgrade', (request, socket, head) => {
    backend?.observe(request)
    if (backend && isBackendPath(request)) backend.upgrade(request, socket, head)
    else if (!development) socket.destroy()
  })
  stop = async () => {
    server.close()
    const [unanswered] = await Promise.all([requests.drain(drainTimeoutMs), content.stop()])
    if (unanswered > 0) log.warn('Requests that took too long were cut off.', { requests: unanswered })
    server.closeAllConnections()
    await backend?.stop()
  }
  log.info(`${site.company.name} is on ${origin} (admin: ${origin}/admin)`)
  if (writers !== 'operators') log.info(openNotice[writers])
}

/** Who may edit without signing in. */
const openNotice = {
  local:
    'Anyone who uses this machine can edit the site without signing in. That ends, until a restart, with the first request that ' +
    'comes through a proxy or under another host name. A tunnel that hides both is not noticed: set ADMIN_ACCESS=operators first.',
  everyone:
    'Anyone who reaches this site can edit it without signing in: it was started with ADMIN_ACCESS=open.',
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is taken. Set PORT to a free one.`
          : `Cannot listen on ${host}, port ${port} (${code ?? message}). Set HOST and PORT to what this machine and user may use.`
      reject(new StartupError(reason))
    })
    server.listen(port, host, resolve)
  })
}

const routes = new Set([...pathsOf(site), '/admin', '/healthz', '/robots.txt', '/sitemap.xml'])

/** Names an address by what we call it: what else stands in it, its sender has written. */
function routeName(url: string): string {
  const [path = ''] = url.split('?')
  return routes.has(path)
    ? path
    : (/^\/((rest|auth|realtime)\/v1|assets|cards)(?=\/)/.exec(path)?.[0] ?? 'other')
}

const isBackendPath = ({ url = '' }: IncomingMessage) => /^\/(rest|auth|realtime)\/v1(?=[/?]|$)/.test(url)

/** The address at which this process itself reaches what it listens on. */
function ownAddress(address: AddressInfo): AddressInfo {
  const anywhere = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address]
  return anywhere ? { ...address, address: anywhere } : address
}

function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : inspect(error)}\n`)
  process.exit(1)
})
