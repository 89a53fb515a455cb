import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/admin-panel.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { historyButton, save, timelineOf, valuesOf } from '#tests/support/browser/history.ts'

const key = 'about.hero.title'

/** The view of the steps, as a test uses it. */
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

test.describe('the history of the site', () => {
  test('lists steps, expands them, and undoes one', async ({ panel, page, seed, supabase }) => {
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

  test('restores a moment as one step, after a preview', async ({ panel, page, seed, supabase }) => {
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

    // The preview matches the result, even if something changes in between.
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
    await expect(view.step(/^Return to .*: 4 items$/).first()).toBeVisible()

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => valuesOf(supabase)).toEqual([...before, 'e=meanwhile'])
  })

  test('accepts any moment of the last year, and says if nothing would change', async ({
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
    // To the second: the items were added a moment ago.
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

  test('is accessible to everyone', async ({ panel, page, seed, supabase }) => {
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
