import { expectAccessible } from '#tests/support/browser/axe.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { attribute, historyView, timeAgo } from '#tests/support/browser/panel/history.ts'
import { saveText, valuesOf } from '#tests/support/server/stored-items.ts'

// The history continues from test to test, so each has its own people, days and words.

/** As the address and a date field have it. */
const dayOf = (time: Date) => time.toLocaleDateString('sv-SE')

test('filters by person, page, kind, days and words, and keeps the filter in the address', async ({
  panel,
  page,
  seed,
  server,
  supabase,
}) => {
  const change = async (key: string, value: string, email: string, time: Date) => {
    await seed({ [key]: value })
    await attribute(server, email, time)
  }
  await change('services.ate.overview', 'quartz one', 'ann@example.com', timeAgo(300, 9, 0))
  await change('about.hero.title', 'quartz two', 'ben@example.com', timeAgo(9, 10, 0))
  await change('home.hero.secondary.href', '/careers', 'ann@example.com', timeAgo(8, 11, 0))
  const file = [1, 2, 3].map((n) => ({
    id: crypto.randomUUID(),
    base: null,
    row: { content_key: `import.${n}`, content_value: `quartz ${n}` },
  }))
  const step = crypto.randomUUID()
  const apply = { step, reason: 'Import of quartz.json', changes: JSON.stringify(file) }
  await supabase.rpc('apply_content', apply).throwOnError()
  await attribute(server, 'ben@example.com', timeAgo(7, 12, 0))
  // More than a page of other changes lies between.
  let [item] = await seed({ 'contact.hero.title': '0' })
  for (let version = 1; item && version < 120; version++) item = await saveText(supabase, item, `${version}`)

  await panel.open()
  const view = historyView(page)
  await view.open()
  const titles = () => view.region.getByRole('heading', { level: 4 }).allInnerTexts()
  const rows = async (...names: RegExp[]) => {
    await expect(view.region).toHaveAttribute('aria-busy', 'false')
    await expect.poll(async () => (await titles()).length).toBe(names.length)
    for (const [index, title] of (await titles()).entries()) expect(title).toMatch(names[index] ?? '')
  }
  const find = view.region.getByRole('searchbox', { name: 'Find a change' })
  const link = (name: string) => view.region.getByRole('link', { name, exact: true })

  await find.fill('QUARTZ')
  await rows(/Import of quartz\.json: 3 items/, /about\.hero\.title/, /services\.ate\.overview/)
  await link('ann@example.com').click()
  await rows(/services\.ate\.overview/)
  await expect(link('ann@example.com')).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await rows(/services\.ate\.overview/)
  await expect(find).toHaveValue('QUARTZ')
  await link('Clear filters').press('Enter')
  await expect(find).toHaveValue('')
  await expect(view.region.getByRole('heading', { level: 2 })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#history')

  await link('ann@example.com').click()
  await link('Buttons').click()
  await rows(/home\.hero\.secondary\.href/)
  await page.goBack()
  await rows(/home\.hero\.secondary\.href/, /services\.ate\.overview/)
  await link('Everyone').click()
  const read: string[] = []
  page.on('request', (request) => read.push(request.url()))
  await link('Imports and restores').click()
  await expect(view.row('Import of quartz.json: 3 items')).toBeVisible()
  // The database looks for them. The panel would have to read the whole history.
  // What was undone is read by the items of the undos that are listed.
  const ofHistory = read.filter((url) => /website_content_history\?(?!.*(opens=|item_id=in\.))/.test(url))
  expect(ofHistory.filter((url) => !url.includes('reason.not.is.null'))).toEqual([])
  expect(ofHistory).not.toEqual([])
  await link('Clear filters').click()

  const names = await view.region.getByLabel('Page', { exact: true }).locator('option').allInnerTexts()
  const ate = names.find((name) => /ATE|Automat.*Test/i.test(name)) ?? ''
  await view.region.getByLabel('Page', { exact: true }).selectOption(ate)
  await expect(view.row(/services\.ate\.overview/).first()).toBeVisible()
  for (const title of await titles()) expect(title).not.toMatch(/about\.|contact\./)
  await link('Clear filters').click()

  await view.region.getByLabel('From', { exact: true }).fill(dayOf(timeAgo(9, 0, 0)))
  await view.region.getByLabel('To', { exact: true }).fill(dayOf(timeAgo(8, 0, 0)))
  await rows(/home\.hero\.secondary\.href/, /about\.hero\.title/)
  await expectAccessible(page, 'the filtered history')
  await find.fill('no such words')
  await expect(view.region).toContainText('No changes match these filters.')
  await link('Clear filters').last().press('Enter')
  await expect(view.rows.first()).toBeVisible()
  await expect(view.region.getByRole('heading', { level: 2 })).toBeFocused()
})

test('shows changes of one person within ten minutes together, and each opens alone', async ({
  page,
  seed,
  server,
  supabase,
}) => {
  const [item] = await seed({ 'about.hero.title': 'The quick fox' })
  if (!item) throw new Error('nothing seeded')
  await attribute(server, 'run@example.com', timeAgo(20, 14, 2))
  const changed = await saveText(supabase, item, 'The slow fox')
  await attribute(server, 'run@example.com', timeAgo(20, 14, 32))
  await saveText(supabase, changed, 'The slow dog')
  await attribute(server, 'run@example.com', timeAgo(20, 14, 36))
  await seed({ 'contact.hero.title': 'Write to us' })
  await attribute(server, 'run@example.com', timeAgo(20, 14, 38))
  await page.goto('/admin#history?person=run@example.com')
  const view = historyView(page)
  await expect(view.rows).toHaveCount(2)
  const run = view.rows.first()
  await expect(run).toContainText(/14:32\s*–\s*14:38/)
  await expect(run.getByRole('heading', { level: 4 })).toHaveText('2 texts')
  await expect(run.locator('del').last()).toContainText('quick')
  await expect(run.locator('ins').last()).toContainText('dog')
  await run.getByRole('button', { name: /^Details: 2 texts/ }).press('Enter')
  await expect(view.rows).toHaveCount(5)
  await expect(view.rows.nth(2)).toContainText('14:36')

  await view.rows
    .nth(2)
    .getByRole('button', { name: /^Undo: / })
    .click()
  await expect.poll(() => valuesOf(supabase)).toContain('about.hero.title=The slow fox')
  await expect(view.rows.nth(2)).toContainText('Changed again since')
  await expect(view.rows.nth(2).getByRole('button', { name: /^Details/ })).toBeFocused()
})

test('a new change appears at the top without moving the focused row', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  let [item] = await seed({ 'contact.hero.title': '0' })
  for (let version = 1; item && version < 30; version++) item = await saveText(supabase, item, `${version}`)
  await panel.open()
  const view = historyView(page)
  await view.open()
  await view.openRuns()
  const fifth = view.rows.nth(5)
  const anchor = (await fifth.getAttribute('data-anchor')) ?? ''
  const row = view.region.locator(`[data-anchor="${anchor}"]`)
  await row.getByRole('button', { name: /^Details/ }).focus()
  await row.scrollIntoViewIfNeeded()
  const top = async () => (await row.boundingBox())?.y ?? 0
  const before = await top()
  await seed({ 'about.hero.title': 'New while reading' })
  await expect(view.row(/about\.hero\.title/)).toContainText('New while reading')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  await expect(row.getByRole('button', { name: /^Details/ })).toBeFocused()
})

for (const [width, height, daysAgo] of [
  [1440, 900, 40],
  [390, 844, 41],
] as const) {
  test(`rows have fixed tracks, and a long text takes a few lines, at ${width} px`, async ({
    panel,
    page,
    seed,
    server,
  }) => {
    await seed({ 'about.hero.title': 'About us' })
    await attribute(server, 'wide@example.com', timeAgo(daysAgo, 8, 0))
    await seed({ 'contact.hero.title': 'word '.repeat(2000) })
    await attribute(server, 'a.very.long.address@engineering.example.com', timeAgo(daysAgo, 9, 0))
    await page.setViewportSize({ width, height })
    await panel.open()
    const day = dayOf(timeAgo(daysAgo, 0, 0))
    await page.goto(`/admin#history?from=${day}&to=${day}`)
    const view = historyView(page)
    await expect(view.rows).toHaveCount(2)
    const filters = view.region.getByRole('button', { name: 'Filters and restore' })
    if (width < 1100) await filters.click()
    await expect(view.region.getByRole('link', { name: 'Yesterday', exact: true })).toBeVisible()
    const boxes = async (selector: string) =>
      Promise.all((await view.rows.locator(selector).all()).map((each) => each.boundingBox()))
    for (const track of ['.clock', '.change-row-what']) {
      const starts = (await boxes(track)).map((box) => Math.round(box?.x ?? 0))
      expect(new Set(starts).size, track).toBe(1)
    }
    const lines = await boxes('.difference-line')
    expect(lines).toHaveLength(2)
    for (const box of lines) expect(box?.height).toBeLessThan(width > 640 ? 60 : 110)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    if (width < 640) return
    const [what] = await boxes('.change-row-what')
    const [time] = await boxes('.clock')
    expect(Math.round((what?.x ?? 0) - (time?.x ?? 0))).toBe(76 + 148 + 2 * 16)
  })
}

test('a date is typed by keyboard, and takes effect once its year is complete', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: '1' })
  await panel.open()
  const view = historyView(page)
  await view.open()
  const from = view.region.getByLabel('From', { exact: true })
  const today = dayOf(new Date())
  const [year, month, day] = today.split('-')
  await from.focus()
  await page.keyboard.type(`${month}${day}${year}`)
  await expect(from).toHaveValue(today)
  await expect(from).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`from=${today}`))
  await page.keyboard.press('Backspace')
  await expect(page).not.toHaveURL(/from=/)
  await expect(from).toBeFocused()
})

test('the fields for dates say what is shown, also after a day that cannot be', async ({
  panel,
  page,
  seed,
  server,
}) => {
  await seed({ 'about.hero.title': 'Thirty days ago' })
  await attribute(server, 'dates@example.com', timeAgo(30, 9, 0))
  await seed({ 'contact.hero.title': 'Twenty-five days ago' })
  await attribute(server, 'dates@example.com', timeAgo(25, 9, 0))
  const [first, second, later, last] = [40, 28, 26, 20].map((days) => dayOf(timeAgo(days, 0, 0)))
  await panel.open()
  await page.goto(`/admin#history?person=dates@example.com&from=${first}&to=${second}`)
  const view = historyView(page)
  await expect(view.rows).toHaveText([/Thirty days ago/])
  const from = view.region.getByLabel('From', { exact: true })
  await from.fill(later ?? '')
  await expect(page).toHaveURL(new RegExp(`from=${later}&to=${second}`))
  await expect(view.region).toContainText('No changes match these filters.')
  await view.region.getByLabel('To', { exact: true }).fill(last ?? '')
  await expect(view.rows).toHaveText([/Twenty-five days ago/])
  await expect(page).toHaveURL(new RegExp(`from=${later}&to=${last}`))

  await from.fill(dayOf(timeAgo(-2, 0, 0)))
  await from.press('Shift+Tab')
  await expect(from).toHaveValue(later ?? '')
  await view.region.getByRole('link', { name: 'Clear filters' }).click()
  await expect(from).toHaveValue('')
})

for (const [width, height, daysAgo] of [
  [1280, 800, 50],
  [390, 844, 51],
] as const)
  test(`a row for several changes shows its times in one line, and the words that changed, at ${width} px`, async ({
    panel,
    page,
    seed,
    server,
    supabase,
  }) => {
    await page.setViewportSize({ width, height })
    const by = (minutes: number) => attribute(server, 'several@example.com', timeAgo(daysAgo, 14, minutes))
    const subtitle = 'From first idea to volume production of chips and software. Launching Monday.'
    const [item] = await seed({ 'home.hero.subtitle': subtitle })
    if (!item) throw new Error('nothing seeded')
    await by(2)
    await saveText(supabase, item, subtitle.replace('Monday', 'Soon'))
    await by(32)
    await seed({ 'contact.hero.title': 'Write to us' })
    await by(38)
    await panel.open()
    const date = dayOf(timeAgo(daysAgo, 0, 0))
    await page.goto(`/admin#history?person=several@example.com&from=${date}&to=${date}`)
    const run = historyView(page).rows.first()
    const times = run.locator('.run-row-times')
    await expect(times).toHaveText(/^14:32\s*–\s*14:38$/)
    const fonts = await times
      .locator('*')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).font))
    expect(new Set(fonts).size).toBe(1)
    const tops = await times
      .locator('*')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const [time, person] = [await times.boundingBox(), await run.locator('.change-row-who').boundingBox()]
    expect((time?.x ?? 0) + (time?.width ?? 0)).toBeLessThanOrEqual(person?.x ?? 0)
    for (const line of await run.locator('.difference-line').all())
      expect(await line.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
  })
