// The rows of a view look like one table: their columns line up, whatever state a row is in.

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

/** Returns the distinct left edges of each column over all rows of a view, in CSS pixels: one if the rows line up. */
const edges = (page: Page, view: string, columns: Record<string, string>) =>
  page.getByRole('region', { name: view }).evaluate((region, columns) => {
    return Object.entries(columns).map(([name, selector]) => {
      // A row in edit is as wide as all columns.
      const cells = [...region.querySelectorAll(`.item:not([data-open]) ${selector}`)]
      const lefts = cells.map((cell) => Math.round(cell.getBoundingClientRect().left))
      return `${name}, ${cells.length > 1 ? 'several rows' : 'too few rows'}: ${[...new Set(lefts)]}`
    })
  }, columns)

const textColumns = {
  name: '.item-name',
  text: '.item-value',
  actions: '.item-actions .item-edit',
}
const buttonColumns = {
  name: '.button-name',
  link: '.button-link',
  state: '.button-status',
}

for (const width of [390, 768, 1440]) {
  test(`the columns of all rows line up at ${width} px`, async ({ page, panel, seed, supabase }) => {
    await page.setViewportSize({ width, height: 900 })
    const [title] = await seed({
      'home.hero.title': 'Edited',
      'home.hero.primary.href': '/services',
      'home.hero.subtitle': 'To be reset',
      gone: 'To be deleted',
      other: 'Another item',
      long: 'A text of several lines. '.repeat(20),
    })
    if (!title) throw new Error('nothing seeded')
    await saveText(supabase, title, 'Edited twice')
    await panel.open()
    const agree = (columns: Record<string, string>) =>
      Object.keys(columns).map((name) => expect.stringMatching(new RegExp(`^${name}, several rows: \\d+$`)))

    await panel.editButton('gone').click()
    await panel.field('gone').fill('Unsaved')
    await supabase.from('website_content').delete().eq('content_key', 'gone').throwOnError()
    await expect(panel.row('gone')).toContainText('This item was deleted')
    await panel.editButton('other').click()
    await expect(panel.field('other')).toBeFocused()
    await expect(panel.deleteButton('gone')).toHaveCount(0)
    expect.soft(await edges(page, 'Manage Content', textColumns)).toEqual(agree(textColumns))

    const texts = new TextsView(page)
    await texts.openPage('Home')
    await texts.reset('home.hero.subtitle').click()
    await expect(texts.undoReset('home.hero.subtitle')).toBeVisible()
    await texts.edit('home.services.title').click()
    await expect(texts.row('home.hero.title').getByRole('button', { name: /^History / })).toBeVisible()
    expect.soft(await edges(page, 'Site texts', textColumns)).toEqual(agree(textColumns))

    await page.getByRole('link', { name: 'Buttons', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Buttons' })).toContainText('Linked')
    expect.soft(await edges(page, 'Buttons', buttonColumns)).toEqual(agree(buttonColumns))
  })
}

test('items of one entry can be told apart by the ends of their keys', async ({ page, panel, seed }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const entry = 'careers.positions.asic-physical-design-engineer-senior-level'
  const keys = ['title', 'location', 'type'].map((field) => `${entry}.${field}`)
  await seed(Object.fromEntries(keys.map((key) => [key, 'Words'])))
  await panel.open()
  for (const key of keys) {
    const isEndShown = await panel.row(key).evaluate((row) => {
      const shown = row.querySelector('.text-label-key')
      const range = document.createRange()
      if (!shown) return false
      const words = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT).nextNode()
      if (!words?.nodeValue) return false
      range.setStart(words, words.nodeValue.length - 12)
      range.setEnd(words, words.nodeValue.length)
      const [end, box] = [range.getBoundingClientRect(), shown.getBoundingClientRect()]
      return end.left >= box.left && end.right <= box.right + 1
    })
    expect(isEndShown, key).toBe(true)
  }
})
