// How often pages expire while texts change, and what they show if the backend was never reached.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '#content/default-content.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { canMakeCertificates, makeCertificate } from '#testing/certificate.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { liveContentOf } from '#tests/support/server/public-pages/live-content.ts'

let server: TestServer
let client: ContentClient
/** The home page without edits. */
let pristine: string

beforeAll(async () => {
  server = await startServer()
  client = createClient<Database>(server.url, server.publishableKey)
  pristine = await page('/')
})
afterAll(() => server?.stop())
beforeEach(async () => {
  await client.from('website_content').delete().not('id', 'is', null).throwOnError()
  await expect.poll(async () => (await page('/')) === pristine).toBe(true)
})

const page = async (path: string) => (await fetch(server.url + path)).text()
const liveContent = () => liveContentOf(server)
const put = (content_key: string, content_value: string) =>
  client.from('website_content').insert({ content_key, content_value }).throwOnError()

describe('many changes at once', () => {
  it('expire pages a few times, not a thousand times', async () => {
    let changes = 0
    const begin = performance.now()
    const content = liveContent()
    content.subscribe(() => changes++)
    await content.site()
    const rows = Array.from({ length: 999 }, (_, n) => ({
      content_key: `burst.${n}`,
      content_value: `${n}`,
    }))
    await client.from('website_content').insert(rows).throwOnError()
    await put('home.hero.title', 'Last')
    await expect.poll(async () => (await content.site()).home.hero.title).toBe('Last')
    expect(changes).toBeGreaterThan(0)
    // Those of each 20 ms together, and a few for the reads at the start.
    expect(changes).toBeLessThan(Math.min(1000, 5 + (performance.now() - begin) / 20))
    await content.stop()
  })
})

it('a read that finds nothing new expires no pages', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const content = liveContent()
  await expect.poll(() => content.health().fresh).toBe(true)
  let changes = 0
  content.subscribe(() => changes++)
  const fetched = vi.spyOn(globalThis, 'fetch')
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => fetched.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled'])
  fetched.mockRestore()
  await put('home.hero.title', 'Later')
  await expect.poll(async () => (await content.site()).home.hero.title).toBe('Later')
  expect(changes).toBe(1)
  await content.stop()
  vi.useRealTimers()
})

describe('without the backend', () => {
  let hosted: TestServer
  const env = (project: string) => ({ SUPABASE_URL: project, SUPABASE_ANON_KEY: server.publishableKey })
  const complaints = () => hosted.output.match(/cannot be read/g)?.length ?? 0

  it('pages have the default texts if the backend was never reached', async () => {
    hosted = await startServer({ env: env('http://127.0.0.1:9') })
    const answer = await fetch(`${hosted.url}/`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(site.home.hero.subtitle)
    await expect.poll(complaints).toBe(1)
    await hosted.stop()
  })

  it.skipIf(!canMakeCertificates)(
    'the log says why, and what to check, if a certificate is refused',
    async () => {
      const { path, remove } = temporaryDirectory()
      const { certificate, key } = makeCertificate(path, 'IP:127.0.0.1')
      const project = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }).listen(
        0,
        '127.0.0.1',
      )
      await once(project, 'listening')
      hosted = await startServer({ env: env(`https://127.0.0.1:${(project.address() as AddressInfo).port}`) })
      await expect
        .poll(() => hosted.output)
        .toMatch(/cannot be read \(self-signed certificate.*check SUPABASE_URL/)
      await hosted.stop()
      project.close()
      remove()
    },
  )
})
