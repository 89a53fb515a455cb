// A page of each kind as axe sees it. Every page at every width is in accessibility.slow.spec.ts.
import { expectAccessible } from './support/axe.ts'
import { oneOfEachKind } from './support/one-of-each-kind.ts'
import { test } from './support/test.ts'

for (const path of [...oneOfEachKind, '/no/such/page']) {
  test(`axe finds nothing on ${path}`, async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.goto(path)
    await expectAccessible(page, path, { at: [390] })
  })
}
