// The rows of a view look like one table: their columns line up, whatever state a row is in.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/admin-panel.ts'
import { save } from '#tests/support/browser/history.ts'

/** Returns the distinct left edges of each column over all rows of a view, in CSS pixels: one if the rows line up. */
const edges = (page: Page, view: string, columns: Record<string, string>) =>
  page.getByRole('region', { name: view }).evaluate((region, columns) => {
    // Chromium reports no position for content it skips because it is far below the window.
    for (const group of region.querySelectorAll<HTMLElement>('.text-group')) {
      group.style.contentVisibility = 'visible'
    }
    return Object.entries(columns).map(([name, selector]) => {
      const cells = [...region.querySelectorAll(`.item ${selector}`)]
      const lefts = cells.map((cell) => Math.round(cell.getBoundingClientRect().left))
      return `${name}, ${cells.length > 1 ? 'several rows' : 'too few rows'}: ${[...new Set(lefts)]}`
    })
  }, columns)

const textColumns = {
  name: '.item-name',
  text: ':is(.item-value, .item-form)',
  actions: '.item-actions .item-edit',
}
const buttonColumns = {
  name: '.item-name',
  link: ':is(.button-form input, .linked-button code)',
  action: ':is(.button-form [type=submit], .linked-button .item-delete)',
}

for (const width of [390, 768, 1440]) {
  test(`the columns of all rows line up at ${width} px`, async ({ page, panel, seed, supabase }) => {
    await page.setViewportSize({ width, height: 900 })
    const [title] = await seed({
      'home.hero.title': 'Edited',
      'home.hero.primary.href': '/services',
      'about.hero.title': 'To be reset',
      gone: 'To be deleted',
      other: 'Another item',
      long: 'A text of several lines. '.repeat(20),
    })
    if (!title) throw new Error('nothing seeded')
    await save(supabase, title, 'Edited twice')
    await panel.open()
    const agree = (columns: Record<string, string>) =>
      Object.keys(columns).map((name) => expect.stringMatching(new RegExp(`^${name}, several rows: \\d+$`)))

    await panel.editButton('gone').click()
    await panel.field('gone').fill('Unsaved')
    await supabase.from('website_content').delete().eq('content_key', 'gone').throwOnError()
    await expect(panel.row('gone')).toContainText('Someone else deleted this item')
    await panel.editButton('other').click()
    await expect(panel.field('other')).toBeFocused()
    await expect(panel.deleteButton('gone')).toHaveCount(0)
    expect.soft(await edges(page, 'Manage Content', textColumns)).toEqual(agree(textColumns))

    await page.getByRole('link', { name: 'Site texts' }).click()
    await page.getByRole('button', { name: 'Reset about.hero.title', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Put back about.hero.title', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Edit home.hero.subtitle', exact: true }).click()
    await expect(page.getByRole('button', { name: 'History home.hero.title', exact: true })).toBeVisible()
    expect.soft(await edges(page, 'Site texts', textColumns)).toEqual(agree(textColumns))

    await page.getByRole('link', { name: 'Buttons', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Buttons' })).toContainText('→ /services')
    expect.soft(await edges(page, 'Buttons', buttonColumns)).toEqual(agree(buttonColumns))
  })
}
