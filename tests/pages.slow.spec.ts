// Every public page in both themes and at two widths.
import { pathsOf } from '#content/paths.ts'
import { site } from '#content/site.ts'
import { test } from './support/test.ts'
import { expectWhole } from './support/whole-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const path of pathsOf(site)) {
  test(`${path} is whole in both themes and at both widths`, async ({ page, baseURL }) => {
    await expectWhole(page, path, { origin: baseURL, colorSchemes: ['light', 'dark'], widths: [390, 1440] })
  })
}
