// The sharing picture of a page shows the texts of the moment. More titles that nobody expects are in cards.slow.test.ts.
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '#content/default-content.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { createCardDrawer } from '#page-server/cards/card-drawer.ts'
import { filesFolder } from '#page-server/production.ts'
import type { TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { type Cards, cardsOf, committed, parts } from '#tests/support/server/public-pages/cards.ts'

let shared: TestSite
let server: TestServer
let cards: Cards
let card: Cards['card']
let head: Cards['head']
let cardWith: Cards['cardWith']
beforeAll(async () => {
  shared = await shareSite()
  server = shared.server
  cards = cardsOf(server)
  ;({ card, head, cardWith } = cards)
})
afterAll(() => shared?.stop())
beforeEach(() => cards.clear())

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
  it('that looks like code makes a picture with the same figure', () =>
    cards.expectPicture('<svg onload="alert(1)"><image href="file:///etc/passwd"/></svg>{{x}}'))
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
