// Find and replace: the address, options, what cannot be replaced, many texts, the keyboard and small windows.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { lowerThan, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'
import { countTextsWith, ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const edited = 'about.hero.title'
/** A word that no default contains. */
const word = 'quince'

test('the address keeps the fields and options, and the view keeps the selection', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: 'Quince', two: 'quince', three: 'quinces' })
  await panel.open()
  const view = new ReplaceView(page)
  await view.open()
  await view.find.fill(word)
  await expect(view.lines).toHaveCount(3)
  await view.with.fill(' & 100% ')
  await view.select('two').uncheck()
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await page.goBack()
  await expect(view.select('two'), 'after another view').not.toBeChecked()
  await expect(view.selected).toHaveText('2 of 3 selected')
  await view.with.fill('a & b')
  await expect(view.select('two'), 'with another replacement').not.toBeChecked()

  await view.wholeWords.check()
  await expect(view.lines).toHaveCount(2)
  await expect(view.select('two'), 'with another search').toBeChecked()
  await view.matchCase.check()
  await expect(view.lines).toHaveCount(1)
  await expect(page).toHaveURL(/#texts\/replace\?find=quince&with=a\+%26\+b&words=on&case=on$/)
  await page.reload()
  await expect(view.find).toHaveValue(word)
  await expect(view.with).toHaveValue('a & b')
  await expect(view.wholeWords).toBeChecked()
  await expect(view.matchCase).toBeChecked()
  await expect(view.lines).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Site texts' })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('link', { name: 'Site texts' }).click()
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('hero')
  await page.getByRole('link', { name: 'Find and replace' }).click()
  await expect(view.find, 'the search of the bar').toHaveValue('hero')
})

test('finds and replaces literally, whatever an address contains', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const find = `<img src=x onerror="alert(1)">.*(`
  await seed({ note: `See ${find}.` })
  await panel.open()
  const address = new URLSearchParams({ find: `\u0000${find}\n`, with: String.raw`$& $1 \n <b>` })
  await page.goto(`/admin#texts/replace?${address}`)
  const view = new ReplaceView(page)
  await expect(view.lines).toHaveCount(1)
  await expect(view.find).toHaveValue(find)
  await view.act.click()
  await panel.expectToast('Content Saved!', 'Replaced in 1 text.', 'success')
  expect(await valuesOf(supabase)).toEqual([String.raw`note=See $& $1 \n <b>.`])
  await expect(view.found).toHaveText(`Done. No other text with “${find}” would change.`)
  await view.find.fill('another')
  await view.find.fill('nowhere')
  await expect(view.found).toHaveText('No text with “nowhere” would change.')
})

test('says which texts cannot be replaced and why, and leaves them out', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const latitude = 'locations.offices.austin.latitude'
  await seed({ [edited]: 'Quince', 'about.hero.subtitle': 'Quince', [latitude]: '30quince', link: 'quince' })
  await seed({ 'home.hero.primary.href': '/quince' })
  await panel.open()
  await page.goto(`/admin#texts/replace?find=${word}`)
  const view = new ReplaceView(page)
  await expect(view.lines).toHaveCount(4)
  await expect(view.select(edited)).toBeDisabled()
  await expect(view.line(edited)).toContainText('Not used: this text cannot be empty.')
  await expect(view.line('about.hero.subtitle')).toContainText('Empty: the page leaves this text out.')
  await expect(view.select(latitude)).toBeChecked()
  await expect(view.act).toHaveText('Replace with nothing in 3 texts')
  await expectAccessible(page, 'lines that cannot be replaced')
  await view.with.fill(' degrees')
  await expect(view.select(edited)).toBeChecked()
  await expect(view.select(latitude)).toBeDisabled()
  await expect(view.select(latitude)).toHaveAccessibleDescription(/Not used: enter degrees/)
  await view.selectAll.uncheck()
  await expect(view.act).toHaveAttribute('aria-disabled', 'true')
  await view.selectAll.check()
  await view.act.click()
  await panel.expectToast('Content Saved!', 'Replaced in 3 texts.', 'success')
  expect(await valuesOf(supabase)).toEqual([
    'about.hero.subtitle= degrees',
    `${edited}= degrees`,
    'home.hero.primary.href=/quince',
    'link= degrees',
    `${latitude}=30quince`,
  ])
  await expect(view.lines).toHaveCount(1)
})

test('works with the keyboard alone', async ({ panel, page, seed, supabase }) => {
  await seed({ one: 'one quince', two: 'two quinces', three: 'three quinces' })
  await panel.open()
  const view = new ReplaceView(page)
  await page.goto('/admin#texts')
  await page.getByRole('link', { name: 'Find and replace' }).press('Enter')
  await expect(view.region).toBeVisible()
  await view.region.getByRole('heading').focus()
  await page.keyboard.press('/')
  await expect(view.find).toBeFocused()
  await page.keyboard.type('quince')
  await page.keyboard.press('Enter')
  await expect(view.with).toBeFocused()
  await page.keyboard.type('medlar')
  await view.shows('medlar')
  await expect(view.lines).toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(view.selectAll).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(view.select('one')).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(view.select('two')).not.toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(view.select('three')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(view.act).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.expectToast('Content Saved!', 'Replaced in 2 texts.', 'success')
  // The toast comes before the list is read again. Until then, nothing can be selected.
  await expect(view.lines).toHaveCount(1)
  await expect(view.act, 'the button, while there is something to replace').toBeFocused()
  await view.select('two').check()
  await view.act.press('Enter')
  await expect(view.lines).toHaveCount(0)
  await expect(view.region.getByRole('heading')).toBeFocused()
  expect(await valuesOf(supabase)).toEqual(['one=one medlar', 'three=three medlars', 'two=two medlars'])
})

test('replaces in 800 texts as one change', async ({ panel, page, supabase }) => {
  const items = Array.from({ length: 800 }, (_, n) => [
    `many.item-${n}`,
    `Text ${n} with a quince. ${'More words follow it here. '.repeat(20)}`,
  ])
  await saveItems(supabase, Object.fromEntries(items))
  await panel.open()
  const view = new ReplaceView(page)
  await view.open()
  await view.find.pressSequentially(word)
  await view.with.pressSequentially('medlar')
  await view.shows('medlar')
  await expect(view.found).toHaveText('800 texts, 800 matches')
  await expect(view.lines.first()).toHaveAttribute('aria-setsize', '800')
  expect(await view.lines.count()).toBeLessThan(60)
  await view.lines.first().getByRole('checkbox').uncheck()
  await expect(view.act).toHaveText('Replace in 799 texts')
  const { release } = await holdCalls(page, 'apply_content', 2)
  await view.act.click()
  await expect(view.region.getByRole('progressbar')).toHaveAttribute('max', '799')
  await expect(view.act).toHaveText(/^Replacing [\d,]+ of 799…$/)
  release()
  await panel.expectToast('Content Saved!', 'Replaced in 799 texts.', 'success')
  await expect(view.lines).toHaveCount(1)
  expect(await countTextsWith(supabase, 'medlar')).toBe(799)

  const history = historyView(page)
  await history.open()
  await page.getByRole('button', { name: 'Undo: “quince” replaced with “medlar”: 799 items' }).click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await countTextsWith(supabase, 'quince')).toBe(800)
})

for (const width of [320, 390, 768, 1440]) {
  test(`fits ${width} px`, async ({ panel, page, seed }) => {
    await seed({
      [edited]: 'Quince',
      'a.very-long-key-without-any-place-to-break-it-for-a-phone': `quince${'n'.repeat(200)}`,
    })
    await page.setViewportSize({ width, height: 900 })
    await panel.open()
    await page.goto(`/admin#texts`)
    await page.getByRole('link', { name: 'Find and replace' }).click()
    const view = new ReplaceView(page)
    await view.find.fill(word)
    await expect(view.lines).toHaveCount(2)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    const controls = view.region.locator('button, label:has(input), input:not([type=checkbox])')
    expect(await lowerThan(controls, width < 1024 ? 44 : 24)).toEqual([])
    await expectAccessible(page, `the list at ${width} px`, { at: [width] })
  })
}
