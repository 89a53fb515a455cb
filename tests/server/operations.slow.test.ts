// What the operator of a server relies on when something else fails: the backend, or the reader of the log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'
import { startHostedProxy } from '#tests/support/browser/servers/hosted-proxy.ts'
import { fresh, health } from '#tests/support/server/health.ts'
import type { ProxyServer } from '#tests/support/server/programs/proxy.ts'

describe('/healthz', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server?.stop())

  it('stays at 200 while the backend is gone and pages are stale, reports since when, and recovers', async () => {
    let proxy: ProxyServer = await startHostedProxy(server.url, 1000)
    const port = Number(new URL(proxy.url).port)
    const env = { SUPABASE_URL: proxy.url, SUPABASE_ANON_KEY: server.publishableKey }
    const hosted = await startServer({ env })
    await expect.poll(() => health(hosted.url)).toEqual(fresh)
    const known = Date.now()

    await proxy.close()
    const stale = { status: 'up', pages: 'stale', backend: 'unreachable' }
    await expect.poll(() => health(hosted.url), { timeout: 40_000 }).toMatchObject(stale)
    const { lastSync } = await health(hosted.url)
    expect(Date.parse(lastSync)).toBeGreaterThanOrEqual(known)
    expect((await health(hosted.url)).lastSync).toBe(lastSync)
    expect((await fetch(`${hosted.url}/healthz`)).status).toBe(200)
    expect((await fetch(hosted.url)).status).toBe(200)

    proxy = await startHostedProxy(server.url, 1000, port)
    await expect.poll(() => health(hosted.url), { timeout: 50_000 }).toEqual(fresh)
    await hosted.stop()
    await proxy.close()
  })

  it('reports no last sync if there never was one', async () => {
    const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'a-key-of-nobody' }
    const hosted = await startServer({ env })
    const answer = await health(hosted.url)
    expect(answer).toEqual({ status: 'up', pages: 'stale', backend: 'unreachable', lastSync: null })
    await hosted.stop()
  })
})

describe('the log', () => {
  it('may have no reader anymore, and the site goes on', async () => {
    const logging = await startServer()
    logging.process.stdout?.destroy()
    // As through a proxy that hides itself, which ends editing without signing in. This is logged.
    await fetch(logging.url, { headers: { referer: 'http://www.example.com/' } })
    expect((await fetch(logging.url)).status).toBe(200)
    expect(await logging.stop()).toBe(0)
  })
})
