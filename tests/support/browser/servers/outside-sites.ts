// Other sites, for the check of links: servers of the test under names that only it knows. The check runs in this process, where
// these names can be allowed, with the panel of a real server.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { site as defaults } from '#content/default-content.ts'
import type { Override } from '#content/keys/overrides.ts'
import { linkCheckPath } from '#content/link-report.ts'
import { createLinkCheckEndpoint } from '#link-check/link-check.ts'
import { makeCertificate } from '#testing/certificate.ts'
import type { TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

export interface OutsideSites {
  /** A site that answers: `/ok`, `/moved` for good to `/ok`, and anything else with 404. */
  answering: string
  /** A site that accepts connections and never answers. */
  silent: string
  /** The paths that the answering site was asked for. */
  asked: readonly (string | undefined)[]
  /** How many connections to the silent site are open. */
  open(): number
  /** Sends the checks of a page to this process. */
  serve(page: Page): Promise<void>
  stop(): void
}

/** @param rows the items of the site, as its server knows them */
export async function startOutsideSites(
  server: TestServer,
  rows: () => Promise<readonly Override[]>,
): Promise<OutsideSites> {
  const { path, remove } = temporaryDirectory()
  const { certificate, key } = makeCertificate(path, 'DNS:answering.example')
  const cert = readFileSync(certificate, 'utf8')
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, cert])

  const asked: (string | undefined)[] = []
  const answering = createSecureServer({ cert, key: readFileSync(key) }, (request, response) => {
    asked.push(request.url)
    if (request.url === '/moved') response.writeHead(301, { location: '/ok' }).end()
    else response.writeHead(request.url === '/ok' ? 200 : 404).end()
  })
  const sockets = new Set<Socket>()
  const silent = createTcpServer((socket) => {
    sockets.add(socket)
    socket
      .once('close', () => sockets.delete(socket))
      .on('error', () => {})
      .resume()
  })
  const ports = await Promise.all(
    [answering, silent].map(async (host) => {
      await once(host.listen(0, '127.0.0.1'), 'listening')
      return (host.address() as AddressInfo).port
    }),
  )
  const client = createClient(server.url, server.publishableKey, { auth: { persistSession: false } })
  const log = () => {}
  const endpoint = createLinkCheckEndpoint({
    origin: server.url,
    defaults,
    writers: 'operators',
    content: { rows },
    client,
    passesLocalAccess: () => true,
    trustedProxies: [],
    headers: new Headers(),
    log: { info: log, warn: log, error: log },
    resolve: async () => ['127.0.0.1'],
    // The silent site is silent for as long as a test takes.
    timeoutMs: 120_000,
    mayConnect: (address, port) => address === '127.0.0.1' && ports.includes(port),
  })
  const checks = createServer((request, response) => {
    // The panel sent it to its own server. To the browser, which was made to send it here, that is another origin.
    delete request.headers.origin
    delete request.headers['sec-fetch-site']
    void endpoint.handle(request, response)
  })
  await once(checks.listen(0, '127.0.0.1'), 'listening')
  const address = `127.0.0.1:${(checks.address() as AddressInfo).port}`
  return {
    answering: `https://answering.example:${ports[0]}`,
    silent: `https://silent.example:${ports[1]}`,
    asked,
    open: () => sockets.size,
    async serve(page) {
      await page.route(`**${linkCheckPath}*`, (route) => {
        const url = new URL(route.request().url())
        url.host = address
        return route.continue({ url: url.href })
      })
    },
    stop() {
      endpoint.stop()
      for (const each of [answering, silent, checks]) each.close()
      for (const socket of sockets) socket.destroy()
      setDefaultCACertificates(before)
      remove()
    },
  }
}
