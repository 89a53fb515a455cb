// The composition root: configuration, backend, site, listen, and a graceful stop.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { site } from '#content/site.ts'
import { createSite } from '#site/site.ts'
import { parseConfig } from './config.ts'
import { StartError } from './start-error.ts'

const development = process.argv.includes('--dev')
// React reads this when it is loaded, which is with the build, below.
process.env.NODE_ENV ??= development ? 'development' : 'production'

async function start() {
  const config = parseConfig(process.env)
  const { hosted } = config
  // Loaded only where it is needed: with a hosted project, neither the database nor its drivers take memory here.
  const backend = hosted
    ? undefined
    : await (await import('#backend/backend.ts')).startBackend({ ...config, log: console.log })

  const server = createServer()
  const build = development
    ? await (await import('#site/development.ts')).loadSources(server)
    : await (await import('#site/production.ts')).loadBuild()

  await listen(config.port, config.host)
  const origin = config.siteUrl ?? originOf(server.address() as AddressInfo)
  const supabase = hosted ?? { url: '', anonKey: backend?.publishableKey ?? '' }
  const answerSite = createSite({ ...build, page: { site, origin, supabase } })
  server.on('request', (request, response) => {
    if (backend && isBackendPath(request)) backend.handle(request, response)
    else answerSite(request, response)
  })
  console.log(`${site.company.name} is on ${origin} (admin: ${origin}/admin)`)

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      server.close()
      server.closeIdleConnections()
      await backend?.stop()
      server.closeAllConnections()
      process.exit(0)
    })
  }

  server.on('upgrade', (request, socket, head) => {
    if (backend && isBackendPath(request)) backend.upgrade(request, socket, head)
    else if (!development) socket.destroy()
  })

  function listen(port: number, host: string) {
    return new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const taken = error.code === 'EADDRINUSE'
        reject(taken ? new StartError(`Port ${port} on ${host} is taken. Set PORT to a free one.`) : error)
      })
      server.listen(port, host, resolve)
    })
  }
}

const isBackendPath = ({ url = '' }: IncomingMessage) => /^\/(rest|auth|realtime)\/v1(?=[/?]|$)/.test(url)

function originOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
