// The compressed HTML of a page of each kind, with its own style and script. Pages must not grow unnoticed.
import { beforeAll, expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { encode } from '#page-server/http/content-encoding.ts'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'

const kilobyte = 1000
const { services, industries, chrome, company } = site
/** What a service, an industry or a page after the specified 28, 6 and 7 adds at most: it is in the menu of every page. */
const menuEntryKb = 0.1
const furtherMenuEntries = services.length + industries.length + chrome.navigation.items.length - 28 - 6 - 7
/** What a company adds at most with its own name and contact data, which compress less well than those of the sample. */
const ownDataKb = company.name === 'Exemplar Engineering' ? 0 : 0.5
const everywhereKb = furtherMenuEntries * menuEntryKb + ownDataKb
/** With Brotli, in kB. */
const maxOfOthersKb = 17
/** What an office after the specified four adds at most: its texts, and the line on the map that leads to it. */
const officeKb = 0.45
/** What a specified office adds once it is real: its address for search engines. */
const realOfficeKb = 0.15
const offices = site.locations.offices.items
const furtherOffices = offices.length - 4
const realOffices = offices.slice(0, 4).filter(({ sample }) => !sample).length
const maxKb: Record<string, number> = {
  '/': 21.5,
  '/services': 23.5,
  '/services/ate': 15.5,
  // Its form also follows a draft that was changed or sent from another copy of the page.
  '/contact': maxOfOthersKb + 0.1,
  // Its diagram of support hours says each time in words, too.
  '/locations': maxOfOthersKb + 0.2 + furtherOffices * officeKb + realOffices * realOfficeKb,
}

let render: RenderPage
beforeAll(async () => {
  ;({ render } = await loadBuild())
})

it.each(samplePages)('%s is small', async (path) => {
  const { body } = await render(path, {
    site,
    origin: 'https://www.example.com',
    supabase: { url: '', anonKey: '' },
    writers: 'operators',
    releases: { schedule: true, previews: true },
  })
  const { br } = await encode(Buffer.from(body), 'small')
  expect(
    br.length,
    `${path} grew: find out why, or raise its limit in tests/pages/html-size.test.ts`,
  ).toBeLessThanOrEqual(((maxKb[path] ?? maxOfOthersKb) + everywhereKb) * kilobyte)
  // No page is smaller than its header and footer alone: else something is missing.
  expect(br.length).toBeGreaterThan(8 * kilobyte)
})
