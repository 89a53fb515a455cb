// Checks one page of each kind with axe. axe.slow.spec.ts checks every page at every width.
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { test } from '#tests/support/browser/test.ts'

for (const path of [...samplePages, '/no/such/page']) {
  test(`axe finds nothing on ${path}`, async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.goto(path)
    await expectAccessible(page, path, { at: [390] })
  })
}
