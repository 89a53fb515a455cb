// Find and replace: the address, options, what cannot be replaced, many texts, keyboard, permissions and failures.
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { test as guardedTest, password, signIn } from '#tests/support/browser/panel/guarded-panel.ts'
import { historyView, valuesOf } from '#tests/support/browser/panel/history.ts'
import { contentsOf, ReleasesPanel, test as releasesTest } from '#tests/support/browser/panel/releases.ts'
import { defaultsWith, ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

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
  await expect(view.found).toHaveText(`No text with “${find}” would change.`)
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

test('the list follows changes by others, and the focus stays in the view', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ one: 'a quince', two: 'a quince' })
  await panel.open()
  await page.goto(`/admin#texts/replace?find=${word}&with=medlar`)
  const view = new ReplaceView(page)
  await expect(view.lines).toHaveCount(2)
  await seed({ three: 'their quince' })
  await expect(view.line('three')).toBeVisible()
  await view.select('one').focus()
  await supabase.from('website_content').delete().eq('content_key', 'one').throwOnError()
  await expect(view.lines).toHaveCount(2)
  await expect(view.region.getByRole('heading')).toBeFocused()
})

test('a draft and the replacement in the same text are combined when the draft is saved', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [edited]: 'Quince trees. Since 2009.' })
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(edited).click()
  await texts.field(edited).fill('Quince trees. Since 1999.')
  await page.getByRole('link', { name: 'Find and replace' }).click()
  const view = new ReplaceView(page)
  await view.find.fill(word)
  await view.with.fill('Medlar')
  await view.act.click()
  await panel.expectToast('Content Saved!', 'Replaced in 1 text.', 'success')
  await page.goBack()
  await expect(texts.row(edited)).toContainText('Someone else changed this item.')
  await expect(texts.field(edited)).toHaveValue('Quince trees. Since 1999.')
  await texts.row(edited).getByRole('button', { name: 'Combine' }).click()
  await expect(texts.field(edited)).toHaveValue('Medlar trees. Since 1999.')
  await texts.field(edited).press('Enter')
  await expect.poll(() => valuesOf(supabase)).toEqual([`${edited}=Medlar trees. Since 1999.`])
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
  await expect(view.act, 'the button, while there is something to replace').toBeFocused()
  await view.select('two').check()
  await view.act.press('Enter')
  await expect(view.lines).toHaveCount(0)
  await expect(view.region.getByRole('heading')).toBeFocused()
  expect(await valuesOf(supabase)).toEqual(['one=one medlar', 'three=three medlars', 'two=two medlars'])
})

test('replaces in 1,500 texts as one change', async ({ panel, page, supabase }) => {
  const items = Array.from({ length: 1500 }, (_, n) => ({
    content_key: `many.item-${n}`,
    content_value: `Text ${n} with a quince. ${'More words follow it here. '.repeat(20)}`,
  }))
  for (const part of [items.slice(0, 750), items.slice(750)])
    await supabase.from('website_content').insert(part).throwOnError()
  await panel.open()
  const view = new ReplaceView(page)
  await view.open()
  await view.find.pressSequentially(word)
  await view.with.pressSequentially('medlar')
  await expect(view.found).toHaveText('1,500 texts, 1,500 hits')
  await expect(view.lines.first()).toHaveAttribute('aria-setsize', '1500')
  expect(await view.lines.count()).toBeLessThan(60)
  await view.lines.first().getByRole('checkbox').uncheck()
  await expect(view.act).toHaveText('Replace in 1,499 texts')
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/rpc/apply_content', async (route) => {
    if (++calls === 2) await seen
    await route.continue()
  })
  await view.act.click()
  await expect(view.region.getByRole('progressbar')).toHaveAttribute('max', '1499')
  await expect(view.act).toHaveText(/^Replacing [\d,]+ of 1,499…$/)
  goOn()
  await panel.expectToast('Content Saved!', 'Replaced in 1,499 texts.', 'success')
  await expect(view.lines).toHaveCount(1)
  const countOf = async (part: string) => {
    const all = supabase.from('website_content').select('id', { count: 'exact', head: true })
    return (await all.like('content_value', `%${part}%`).throwOnError()).count
  }
  expect(await countOf('medlar')).toBe(1499)

  const history = historyView(page)
  await history.open()
  await page.getByRole('button', { name: 'Undo: “quince” replaced with “medlar”: 1,499 items' }).click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await countOf('quince')).toBe(1500)
})

test('asks before it replaces an edit that somebody else has just made of a default', async ({
  panel,
  page,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const [only] = defaultsWith('About the company')
  if (!only) throw new Error('no such default')
  await panel.open()
  await page.goto('/admin#texts/replace?find=About the company&with=About us&case=on')
  const view = new ReplaceView(page)
  await expect(view.line(only.key)).toBeVisible()
  await page.route(
    '**/rpc/apply_content',
    async (route) => {
      const theirs = { content_key: only.key, content_value: 'Theirs' }
      await supabase.from('website_content').insert(theirs).throwOnError()
      await route.continue()
    },
    { times: 1 },
  )
  await view.act.click()
  await expect(panel.dialog).toContainText('Theirs')
  await panel.dialog.getByRole('button').first().click()
  await expect(view.conflict).toContainText(nameOf(only.key))
  await expect(view.line(only.key)).toHaveCount(0)
  expect(await valuesOf(supabase)).toContain(`${only.key}=Theirs`)
})

test('loses nothing if replacing fails', async ({ panel, page, seed, supabase, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await seed({ one: 'quince', two: 'quince' })
  await panel.open()
  await page.goto(`/admin#texts/replace?find=${word}&with=medlar`)
  const view = new ReplaceView(page)
  await view.select('two').uncheck()
  await page.route('**/rpc/apply_content', (route) => route.abort('internetdisconnected'), { times: 1 })
  await view.act.click()
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await expect(view.act).toHaveText('Replace in 1 text')
  await expect(view.conflict).toHaveText('')
  await view.act.click()
  await panel.expectToast('Content Saved!', 'Replaced in 1 text.', 'success')
  expect(await valuesOf(supabase)).toEqual(['one=medlar', 'two=quince'])
})

releasesTest(
  'names the text of a release that somebody else has changed',
  async ({ panel, page, releases, prepare, supabase, seed, allowErrors }) => {
    allowErrors(/409/)
    await seed({ live: 'quince' })
    const release = await prepare('Spring', { [edited]: 'A quince' })
    await panel.open()
    await releases.choose('Spring')
    const view = new ReplaceView(page)
    await view.open()
    await view.find.fill(word)
    await view.with.fill('medlar')
    await expect(view.lines).toHaveCount(2)
    await page.route(
      '**/rpc/change_release',
      async (route) => {
        const { edits } = await contentsOf(supabase, release)
        const changes = JSON.stringify([{ key: edited, base: edits[0]?.updated_at, value: 'Their quince' }])
        await supabase.rpc('change_release', { release, changes }).throwOnError()
        await route.continue()
      },
      { times: 1 },
    )
    await view.act.click()
    await expect(view.conflict).toContainText(nameOf(edited))
    expect((await contentsOf(supabase, release)).edits).toMatchObject([{ content_value: 'Their quince' }])
    await view.act.click()
    await expect(releases.bar).toContainText('2 edits, not live.')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(releases.bar).toContainText('1 edit, not live.')
    await expect(view.lines).toHaveCount(2)
    expect(await valuesOf(supabase)).toEqual(['live=quince'])
  },
)

guardedTest(
  'authors replace in releases only, and others sign in first',
  async ({ panel, page, accounts, sql }) => {
    await sql`insert into public.website_content (content_key, content_value) values ('note', 'quince')`
    const email = `author-${crypto.randomUUID()}@example.com`
    await accounts.create(email, password)
    await accounts.addOperator(email, 'author')
    await panel.open({ live: false })
    await page.goto(`/admin#texts/replace?find=${word}&with=medlar`)
    await expect(page.locator('.writers-only')).toContainText('Sign in as an operator to see this view.')
    await page.locator('.writers-only').getByRole('button').click()
    await signIn(page, email, password)
    const view = new ReplaceView(page)
    await expect(view.line('note')).toBeVisible()
    await expect(view.act).toHaveAttribute('aria-disabled', 'true')
    await expect(view.act).toHaveAccessibleDescription(/You are an author/)
    await new ReleasesPanel(page).start('By an author')
    await view.act.click()
    await panel.expectToast(
      'Content Saved!',
      'Replaced in 1 text. Visitors see it when the release is published.',
      'success',
    )
    expect(await sql`select content_value from public.website_content`).toMatchObject([
      { content_value: 'quince' },
    ])
    await sql`delete from public.website_releases`
  },
)

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
    expect(
      (
        await page
          .getByRole('combobox', { name: 'Pages' })
          .or(page.locator('.page-contents'))
          .first()
          .boundingBox()
      )?.width ?? 999,
    ).toBeGreaterThan(0)
    const view = new ReplaceView(page)
    await view.find.fill(word)
    await expect(view.lines).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const control of await view.region
      .locator('button, label:has(input), input:not([type=checkbox])')
      .all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(width < 1024 ? 44 : 24)
    }
    await expectAccessible(page, `the list at ${width} px`)
  })
}
