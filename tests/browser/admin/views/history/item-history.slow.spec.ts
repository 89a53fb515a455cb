// The history of one item: restoring versions, many of them, failures, and what it calls each change.

import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { historyButton, timelineOf } from '#tests/support/browser/panel/history.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveText, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test.describe('the history of an item', () => {
  test('restores any version with one click, and undoes that', async ({ panel, page, seed, supabase }) => {
    const [item] = await seed({ [key]: 'one' })
    if (!item) throw new Error('nothing seeded')
    await saveText(supabase, await saveText(supabase, item, 'two'), 'three')
    await panel.open()
    await historyButton(page, key).click()
    const entries = timelineOf(page, key).getByRole('listitem')
    await entries
      .nth(2)
      .getByRole('button', { name: /^Restore the version from / })
      .press('Enter')
    const undo = await panel.keepUndo()
    await panel.expectToast('Content Saved!', `${key} restored to that version.`, 'success')
    await expect(panel.value(key)).toHaveText('one')
    await expect(entries).toHaveCount(4)
    await expect(entries.nth(0)).toContainText('Earlier version restored')
    await undo.click()
    await expect(panel.value(key)).toHaveText('three')
    expect(await valuesOf(supabase)).toEqual([`${key}=three`])
  })

  test('does not restore over what somebody else has written in the meantime', async ({
    panel,
    page,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/409/)
    const [item] = await seed({ [key]: 'one' })
    if (!item) throw new Error('nothing seeded')
    const changed = await saveText(supabase, item, 'two')
    await panel.open()
    await historyButton(page, key).click()
    const entries = timelineOf(page, key).getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await page.route('**/rpc/apply_content', async (route) => {
      await saveText(supabase, changed, 'theirs')
      await route.continue()
    })
    await entries
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click()
    const why =
      'Failed to save: someone else changed an item in the meantime, or you do not have permission to change it'
    await panel.expectToast('Error saving content', why, 'error')
    expect(await valuesOf(supabase)).toEqual([`${key}=theirs`])
  })

  test('says so if it cannot be read, and reads it again', async ({ panel, page, seed, allowErrors }) => {
    allowErrors(/ERR_FAILED/)
    await seed({ [key]: 'one' })
    await panel.open()
    await expect(historyButton(page, key), 'the panel knows that there is a history').toBeVisible()
    await page.route(/website_content_history/, (route) => route.abort())
    await historyButton(page, key).click()
    const timeline = timelineOf(page, key)
    await expect(timeline.getByRole('alert')).toContainText('The history could not be loaded', {
      timeout: 20_000, // the client retries first
    })
    await page.unroute(/website_content_history/)
    await timeline.getByRole('button', { name: 'Try again' }).click()
    await expect(timeline.getByRole('listitem')).toHaveCount(1)
  })

  test('loads many versions 50 at a time', async ({ panel, page, seed, supabase }) => {
    let [item] = await seed({ [key]: '0' })
    for (let version = 1; item && version < 60; version++) item = await saveText(supabase, item, `${version}`)
    await panel.open()
    await historyButton(page, key).click()
    const timeline = timelineOf(page, key)
    await expect(timeline.getByRole('listitem')).toHaveCount(50)
    await timeline.getByRole('button', { name: 'Show older' }).click()
    await expect(timeline.getByRole('listitem')).toHaveCount(60)
    await expect(timeline.getByRole('button', { name: 'Show older' })).toHaveCount(0)
  })

  test('offers nothing older after exactly 50 versions', async ({ panel, page, seed, supabase }) => {
    let [item] = await seed({ [key]: '0' })
    for (let version = 1; item && version < 50; version++) item = await saveText(supabase, item, `${version}`)
    await panel.open()
    await historyButton(page, key).click()
    const timeline = timelineOf(page, key)
    await expect(timeline.getByRole('listitem')).toHaveCount(50)
    await expect(timeline.getByRole('button', { name: 'Show older' })).toHaveCount(0)
  })

  test('covers all items that ever had the key', async ({ panel, page, seed, supabase }) => {
    const key = 'locations.hero.title'
    // The history continues from test to test.
    const { count } = await supabase
      .from('website_content_history')
      .select('id', { count: 'exact' })
      .or(`before->>content_key.eq.${key},after->>content_key.eq.${key}`)
      .limit(1)
      .throwOnError()
    const earlier = count ?? 0
    await seed({ [key]: 'first item' })
    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
    await seed({ [key]: 'second item' })
    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
    await panel.open()
    await new TextsView(page).find.fill(key)
    await historyButton(page, key).click()
    const entries = timelineOf(page, key).getByRole('listitem')
    await expect(entries).toHaveCount(earlier + 4)
    await entries
      .nth(3)
      .getByRole('button', { name: /^Restore/ })
      .click()
    await panel.expectToast('Content Saved!', `${key} restored to that version.`, 'success')
    expect(await valuesOf(supabase)).toEqual([`${key}=first item`])
    await expect(entries).toHaveCount(earlier + 5)
  })
})

test('the history of a text calls its first edit a change, and a reset by its name', async ({
  panel,
  page,
}) => {
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
  await texts.field(key).fill('Who we are')
  await texts.field(key).press('Enter')
  await panel.expectToast('Content Saved!', `${nameOf(key)} updated.`, 'success')
  await texts.reset(key).click()
  await historyButton(page, key).click()
  const entries = timelineOf(page, key).getByRole('listitem')
  await expect(entries.nth(0)).toContainText('Reset to default')
  await expect(entries.nth(1)).toContainText('Changed')
})
