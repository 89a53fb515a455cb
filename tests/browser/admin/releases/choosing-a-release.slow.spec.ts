// While another release is read, previews keep what was chosen in them, and the switch keeps the focus.

import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { expect, test } from '#tests/support/browser/panel/releases.ts'
import { ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { jsonFile, transferView } from '#tests/support/browser/panel/transfer-view.ts'

test.beforeEach(async ({ prepare }) => {
  await prepare('Spring', { other: 'Another text' })
})

test('texts that were left out of a replacement', async ({ panel, page, releases, seed }) => {
  await seed({ one: 'quince', two: 'quince' })
  await panel.open()
  const view = new ReplaceView(page)
  await view.open()
  await view.find.fill('quince')
  await view.select('two').uncheck()
  await releases.choose('Spring')
  await expect(view.lines).toHaveCount(2)
  await expect(view.select('two')).not.toBeChecked()
  await expect(view.select('one')).toBeChecked()
  await expect(releases.switch).toBeFocused()
})

test('links that were left out of those to accept', async ({ panel, page, releases }) => {
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.acceptAll.click()
  const box = view.plan.getByRole('checkbox').first()
  await box.uncheck()
  await releases.choose('Spring')
  await expect(view.plan.getByRole('button', { name: /^Link \d/ })).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(releases.switch).toBeFocused()
})

test('what happens to items that are not in an imported file', async ({ panel, page, releases, seed }) => {
  await seed({ one: 'x' })
  await panel.open()
  const view = transferView(page)
  await view.open()
  const items = [{ key: 'two', value: 'y' }]
  await view.file.setInputFiles(jsonFile({ format: 'website-content', version: 1, items }))
  await view.plan.getByRole('radio', { name: /^Delete them/ }).check()
  await releases.choose('Spring')
  await expect(view.plan.getByRole('radio', { name: /^Delete them/ })).toBeChecked()
  await expect(releases.switch).toBeFocused()
})

test('the moment to restore', async ({ panel, page, releases, seed }) => {
  await seed({ one: 'x' })
  await panel.open()
  const view = historyView(page)
  await view.open()
  await view.openRuns()
  const row = view.row('one')
  await row.getByRole('button', { name: /^Details/ }).click()
  await row.getByRole('button', { name: /^Restore the site to this moment/ }).click()
  await expect(view.restoring.getByRole('heading')).toBeFocused()
  await releases.choose('Spring')
  await expect(view.restoring.getByRole('status')).not.toContainText('Checking')
  await expect(releases.switch).toBeFocused()
})

test('what was typed for a new entry, in its form', async ({ panel, page, releases }) => {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, 'Add a position').click()
  await expect(view.form.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Chip designer')
  await releases.choose('Spring')
  await expect(view.form.getByLabel('Title')).toHaveValue('Chip designer')
  await expect(releases.switch).toBeFocused()
})
