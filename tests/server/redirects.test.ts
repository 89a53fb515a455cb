// Hidden pages and old addresses lead to their new ones, as soon as any edit is live.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import type { TestServer } from '#testing/server.ts'
import { shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { sendRaw } from '#tests/support/server/raw-http.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

let shared: TestSite
let server: TestServer
let client: ContentClient
beforeAll(async () => {
  shared = await shareSite()
  server = shared.server
  client = createClient<Database>(server.url, server.publishableKey)
})
afterAll(() => shared?.stop())

/** Replaces the redirects. The last line shows when they are live. */
let version = 0
async function put(...lines: string[]) {
  const known = `/live-${++version}`
  await client
    .from('website_content')
    .upsert(
      { content_key: redirectsKey, content_value: [...lines, `${known} /about`].join('\n') },
      { onConflict: 'content_key' },
    )
    .throwOnError()
  await expect.poll(async () => (await ask(known)).status).toBe(307)
}

const ask = (path: string, method = 'GET') => fetch(server.url + path, { method, redirect: 'manual' })
const leads = async (path: string) => {
  const { status, headers } = await ask(path)
  return status === 307 ? headers.get('location') : status
}

describe('a hidden page and an old address', () => {
  beforeEach(() =>
    put(
      '/services/ate /services/silicon-validation',
      '/our%20jobs /careers#positions-title',
      '/old /services/ate',
    ),
  )

  it.each(['GET', 'HEAD'])(
    'answer %s with 307, which is not kept and has the headers of every response',
    async (method) => {
      const response = await ask('/services/ate?from=card&x=%0a', method)
      expect(response.status).toBe(307)
      expect(response.headers.get('location')).toBe('/services/silicon-validation?from=card&x=%0a')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      for (const [name, value] of commonHeaders({ https: false }))
        expect(response.headers.get(name)).toBe(value)
      expect(await response.text()).toBe('')
    },
  )

  it.each([
    ['/services/ate/', '/services/silicon-validation'],
    ['/Services/ATE', '/services/silicon-validation'],
    ['/services/%61te//?a', '/services/silicon-validation?a'],
    ['/our%20jobs?a', '/careers?a#positions-title'],
    ['/Our%20Jobs/', '/careers#positions-title'],
    ['/old', '/services/silicon-validation'],
  ])('%s leads to %s', async (path, target) => {
    expect(await leads(path)).toBe(target)
  })

  it('do not change others', async () => {
    for (const path of [
      '/services',
      '/services/silicon-validation',
      '/careers',
      '/favicon.svg',
      '/cards/services/dft.png',
    ])
      expect(await leads(path), path).toBe(200)
    expect(await leads('/services/ate/x')).toBe(404)
    expect((await ask('/services/ate', 'POST')).status).toBe(405)
  })

  it('leave the sitemap, menus and lists', async () => {
    expect(await (await ask('/sitemap.xml')).text()).not.toContain('/services/ate<')
    for (const path of ['/', '/services', '/contact', '/industries/semiconductor'])
      expect(await (await ask(path)).text(), path).not.toContain('href="/services/ate"')
  })

  it('are back as they were without their lines', async () => {
    await put('/old /about')
    expect(await leads('/services/ate')).toBe(200)
    expect(await leads('/our%20jobs')).toBe(404)
    expect(await (await ask('/sitemap.xml')).text()).toContain('/services/ate<')
  })

  it('can still be edited in the panel', async () => {
    const page = await (await ask('/admin/pages/services/ate.json')).json()
    expect(page.html).toContain('<h1')
    expect(Object.values(page.texts)).toContainEqual(
      expect.objectContaining({ key: 'services.ate.overview' }),
    )
    const other = await (await ask('/admin/pages/services/dft.json')).json()
    expect(other.html).not.toContain('href="/services/ate"')
    expect(other.marked.match(/<a /g)).toHaveLength(other.html.match(/<a /g).length)
  })

  it('lead elsewhere only in the preview, if a release prepares them', async () => {
    await client.from('website_content').delete().eq('content_key', redirectsKey).throwOnError()
    await expect.poll(() => leads('/our%20jobs')).toBe(404)
    const release = await createRelease(client, 'Redirects', {
      [redirectsKey]: '/services/ate /services\n/industries/retail /industries',
    })
    const base = `/preview/${await createLink(client, release)}`
    expect(await leads(`${base}/services/ate?a=b`)).toBe(`${base}/services?a=b`)
    expect(await leads(`${base}/industries/retail`)).toBe(`${base}/industries`)
    expect(await leads(`${base}/services/dft`)).toBe(200)
    expect(await (await ask(base)).text()).not.toContain('/industries/retail"')
    expect(await leads('/industries/retail')).toBe(200)
    expect(await leads('/services/ate')).toBe(200)
  })
})

it('leads nowhere else, whatever the lines say', async () => {
  const targets = [
    '//example.com',
    '/\\example.com',
    'https://example.com/',
    'javascript:alert(1)',
    '/a\r\nX: y',
    '/admin',
  ]
  await put(
    ...targets.map((target, n) => `/hostile-${n} ${target}`),
    '/admin /about',
    '/healthz /about',
    '/rest/v1/website_content /about',
    '/about /careers',
    '/loop /pool',
    '/pool /loop',
  )
  for (const [n] of targets.entries()) expect(await leads(`/hostile-${n}`)).toBe(404)
  expect(await leads('/admin')).toBe(200)
  expect(await leads('/healthz')).toBe(200)
  expect(await leads('/about')).toBe(200)
  expect(await leads('/loop')).toBe(404)
  expect(await leads('/pool')).toBe(404)
})

it('sends a hostile query to the same page of this site', async () => {
  await put('/services/ate /about')
  for (const query of ['?\\example.com', '?//example.com', '?#@example.com/']) {
    const [answer] = await sendRaw(
      server.url,
      `GET /services/ate${query} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    )
    expect(answer?.status).toBe(307)
    expect(new URL(answer?.headers.get('location') ?? '', 'http://site.test').href).toMatch(
      /^http:\/\/site\.test\/about\?/,
    )
  }
})
