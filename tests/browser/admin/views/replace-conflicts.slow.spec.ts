// Find and replace while others edit, with drafts, failures, releases and permissions.

import { loseNextCall } from '#tests/support/browser/database-calls.ts'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { test as guardedTest, password, signIn } from '#tests/support/browser/panel/guarded-panel.ts'
import { contentsOf, ReleasesPanel, test as releasesTest } from '#tests/support/browser/panel/releases.ts'
import { countTextsWith, defaultsWith, ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { saveText, valuesOf } from '#tests/support/server/stored-items.ts'

const edited = 'about.hero.title'
/** A word that no default contains. */
const word = 'quince'
/** A word of several defaults. */
const inDefaults = 'tape-out'
const defaults = defaultsWith(inDefaults)
/** A default with that word. */
const [{ value: defaultValue }] = defaults as [(typeof defaults)[number]]
const unused = 'a.note'

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
  await view.replaceWith('Medlar')
  await panel.expectToast('Content Saved!', 'Replaced in 1 text.', 'success')
  await page.goBack()
  await expect(texts.row(edited)).toContainText('This item has changed since you opened it.')
  await expect(texts.field(edited)).toHaveValue('Quince trees. Since 1999.')
  await texts.row(edited).getByRole('button', { name: 'Combine' }).click()
  await expect(texts.field(edited)).toHaveValue('Medlar trees. Since 1999.')
  await texts.field(edited).press('Enter')
  await expect.poll(() => valuesOf(supabase)).toEqual([`${edited}=Medlar trees. Since 1999.`])
})

test('leaves a text that somebody else has just changed, and names it', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  await seed({ [edited]: 'Tape-out', [unused]: 'tape-out' })
  await panel.open()
  await page.goto(`/admin#texts/replace?find=${inDefaults}&with=launch`)
  const view = new ReplaceView(page)
  await expect(view.select(edited)).toBeChecked()
  await page.route(
    '**/rpc/apply_content',
    async (route) => {
      await saveText(supabase, { content_key: edited }, 'Their tape-out')
      await route.continue()
    },
    { times: 1 },
  )
  await view.act.click()
  await expect(view.conflict).toHaveText(
    `Someone else has changed ${nameOf(edited)} in the meantime. Check the list, then replace again.`,
  )
  expect(await valuesOf(supabase)).toEqual([`${unused}=tape-out`, `${edited}=Their tape-out`])
  await expect(view.line(edited)).toContainText('Changed in the meantime')
  await expect(view.line(edited).locator('ins')).toHaveText(/launch/)
  await view.act.click()
  await panel.expectToast('Content Saved!', `Replaced in ${defaults.length + 2} texts.`, 'success')
  expect(await valuesOf(supabase)).toContain(`${edited}=Their launch`)
  await expect(view.conflict).toHaveText('')
})

test('of too many texts for one request, keeps what was replaced before the text that somebody else has changed', async ({
  panel,
  page,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const keys = Array.from({ length: 1500 }, (_, n) => `many.item-${String(n).padStart(4, '0')}`)
  const text = `A quince. ${'More. '.repeat(90)}`
  await saveItems(supabase, Object.fromEntries(keys.map((key) => [key, text])))
  const last = keys.at(-1) ?? ''
  await panel.open()
  await page.goto(`/admin#texts/replace?find=${word}&with=medlar`)
  const view = new ReplaceView(page)
  await expect(view.found).toHaveText('1,500 texts, 1,500 matches')
  let calls = 0
  await page.route('**/rpc/apply_content', async (route) => {
    if (++calls === 2) await saveText(supabase, { content_key: last }, 'Their quince')
    await route.continue()
  })
  await view.act.click()
  await expect(view.conflict).toContainText(nameOf(last))
  const left = await countTextsWith(supabase, 'quince')
  expect(left).toBeGreaterThan(0)
  expect(await countTextsWith(supabase, 'medlar')).toBe(keys.length - left)
  expect(left).toBeLessThan(keys.length)
  await expect(view.act).toHaveText(`Replace in ${left} texts`)
  await view.act.click()
  await panel.expectToast('Content Saved!', `Replaced in ${left} texts.`, 'success')
  expect(await countTextsWith(supabase, 'medlar')).toBe(keys.length)
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
  await loseNextCall(page, 'apply_content')
  await view.act.click()
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await expect(view.act).toHaveText('Replace in 1 text')
  await expect(view.conflict).toHaveText('')
  await view.act.click()
  await panel.expectToast('Content Saved!', 'Replaced in 1 text.', 'success')
  expect(await valuesOf(supabase)).toEqual(['one=medlar', 'two=quince'])
})

releasesTest(
  'changes nothing live while a release is chosen',
  async ({ panel, page, releases, seed, supabase }) => {
    await seed({ [edited]: 'Tape-out' })
    await panel.open()
    await releases.start('Launch')
    const view = new ReplaceView(page)
    await view.open()
    await view.find.fill(inDefaults)
    await view.replaceWith('launch')
    await panel.expectToast(
      'Content Saved!',
      `Replaced in ${defaults.length + 1} texts. Visitors see it when the release is published.`,
      'success',
    )
    await expect(releases.bar).toContainText(`${defaults.length + 1} edits, not live.`)
    await expect(view.found).toHaveText(`Done. No other text with “${inDefaults}” would change.`)
    expect(await valuesOf(supabase)).toEqual([`${edited}=Tape-out`])
    expect(defaultValue).toContain(inDefaults)
    await releases.choose('Live')
    await expect(view.line(edited)).toBeVisible()
  },
)

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
    await view.shows('medlar')
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
    const undo = await panel.keepUndo()
    await expect(releases.bar).toContainText('2 edits, not live.')
    await undo.click()
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
    await expect(page.locator('.editors-only')).toContainText('Sign in as an operator to see this view.')
    await page.locator('.editors-only').getByRole('button').click()
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
  },
)

guardedTest(
  'texts that were left out stay left out when the session ends, and another one begins',
  async ({ panel, page, accounts, operator, sql, allowErrors }) => {
    allowErrors(/status of 40[0-39]/)
    for (const key of ['note', 'other'])
      await sql`insert into public.website_content (content_key, content_value) values (${key}, 'quince')`
    await panel.open({ live: false })
    await page.goto(`/admin#texts/replace?find=${word}&with=medlar`)
    await page.locator('.editors-only').getByRole('button').click()
    await signIn(page, operator.email, password)
    const view = new ReplaceView(page)
    await view.select('other').uncheck()
    await panel.quiet()
    await accounts.resetPassword(operator.id, password)
    await view.act.click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('Nothing you typed is lost.')
    await signIn(page, operator.email, password)
    await expect(view.act).toHaveText('Replace in 1 text')
    await view.act.click()
    await panel.expectToast('Content Saved!', 'Replaced in 1 text.', 'success')
    expect(
      await sql`select content_key, content_value from public.website_content order by content_key`,
    ).toMatchObject([{ content_value: 'medlar' }, { content_value: 'quince' }])
  },
)
