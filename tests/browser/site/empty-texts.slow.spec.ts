// The site with every text empty, which an editor can do.

import { site } from '#content/default-content.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { expectWhole } from '#tests/support/browser/whole-page.ts'

/** An empty name is replaced by its default. */
const keys = listKeys(site).filter(({ kind }) => kind !== 'name')

test.beforeEach(async ({ supabase, request }) => {
  await saveItems(supabase, Object.fromEntries(keys.map(({ key }) => [key, ''])))
  await expect
    .poll(async () => (await request.get('/contact')).text())
    .not.toContain(site.contact.closing.text)
})

for (const path of samplePages) {
  test(`${path} is complete, and axe finds nothing`, async ({ page, baseURL }) => {
    await expectWhole(page, path, { origin: baseURL, colorSchemes: ['light', 'dark'], widths: [390, 1440] })
    await expectAccessible(page, path)
  })
}
