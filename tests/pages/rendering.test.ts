// Rendered pages as bytes: properties that a browser does not show.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageContext } from '#app/sections/page-context.ts'
import { navigationOf } from '#content/addresses/navigation.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { fixedContent } from '#page-server/live-content/content-source.ts'
import { createPageServer } from '#page-server/page-server.ts'
import { loadBuild } from '#page-server/production.ts'

const context: PageContext = {
  site,
  origin: 'http://127.0.0.1',
  supabase: { url: '', anonKey: 'sb_publishable_test' },
  writers: 'operators' as const,
  releases: { schedule: true, previews: true },
}
const server = createServer()
let origin: string

beforeAll(async () => {
  const build = await loadBuild()
  const { serve } = createPageServer({
    build,
    page: context,
    defaults: site,
    content: fixedContent(site),
    headers: commonHeaders({ https: false }),
    log: console,
  })
  server.on('request', serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const text = async (path: string) => (await fetch(origin + path)).text()
const scripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', code = '']) => ({
    attributes,
    code,
  }))

describe('a public page', () => {
  it('carries one script, inline, of at most 5 kB compressed', async () => {
    const found = scripts(await text('/')).filter(({ attributes }) => !attributes.includes('type='))
    expect(found).toHaveLength(1)
    expect(found[0]?.attributes).not.toContain('src')
    const bytes = gzipSync(found[0]?.code ?? '').length
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThanOrEqual(5000)
  })

  it('keeps the name by which Safari on the iPhone is told not to enlarge text', async () => {
    expect(await text('/')).toContain('-webkit-text-size-adjust:100%')
  })

  it('links no style sheet: its styles are in the page', async () => {
    for (const path of pathsOf(site))
      expect((await text(path)).includes('rel="stylesheet"'), path).toBe(false)
  })

  it('has no style attributes, which its policy forbids', async () => {
    expect(await text('/')).not.toMatch(/<[^>]+\sstyle=/)
  })

  it('answers HEAD like GET, without the body', async () => {
    const response = await fetch(`${origin}/`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
    expect(await response.text()).toBe('')
  })

  it('answers other methods with 405', async () => {
    const response = await fetch(`${origin}/`, { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it.each(['br', 'gzip'])('is compressed with %s if the client accepts that', async (encoding) => {
    const response = await fetch(`${origin}/`, { headers: { 'Accept-Encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toContain('</html>')
  })
})

describe('the weight of a page', () => {
  it.each(pathsOf(site))('%s is at most 30 kB of HTML compressed, its drawings included', async (path) => {
    const html = await text(path)
    const compressed = (quality: number) =>
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
    // The site compresses with level 11, the best, which takes ten times as long as 9. It is only tried if 9 is not
    // enough.
    if (compressed(9) > 30_000) expect(compressed(constants.BROTLI_MAX_QUALITY)).toBeLessThanOrEqual(30_000)
  })

  it('is at most 40 kB in fonts', async () => {
    const [, style = ''] = /href="([^"]+\.css)"/.exec(await text('/')) ?? []
    const rules = await (await fetch(origin + style)).text()
    // Fonts with accented letters are only loaded if such a letter occurs.
    const [...fonts] = rules.matchAll(/url\(([^)]+\/(?!\w+(?:-mono)?-accented)[^/)]+\.woff2)\)/g)
    const sizes = await Promise.all(
      fonts.map(async ([, href]) => (await (await fetch(origin + href)).arrayBuffer()).byteLength),
    )
    expect(sizes).toHaveLength(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
  })
})

describe('the policy of a page', () => {
  it.each(['/', '/admin', '/nowhere'])(
    '%s allows its own inline scripts by hash, and nothing unsafe',
    async (path) => {
      const response = await fetch(origin + path)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).not.toContain('unsafe')
      const inline = scripts(await response.text()).filter(
        ({ attributes }) => !/src=|ld\+json/.test(attributes),
      )
      expect(inline).not.toEqual([])
      for (const { code } of inline) {
        const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)))
        expect(policy).toContain(`'sha256-${digest.toString('base64')}'`)
      }
    },
  )
})

describe('errors', () => {
  it('an unknown address is a 404 with links onward', async () => {
    const response = await fetch(`${origin}/no/such/page`)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain(site.chrome.errors.notFound.title)
    for (const { path } of navigationOf(site)) expect(html).toContain(`href="${path}"`)
  })

  it('a page that fails is a 500 with the error page, and reveals no internals', async () => {
    const { render } = await loadBuild()
    const broken = { ...site, home: undefined } as unknown as PageContext['site']
    const { status, body } = await render('/', { ...context, site: broken })
    expect(status).toBe(500)
    expect(body).toContain(site.chrome.errors.failure.title)
    expect(body).toContain('<footer')
    expect(body, 'the link "Edit this page" leads to its texts').toContain('data-edit-path="/error"')
    expect(body).not.toMatch(/TypeError|\bat .*\.(js|ts)/)
  })
})
