// Visitors read what was edited: from the table to the bytes of a page. How often pages expire, and a backend that was
// never reached, are in live-pages.slow.test.ts.
import { once } from 'node:events'
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { editablePagePath } from '#content/addresses/editable-pages.ts'
import { site } from '#content/default-content.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import type { LiveContentOptions } from '#page-server/live-content/live-content.ts'
import { createPageServer } from '#page-server/page-server.ts'
import { loadBuild } from '#page-server/production.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { startHostedProxy } from '#tests/support/browser/servers/hosted-proxy.ts'
import type { ProxyServer } from '#tests/support/server/programs/proxy.ts'
import { liveContentOf } from '#tests/support/server/public-pages/live-content.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

let server: TestServer
let client: ContentClient
/** The home page without edits. */
let pristine: string

beforeAll(async () => {
  server = await startServer()
  client = createClient<Database>(server.url, server.publishableKey)
  pristine = await page('/')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await client.from('website_content').delete().not('id', 'is', null).throwOnError()
  await expect.poll(async () => (await page('/')) === pristine).toBe(true)
})

const page = async (path: string, url = server.url) => (await fetch(url + path)).text()
const liveContent = (options?: Partial<LiveContentOptions>) => liveContentOf(server, options)
const put = (content_key: string, content_value: string) =>
  client.from('website_content').insert({ content_key, content_value }).throwOnError()

describe('a row of the table', () => {
  it('replaces the text on its page, and its deletion restores the default', async () => {
    await put('services.ate.overview', 'You hand over a wafer.')
    await expect.poll(() => page('/services/ate')).toContain('You hand over a wafer.')
    await saveText(client, { content_key: 'services.ate.overview' }, 'You hand over two wafers.')
    await expect.poll(() => page('/services/ate')).toContain('You hand over two wafers.')
    await client.from('website_content').delete().eq('content_key', 'services.ate.overview').throwOnError()
    await expect.poll(() => page('/services/ate')).toContain('Good parts fail and bad parts ship')
  })

  it('sets the date of its page in the sitemap', async () => {
    expect(await page('/sitemap.xml')).not.toContain('<lastmod>')
    const updated_at = '2026-02-03T04:05:06.789Z'
    await client
      .from('website_content')
      .insert({ content_key: 'services.ate.overview', content_value: 'x', updated_at })
      .throwOnError()
    await expect
      .poll(() => page('/sitemap.xml'))
      .toContain(`/services/ate</loc><lastmod>${updated_at}</lastmod>`)
  })

  it('turns a coming-soon button into a link', async () => {
    expect(await page('/careers')).not.toMatch(/<a [^>]*href="\/contact#roles"/)
    await put('careers.hero.action.href', '/contact#roles')
    await expect
      .poll(() => page('/careers'))
      .toMatch(/<a [^>]*href="\/contact#roles"[^>]*>View All Positions/)
  })

  it('cannot make a page run a script or, if anyone may write, link to another host', async () => {
    await put('home.hero.primary.href', 'javascript:alert(1)')
    await put('home.hero.secondary.href', 'https://evil.example/')
    await put('home.hero.title', 'Seen')
    await expect.poll(() => page('/')).toContain('Seen')
    expect(await page('/')).not.toMatch(/javascript:|evil\.example/)
  })

  it('is shown as text, whatever it contains', async () => {
    await put('home.hero.title', '<script>alert("x")</script>')
    await put('company.name', '</title><img src=x onerror=alert(1)>')
    await put('chrome.notices.comingSoon.description', '"><script>alert(1)</script>')
    await expect.poll(() => page('/')).toContain('&lt;script&gt;alert(')
    const html = await page('/')
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(await page('/admin')).not.toMatch(/<script>alert|<img src=x/)
  })

  it('changes nothing if the site does not know its key', async () => {
    for (const key of ['__proto__.x', 'constructor', 'home.hero', 'nothing']) await put(key, 'Probe')
    await put('home.hero.title', 'Seen')
    await expect.poll(() => page('/')).toContain('Seen')
    const withoutCard = (html: string) => html.replaceAll(/<meta property="og:image(:alt)?"[^>]*>/g, '')
    const expected = pristine.replaceAll(/(<h1[^>]*>)Engineering Excellence/g, '$1Seen')
    expect(withoutCard(await page('/')) === withoutCard(expected)).toBe(true)
  })
})

describe('many changes at once', () => {
  it('result in the last text, and all pages stay available in between', async () => {
    const rows = Array.from({ length: 999 }, (_, n) => ({
      content_key: `burst.${n}`,
      content_value: `${n}`,
    }))
    const writing = client
      .from('website_content')
      .insert([...rows, { content_key: 'home.hero.title', content_value: 'After the burst' }])
    const statuses = new Set<number>()
    const written = writing.throwOnError().then(() => true)
    while (!(await Promise.race([written, delay(5)]))) statuses.add((await fetch(`${server.url}/`)).status)
    await expect.poll(() => page('/')).toContain('After the burst')
    statuses.add((await fetch(`${server.url}/`)).status)
    expect(statuses).toEqual(new Set([200]))
  })
})

it('a snapshot that could not be written is written later', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
  const dataDir = temporaryDirectory().path
  const file = join(dataDir, 'content-snapshot.json')
  mkdirSync(file) // in its way
  const error = vi.fn()
  const content = liveContent({ dataDir, log: { ...console, error } })
  await expect.poll(() => error.mock.calls.flat().join()).toContain('snapshot of the texts cannot be written')
  rmdirSync(file)
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(() => existsSync(file)).toBe(true)
  await content.stop()
  vi.useRealTimers()
})

describe('a list', () => {
  it('has the entries that its row names, with the texts of their rows', async () => {
    const careers = async () => [...(await page('/careers')).matchAll(/<h3 class="card-title">.*?>([^<]+)</g)]
    const titles = async () => (await careers()).map(([, title]) => title)
    await put('careers.positions.analog-designer.title', 'Analog Designer')
    await put('careers.positions', 'verification-engineer\nanalog-designer\nsenior-asic-design-engineer')
    await expect
      .poll(titles)
      .toEqual(['Verification Engineer', 'Analog Designer', 'Senior ASIC Design Engineer'])
    await saveText(client, { content_key: 'careers.positions' }, '')
    await expect.poll(() => page('/careers')).toContain(site.careers.positions.empty)
    expect(await titles()).toEqual([])
  })

  it('closes a position at the end of its last day', async () => {
    // At this time, it is three hours until midnight in Tokyo.
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: new Date('2027-01-31T12:00Z'),
    })
    const content = liveContent()
    const position = async () =>
      (await content.site()).careers.positions.items.find(({ id }) => id === 'product-manager')
    await put('careers.positions.product-manager.validThrough', '2027-01-31')
    await expect.poll(async () => (await position())?.validThrough).toBe('2027-01-31')
    let changes = 0
    content.subscribe(() => changes++)
    await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
    expect(changes).toBeGreaterThan(0)
    expect(await position()).toBeUndefined()
    // The clock is set back, and ahead again, without the time in between.
    for (const [now, isOpen] of [
      ['2027-01-31T12:00Z', true],
      ['2027-01-31T18:00Z', false],
    ] as const) {
      vi.setSystemTime(new Date(now))
      await vi.advanceTimersByTimeAsync(60_000)
      expect((await position()) !== undefined, now).toBe(isOpen)
    }
    await content.stop()
    vi.useRealTimers()
  })

  it('closes a position in the panel, too, while nobody opens a public page', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: new Date('2027-01-31T12:00Z'),
    })
    const content = liveContent()
    const { serve } = createPageServer({
      build: await loadBuild(),
      page: {
        origin: server.url,
        supabase: { url: '', anonKey: '' },
        writers: 'local',
        releases: { schedule: false, previews: false },
      },
      defaults: site,
      content,
      headers: new Headers(),
      log: console,
    })
    const pages = createServer(serve).listen(0, '127.0.0.1')
    await once(pages, 'listening')
    const url = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
    const isOpen = async () => (await page(editablePagePath('/careers'), url)).includes('Closes in Tokyo')
    await put('careers.positions.product-manager.validThrough', '2027-01-31')
    await put('careers.positions.product-manager.title', 'Closes in Tokyo')
    await expect.poll(isOpen).toBe(true)
    await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
    expect(await isOpen()).toBe(false)
    pages.close()
    await content.stop()
    vi.useRealTimers()
  })
})

describe('an answer', () => {
  it('is 304 for a client that already has it, until the content changes', async () => {
    const etag = (await fetch(`${server.url}/about`)).headers.get('etag') ?? ''
    const again = () => fetch(`${server.url}/about`, { headers: { 'If-None-Match': `"other", ${etag}` } })
    const answer = await again()
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(etag)
    expect(await answer.text()).toBe('')
    await put('about.hero.title', 'About us')
    await expect.poll(async () => (await again()).status).toBe(200)
  })

  it('redirects an address that is written differently to the page', async () => {
    const answer = await fetch(`${server.url}/Services/ATE/?x=1`, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/services/ate?x=1')
  })
})

describe('without the backend', () => {
  let proxy: ProxyServer | undefined
  let hosted: TestServer
  const env = (project: string) => ({
    SUPABASE_URL: project,
    SUPABASE_ANON_KEY: server.publishableKey,
  })
  const complaints = () => hosted.output.match(/cannot be read/g)?.length ?? 0

  it('pages have the last known texts, even after a restart, and are updated again once it is back', async () => {
    await put('home.hero.title', 'Known last')
    const dataDir = temporaryDirectory().path
    proxy = await startHostedProxy(server.url, 1000)
    const port = Number(new URL(proxy.url).port)
    hosted = await startServer({ env: env(proxy.url), dataDir })
    const heading = async () => /<h1[^>]*>([^<]*)/.exec(await page('/', hosted.url))?.[1]
    await expect.poll(heading).toBe('Known last')
    expect(complaints()).toBe(0)

    await proxy.close()
    await expect.poll(complaints, { timeout: 40_000 }).toBe(1)
    expect(await heading()).toBe('Known last')

    await hosted.stop()
    hosted = await startServer({ env: env(proxy.url), dataDir })
    expect(await heading()).toBe('Known last')
    for (const path of ['/', '/services/ate', '/admin']) {
      expect((await fetch(hosted.url + path)).status).toBe(200)
    }
    const { texts }: EditablePage = JSON.parse(await page(editablePagePath('/'), hosted.url))
    expect(Object.values(texts)).toContainEqual({ key: 'home.hero.title', value: 'Known last' })
    await expect.poll(complaints).toBe(1)

    await saveText(client, { content_key: 'home.hero.title' }, 'Back again')
    proxy = await startHostedProxy(server.url, 1000, port)
    await expect.poll(heading, { timeout: 50_000 }).toBe('Back again')
    await expect.poll(() => hosted.output).toContain('is available again')
    expect(complaints()).toBe(1)
    await hosted.stop()
    await proxy.close()
  })
})
