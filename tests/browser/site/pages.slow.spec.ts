// Checks every public page in both themes and at two widths.
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { test } from '#tests/support/browser/test.ts'
import { expectWhole } from '#tests/support/browser/whole-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const path of pathsOf(site)) {
  test(`${path} is complete in both themes and at both widths`, async ({ page, baseURL }) => {
    await expectWhole(page, path, { origin: baseURL, colorSchemes: ['light', 'dark'], widths: [390, 1440] })
  })
}
