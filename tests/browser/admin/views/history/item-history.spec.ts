// The history of one item, opened at its row.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { historyButton, timelineOf } from '#tests/support/browser/panel/history.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test('the history of an item says who changed what and when, newest first, and stays up to date', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const [item] = await seed({ [key]: 'The quick fox' })
  if (!item) throw new Error('nothing seeded')
  const changed = await saveText(supabase, item, 'The slow fox')
  await panel.open()
  await historyButton(page, key).press('Enter')
  const timeline = timelineOf(page, key)
  const entries = timeline.getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(historyButton(page, key)).toHaveAttribute('aria-expanded', 'true')
  await expect(entries.nth(0)).toContainText('Changed')
  await expect(entries.nth(0)).toContainText(/Today \d\d:\d\d/)
  await expect(entries.nth(0)).toContainText('Someone, not signed in')
  await expect(entries.nth(0)).toContainText('Current version')
  await expect(entries.nth(0).locator('del')).toHaveText(/removed: *quick *end\./)
  await expect(entries.nth(0).locator('ins')).toHaveText(/added: *slow *end\./)
  await expect(entries.nth(1)).toContainText('Changed')
  await expect(entries.nth(0).locator('time')).toHaveAttribute('title', /\d{4}.*\d\d:\d\d:\d\d/)

  await saveText(supabase, changed, 'The slow dog')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0).locator('ins')).toContainText('dog')
  await expect(entries.nth(1)).not.toContainText('Current version')
  await historyButton(page, key).press('Enter')
  await expect(timeline).toHaveCount(0)
  await expect(historyButton(page, key)).toBeFocused()
})
