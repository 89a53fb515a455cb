// The site while every text is empty, as an editor can make it.
import { listKeys } from '#content/overrides.ts'
import { site } from '#content/site.ts'
import { expectAccessible } from './support/axe.ts'
import { oneOfEachKind } from './support/one-of-each-kind.ts'
import { expect, test } from './support/test.ts'
import { expectWhole } from './support/whole-page.ts'

/** An empty name counts as its default. */
const rows = listKeys(site)
  .filter(({ kind }) => kind !== 'name')
  .map(({ key }) => ({ content_key: key, content_value: '' }))

test.beforeEach(async ({ supabase, request }) => {
  await supabase.from('website_content').upsert(rows, { onConflict: 'content_key' }).throwOnError()
  await expect
    .poll(async () => (await request.get('/about')).text())
    .not.toContain(`<p>${site.about.hero.subtitle}</p>`)
})

for (const path of oneOfEachKind) {
  test(`${path} is whole, and axe finds nothing`, async ({ page, baseURL }) => {
    await expectWhole(page, path, { origin: baseURL, colorSchemes: ['light', 'dark'], widths: [390, 1440] })
    await expectAccessible(page, path)
  })
}
