import { recordAnnouncements } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { scripts, watch } from '#tests/support/browser/hostile-input.ts'
import { cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { test as inboxTest } from '#tests/support/browser/panel/inbox.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { expect, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { saveText, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'
const widths = [320, 390, 768, 1024, 1280, 1440]
const longNames = {
  'one word': 'W'.repeat(80),
  'words from right to left': `${'إصدار الربيع الجديد '.repeat(4)}`.trim(),
}

test('no name and no text of a release is more than text', async ({
  panel,
  page,
  releases,
  supabase,
  prepare,
}) => {
  const dangers = await watch(page)
  const names = scripts.map((script) => script.slice(0, 80))
  for (const name of names) await prepare(name, { [key]: name, [`hostile.${names.indexOf(name)}`]: name })
  await panel.open()
  await releases.switch.click()
  for (const name of names)
    await expect(releases.menu.getByRole('button').getByText(name, { exact: true })).toHaveCount(1)
  await releases.menu
    .getByRole('button')
    .getByText(names[2] ?? '', { exact: true })
    .click()
  await releases.expectChosen(names[2] ?? '')
  await releases.review()
  await expect(releases.details.getByRole('heading', { level: 3 })).toHaveText(names[2] ?? '')
  await expect(releases.edit(key)).toContainText(names[2] ?? '')
  const pages = new PagesView(page)
  await pages.open('/about')
  await pages.text(key).first().click()
  await expect(pages.field).toHaveValue(names[2] ?? '')
  await page.keyboard.press('Escape')
  await releases.review()
  await releases.publishShown()
  await panel.expectToast('Content Saved!', `“${names[2]}” is live.`, 'success')
  expect(await dangers()).toEqual([])
  expect(await valuesOf(supabase)).toContain(`hostile.2=${names[2]}`)
})

test('a name that the database refuses stays in the dialog, with the reason', async ({
  panel,
  releases,
  allowErrors,
}) => {
  allowErrors(/status of 4(00|13)/)
  await panel.open()
  await releases.switch.click()
  await releases.menu.getByRole('button', { name: 'New release…' }).click()
  const name = releases.dialog.getByLabel('Name')
  await name.fill('   ')
  await name.press('Enter')
  await expect(releases.dialog).toContainText('Enter a name.')
  await expect(name).toBeFocused()
  await name.fill('Spring \u202egnirps')
  await name.press('Enter')
  await expect(releases.dialog).toContainText(
    'The name of a release cannot hold line breaks or control characters.',
  )
  await expect(name).toHaveValue('Spring \u202egnirps')
  await name.fill('x'.repeat(100))
  await name.press('Enter')
  await expect(releases.dialog).toContainText(
    'The name of a release can have 80 characters; this one has 100.',
  )
  await expect(name).toHaveValue('x'.repeat(100))
  await name.fill('x'.repeat(80))
  await name.press('Enter')
  await releases.expectChosen('x'.repeat(80))
})

test('why a name is refused is announced each time, at its field', async ({
  panel,
  releases,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await panel.open()
  await releases.switch.click()
  await releases.menu.getByRole('button', { name: 'New release…' }).click()
  const name = releases.dialog.getByLabel('Name')
  await name.fill('Spring \u202egnirps')
  const announcements = await recordAnnouncements(releases.dialog.getByRole('alert'))
  const why = expect.stringContaining('cannot hold line breaks or control characters')
  for (let times = 1; times <= 2; times++) {
    await releases.dialog.getByRole('button', { name: 'Start release' }).click()
    await expect.poll(announcements).toEqual(Array(times).fill(why))
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/cannot hold line breaks/)
  }
})

test('the dialog stays open while the name is sent, so that nobody is led into a canceled release', async ({
  panel,
  page,
  releases,
}) => {
  await panel.open()
  await releases.switch.click()
  await releases.menu.getByRole('button', { name: 'New release…' }).click()
  const { release } = await holdCalls(page, 'create_release')
  await releases.dialog.getByLabel('Name').fill('Spring')
  await page.keyboard.press('Enter')
  await expect(releases.dialog.getByRole('button', { name: 'Starting…' })).toBeVisible()
  await expect(releases.dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Escape')
  await expect(releases.dialog).toBeVisible()
  release()
  await releases.expectChosen('Spring')
  await expect(releases.dialog).toHaveCount(0)
})

test('a name that is refused after its view was left is reported by a toast', async ({
  panel,
  page,
  releases,
  prepare,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto('/admin#releases')
  await releases.shows()
  await releases.details.getByRole('button', { name: 'Rename' }).click()
  const { held, release: resume } = await holdCalls(page, 'rename_release')
  await releases.dialog.getByLabel('Name').fill('Spring \u202egnirps')
  await page.keyboard.press('Enter')
  await held
  await page.goBack()
  await expect(releases.dialog).toHaveCount(0)
  resume()
  await panel.expectToast(
    'Error saving content',
    'Failed to save: The name of a release cannot hold line breaks or control characters.',
    'error',
  )
})

for (const [what, name] of Object.entries(longNames))
  test(`a long name fits every width: ${what}`, async ({
    panel,
    page,
    releases,
    prepare,
    seed,
    supabase,
  }) => {
    const [item] = await seed({ changed: 'Old text' })
    if (!item) throw new Error('nothing seeded')
    const id = await prepare(name, { [key]: name, changed: name })
    await prepare(`${name.slice(0, 79)}2`, { [key]: 'Another' })
    await saveText(supabase, item, `${name} live`)
    await panel.open()
    await releases.choose(name)
    await page.goto(`/admin#releases?release=${id}`)
    await releases.shows()
    await expect(releases.edit('changed').locator('.conflict')).toBeVisible()
    await releases.preview.getByRole('button', { name: 'Create link' }).click()
    await expect(releases.preview.getByLabel('Preview link')).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0)
      await releases.switch.click()
      await expect(releases.menu).toBeVisible()
      const menu = await releases.menu.boundingBox()
      expect(menu?.x, `the menu at ${width} px`).toBeGreaterThanOrEqual(0)
      expect((menu?.x ?? 0) + (menu?.width ?? 0), `the menu at ${width} px`).toBeLessThanOrEqual(width)
      expect(await sideways(page), `${width} px with the menu`).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      expect(await cutTexts(page, '.release-bar, .releases-view'), `${width} px`).toEqual([])
    }
    await expectAccessible(page, `a release with a long name: ${what}`, { at: [390, 1440] })
  })

inboxTest('the bar has room for all views and a release', async ({ page, openInbox }) => {
  const name = longNames['one word']
  await openInbox()
  const releases = new ReleasesPanel(page)
  await releases.start(name)
  // Its words change with the connection, and the height of the bar with them.
  await expect(page.getByRole('region', { name: 'Live connection' })).toContainText('Connected')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0)
    const bar = await page.locator('.panel-bar').boundingBox()
    for (const part of [releases.switch, page.getByRole('button', { name: /^Account of / })]) {
      const box = await part.boundingBox()
      expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0),
      )
    }
  }
})
