import type { Locator } from '@playwright/test'
import { recordDescriptions } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdAnswer, holdCalls } from '#tests/support/browser/database-calls.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { historyButton, historyView, timelineOf } from '#tests/support/browser/panel/history.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'
const name = /about\.hero\.title/

test.describe('the history of the site', () => {
  test('lists changes with their words, shows the whole text, and undoes one', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    const [item, other] = await seed({ [key]: 'one', other: 'x' })
    if (!item || !other) throw new Error('nothing seeded')
    await saveText(supabase, item, 'two')
    await panel.open()
    const view = historyView(page)
    await view.open()
    await view.openRuns()
    const row = view.row(name)
    await expect(row.locator('del')).toContainText('one')
    await expect(row.locator('ins')).toContainText('two')
    await expect(
      view.region.locator('li.change-row', { hasText: 'Changed again since' }).first(),
    ).toBeVisible()
    await row.getByRole('button', { name: /^Details/ }).click()
    await expect(row.locator('.change-details ins')).toContainText('two')

    const undo = row.getByRole('button', { name: /^Undo: / })
    await undo.press('Enter')
    await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
    expect(await valuesOf(supabase)).toEqual([`${key}=one`, 'other=x'])
    await expect(view.row(name)).toContainText('Undone')
    const undone = view.region.locator('li.change-row', { has: page.locator('.change-details') })
    await expect(undone.locator('.change-row-note')).toHaveText('Undone later')
    await expect(undone.getByRole('button', { name: /^Details/ })).toBeFocused()

    await view
      .row(name)
      .getByRole('button', { name: /^Undo: / })
      .press('Enter')
    await expect(view.row(name)).toContainText('Redone')
    await expect(undone.locator('.change-row-note')).toContainText('Changed again since')
    expect(await valuesOf(supabase)).toEqual([`${key}=two`, 'other=x'])
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await historyButton(page, key).click()
    await expect(timelineOf(page, key).getByText(/^(Un|Re)done$/)).toHaveText(['Redone', 'Undone'])
  })

  test('names what an undone change of several items was', async ({ panel, page, seed, supabase }) => {
    const [item, other] = await seed({ [key]: 'one', other: 'x' })
    if (!item || !other) throw new Error('nothing seeded')
    const changeset = crypto.randomUUID()
    const changes = [item, other].map(({ id, updated_at, content_key }) => ({
      id,
      base: updated_at,
      row: { content_key, content_value: 'imported' },
    }))
    const args = { step: changeset, reason: 'Import of texts.json', changes: JSON.stringify(changes) }
    await supabase.rpc('apply_content', args).throwOnError()
    await supabase.rpc('undo_content', { step: changeset }).throwOnError()
    await panel.open()
    const view = historyView(page)
    await view.open()
    await expect(view.row(/^Import of texts.json: 2 items/).locator('.change-row-note')).toHaveText(
      'Undone later',
    )
    await expect(view.row('Undone: Import of texts.json: 2 items')).toBeVisible()
    await view.region.getByRole('searchbox', { name: 'Find a change' }).fill('undone')
    await expect(view.row('Undone: Import of texts.json: 2 items')).toBeVisible()
    await expect(view.row(/^Import of texts.json/)).toHaveCount(0)
    await view.region.getByRole('searchbox', { name: 'Find a change' }).fill('texts.json')
    await expect(view.row(/^Import of texts.json/)).toBeVisible()
    await expect(view.row('Undone: Import of texts.json: 2 items')).toBeVisible()
  })

  test('undoes a change once if the browser sends the request twice', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    const [item] = await seed({ [key]: 'one' })
    if (!item) throw new Error('nothing seeded')
    await saveText(supabase, item, 'two')
    await page.route('**/rpc/undo_content', async (route) => {
      await route.fetch()
      await route.continue()
    })
    await panel.open()
    const view = historyView(page)
    await view.open()
    await view.openRuns()
    await view
      .row(name)
      .getByRole('button', { name: /^Undo: / })
      .click()
    await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
    expect(await valuesOf(supabase)).toEqual([`${key}=one`])
  })

  test('has one toast for undoing many items, and for undoing one also that of its live event', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    await seed({ single: 'x' })
    const changes = ['many.1', 'many.2', 'many.3'].map((content_key) => ({
      id: crypto.randomUUID(),
      base: null,
      row: { content_key, content_value: 'x' },
    }))
    await supabase
      .rpc('apply_content', {
        step: crypto.randomUUID(),
        reason: 'Imported',
        changes: JSON.stringify(changes),
      })
      .throwOnError()
    await panel.open()
    const view = historyView(page)
    await view.open()
    await view.openRuns()
    const many = view.row(/^Imported: 3 items$/)
    const answer = await holdAnswer(page, 'undo_content')
    await many.getByRole('button', { name: /^Undo: / }).click()
    // The live events arrive before the answer.
    await expect(many).toContainText('Undone later')
    answer()
    await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
    await view
      .row('single')
      .getByRole('button', { name: /^Undo: / })
      .click()
    await panel.expectLive('single', 'deleted')
    const undone = { title: 'Content Saved!', description: 'The change was undone.', tone: 'success' }
    const live = {
      title: 'Realtime Update',
      description: "Item 'single' deleted. List updated.",
      tone: 'live',
    }
    expect(await panel.toasts()).toEqual([undone, undone, live])
  })

  test('restores a moment as one change, after a preview', async ({ panel, page, seed, supabase }) => {
    const [kept, changed, gone] = await seed({ a: 'kept', b: 'before', c: 'gone' })
    if (!kept || !changed || !gone) throw new Error('nothing seeded')
    const old = await storedItems(supabase)
    await saveText(supabase, changed, 'after')
    await supabase.from('website_content').delete().eq('id', gone.id).throwOnError()
    await seed({ d: 'new' })
    const before = await valuesOf(supabase)
    await panel.open()
    const view = historyView(page)
    await view.open()
    await view.openRuns()
    const added = view.region
      .locator('li.change-row', { has: page.getByRole('heading', { name: 'c', exact: true }) })
      .nth(1)
    await added.getByRole('button', { name: /^Details/ }).click()
    await added.getByRole('button', { name: /^Restore the site to this moment/ }).click()
    await expect(view.restoring.getByRole('heading')).toBeFocused()
    await expect(view.restoring.getByRole('status')).toHaveText('1 added, 1 changed, 1 removed')
    await expect(view.restoring.getByRole('listitem')).toHaveText([/^Removedd/, /^Changedb/, /^Addedc/])

    // It takes the focus only when it appears, not when somebody comes back to it.
    await page.getByRole('link', { name: 'Lists', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Lists', exact: true })).toBeVisible()
    await page.goBack()
    await expect(view.restoring).toBeVisible()
    await expect(view.restoring.getByRole('heading')).not.toBeFocused()

    // The preview matches the result, even if something changes in between.
    await seed({ e: 'meanwhile' })
    await expect(view.restoring.getByRole('status')).toHaveText('1 added, 1 changed, 2 removed')
    await view.restoring.getByRole('button', { name: 'Restore 4 items' }).click()
    const undo = await panel.keepUndo()
    await panel.expectToast('Content Saved!', '4 items changed. Everything is as it was then.', 'success')
    expect(await valuesOf(supabase)).toEqual(['a=kept', 'b=before', 'c=gone'])
    const now = await storedItems(supabase)
    expect(now.map(({ id, created_at }) => [id, created_at])).toEqual(
      old.map(({ id, created_at }) => [id, created_at]),
    )
    await expect(view.restoring).toHaveCount(0)
    await expect(view.row(/^Restored to .*: 4 items$/)).toBeVisible()

    await undo.click()
    await expect.poll(() => valuesOf(supabase)).toEqual([...before, 'e=meanwhile'])
  })

  test('a text that has changed again leads to its earlier versions, and the heading of a restore is in view', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    let [item] = await seed({ [key]: '0' })
    for (let version = 1; item && version < 30; version++) item = await saveText(supabase, item, `${version}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await panel.open()
    const view = historyView(page)
    await view.open()
    await view.openRuns()
    const changed = view.region.locator('li.change-row', { hasText: 'Changed again since' }).nth(20)
    await changed.getByRole('button', { name: /^Details/ }).click()
    await changed.getByRole('button', { name: /^Restore the site to this moment/ }).click()
    await expect(view.restoring.getByRole('status')).toHaveText('0 added, 1 changed, 0 removed')
    const heading = view.restoring.getByRole('heading')
    const tabs = page.getByRole('navigation', { name: 'Views' })
    const top = async (line: Locator) => (await line.boundingBox())?.y ?? 0
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect(await top(heading)).toBeGreaterThanOrEqual((await top(tabs)) + 44)

    await changed.getByRole('link', { name: /^Edit or restore this text/ }).click()
    await historyButton(page, key).click()
    const version = timelineOf(page, key).getByRole('button', { name: /^Restore/ })
    await version.first().click()
    await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=28`])
  })

  test('counts to the number of all changes while it restores a moment', async ({
    panel,
    page,
    supabase,
  }) => {
    const items = Array.from({ length: 12 }, (_, n) => ({
      content_key: `big.item-${n}`,
      content_value: 'x'.repeat(50_000),
    }))
    await supabase.from('website_content').insert(items).throwOnError()
    await panel.open()
    const view = historyView(page)
    await view.open()
    await view.openRuns()
    const added = view.region.locator('li.change-row').first()
    await added.getByRole('button', { name: /^Details/ }).click()
    await added.getByRole('button', { name: /^Restore the site to this moment/ }).click()
    await expect(view.restoring).toContainText('Nothing would change')
    await supabase.from('website_content').delete().not('id', 'is', null).throwOnError()
    const { count, release } = await holdCalls(page, 'apply_content', 2)
    const looksAgain = page.waitForResponse(
      (response) => count() > 0 && response.url().includes('content_since'),
    )
    await view.restoring.getByRole('button', { name: 'Restore 12 items' }).click()
    await (await looksAgain).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(view.restoring).toContainText('7 of 12')
    await expect(view.restoring.getByRole('listitem')).toHaveCount(12)
    release()
    await expect(view.restoring).toHaveCount(0)
    await expect.poll(() => valuesOf(supabase)).toHaveLength(12)
  })

  test('accepts any moment of the last year, and says if nothing would change', async ({
    panel,
    page,
    seed,
  }) => {
    await seed({ a: 'x' })
    await panel.open()
    const view = historyView(page)
    await view.open()
    const field = view.region.getByLabel('Restore to any moment')
    const show = view.region.getByRole('button', { name: 'Show what would change' })
    await show.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Choose a date and time within the last year\./)
    const local = (time: number) =>
      new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
    const day = 24 * 3_600_000
    for (const wrong of [3_600_000, -366 * day]) {
      await field.fill(local(Date.now() - 364 * day))
      await show.click()
      await expect(view.restoring).toBeVisible()
      await view.restoring.getByRole('button', { name: 'Cancel' }).click()
      await field.fill(local(Date.now() + wrong))
      const read = await recordDescriptions(field)
      await field.press('Enter')
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(/Choose a date and time within the last year\./)
      expect(await read()).toEqual([expect.stringContaining('within the last year.')])
      await expect(view.restoring).toHaveCount(0)
    }
    // To the second: the items were added a moment ago.
    await expect
      .poll(async () => {
        await field.fill(local(Date.now()))
        await show.click()
        await expect(view.restoring.getByRole('status')).not.toContainText('Checking')
        return view.restoring.getByRole('status').innerText()
      })
      .toBe('Nothing would change. Everything is the same as it was then.')
    await expect(view.restoring.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
    await view.restoring.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'History', level: 2 })).toBeFocused()
  })

  test('keeps the older changes that were loaded when somebody comes back to it', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    const [item] = await seed({ a: '0' })
    if (!item) throw new Error('nothing seeded')
    for (let n = 1; n <= 60; n++) await saveText(supabase, item, String(n))
    await panel.open()
    const view = historyView(page)
    await view.open()
    await view.region.getByRole('button', { name: 'Show older' }).click()
    const count = view.region.getByRole('status').first()
    await expect(count).not.toHaveText('The newest 50 changes')
    const shown = await count.innerText()
    await page.getByRole('link', { name: 'Lists', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Lists', exact: true })).toBeVisible()
    const readAgain = page.waitForResponse(/website_content_history/)
    await page.goBack()
    await readAgain
    await expect(view.region).toHaveAttribute('aria-busy', 'false')
    await expect(count).toHaveText(shown)
  })

  test('axe finds nothing, also while a moment is restored', async ({ panel, page, seed, supabase }) => {
    const [item] = await seed({ [key]: 'The quick fox', other: 'x' })
    if (!item) throw new Error('nothing seeded')
    await saveText(supabase, item, 'The slow fox')
    await panel.open()
    await historyButton(page, key).click()
    await expect(timelineOf(page, key).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'the history of an item')
    const view = historyView(page)
    await view.open()
    await expectAccessible(page, 'the history of the site')
    await view.openRuns()
    await view
      .row(name)
      .getByRole('button', { name: /^Details/ })
      .click()
    await expect(view.row(name).locator('.change-details ins')).toContainText('slow')
    await view
      .row('other')
      .getByRole('button', { name: /^Details/ })
      .click()
    await view
      .row('other')
      .getByRole('button', { name: /^Restore the site to/ })
      .click()
    await expect(view.restoring.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, 'restoring a moment')
  })
})
