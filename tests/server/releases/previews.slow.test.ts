// Previews of all pages that previews.test.ts leaves out, their limits, and what they show without the database.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { siteWithInbox as site } from '#content/default-content.ts'
import { previewProblems } from '#content/preview.ts'
import { startServer } from '#testing/server.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { type PreviewSite, startPreviewSite } from '#tests/support/server/releases/preview-site.ts'

const unknown = randomBytes(32).toString('hex')

let inbox: PreviewSite['inbox']
let token: string
let ask: PreviewSite['ask']
let preview: PreviewSite['preview']
let expectPage: PreviewSite['expectPage']
beforeAll(async () => {
  ;({ inbox, token, ask, preview, expectPage } = await startPreviewSite())
})
afterAll(() => inbox?.stop())

describe('a preview', () => {
  const others = pathsOf(site).filter((path) => !samplePages.includes(path))
  it.each(others)('shows %s with the release, and its links stay inside', (path) => expectPage(path))
})

describe('the limits of previews', () => {
  it('refuse one address without refusing others or public pages', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' }
    const statuses = new Set<number>()
    let refused: Response | undefined
    while (!refused) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => preview('', { headers }, unknown)))
      for (const response of responses) statuses.add(response.status)
      refused = responses.find(({ status }) => status === 429)
    }
    expect([...statuses].sort()).toEqual([404, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain(previewProblems.busy.description)
    expect((await ask('/', { headers })).status).toBe(200)
    expect((await preview('/about')).status).toBe(200)
  })

  it('refuse some of 60 concurrent calls of the function from as many addresses, but no page', async () => {
    const headers = { apikey: inbox.site.server.publishableKey }
    const calls = Array.from({ length: 60 }, () =>
      ask(`/rest/v1/rpc/release_preview?token=${token}`, { headers }),
    )
    expect((await preview('/about')).status).toBe(200)
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status))
    expect([...statuses].sort()).toEqual([200, 429])
  })
})

describe('without its database', () => {
  it('a preview is unavailable, and shows no live texts in its place', async () => {
    const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'public' }
    const alone = await startServer({ env })
    const response = await fetch(`${alone.url}/preview/${token}`)
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(html).toContain(previewProblems.unavailable.description)
    expect(html).not.toContain(site.home.hero.title)
    await expect.poll(() => alone.output).toContain('"route":"/preview","status":503')
    expect(alone.output).not.toContain(token)
    await alone.stop()
  })
})
