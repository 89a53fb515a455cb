// The panel gets pages with the edits of a release, if its user may read them. Sites that require no sign-in are in
// editable-pages-of-releases.slow.test.ts.

import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editablePagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site as defaults } from '#content/default-content.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { changeRelease, createRelease } from '#tests/support/server/releases/content-releases.ts'

const title = 'A prepared title'
const texts = { 'about.hero.title': title, 'about.hero.subtitle': 'A prepared subtitle' }
const about = editablePagePath('/about')
const valueIn = (page: EditablePage, key: string) =>
  Object.values(page.texts).find((each) => each.key === key)?.value

describe('where a sign-in is required', () => {
  let site: InboxSite
  let release: string
  beforeAll(async () => {
    site = await InboxSite.start({ INBOX: 'off' })
    release = await createRelease(site.operator, 'Prepared', texts)
  })
  afterAll(() => site?.stop())

  const ask = (path: string, authorization?: string) =>
    fetch(site.url + path, { headers: authorization === undefined ? {} : { authorization } })
  const bearerOf = async (client: SupabaseClient) =>
    `Bearer ${(await client.auth.getSession()).data.session?.access_token}`
  const withRelease = (id = release, path = about) => `${path}?release=${id}`

  it('an operator gets the page with the release, in both versions, and nothing keeps it', async () => {
    const response = await ask(withRelease(), await bearerOf(site.operator))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('etag')).toBe(false)
    expect(response.headers.get('content-type')).toBe('application/json')
    const page: EditablePage = await response.json()
    expect(page.html).toContain(title)
    expect(page.html).not.toContain('preview-banner')
    expect(page.marked).not.toContain(title)
    expect(valueIn(page, 'about.hero.title')).toBe(title)
    const live: EditablePage = await (await ask(about)).json()
    expect(valueIn(live, 'about.hero.title')).toBe(defaults.about.hero.title)
    expect(Object.keys(page)).toEqual(Object.keys(live))
  })

  it('follows the release, and a text without an item is the default', async () => {
    const own = await createRelease(site.operator, 'To follow', texts)
    const authorization = await bearerOf(site.operator)
    const shown = async (key: string) =>
      valueIn(await (await ask(withRelease(own), authorization)).json(), key)
    expect(await shown('about.hero.title')).toBe(title)
    const { data } = await site.operator.rpc('release_edits', { release: own }).throwOnError()
    const { updated_at: base } = data.edits.find(
      ({ content_key }: { content_key: string }) => content_key === 'about.hero.title',
    )
    await changeRelease(site.operator, own, [{ key: 'about.hero.title', value: 'Once more', base }])
    expect(await shown('about.hero.title')).toBe('Once more')
    expect(await shown('about.hero.subtitle')).toBe('A prepared subtitle')
  })

  it.each([...pathsOf(defaults).slice(0, 6), '/404'])('has %s', async (path) => {
    const response = await ask(withRelease(release, editablePagePath(path)), await bearerOf(site.operator))
    expect(response.status).toBe(200)
    expect((await response.json()).html).toContain('<html')
  })

  it('nobody else can read the release, or learn that there is one', async () => {
    const seen = async (response: Response) => ({ status: response.status, body: await response.text() })
    const none = await seen(await ask(withRelease(randomUUID()), await bearerOf(site.operator)))
    expect(none.status).toBe(404)
    expect(await seen(await ask(withRelease()))).toEqual(none)
    expect(await seen(await ask(withRelease(), await bearerOf(site.member)))).toEqual(none)
    expect(await seen(await ask(withRelease(), `Bearer ${site.site.server.publishableKey}`))).toMatchObject({
      status: expect.toBeOneOf([401, 404]),
    })
  })

  it('a session that is not valid is refused as such', async () => {
    const session = await bearerOf(site.operator)
    // What has no form of a session is nobody's.
    for (const [authorization, status] of [
      [`${session}x`, 401],
      [session.replace(/\.[^.]*$/, '.c2ln'), 401],
      ['Bearer x', 404],
      ['Bearer', 404],
      ['Basic YTpi', 404],
      ['x'.repeat(2000), 404],
    ] as const) {
      const response = await ask(withRelease(), authorization)
      expect(response.status, authorization).toBe(status)
      expect(await response.text()).not.toContain(title)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it.each(['', 'x', `${randomUUID()}x`, "' or 1=1", '%00', '../x'])('refuses the id %j', async (id) => {
    const response = await ask(withRelease(encodeURIComponent(id)), await bearerOf(site.operator))
    expect(response.status).toBe(404)
    expect((await response.json()).status).toBe(404)
  })

  it('an address without a page has none with a release', async () => {
    const response = await ask(withRelease(release, '/admin/pages/none.json'), await bearerOf(site.operator))
    expect(response.status).toBe(404)
    expect((await ask(withRelease(release, '/about'))).status).toBe(200)
    expect(await (await ask(withRelease(release, '/about'))).text()).not.toContain(title)
  })
})
