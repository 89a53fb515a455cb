// Two people edit one item: no text is lost, and nobody replaces another's text unknowingly.

import type { Locator } from '@playwright/test'
import type { ContentClient } from '#content-sync/database.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { lowerThan, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const email = 'company.email'
const base = 'Call us any day from eight to five.'
const theirs = 'Visit us any day from eight to five.'
const mine = 'Call us any day from nine to five.'
const both = 'Visit us any day from nine to five.'

const conflictIn = (row: Locator) => {
  const region = row.getByRole('region', { name: /^Two versions of/ })
  const way = (name: string) => region.getByRole('button', { name })
  return { region, keepMine: way('Keep yours'), takeTheirs: way('Use theirs'), combine: way('Combine both') }
}
const history = async (supabase: ContentClient, id = '') =>
  (
    await supabase
      .from('website_content_history')
      .select('*')
      .eq('item_id', id)
      .order('id', { ascending: true })
      .throwOnError()
  ).data.map(({ after }) => after?.content_value)

test('a text that says again what it said before typing follows what others save', async ({
  panel,
  seed,
  supabase,
}) => {
  await seed({ [email]: base })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill(`${base}!`)
  await expect(panel.row(email)).toContainText('Unsaved')
  await panel.field(email).press('End')
  await panel.field(email).press('Backspace')
  await saveText(supabase, { content_key: email }, theirs)
  await expect(panel.field(email)).toHaveValue(theirs)
  await expect(panel.row(email).getByRole('status')).toContainText('The field now shows the current text.')
  await expect(conflictIn(panel.row(email)).region).toHaveCount(0)
  await panel.field(email).fill(mine)
  await panel.saveButton(email).click()
  await expect(panel.value(email)).toHaveText(mine)
})

test.describe('a text that two people have changed', () => {
  test.beforeEach(async ({ panel, seed, supabase }) => {
    await seed({ [email]: base })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill(mine)
    await saveText(supabase, { content_key: email }, theirs)
    await expect(conflictIn(panel.row(email)).region).toBeVisible()
  })

  test('shows the original, theirs and mine, and leaves the focus where it is', async ({ panel }) => {
    const { region } = conflictIn(panel.row(email))
    await expect(panel.field(email)).toBeFocused()
    await expect(panel.field(email)).toHaveValue(mine)
    await expect(panel.row(email).getByRole('status')).toContainText(
      'This item has changed since you opened it.',
    )
    await expect(region).toContainText(`Before${base}`)
    await expect(region).toContainText(/TheirsSomeone else, just now/)
    // Theirs, mine, and then both.
    await expect(region.locator('del')).toHaveText([
      'removed: Call',
      'removed: eight',
      'removed: Call',
      'removed: eight',
    ])
    await expect(region.locator('ins')).toHaveText([
      'added: Visit',
      'added: nine',
      'added: Visit',
      'added: nine',
    ])
  })

  test('is yours after “Keep yours”, and theirs is in the history', async ({ panel, page, supabase }) => {
    await panel.field(email).press('Tab')
    await expect(conflictIn(panel.row(email)).combine).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(conflictIn(panel.row(email)).keepMine).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
    await expect(panel.editButton(email)).toBeFocused()
    const { data } = await supabase.from('website_content').select('*').single().throwOnError()
    expect(data.content_value).toBe(mine)
    expect(await history(supabase, data.id)).toEqual([base, theirs, mine])
  })

  test('is not saved, and the form says why', async ({ panel, calls, supabase }) => {
    await panel.field(email).press('Enter')
    await panel.expectToast('Error saving content', 'Failed to save: someone else changed the item', 'error')
    await expect(panel.field(email)).toBeFocused()
    await expect(panel.field(email)).toHaveValue(mine)
    expect(calls.filter((each) => each.method() === 'PATCH')).toEqual([])
    expect(await valuesOf(supabase)).toEqual([`${email}=${theirs}`])
  })

  test('is both after “Combine both”, once that is saved', async ({ panel, supabase }) => {
    await conflictIn(panel.row(email)).combine.press('Enter')
    await expect(panel.field(email)).toBeFocused()
    await expect(panel.field(email)).toHaveValue(both)
    await expect(panel.row(email)).toContainText('Nothing is saved yet.')
    await expect(conflictIn(panel.row(email)).region).toHaveCount(0)
    expect(await valuesOf(supabase)).toEqual([`${email}=${theirs}`])
    await panel.field(email).press('Enter')
    await expect(panel.value(email)).toHaveText(both)
    expect(await valuesOf(supabase)).toEqual([`${email}=${both}`])
  })

  test('contains both versions where they overlap', async ({ panel, supabase }) => {
    await saveText(supabase, { content_key: email }, 'Call us any day from ten to five.')
    await expect(conflictIn(panel.row(email)).region).toContainText('ten')
    await conflictIn(panel.row(email)).combine.click()
    await expect(panel.field(email)).toHaveValue('Call us any day from ten nine to five.')
    await expect(panel.row(email)).toContainText('In one place, it has both wordings')
  })

  test('has one primary button: Combine both, or Keep yours where the changes overlap', async ({
    panel,
    supabase,
  }) => {
    const row = panel.row(email)
    const primary = row.locator('button.button-copper')
    await expect(primary).toHaveText('Combine both')
    await expect(conflictIn(row).region).toContainText('BothThe changes do not overlap.')
    await saveText(supabase, { content_key: email }, 'Call us any day from ten to five.')
    await expect(primary).toHaveText('Keep yours')
    await conflictIn(row).combine.click()
    await expect(primary).toHaveText(/^Save/)
  })

  test('conflicts again if they go on after the texts were combined', async ({ panel, supabase }) => {
    await conflictIn(panel.row(email)).combine.click()
    await saveText(supabase, { content_key: email }, `${theirs} Or write.`)
    await expect(conflictIn(panel.row(email)).region).toContainText(`Before${theirs}`)
    await expect(panel.field(email)).toHaveValue(both)
  })

  test('axe finds nothing', async ({ panel, page }) => {
    await expect(conflictIn(panel.row(email)).region).toBeVisible()
    await expectAccessible(page, 'conflict')
  })

  test('fits a phone of 320 px', async ({ panel, page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const { region } = conflictIn(panel.row(email))
    await expect(region).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    expect(await lowerThan(region.getByRole('button'), 44)).toEqual([])
  })
})

test('shows only the changed sentences of a long text, or all of it', async ({ panel, seed, supabase }) => {
  const long = (first: string, last: string) =>
    `It starts ${first}. ${'Nothing new. '.repeat(50)}It ends ${last}.`
  await seed({ [email]: long('here', 'there') })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill(long('somewhere', 'there'))
  await saveText(supabase, { content_key: email }, long('here', 'elsewhere'))
  const { region } = conflictIn(panel.row(email))
  const before = region.locator('.conflict-version p').first()
  await expect(before).toHaveText('It starts here. … It ends there.')
  await expect(region).not.toContainText('Nothing new.')
  await region.getByRole('button', { name: 'Show all of each version' }).click()
  await expect(before).toHaveText(long('here', 'there'))
  await region.getByRole('button', { name: 'Show less of each version' }).click()
  await expect(region).not.toContainText('Nothing new.')
})

test('two people who add an entry at the end of a list keep both', async ({
  panel,
  otherPanel,
  seed,
  supabase,
}) => {
  const key = 'careers.positions'
  await seed({ [key]: 'product-manager\nverification-engineer' })
  for (const each of [panel, otherPanel]) {
    await each.open()
    await each.editButton(key).click()
  }
  await panel.field(key).fill('product-manager\nverification-engineer\nanalog-designer')
  await otherPanel.field(key).fill('verification-engineer\n# product-manager\nlayout-designer')
  await otherPanel.saveButton(key).click()
  const { region, combine } = conflictIn(panel.row(key))
  await expect(region).toContainText('The changes do not overlap.')
  await combine.click()
  const both = 'verification-engineer\nanalog-designer\n# product-manager\nlayout-designer'
  await expect(panel.field(key)).toHaveValue(both)
  await panel.saveButton(key).click()
  await expect(panel.field(key)).toHaveCount(0)
  expect(await valuesOf(supabase)).toEqual([`${key}=${both}`])
})

test.describe('no conflict', () => {
  test('arises while nothing has been typed: the field follows, with a note', async ({
    panel,
    seed,
    supabase,
  }) => {
    await seed({ [email]: base })
    await panel.open()
    await panel.editButton(email).click()
    await saveText(supabase, { content_key: email }, theirs)
    await expect(panel.field(email)).toHaveValue(theirs)
    await expect(panel.row(email)).toContainText(
      'This item has changed since you opened it. The field now shows the current text.',
    )
    await panel.saveButton(email).click()
    await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
    expect(await valuesOf(supabase)).toEqual([`${email}=${theirs}`])
  })

  for (const [what, text] of [
    ['the same text saved again', base],
    ['the very text that is being typed', mine],
  ] as const) {
    test(what, async ({ panel, page, seed, supabase, allowErrors }) => {
      allowErrors(/WebSocket/)
      const line = await RealtimeLine.before(page)
      await seed({ [email]: base })
      await panel.open()
      await panel.quiet()
      await panel.editButton(email).click()
      await panel.field(email).fill(mine)
      await line.cut()
      await saveText(supabase, { content_key: email }, text)
      await panel.field(email).press('Enter')
      await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
      expect(await valuesOf(supabase)).toEqual([`${email}=${mine}`])
    })
  }
})

test('the server reports a change that the panel has not heard of', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  await seed({ [email]: base })
  await panel.open()
  await panel.quiet()
  await panel.editButton(email).click()
  await panel.field(email).fill(mine)
  await line.cut()
  await saveText(supabase, { content_key: email }, theirs)
  await panel.field(email).press('Enter')
  await panel.expectToast('Error saving content', 'Failed to save: someone else changed the item', 'error')
  await expect(conflictIn(panel.row(email)).region).toContainText('Visit')
  await expect(panel.field(email)).toHaveValue(mine)
  expect(await valuesOf(supabase)).toEqual([`${email}=${theirs}`])
})

test('the history says who has changed the item', async ({ panel, page, seed, supabase }) => {
  // Nobody is signed in here, so the test adds the name to the answer.
  await page.route(/website_content_history\?.*item_id/, async (route) => {
    const response = await route.fetch()
    const rows: object[] = await response.json()
    await route.fulfill({
      response,
      json: rows.map((row) => ({ ...row, changed_by_email: 'editor@example.com' })),
    })
  })
  await seed({ [email]: base })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill(mine)
  await saveText(supabase, { content_key: email }, theirs)
  await expect(conflictIn(panel.row(email)).region).toContainText('Theirseditor@example.com, just now')
  // The history may be read once more when the test ends.
  await page.unrouteAll({ behavior: 'wait' })
})

test('an item deleted by others can be added again with its id and creation time', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const [item] = await seed({ [email]: base })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill(mine)
  await supabase.from('website_content').delete().eq('content_key', email)
  await expect(panel.row(email).getByRole('button', { name: 'Add the item again' })).toBeVisible()
  await expectAccessible(page, 'gone', { at: [390] })
  await panel.row(email).getByRole('button', { name: 'Add the item again' }).click()
  await panel.expectToast('Content Added!', 'company.email restored.', 'success')
  await expect(panel.value(email)).toHaveText(mine)
  expect(await storedItems(supabase)).toMatchObject([
    { id: item?.id, created_at: item?.created_at, content_value: mine },
  ])
})

test.describe('in the site texts', () => {
  const key = 'about.hero.title'

  test('an edit that others have changed, removed or made in the meantime', async ({
    panel,
    page,
    supabase,
  }) => {
    await panel.open()
    const texts = new TextsView(page)
    await texts.openPage('About')
    const row = texts.row(key)
    const field = texts.field(key)
    await texts.edit(key).click()
    await field.fill('Mine')

    await supabase
      .from('website_content')
      .insert({ content_key: key, content_value: 'Theirs' })
      .throwOnError()
    await expect(conflictIn(row).region).toContainText('BeforeAbout the company')
    await field.press('Enter')
    await panel.expectToast('Error saving content', 'Failed to save: someone else changed the item', 'error')
    await conflictIn(row).combine.click()
    await field.fill('Mine and Theirs')

    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
    await expect(conflictIn(row).region).toContainText('BeforeTheirs')
    await conflictIn(row).keepMine.click()
    await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
    expect(await valuesOf(supabase)).toEqual([`${key}=Mine and Theirs`])
  })
})

test('a version can be chosen even if the script that compares both cannot be loaded', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED|Failed to (load|fetch)/)
  await page.route(/\/assets\/conflict-panel-.*\.js$/, (route) => route.abort())
  const [item] = await seed({ one: 'before' })
  if (!item) throw new Error('nothing seeded')
  await panel.open()
  await panel.editButton('one').click()
  await panel.field('one').fill('mine')
  await saveText(supabase, item, 'theirs')
  const choice = panel.row('one').getByRole('region', { name: 'Theirs' })
  await expect(choice).toContainText('theirs')
  await choice.getByRole('button', { name: 'Keep yours' }).click()
  await expect.poll(() => valuesOf(supabase)).toEqual(['one=mine'])
})

test('an edit that somebody has removed is not saved before one of both is chosen', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const key = 'about.hero.title'
  await seed({ [key]: 'before' })
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
  await texts.field(key).fill('mine')
  await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
  const choice = texts.row(key).getByRole('region', { name: /^Two versions/ })
  await expect(choice).toBeVisible()
  await texts.field(key).press('Enter')
  await expect(choice.getByRole('button').first()).toBeFocused()
  expect(await valuesOf(supabase)).toEqual([])
  await choice.getByRole('button', { name: 'Keep yours' }).click()
  await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=mine`])
})

test('a text that is being edited stays in a search that it does not match any more', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const key = 'about.hero.title'
  const [item] = await seed({ [key]: 'Quince and quince' })
  if (!item) throw new Error('nothing seeded')
  await panel.open()
  const texts = new TextsView(page)
  await texts.open()
  await texts.find.fill('quince')
  await texts.edit(key).click()
  await page.keyboard.type(' jam')
  await saveText(supabase, item, 'Pear')
  await expect(texts.row(key).getByRole('region', { name: /^Two versions/ })).toBeVisible()
  await page.keyboard.type(' for all')
  await expect(texts.field(key)).toHaveValue('Quince and quince jam for all')
})
