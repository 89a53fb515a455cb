// The entry point: reads the configuration, starts the backend and the site, listens, and shuts down gracefully.
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, createServer, isIPv6, type Server } from 'node:net'
import { inspect } from 'node:util'
import { createConnectionLimit } from '#backend/limits/connection-limit.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { siteWithInbox, site as siteWithoutInbox } from '#content/default-content.ts'
import { linkCheckPath } from '#content/link-report.ts'
import { isHealthCheck, sendHealth } from '#page-server/health.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { createLiveContent } from '#page-server/live-content/live-content.ts'
import { createServerClient } from '#page-server/live-content/server-client.ts'
import { createPageServer } from '#page-server/page-server.ts'
import { createReleaseReader } from '#page-server/releases/release-reader.ts'
import { pathOf } from '#server/request-url.ts'
import type { InboxOptions } from './inbox/inbox.ts'
import { typedForInbox } from './inbox/inbox-database.ts'
import { startRetention } from './inbox/retention.ts'
import { countWaiting, openSpool } from './inbox/spool.ts'
import { createLinkCheckEndpoint } from './link-check/link-check.ts'
import { type Config, type InboxConfig, parseConfig, settingNames } from './server/config.ts'
import { hostedFunctions } from './server/hosted-project/hosted-functions.ts'
import { createHttpServer, limitBodyTime, requireOneHost } from './server/http-server.ts'
import { createLog, logConsole } from './server/log.ts'
import { findMisspelled } from './server/misspelled-settings.ts'
import { startReleaseSchedule } from './server/release-schedule.ts'
import { createRequestLog } from './server/request-log.ts'
import { explainFileError, StartupError } from './server/startup-error.ts'
import { onStopSignal } from './server/stop-signals.ts'

const development = process.argv.includes('--dev')
// React reads this when it is loaded, which happens with the build below.
process.env.NODE_ENV ??= development ? 'development' : 'production'

const log = createLog(process.stdout)
logConsole(log)
// Without a listener, a full disk or a log reader that ended would end the site. The stream stays usable.
process.stdout.on('error', () => {})

/**
 * How long a shutdown may take in total, which is less than the 10 s after which Docker kills, and how long it waits for
 * requests in progress.
 */
const stopTimeoutMs = 8000
const drainTimeoutMs = 4000

/** How long a preview, a page with a release and a link check wait for the database. */
const databaseTimeoutMs = 5000

/**
 * Called on a signal. Before the server listens there is nothing to wait for, and the backend ends its database on
 * exit.
 */
let stop: () => void | Promise<void> = () => {}
let isStopping = false
onStopSignal(async (signal) => {
  isStopping = true
  log.info(`Stopping (${signal})…`)
  const limit = setTimeout(() => {
    log.error(`The server did not stop cleanly within ${stopTimeoutMs} ms.`)
    process.exit(1)
  }, stopTimeoutMs)
  await stop()
  clearTimeout(limit)
  log.info('Stopped.')
  process.exit(0)
})

async function start() {
  const config = parseConfig(process.env)
  const { hosted } = config
  const site = config.inbox ? siteWithInbox : siteWithoutInbox
  // Shows the address right away to a person at a terminal. Programs that read the log only need the later line, when
  // the address works.
  if ((development || process.stdout.isTTY) && config.port > 0) {
    const address = originOf({ address: config.host, port: config.port })
    log.info(`Starting on ${address} (admin: ${address}/admin) …`)
  }
  for (const { name, setting } of findMisspelled(Object.keys(process.env), settingNames))
    log.warn(`${name} is not a setting of this site, so it is ignored. Did you mean ${setting}?`)
  if (config.isMailUnused)
    log.warn('SMTP_URL and INBOX_MAIL_TO are only used with INBOX=on, so no mail is sent.')
  const waiting = config.inbox ? 0 : await countWaiting(config.dataDir)
  if (waiting > 0) log.warn(waitingNotice, { messages: waiting })
  const headers = commonHeaders({ https: config.siteUrl?.startsWith('https:') ?? false })
  // The build may be missing, so it is loaded before the backend starts, which may upgrade the database.
  const productionBuild = development
    ? undefined
    : await (await import('#page-server/production.ts')).loadBuild()
  await tryToListen(config)
  let origin = config.siteUrl ?? ''
  // Loaded only if needed: with a hosted project, the database and its drivers take no memory here.
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
  const build = productionBuild ?? (await (await import('#page-server/development.ts')).loadSources(server))

  const startInbox = config.inbox && (await openInbox(config.inbox, config))
  await listen(server, config)
  const address = server.address() as AddressInfo
  origin = config.siteUrl ?? originOf(address)
  const { writers, adminContact } = config
  const supabase = hosted ?? { url: '', anonKey: backend?.publishableKey ?? '' }
  const { serviceRoleKey } = config
  /** Calls database functions that no request may call. Undefined for a hosted project whose secret key is not set. */
  const call =
    backend?.callAsOwner ?? (serviceRoleKey ? hostedFunctions(supabase.url, serviceRoleKey) : undefined)
  // A hosted project has no schedule of its own. This process publishes scheduled releases there, if it has the key for that.
  const releases = { schedule: call !== undefined, previews: true }
  const page = { origin, supabase, writers, adminContact, releases, checksLinks: true }
  /** How this process reaches its backend: as any client does, but without limits per address. */
  const ownAccess = hosted ?? {
    ...supabase,
    url: originOf(ownAddress(address)),
    ...backend?.internalCredentials,
  }
  const content = createLiveContent({
    defaults: site,
    writers,
    supabase: ownAccess,
    source: hosted?.url ?? 'own',
    dataDir: config.dataDir,
    log,
  })
  const requestClient = createServerClient(ownAccess, databaseTimeoutMs)
  const passesLocalAccess = (request: IncomingMessage) => backend?.passesLocalAccess(request) ?? true
  const { serve: servePage, renderForm } = createPageServer({
    build,
    page,
    defaults: site,
    content,
    headers,
    releases: {
      reader: createReleaseReader(requestClient),
      passesLocalAccess,
      trustedProxies: config.trustedProxies,
    },
    log,
  })
  const linkCheck = createLinkCheckEndpoint({
    origin,
    defaults: site,
    writers,
    content,
    client: requestClient,
    passesLocalAccess,
    trustedProxies: config.trustedProxies,
    headers,
    log,
  })
  const inbox =
    call &&
    startInbox?.({
      call: typedForInbox(call),
      trustedProxies: config.trustedProxies,
      origin,
      site: content.site,
      renderForm,
      log,
    })
  // Also without an inbox, since there may be messages from when there was one.
  const stopRetention = call && startRetention(typedForInbox(call), log)
  const schedule = call && startReleaseSchedule({ call, maxSleepMs: hosted ? 30_000 : 5000, log })
  const requests = createRequestLog(log, routeName)
  const listener = requireOneHost(headers, (request, response) => {
    backend?.observe(request)
    if (isHealthCheck(request)) {
      sendHealth(request, response, { stopping: isStopping, content: content.health(), headers })
    } else if (inbox?.accepts(request)) inbox.handle(request, response.setHeaders(headers))
    else if (linkCheck.accepts(request)) linkCheck.handle(request, response)
    else if (backend && isBackendPath(request)) backend.handle(request, response.setHeaders(headers))
    else servePage(request, response)
  })
  server.on('request', requests.track(inbox ? limitBodyTime(server, listener, inbox.accepts) : listener))
  server.on('upgrade', (request, socket, head) => {
    backend?.observe(request)
    if (backend && isBackendPath(request)) backend.upgrade(request, socket, head)
    else if (!development) socket.destroy()
  })
  stop = async () => {
    server.close()
    linkCheck.stop()
    stopRetention?.()
    const scheduleStopped = schedule?.stop()
    const [unanswered] = await Promise.all([requests.drain(drainTimeoutMs), content.stop(), scheduleStopped])
    await inbox?.stop()
    if (unanswered > 0) log.warn('Requests that took too long were cut off.', { requests: unanswered })
    server.closeAllConnections()
    await backend?.stop()
  }
  log.info(`${site.company.name} is on ${origin} (admin: ${origin}/admin)`)
  if (writers !== 'operators') log.info(openNotice[writers])
}

/** Loaded only if needed, as the backend is. */
async function openInbox(config: InboxConfig, { dataDir, hosted }: Pick<Config, 'dataDir' | 'hosted'>) {
  const { startInbox } = await import('./inbox/inbox.ts')
  // Without a hosted project, the backend has locked the directory already.
  const unlock = hosted && (await import('#backend/data-dir-lock.ts')).lockDataDir(dataDir)
  const spool = await openSpool(dataDir, log)
  return (options: Omit<InboxOptions, 'config' | 'spool'>) => {
    const { stop, ...inbox } = startInbox({ ...options, config, spool })
    return { ...inbox, stop: () => stop().then(unlock) }
  }
}

const waitingNotice =
  'DATA_DIR/inbox has messages that are not in the database, and they stay there, because the inbox is off. Set INBOX=on ' +
  'until this folder is empty, or delete it with its messages.'

/** The notice about who may edit without signing in. */
const openNotice = {
  local:
    'Anyone who uses this machine can edit the site without signing in. Requests through a proxy or under another host name ' +
    'cannot. A proxy that hides both, as nginx does from 1.29.7 on, is noticed only when a browser comes through it. This ends ' +
    'editing until a restart. Set ADMIN_ACCESS=operators before others can reach this site.',
  everyone:
    'Anyone who reaches this site can edit it without signing in, because it was started with ADMIN_ACCESS=open.',
}

/** Listens for a moment, because an address that cannot be used must not first cost a new database or an upgrade. */
async function tryToListen(config: Config): Promise<void> {
  await using server = createServer((socket) => socket.destroy())
  await listen(server, config)
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is already in use. Set PORT to a free port, or stop the program that uses this one.`
          : `Cannot listen on ${host}, port ${port} (${code ?? message}). Set HOST and PORT to values that this machine and user may use.`
      reject(new StartupError(reason))
    })
    server.listen(port, host, resolve)
  })
}

const routes = new Set([
  ...pathsOf(siteWithoutInbox),
  '/admin',
  linkCheckPath,
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
])

/** @returns a name for a URL that contains nothing the client wrote, for the log */
function routeName(url: string): string {
  const path = pathOf(url)
  return routes.has(path)
    ? path
    : (/^\/((rest|auth|realtime)\/v1|assets|cards|preview)(?=\/)/.exec(path)?.[0] ?? 'other')
}

const isBackendPath = ({ url = '' }: IncomingMessage) => /^\/(rest|auth|realtime)\/v1(?=[/?]|$)/.test(url)

/** The address at which this process reaches itself. */
function ownAddress(address: AddressInfo): AddressInfo {
  // A server on :: also listens on IPv4, and some machines have no ::1.
  const loopback = { '0.0.0.0': '127.0.0.1', '::': '127.0.0.1' }[address.address]
  return loopback ? { ...address, address: loopback } : address
}

function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

start().catch((error: unknown) => {
  const reason = explainFileError(error)
  process.stderr.write(`${reason instanceof StartupError ? reason.message : inspect(reason)}\n`)
  process.exit(1)
})
