// Texts of 1,000 characters, with and without spaces, on a phone.
import { cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { firstRows } from '#tests/support/browser/panel/first-rows.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'

const position = 'senior-asic-design-engineer'

test.use({ viewport: { width: 390, height: 844 } })

for (const [what, text] of [
  ['words', 'Prüfstandsentwicklung and measurement '.repeat(27).slice(0, 1000).trim()],
  ['a word', 'W'.repeat(1000)],
] as const) {
  test(`${what} of 1,000 characters fits in every list`, async ({ panel, page, seed, supabase }) => {
    await seed({
      'company.name': text,
      'company.wordmark.strong': text,
      'company.wordmark.light': text,
      'careers.meta.title': text,
      'careers.hero.action.label': text,
      'careers.hero.action.href': `/careers?${text.replaceAll(' ', '-')}`,
      'careers.positions': `${position}\nproduct-manager`,
      [`careers.positions.${position}.title`]: text,
      [`deleted.${'k'.repeat(190)}`]: text,
    })
    await supabase.from('website_content').delete().like('content_key', 'deleted.%').throwOnError()
    await panel.open()
    for (const view of ['Lists', 'Buttons', 'Trash', 'History', 'Pages'] as const) {
      await page.getByRole('link', { name: view, exact: true }).first().click()
      // The header of the site has the text, too, whatever the view.
      await expect(page.locator(firstRows[view]).filter({ visible: true }).first(), view).toBeVisible()
      expect(await sideways(page), view).toBeLessThanOrEqual(0)
      expect(await cutTexts(page), view).toEqual([])
    }
  })

  test(`the notice of a change names an entry with ${what} of 1,000 characters, and leaves room to go on`, async ({
    panel,
    page,
    seed,
  }) => {
    await seed({ [`careers.positions.${position}.title`]: text })
    await panel.open()
    const view = new ListsView(page)
    await view.open()
    await view.positions
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .click()
    const undo = await panel.keepUndo()
    const notice = page.locator('.toast').filter({ has: undo })
    await expect(notice).toContainText(`“${text.slice(0, 59)}…” is now number 2`)
    await expect(notice.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    expect((await notice.boundingBox())?.height).toBeLessThan(844 / 3)
  })
}
