import { expectAccessible } from '#tests/support/browser/axe.ts'
import { withLine } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveText, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test('the view and the menu are accessible', async ({ panel, page, releases, prepare, seed, supabase }) => {
  const [item] = await seed({ changed: 'Old text' })
  if (!item) throw new Error('nothing seeded')
  const id = await prepare('Spring campaign', {
    [key]: 'About our spring',
    changed: 'Release text',
    new: 'New',
  })
  await prepare('Summer campaign', { [key]: 'About our summer' })
  await saveText(supabase, item, 'Live text')
  await panel.open()
  await releases.choose('Spring campaign')
  await page.goto(`/admin#releases?release=${id}`)
  await releases.shows()
  await expect(releases.edit('changed').locator('.conflict')).toBeVisible()
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await expect(releases.preview.getByLabel('Preview link')).toHaveValue(/\/preview\/[0-9a-f]{64}$/)
  await expectAccessible(page, 'a release', { at: [390, 1440] })
  await releases.preview.getByRole('button', { name: 'End all links' }).click()
  await expect(releases.preview.getByLabel('Preview link')).toHaveCount(0)
  await releases.switch.click()
  await expect(releases.menu).toBeVisible()
  await expectAccessible(page, 'the menu of releases', { at: [390, 1440], within: '.panel-bar' })
})

test('in forced-colors mode, only the chosen release has a line beside it', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring campaign', { [key]: 'About our spring' })
  await prepare('Summer campaign', { [key]: 'About our summer' })
  await page.emulateMedia({ forcedColors: 'active' })
  await panel.open()
  await releases.choose('Spring campaign')
  await releases.switch.click()
  await expect.poll(() => withLine(releases.menu.locator('.release-choice'))).toEqual([false, false, true])
  await releases.menu.getByRole('link', { name: 'All releases' }).click()
  await releases.shows()
  const links = releases.view.locator('.release-links')
  // Besides the other draft, the list has releases that earlier tests published.
  const others = links.locator('a:not([aria-current])')
  await expect(others.filter({ hasText: 'Summer campaign' })).not.toHaveCount(0)
  await expect.poll(() => withLine(others)).not.toContain(true)
  await expect.poll(() => withLine(links.locator('a[aria-current]'))).toEqual([true])
})

test('the keyboard starts a release, edits, reviews and publishes', async ({
  panel,
  page,
  releases,
  supabase,
}) => {
  await panel.open()
  await releases.switch.focus()
  await page.keyboard.press('Enter')
  await expect(releases.menu).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'New release…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(releases.dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await releases.expectChosen('By keyboard')
  await expect(releases.switch).toBeFocused()

  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).press('Enter')
  await expect(texts.field(key)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed')
  await page.keyboard.press('Enter')
  await expect(releases.bar).toContainText('1 edit, not live.')
  await releases.bar.getByRole('link', { name: 'Review' }).press('Enter')
  await releases.publishNow.press('Enter')
  await expect(releases.dialog).toBeVisible()
  await releases.dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await panel.expectToast('Content Saved!', '“By keyboard” is live.', 'success')
  await expect(page.getByRole('heading', { name: 'Releases', level: 2 })).toBeFocused()
  expect(await valuesOf(supabase)).toEqual([`${key}=Typed`])
})

test('the link to all releases leaves the focus on the button of its menu', async ({
  panel,
  page,
  releases,
}) => {
  await panel.open()
  await releases.switch.focus()
  await page.keyboard.press('Enter')
  await expect(releases.menu).toBeVisible()
  for (let each = 0; each < 3; each++) await page.keyboard.press('Tab')
  await expect(releases.menu.getByRole('link', { name: 'All releases' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(releases.view).toBeVisible()
  await expect(releases.menu).toHaveCount(0)
  await expect(releases.switch).toBeFocused()
})
