// Serves the build and opens a browser for commands that take pictures of pages. No database is started.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { site } from '#content/default-content.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { fixedContent } from '#page-server/live-content/content-source.ts'
import { createPageServer } from '#page-server/page-server.ts'
import { loadBuild } from '#page-server/production.ts'
import { launchChromium } from './launch-chromium.ts'

export async function openBuild() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { serve } = createPageServer({
    build: await loadBuild(),
    page: {
      origin,
      supabase: { url: '', anonKey: '' },
      writers: 'operators',
      releases: { schedule: false, previews: false },
    },
    defaults: site,
    content: fixedContent(site),
    headers: commonHeaders({ https: false }),
    log: console,
  })
  server.on('request', serve)

  const browser = await launchChromium()
  async function close() {
    await browser.close()
    server.close()
  }
  return { origin, browser, close }
}
