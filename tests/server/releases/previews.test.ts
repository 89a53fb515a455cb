// Whoever has a link sees the whole site with a release, and nobody else notices it. Other pages, limits and failures are in
// previews.slow.test.ts.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteWithInbox as site } from '#content/default-content.ts'
import { previewProblems } from '#content/preview.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { changeRelease, createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'
import {
  addressesIn,
  type PreviewSite,
  startPreviewSite,
  title,
} from '#tests/support/server/releases/preview-site.ts'

const unknown = randomBytes(32).toString('hex')

let inbox: PreviewSite['inbox']
let release: string
let token: string
let ask: PreviewSite['ask']
let preview: PreviewSite['preview']
let expectPage: PreviewSite['expectPage']
beforeAll(async () => {
  ;({ inbox, release, token, ask, preview, expectPage } = await startPreviewSite())
})
afterAll(() => inbox?.stop())

/** What a client sees of a response, apart from its time and id. */
async function seen(response: Response) {
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status: response.status, headers, body: await response.text() }
}

describe('a preview', () => {
  it.each(samplePages)('shows %s with the release, and its links stay inside', (path) => expectPage(path))

  it('changes no link to another site, keeps queries and fragments, and leads to all pages of the menu', async () => {
    const addresses = addressesIn(await (await preview()).text())
    const base = `/preview/${token}`
    expect(addresses).toContain('https://example.org/elsewhere')
    expect(addresses).toContain(`${base}/contact?department=dft&more=%221%22`)
    expect(addresses).toContain(`${base}/services#embedded`)
    expect(addresses).toContain('#main')
    expect(addresses).toContain(base)
    for (const path of ['/about', '/services', '/industries', '/careers', '/locations', '/contact'])
      expect(addresses).toContain(base + path)
  })

  it('says what it is, until when, and escapes the name', async () => {
    const html = await (await preview('/about')).text()
    const [banner = ''] = /<aside class="preview-banner".*?<\/aside>/s.exec(html) ?? []
    expect(banner).toContain('Spring &amp; &lt;b&gt;“autumn”&lt;/b&gt;')
    expect(banner).toMatch(
      /it is not live, and this link works until <time [^>]*>\w+ \d+, \d{4} at \d+:\d\d [AP]M P[SD]T</,
    )
    expect(banner.match(/dateTime="([^"]+)"/)?.[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('has its own headers, none of which lets it be kept or found', async () => {
    const { headers } = await preview()
    for (const [name, value] of commonHeaders({ https: false }))
      if (!['referrer-policy', 'content-security-policy'].includes(name))
        expect(headers.get(name)).toBe(value)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(headers.has('etag')).toBe(false)
  })

  it.each(['br', 'gzip', 'identity'])('is compressed as %s, and HEAD sends the same head', async (coding) => {
    const init = { headers: { 'accept-encoding': coding } }
    const got = await preview('/contact', init)
    const head = await preview('/contact', { method: 'HEAD', ...init })
    expect(got.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
    expect(head.headers.get('content-length')).toBe(got.headers.get('content-length'))
    expect(await got.text()).toContain('Skip the prepared header')
    expect(await head.text()).toBe('')
  })

  it.each(['/none', '/admin', '/services/none', '/robots.txt', '/admin/pages/index.json', '/preview/x'])(
    'has no page at %s, and says so inside',
    async (path) => {
      const response = await preview(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toContain(site.chrome.errors.notFound.title)
      expect(html).toContain('preview-banner')
      expect(html).toContain(`href="/preview/${token}/services"`)
    },
  )

  it.each([
    ['/about/', '/about'],
    ['/Services/ATE?x=1', '/services/ate?x=1'],
  ])('moves %s to %s', async (path, canonical) => {
    const response = await preview(path)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`/preview/${token}${canonical}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('follows the release and the live texts at once', async () => {
    const own = await createRelease(inbox.operator, 'To follow', {})
    const link = await createLink(inbox.operator, own)
    const shown = async () => (await preview('/about', {}, link)).text()
    const live = { content_key: 'about.hero.title', content_value: 'Live title' }
    await inbox.operator.from('website_content').insert(live).throwOnError()
    await expect.poll(shown).toContain('Live title')
    const { data: item } = await inbox.operator
      .from('website_content')
      .select('updated_at')
      .eq('content_key', live.content_key)
      .single()
      .throwOnError()
    // No item: the default.
    await changeRelease(inbox.operator, own, [{ key: live.content_key, value: null, base: item.updated_at }])
    expect(await shown()).not.toContain('Live title')
    expect(await (await ask('/about')).text()).toContain('Live title')
    await inbox.operator.from('website_content').delete().eq('content_key', live.content_key).throwOnError()
    await expect.poll(async () => (await ask('/about')).text()).not.toContain('Live title')
  })
})

describe('the live site', () => {
  it('is the same, byte for byte, before and after previews are seen', async () => {
    const paths = ['/', '/services/ate', '/contact', '/404', '/robots.txt', '/sitemap.xml', '/admin']
    const all = async () => Promise.all(paths.map(async (path) => seen(await ask(path))))
    const before = await all()
    for (const path of paths) await (await preview(path)).text()
    expect(await all()).toEqual(before)
    for (const { body } of before) {
      expect(body).not.toContain(title)
      expect(body).not.toContain('preview-banner')
    }
  })
})

describe('a link', () => {
  const ended = async (link: string, path = '') => seen(await preview(path, {}, link))

  it('that has ended, expired or never existed gets the same response, whatever follows', async () => {
    const expired = await createLink(inbox.operator, release)
    await inbox.sql`
      update public.website_release_previews set expires_at = now() - interval '1 second'
      where token_hash = sha256(convert_to(${expired}, 'UTF8'))`
    const closed = await createRelease(inbox.operator, 'Closed', { 'home.hero.title': 'Closed' })
    const closedLink = await createLink(inbox.operator, closed)
    await inbox.operator.rpc('end_release_previews', { release: closed }).throwOnError()
    const discarded = await createRelease(inbox.operator, 'Discarded', { 'home.hero.title': 'Discarded' })
    const discardedLink = await createLink(inbox.operator, discarded)
    await inbox.operator.rpc('discard_release', { release: discarded }).throwOnError()
    const published = await createRelease(inbox.operator, 'Published', { 'published.text': 'Published' })
    const publishedLink = await createLink(inbox.operator, published)
    await inbox.operator.rpc('publish_release', { release: published, version: 1 }).throwOnError()

    const answer = await ended(unknown)
    expect(answer.status).toBe(404)
    expect(answer.body).toContain(previewProblems.ended.description)
    expect(answer.body).not.toContain('preview-banner')
    const links = [
      expired,
      closedLink,
      discardedLink,
      publishedLink,
      '',
      'x',
      token.toUpperCase(),
      `${token}0`,
    ]
    for (const link of links) expect(await ended(link)).toEqual(answer)
    expect(await ended(unknown, '/services/ate')).toEqual(answer)
    expect(await seen(await ask('/preview'))).toEqual(answer)
    expect(await seen(await ask('/preview?x'))).toEqual(answer)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  })

  it('answers a program with JSON', async () => {
    const response = await preview('', { headers: { accept: 'application/json' } }, unknown)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ status: 404, detail: previewProblems.ended.description })
    const missing = await preview('/none', { headers: { accept: 'application/json' } })
    expect(missing.status).toBe(404)
  })
})

describe('a form in a preview', () => {
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', subject: 'x', message: 'y' })

  it('sends nothing, and says why', async () => {
    // Without an action, a form is sent to the address of its page.
    const forms = /<form[^>]*method="post"[^>]*>/g.exec(await (await preview('/contact')).text())
    expect(forms?.[0]).not.toContain('action=')
    expect(await (await preview('/careers')).text()).toContain(`action="/preview/${token}/careers"`)
    const page = await preview('/contact', { method: 'POST', body })
    expect(page.status).toBe(405)
    expect(page.headers.get('allow')).toBe('GET, HEAD')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain(previewProblems.readOnly.description)
    const json = await preview('/careers', { method: 'POST', body, headers: { accept: 'application/json' } })
    expect(json.status).toBe(405)
    expect(await json.json()).toMatchObject({
      problem: 'preview',
      detail: previewProblems.readOnly.description,
    })
    expect([...(await inbox.sql`select id from public.inbox_messages`)]).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused whatever the token', async (method) => {
    const responses = await Promise.all([preview('', { method }), preview('', { method }, unknown)])
    expect(responses.map(({ status }) => status)).toEqual([405, 405])
    expect(await responses[0]?.text()).toBe(await responses[1]?.text())
  })
})
