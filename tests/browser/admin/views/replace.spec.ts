// Find and replace: words of all texts, replaced as one change.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { defaultsWith, ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const word = 'tape-out'
const defaults = defaultsWith(word)
/** A default with the word. */
const [{ key: byDefault }] = defaults as [(typeof defaults)[number]]
const edited = 'about.hero.title'
const unused = 'a.note'

test('replaces a word in defaults and edits as one change, and keeps drafts', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [edited]: 'Tape-out after tape-out', [unused]: 'No tape-outs, $1' })
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(edited).click()
  await texts.field(edited).fill('A draft with a tape-out')

  const view = new ReplaceView(page)
  await page.getByRole('link', { name: 'Find and replace' }).click()
  await view.find.fill(word)
  const count = defaults.length + 2
  await expect(view.found).toHaveText(new RegExp(`^${count} texts, \\d+ matches$`))
  await view.find.press('Enter')
  await expect(view.with).toBeFocused()
  await view.with.fill('$& of a chip')
  await expect(page).toHaveURL(/#texts\/replace\?find=tape-out&with=/)
  await expect(view.line(edited).locator('del')).toHaveCount(2)
  await expect(view.line(edited).locator('ins').first()).toContainText('of a chip')
  await expect(view.line(edited)).toContainText('You have an unsaved draft of this text.')
  await expect(view.line(unused)).toContainText('Not used by the site')
  await view.select(byDefault).uncheck()
  await expect(view.selected).toHaveText(`${count - 1} of ${count} selected`)
  await view.act.click()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Saved!', `Replaced in ${count - 1} texts.`, 'success')
  const values = await valuesOf(supabase)
  expect(values).toHaveLength(count - 1)
  expect(values).toContain(`${edited}=$& of a chip after $& of a chip`)
  expect(values).toContain(`${unused}=No $& of a chips, $1`)
  expect(values.join()).not.toContain(byDefault)
  await expect(view.lines, 'what still has the word').toHaveCount(1)

  await undo.click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await valuesOf(supabase)).toEqual([
    `${unused}=No tape-outs, $1`,
    `${edited}=Tape-out after tape-out`,
  ])
  await expect(view.lines).toHaveCount(count)
  await page.goBack()
  await expect(texts.field(edited)).toHaveValue('A draft with a tape-out')
})
