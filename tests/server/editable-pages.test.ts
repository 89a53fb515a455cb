// The running server sends pages for editing, and public pages do not notice it.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editablePagePath, errorPagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { answers } from '#tests/support/server/public-pages/answers.ts'
import { unusualMessages } from '#tests/support/server/unusual-log.ts'

const publicPaths = [
  ...pathsOf(site),
  '/404',
  '/services/none',
  '/error',
  '/admin',
  '/robots.txt',
  '/sitemap.xml',
]
const editablePaths = [...pathsOf(site), '/404', errorPagePath].map(editablePagePath)
const ate = editablePagePath('/services/ate')

let server: TestServer
let client: ContentClient
beforeAll(async () => {
  server = await startServer()
  client = createClient<Database>(server.url, server.publishableKey)
})
afterAll(() => server.stop())

const editablePage = async (path: string): Promise<EditablePage> =>
  (await fetch(server.url + editablePagePath(path))).json()
const textOf = async (key: string, path: string) =>
  Object.values((await editablePage(path)).texts).find((text) => text.key === key)?.value

describe('an editable page', () => {
  it('follows an edit and its deletion', async () => {
    const key = 'services.ate.overview'
    const text = 'You hand over a wafer & <b>get</b> «3» back.'
    await client.from('website_content').insert({ content_key: key, content_value: text }).throwOnError()
    await expect.poll(() => textOf(key, '/services/ate')).toBe(text)
    const { html, marked } = await editablePage('/services/ate')
    expect(html).toContain('You hand over a wafer &amp; &lt;b&gt;get&lt;/b&gt; «3» back.')
    expect(marked).not.toContain('You hand over a wafer')
    await client.from('website_content').delete().eq('content_key', key).throwOnError()
    await expect
      .poll(() => textOf(key, '/services/ate'))
      .toBe(site.services.find(({ slug }) => slug === 'ate')?.overview)
  })

  it.each(editablePaths)('is JSON at %s', async (path) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    for (const [name, value] of commonHeaders({ https: false }))
      expect(response.headers.get(name)).toBe(value)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(Object.keys(await response.json())).toEqual([
      'style',
      'html',
      'marked',
      'texts',
      'empty',
      'unmarked',
    ])
  })

  it('is compressed, and 304 for a client that already has it', async () => {
    const response = await fetch(server.url + ate)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(server.url + ate, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const compressed = await fetch(server.url + ate, { headers: { 'Accept-Encoding': 'br' } })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('etag')).toBe(etag)
    expect(await compressed.text()).toBe(await response.text())
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('cannot be changed by %s', async (method) => {
    const response = await fetch(server.url + ate, { method, body: '{}' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it.each([
    '/admin/pages',
    '/admin/pages/',
    '/admin/pages/none.json',
    '/admin/pages/services.html',
    '/admin/pages/services/ate',
    '/admin/pages/services/none.json',
    '/admin/pages/admin.json',
    '/admin/pages/__proto__.json',
    '/admin/pages/constructor',
    '/admin/pages/%2e%2e/%2e%2e/package.json',
    '/pages/index.json',
    errorPagePath,
  ])('does not exist at %s', async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404)
  })
})

describe('public pages', () => {
  it('are the same, byte for byte, before and after editable pages are requested', async () => {
    const before = await answers(publicPaths, server.url)
    for (const path of editablePaths) await (await fetch(server.url + path)).text()
    expect(await answers(publicPaths, server.url)).toEqual(before)
    for (const { path, body } of before) expect(body, path).not.toMatch(/«\d|\/marker\/\d/)
  })

  it('are the same while both are rendered anew at the same moment', async () => {
    const some = ['/', '/services/ate', '/careers', '/contact', '/404']
    const before = await answers(some, server.url)
    const changed = { content_key: 'services.ate.overview', content_value: 'Changed by a colleague' }
    for (const { change, shows } of [
      { change: () => client.from('website_content').insert(changed), shows: true },
      {
        change: () => client.from('website_content').delete().eq('content_key', changed.content_key),
        shows: false,
      },
    ]) {
      await change().throwOnError()
      // Until the server has followed, it may send what it has kept.
      for (let isShown = !shows; isShown !== shows; ) {
        const [during] = await Promise.all([
          answers(some, server.url),
          ...some.map(editablePagePath).map(async (path) => (await fetch(server.url + path)).text()),
        ])
        for (const { path, body } of during) expect(body, path).not.toMatch(/«\d|\/marker\/\d/)
        isShown = during.some(({ body }) => body.includes(changed.content_value))
      }
    }
    await expect.poll(() => answers(some, server.url)).toEqual(before)
  })
})

describe('crawlers', () => {
  it('do not find editable pages', async () => {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
    expect(sitemap.match(/<loc>/g)).toHaveLength(pathsOf(site).length)
    expect(sitemap).not.toMatch(/\/admin|\.json|\/error/)
    expect(await (await fetch(`${server.url}/robots.txt`)).text()).toMatch(/^Disallow: \/admin$/m)
  })
})

it('nothing of all this is logged', async () => {
  await fetch(server.url + editablePagePath(errorPagePath))
  expect(await unusualMessages(server)).toEqual([])
})
