// The sharing picture of a page shows the texts of the moment.
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { Renderer } from '@takumi-rs/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import drawn from '#content/cards/drawn-cards.json'
import { site } from '#content/default-content.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { createCardDrawer } from '#page-server/cards/card-drawer.ts'
import { filesFolder } from '#page-server/production.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const { bandTop, bandBottom } = drawn.layout
const [width, height] = [1200, 630]
const committed = (name: string) => readFileSync(new URL(`../../public/cards/${name}.png`, import.meta.url))

let server: TestServer
let client: ContentClient
beforeAll(async () => {
  server = await startServer()
  client = createClient<Database>(server.url, server.publishableKey)
})
afterAll(() => server?.stop())
beforeEach(async () => {
  await client.from('website_content').delete().not('id', 'is', null).throwOnError()
  await expect.poll(async () => (await card('about')).equals(committed('about'))).toBe(true)
})

async function card(name: string, query = ''): Promise<Buffer> {
  const response = await fetch(`${server.url}/cards/${name}.png${query}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  return Buffer.from(await response.arrayBuffer())
}

const head = async (path: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(
    await (await fetch(server.url + path)).text(),
  )?.[1]

/** Saves texts, and returns the card once the page shows them. */
async function cardWith(name: string, texts: Record<string, string>): Promise<Buffer> {
  const before = await head(`/${name}`, 'og:image')
  await client
    .from('website_content')
    .upsert(
      Object.entries(texts).map(([content_key, content_value]) => ({ content_key, content_value })),
      { onConflict: 'content_key' },
    )
    .throwOnError()
  await expect.poll(() => head(`/${name}`, 'og:image')).not.toBe(before)
  return card(name)
}

/** The pixels of a card in three parts: the title, the figure, and the company's name. */
async function parts(picture: Buffer) {
  const pixels = await new Renderer().render(
    { type: 'image', src: 'picture', style: { width, height } },
    { width, height, format: 'raw', images: [{ src: 'picture', data: picture }] },
  )
  const rows = (from: number, to: number) => pixels.subarray(from * width * 4, to * width * 4)
  return {
    title: rows(0, bandTop).toString('base64'),
    figure: rows(bandTop, bandBottom).toString('base64'),
    name: rows(bandBottom, height).toString('base64'),
  }
}

it('is the committed file while a page has its default texts, whatever the query', async () => {
  expect((await card('careers', '?v=anything')).equals(committed('careers'))).toBe(true)
})

it('shows an edited title, and another one after the next edit', async () => {
  const before = await parts(committed('about'))
  const first = await parts(await cardWith('about', { 'about.hero.title': 'Who we are' }))
  const second = await parts(await cardWith('about', { 'about.hero.title': 'What we do' }))
  expect(new Set([before.title, first.title, second.title]).size).toBe(3)
  expect([first.figure, second.figure]).toEqual([before.figure, before.figure])
  expect(first.name).toBe(second.name)
  expect(await head('/about', 'og:image:alt')).toBe(`What we do, ${site.company.name}`)
  // The others are as they were.
  expect((await card('careers')).equals(committed('careers'))).toBe(true)
})

it('stands beside the edited title and description of its page', async () => {
  await cardWith('about', {
    'about.hero.title': 'Who we are',
    'about.meta.title': 'Our “people” & more',
    'about.meta.description': 'A description',
  })
  expect(await head('/about', 'og:title')).toContain('Our “people” &amp; more')
  expect(await head('/about', 'og:description')).toBe('A description')
})

it('shows the name of a renamed company on every card', async () => {
  const before = await parts(committed('about'))
  const about = await parts(await cardWith('about', { 'company.wordmark.strong': 'Müller & Söhne' }))
  expect(about.name).not.toBe(before.name)
  expect(about.figure).toBe(before.figure)
  expect((await parts(await card('services/ate'))).name).toBe(about.name)
})

it('is kept by clients only under its own address', async () => {
  const cacheControl = async (address: string) =>
    (await fetch(server.url + address)).headers.get('cache-control')
  const kept = 'public, max-age=3600'
  const address = async () => {
    const { pathname, search } = new URL((await head('/about', 'og:image')) ?? '')
    return pathname + search
  }
  const before = await address()
  expect(await cacheControl(before)).toBe(kept)
  expect(await cacheControl('/cards/about.png')).toBe(kept)
  // As in a preview: the address of a title that is not live yet.
  expect(await cacheControl('/cards/about.png?v=other')).toBe('no-cache')
  await cardWith('about', { 'about.hero.title': 'Who we are' })
  expect(await cacheControl(await address())).toBe(kept)
  expect(await cacheControl(before)).toBe('no-cache')
})

it('is sent once: a client that has it gets 304, and HEAD the same head', async () => {
  await cardWith('about', { 'about.hero.title': 'Who we are' })
  const address = `${server.url}/cards/about.png`
  const { headers } = await fetch(address)
  const etag = headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  const answer = await fetch(address, { method: 'HEAD' })
  expect(
    Object.fromEntries([...answer.headers].filter(([name]) => /^(content|etag|cache)/.test(name))),
  ).toEqual(Object.fromEntries([...headers].filter(([name]) => /^(content|etag|cache)/.test(name))))
})

it('is drawn a minute after it could not be', async () => {
  const { path, remove } = temporaryDirectory()
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const log = { info() {}, warn() {}, error() {} }
    const { draw } = createCardDrawer(path, log)
    const about = { title: 'Who we are', wordmark: { strong: 'A', light: 'B' } }
    expect(await draw('/about', about), 'without fonts').toBeUndefined()
    for (const folder of ['assets', 'cards']) symlinkSync(join(filesFolder, folder), join(path, folder))
    vi.advanceTimersByTime(59_000)
    expect(await draw('/about', about), 'within a minute').toBeUndefined()
    vi.advanceTimersByTime(1_000)
    expect((await draw('/about', about))?.subarray(1, 4).toString()).toBe('PNG')
  } finally {
    vi.useRealTimers()
    remove()
  }
})

describe('a title that nobody expects', () => {
  it.each([
    ['of 2,000 characters', 'Engineers wanted! '.repeat(111)],
    ['of one long word', 'a'.repeat(2000)],
    ['written from right to left', 'انضم إلى فريقنا'],
    ['with emoji and controls', 'Join \u0007🚀\u202e us \u0085'],
    ['that looks like code', '<svg onload="alert(1)"><image href="file:///etc/passwd"/></svg>{{x}}'],
  ])('%s makes a picture with the same figure', async (_which, title) => {
    const picture = await cardWith('about', { 'about.hero.title': title })
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height])
    const [before, after] = [await parts(committed('about')), await parts(picture)]
    expect(after.figure).toBe(before.figure)
    expect(after.title).not.toBe(before.title)
  })
})

it('exists for pages that visitors see, and for nothing else', async () => {
  const status = async (path: string) => (await fetch(server.url + path)).status
  await cardWith('about', { 'about.hero.title': 'Who we are', [redirectsKey]: '/services/ate /services' })
  expect(await status('/cards/services/ate.png')).toBe(404)
  for (const path of [
    '/cards/nowhere.png',
    '/cards/admin.png',
    '/cards/services/..%2fabout.png',
    '/cards/.png',
  ])
    expect(await status(path), path).toBe(404)
  expect((await fetch(`${server.url}/cards/about.png`, { method: 'POST' })).status).toBe(405)
})
