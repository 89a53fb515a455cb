import type { Page } from '@playwright/test'
import type { ContentClient, ContentItem } from '#website-content/content-item.ts'
import { expect, test } from './support/admin-panel.ts'
import { expectAccessible } from './support/axe.ts'

const key = 'about.hero.title'

const save = async (supabase: ContentClient, item: ContentItem, content_value: string) =>
  (
    await supabase
      .from('website_content')
      .update({ content_value, updated_at: new Date().toISOString() })
      .eq('id', item.id)
      .select()
      .single()
      .throwOnError()
  ).data
const valuesOf = async (supabase: ContentClient) => {
  const { data } = await supabase.from('website_content').select('*').order('content_key').throwOnError()
  return data.map((item) => `${item.content_key}=${item.content_value}`)
}

const historyButton = (page: Page, key: string) =>
  page.getByRole('button', { name: `History ${key}`, exact: true })
const timelineOf = (page: Page, key: string) =>
  page.getByRole('region', { name: `History of ${key}`, exact: true })

/** The view of the steps as a test uses it. */
function viewOf(page: Page) {
  const region = page.getByRole('region', { name: 'History', exact: true })
  return {
    region,
    step: (title: string | RegExp) =>
      region.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) }),
    returning: region.getByRole('region', { name: /^Return to / }),
    async open() {
      await page.getByRole('link', { name: 'History', exact: true }).click()
      await expect(region).toHaveAttribute('aria-busy', 'false')
    },
  }
}

test.describe('the history of an item', () => {
  test('tells who changed what, when, newest first, and stays in step', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    const [item] = await seed({ [key]: 'The quick fox' })
    if (!item) throw new Error('nothing seeded')
    const changed = await save(supabase, item, 'The slow fox')
    await panel.open()
    await historyButton(page, key).press('Enter')
    const timeline = timelineOf(page, key)
    const entries = timeline.getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await expect(historyButton(page, key)).toHaveAttribute('aria-expanded', 'true')
    await expect(entries.nth(0)).toContainText('Changed')
    await expect(entries.nth(0)).toContainText('just now')
    await expect(entries.nth(0)).toContainText('Somebody, without sign-in')
    await expect(entries.nth(0)).toContainText('As it is now')
    await expect(entries.nth(0).locator('del')).toHaveText(/removed: *quick *end\./)
    await expect(entries.nth(0).locator('ins')).toHaveText(/added: *slow *end\./)
    await expect(entries.nth(1)).toContainText('Added')
    await expect(entries.nth(0).locator('time')).toHaveAttribute('title', /\d{4}.*\d\d:\d\d:\d\d/)

    await save(supabase, changed, 'The slow dog')
    await expect(entries).toHaveCount(3)
    await expect(entries.nth(0).locator('ins')).toContainText('dog')
    await expect(entries.nth(1)).not.toContainText('As it is now')
    await historyButton(page, key).press('Enter')
    await expect(timeline).toHaveCount(0)
    await expect(historyButton(page, key)).toBeFocused()
  })

  test('restores any version with one press, and takes that back', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    const [item] = await seed({ [key]: 'one' })
    if (!item) throw new Error('nothing seeded')
    await save(supabase, await save(supabase, item, 'two'), 'three')
    await panel.open()
    await historyButton(page, key).click()
    const entries = timelineOf(page, key).getByRole('listitem')
    await entries
      .nth(2)
      .getByRole('button', { name: /^Restore the version of / })
      .press('Enter')
    await panel.expectToast('Content Saved!', `${key} is as it was in that version.`, 'success')
    await expect(panel.value(key)).toHaveText('one')
    await expect(entries).toHaveCount(4)
    await expect(entries.nth(0)).toContainText('Earlier version restored')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(panel.value(key)).toHaveText('three')
    expect(await valuesOf(supabase)).toEqual([`${key}=three`])
  })

  test('does not restore over what somebody else has written meanwhile', async ({
    panel,
    page,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/409/)
    const [item] = await seed({ [key]: 'one' })
    if (!item) throw new Error('nothing seeded')
    const changed = await save(supabase, item, 'two')
    await panel.open()
    await historyButton(page, key).click()
    const entries = timelineOf(page, key).getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await page.route('**/rpc/apply_content', async (route) => {
      await save(supabase, changed, 'theirs')
      await route.continue()
    })
    await entries
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click()
    const meanwhile = 'Failed to save: Somebody else has changed an item meanwhile. Nothing was changed.'
    await panel.expectToast('Error saving content', meanwhile, 'error')
    expect(await valuesOf(supabase)).toEqual([`${key}=theirs`])
  })

  test('says so where it cannot be read, and reads it again', async ({ panel, page, seed, allowErrors }) => {
    allowErrors(/ERR_FAILED/)
    await seed({ [key]: 'one' })
    await panel.open()
    await page.route(/website_content_history/, (route) => route.abort())
    await historyButton(page, key).click()
    const timeline = timelineOf(page, key)
    await expect(timeline.getByRole('alert')).toContainText('The history could not be read', {
      timeout: 20_000, // the client tries again first
    })
    await page.unroute(/website_content_history/)
    await timeline.getByRole('button', { name: 'Try again' }).click()
    await expect(timeline.getByRole('listitem')).toHaveCount(1)
  })

  test('of many versions comes 50 at a time', async ({ panel, page, seed, supabase }) => {
    let [item] = await seed({ [key]: '0' })
    for (let version = 1; item && version < 60; version++) item = await save(supabase, item, `${version}`)
    await panel.open()
    await historyButton(page, key).click()
    const timeline = timelineOf(page, key)
    await expect(timeline.getByRole('listitem')).toHaveCount(50)
    await timeline.getByRole('button', { name: 'Older' }).click()
    await expect(timeline.getByRole('listitem')).toHaveCount(60)
    await expect(timeline.getByRole('button', { name: 'Older' })).toHaveCount(0)
  })

  test('of a text goes on over all items that had its key', async ({ panel, page, seed, supabase }) => {
    // The history goes on from test to test: no other has this key.
    const key = 'locations.hero.title'
    await seed({ [key]: 'first item' })
    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
    await seed({ [key]: 'second item' })
    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
    await panel.open()
    await page.getByRole('link', { name: 'Site texts' }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill(key)
    await historyButton(page, key).click()
    const entries = timelineOf(page, key).getByRole('listitem')
    await expect(entries).toHaveCount(4)
    await entries
      .nth(3)
      .getByRole('button', { name: /^Restore/ })
      .click()
    await panel.expectToast('Content Saved!', `${key} is as it was in that version.`, 'success')
    expect(await valuesOf(supabase)).toEqual([`${key}=first item`])
    await expect(entries).toHaveCount(5)
  })
})

test.describe('the history of the site', () => {
  test('lists steps, folds them open, and undoes one', async ({ panel, page, seed, supabase }) => {
    const [item, other] = await seed({ [key]: 'one', other: 'x' })
    if (!item || !other) throw new Error('nothing seeded')
    await save(supabase, item, 'two')
    await panel.open()
    const view = viewOf(page)
    await view.open()
    const step = view.step(`${key} changed`).first()
    await expect(view.region.getByRole('heading', { level: 3 }).first()).toHaveText(`${key} changed`)
    await step.getByRole('button', { name: /^Changes of/ }).click()
    await expect(step.locator('ins')).toContainText('two')
    await expect(view.step(`${key} added`).first()).toContainText('Changed again since')

    await step.getByRole('button', { name: `Undo: ${key} changed` }).click()
    await panel.expectToast('Content Saved!', 'Everything is as it was before.', 'success')
    expect(await valuesOf(supabase)).toEqual([`${key}=one`, 'other=x'])
    await expect(view.region.getByRole('heading', { level: 3 }).first()).toHaveText(`Undone: ${key}`)
    await expect(step).toContainText('Changed again since')
  })

  test('returns to a moment as one step, after a list of what would change', async ({
    panel,
    page,
    seed,
    supabase,
  }) => {
    const [kept, changed, gone] = await seed({ a: 'kept', b: 'before', c: 'gone' })
    if (!kept || !changed || !gone) throw new Error('nothing seeded')
    const { data: old } = await supabase.from('website_content').select('*').order('content_key')
    await save(supabase, changed, 'after')
    await supabase.from('website_content').delete().eq('id', gone.id).throwOnError()
    await seed({ d: 'new' })
    const before = await valuesOf(supabase)
    await panel.open()
    const view = viewOf(page)
    await view.open()
    await view
      .step('c added')
      .first()
      .getByRole('button', { name: /^Return to this moment/ })
      .click()
    await expect(view.returning.getByRole('heading')).toBeFocused()
    await expect(view.returning.getByRole('status')).toHaveText('1 added, 1 changed, 1 removed')
    await expect(view.returning.getByRole('listitem')).toHaveText([/^Removedd/, /^Changedb/, /^Addedc/])

    // What is shown is what is done, also when something changes meanwhile.
    await seed({ e: 'meanwhile' })
    await expect(view.returning.getByRole('status')).toHaveText('1 added, 1 changed, 2 removed')
    await view.returning.getByRole('button', { name: 'Return: change 4 items' }).click()
    await panel.expectToast('Content Saved!', '4 items changed: everything is as it was then.', 'success')
    expect(await valuesOf(supabase)).toEqual(['a=kept', 'b=before', 'c=gone'])
    const { data: now } = await supabase.from('website_content').select('*').order('content_key')
    expect(now?.map(({ id, created_at }) => [id, created_at])).toEqual(
      old?.map(({ id, created_at }) => [id, created_at]),
    )
    await expect(view.returning).toHaveCount(0)
    await expect(view.step(/^Return to .* UTC: 4 items$/).first()).toBeVisible()

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => valuesOf(supabase)).toEqual([...before, 'e=meanwhile'])
  })

  test('takes any moment of the last year, and says where nothing would change', async ({
    panel,
    page,
    seed,
  }) => {
    await seed({ a: 'x' })
    await panel.open()
    const view = viewOf(page)
    await view.open()
    const field = view.region.getByLabel('Any moment')
    const show = view.region.getByRole('button', { name: 'Show what would change' })
    await show.click()
    await expect(view.region).toContainText('Choose a day and a time within the last year.')
    const local = (time: number) =>
      new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
    await field.fill(local(Date.now() + 3_600_000))
    await show.click()
    await expect(view.returning).toHaveCount(0)
    // To the second: what was seeded is a moment ago.
    await expect
      .poll(async () => {
        await field.fill(local(Date.now()))
        await show.click()
        await expect(view.returning.getByRole('status')).not.toContainText('Reading')
        return view.returning.getByRole('status').innerText()
      })
      .toBe('Nothing would change: everything is as it was then.')
    await expect(view.returning.getByRole('button', { name: /^Return/ })).toHaveCount(0)
    await view.returning.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'History', level: 2 })).toBeFocused()
  })

  test('is in reach of everybody', async ({ panel, page, seed, supabase }) => {
    const [item] = await seed({ [key]: 'The quick fox', other: 'x' })
    if (!item) throw new Error('nothing seeded')
    await save(supabase, item, 'The slow fox')
    await panel.open()
    await historyButton(page, key).click()
    await expect(timelineOf(page, key).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'the history of an item')
    const view = viewOf(page)
    await view.open()
    const step = view.step(`${key} changed`).first()
    await step.getByRole('button', { name: /^Changes of/ }).click()
    await expect(step.locator('ins')).toContainText('slow')
    await view
      .step('other added')
      .first()
      .getByRole('button', { name: /^Return to/ })
      .click()
    await expect(view.returning.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, 'the history of the site with a return')
  })
})
