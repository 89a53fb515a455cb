// Pages with lists of any length: nothing is cut off, and the drawings follow.
import { site } from '#content/default-content.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { editableLists } from '#content/keys/site-texts.ts'
import { expect, test } from '#tests/support/browser/admin-panel.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { collidingTexts, cutTexts, sideways } from '#tests/support/browser/layout.ts'

const lists = editableLists(site)
const long =
  'A title that says in one long sentence what all of this is about, with a Kraftfahrzeughaftpflichtversicherung'
const paths = [...new Set(lists.map(({ key }) => pageOfKey(site, key) ?? '/'))]

/** Items that give every list this many entries, each with all of its texts. */
function itemsWith(count: number): Record<string, string> {
  const items: Record<string, string> = {}
  for (const { key, newEntry } of lists) {
    const ids = Array.from({ length: count }, (_, n) => `entry-${n + 1}`)
    items[key] = ids.join('\n')
    for (const [n, id] of ids.entries()) {
      for (const [field, value] of Object.entries(newEntry(''))) {
        if (typeof value !== 'string' || field === 'href') continue
        const isDate = /^(datePosted|validThrough)$/.test(field)
        items[`${key}.${id}.${field}`] = isDate ? '2099-01-31' : n % 2 ? `Text ${n + 1}` : long
      }
    }
  }
  return items
}

for (const count of [0, 1, 3, 24]) {
  test(`pages with ${count} entries in each list`, async ({ page, seed }) => {
    test.setTimeout(120_000)
    await seed(itemsWith(count))
    for (const path of paths) {
      await expect
        .poll(async () => (await page.request.get(path)).text())
        .toContain(count > 0 ? long : 'main')
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        expect(await sideways(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        expect(await cutTexts(page), `${path} at ${width} px`).toEqual([])
        expect(await collidingTexts(page), `${path} at ${width} px`).toEqual([])
        const html = await page.locator('main').evaluate((main) => main.innerHTML)
        expect(html).not.toMatch(/NaN|Infinity|undefined/)
      }
      if (count > 0) await expect(page.getByText(long).first()).toBeVisible()
      else
        for (const { key } of lists.filter((list) => pageOfKey(site, list.key) === path))
          await expect(page.locator('main'), key).toContainText(
            /No position|No questions|Your offer|Ask the people|Write to us|Ask us what/,
          )
      await expectAccessible(page, `${count} entries`)
    }
  })
}
