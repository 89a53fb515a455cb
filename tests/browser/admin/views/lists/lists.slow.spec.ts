// Entries that are hidden, edited, copied, unknown to the saved list, or wrong, and two people who change one list.

import type { Page, Route } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { maxEntries } from '#content/keys/entries.ts'
import { namedLists } from '#content/keys/labels.ts'
import { recordDescriptions } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdCalls, loseNextAnswer } from '#tests/support/browser/database-calls.ts'
import { ids, positionsKey as key, titles } from '#tests/support/browser/default-positions.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { changesSince, newestChange } from '#tests/support/browser/panel/history.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const [first, second, third, fourth, ...others] = titles

async function opened({ panel, page }: { panel: AdminPanel; page: Page }) {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  return view
}

/** The ids that a list with this text shows. */
const shownIn = (text: string) => text.split('\n').filter((line) => !line.startsWith('#'))

async function add(view: ListsView, title: string) {
  await view.act(view.positions, 'Add a position').click()
  await view.form.getByLabel('Title').fill(title)
  await view.form.getByRole('button', { name: 'Add this position' }).click()
}

test('the focus stays in the row when somebody else hides the entry that is moved', async ({
  panel,
  page,
  supabase,
}) => {
  const view = await opened({ panel, page })
  const up = view.act(view.positions, `Move ${second} up`)
  await up.focus()
  const hidden = ids.map((id, n) => (n === 1 ? `# ${id}` : id)).join('\n')
  await supabase.from('website_content').insert({ content_key: key, content_value: hidden }).throwOnError()
  await expect(up).toHaveCount(0)
  await expect(view.act(view.positions, `Show ${second}`)).toBeFocused()
})

test('two people who add, move and hide at once lose nothing', async ({
  panel,
  page,
  otherPanel,
  allowErrors,
  supabase,
}) => {
  allowErrors(/status of 409/)
  const mine = await opened({ panel, page })
  const theirs = await opened({ panel: otherPanel, page: otherPanel.page })
  const savedIds = async () => {
    const { data } = await supabase.from('website_content').select('*').eq('content_key', key)
    const text = data?.[0]?.content_value
    return text === undefined ? ids : shownIn(text)
  }
  // Both begin with the same list each time.
  const rounds: [mine: () => Promise<unknown>, theirs: () => Promise<unknown>][] = [
    [() => add(mine, 'Analog Designer'), () => add(theirs, 'Layout Designer')],
    [() => add(mine, 'Test Engineer'), () => add(theirs, 'Test Engineer')],
    [
      () => mine.act(mine.positions, `Move ${fourth} up`).click(),
      () => theirs.act(theirs.positions, `Hide ${third}`).click(),
    ],
    [
      () => mine.act(mine.positions, `Show ${third}`).click(),
      () => theirs.act(theirs.positions, `Hide ${fourth}`).click(),
    ],
  ]
  const expected = new Set(ids)
  const results: [added: string[], removed: string[]][] = [
    [['analog-designer', 'layout-designer'], []],
    [['test-engineer', 'test-engineer-2'], []],
    [[], [ids[2]]],
    [[ids[2]], [ids[3]]],
  ]
  for (const [n, [act, actToo]] of rounds.entries()) {
    const changes = [
      await holdCalls(page, 'apply_content'),
      await holdCalls(otherPanel.page, 'apply_content'),
    ]
    await act()
    await actToo()
    for (const { release } of changes) release()
    const [added = [], removed = []] = results[n] ?? []
    for (const id of added) expected.add(id)
    for (const id of removed) expected.delete(id)
    await expect.poll(async () => new Set(await savedIds()), `round ${n}`).toEqual(expected)
    expect(await savedIds()).toHaveLength(expected.size)
    for (const view of [mine, theirs]) {
      await expect(view.positions).toHaveAttribute('aria-busy', 'false')
      await expect(view.form).toHaveCount(0)
      await expect(view.positions).toContainText(`${expected.size} shown`)
    }
    for (const { stop } of changes) await stop()
  }
  expect(await mine.names(mine.positions)).toEqual(await theirs.names(theirs.positions))
})

test('a change that somebody else has made already is not announced as made', async ({
  panel,
  page,
  otherPanel,
  allowErrors,
  supabase,
}) => {
  allowErrors(/status of 409/)
  const mine = await opened({ panel, page })
  const theirs = await opened({ panel: otherPanel, page: otherPanel.page })
  const before = await newestChange(supabase)
  const changes = await holdCalls(page, 'apply_content')
  await mine.act(mine.positions, `Hide ${first}`).click()
  await expect.poll(() => changes.count()).toBe(1)
  await theirs.act(theirs.positions, `Hide ${first}`).click()
  await otherPanel.expectToast('Content Saved!', `“${first}” is hidden.`, 'success')
  changes.release()
  await panel.expectToast(
    'Nothing to change',
    'This was already done, or someone else changed it in the meantime.',
    'success',
  )
  await expect(page.locator('.toast-action')).toHaveCount(0)
  expect((await panel.toasts()).map(({ title }) => title)).not.toContain('Content Saved!')
  expect(await changesSince(supabase, before)).toHaveLength(1)
})

test('the message about a move says where the entry is, whatever somebody else has changed', async ({
  panel,
  page,
  otherPanel,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const mine = await opened({ panel, page })
  const theirs = await opened({ panel: otherPanel, page: otherPanel.page })
  const changes = await holdCalls(page, 'apply_content')
  await mine.act(mine.positions, `Move ${third} up`).click()
  await changes.held
  await theirs.act(theirs.positions, `Hide ${first}`).click()
  await otherPanel.expectToast('Content Saved!', `“${first}” is hidden.`, 'success')
  changes.release()
  await panel.expectToast('Content Saved!', `“${third}” is now number 1 of ${ids.length - 1}.`, 'success')
  await expect.poll(async () => (await mine.names(mine.positions))[0]).toBe(third)
})

test('a new entry has no empty text where its page would show another', async ({ panel, page, supabase }) => {
  const view = await opened({ panel, page })
  await view.act(view.positions, 'Add a position').click()
  await view.form.getByLabel('Title').fill('Analog Designer')
  const type = view.form.getByLabel('Type')
  await type.fill(' ')
  const read = await recordDescriptions(type)
  await page.keyboard.press('Control+Enter')
  await expect(type).toHaveAccessibleDescription('Enter a text.')
  await expect(type).toBeFocused()
  expect(await read()).toEqual(['Enter a text.'])
  expect(await valuesOf(supabase)).toEqual([])
})

test('an entry whose answer is lost is added once, and the change can be undone', async ({
  panel,
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_CONNECTION_RESET|status of 502/)
  const view = await opened({ panel, page })
  const loseAnswer = [
    (route: Route) => route.abort('connectionreset'),
    (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
  ]
  for (const lose of loseAnswer) {
    const answerLost = async (route: Route) => {
      await route.fetch()
      await lose(route)
    }
    await page.route('**/rpc/apply_content', answerLost, { times: 1 })
    await add(view, 'Analog Designer')
    const undo = await panel.keepUndo()
    await panel.expectToast(
      'Content Added!',
      '“Analog Designer” was added to Careers › Positions.',
      'success',
    )
    await expect(view.form).toHaveCount(0)
    expect(await view.names(view.positions)).toEqual([...titles, 'Analog Designer'])
    await undo.click()
    await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
    await expect.poll(() => view.names(view.positions)).toEqual(titles)
  }
})

for (const again of ['at once', 'when the list shows it'])
  test(`an entry of which neither an answer nor the list arrives is not added twice by adding it again ${again}`, async ({
    panel,
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_CONNECTION_RESET|WebSocket|status of (409|500)/)
    const line = await RealtimeLine.before(page)
    const view = await opened({ panel, page })
    await line.cut()
    const reads = /website_content\?select/
    // The client would repeat a lost request for 7 s, each of the two times that the panel reads the list.
    await page.route(reads, (route) => route.fulfill({ status: 500, body: 'Unavailable' }))
    await loseNextAnswer(page, 'apply_content')
    await add(view, 'Analog Designer')
    await expect(view.form.getByRole('alert')).toContainText('It was not added: ')
    await page.unroute(reads)
    if (again !== 'at once') {
      line.restore()
      await expect.poll(() => view.names(view.positions)).toEqual([...titles, 'Analog Designer'])
    }
    await view.form.getByRole('button', { name: 'Add this position' }).click()
    await expect(view.form).toHaveCount(0)
    await expect.poll(() => view.names(view.positions)).toEqual([...titles, 'Analog Designer'])
  })

test('an entry that is moved with a key stays in sight', async ({ panel, page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  const view = await opened({ panel, page })
  const hide = view.act(view.positions, `Hide ${first}`)
  await hide.focus()
  await hide.evaluate((button) => button.closest('li')?.scrollIntoView({ block: 'end' }))
  for (let place = 2; place <= titles.length; place++) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await view.names(view.positions)).indexOf(first) + 1).toBe(place)
    await expect(view.positions).toHaveAttribute('aria-busy', 'false')
    await expect(hide).toBeFocused()
    await expect(hide).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone, the button of a list does not stand above its name or count', async ({ panel, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  const ends = await view.positions
    .locator('.editable-list-head > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
  expect(Math.max(...ends)).toBe(ends.at(-1))
})

test('an entry whose name is longer than a reason in the history is added, hidden, shown and moved', async ({
  panel,
  page,
  supabase,
}) => {
  const before = await newestChange(supabase)
  const view = await opened({ panel, page })
  const long = `Analog 🔬 ${'and mixed-signal '.repeat(20)}Designer`
  await add(view, long)
  await expect(view.form).toHaveCount(0)
  await view.act(view.positions, `Move ${long} up`).click()
  await expect.poll(async () => (await view.names(view.positions)).indexOf(long)).toBe(ids.length - 1)
  await view.act(view.positions, `Hide ${long}`).click()
  await view.act(view.positions, `Show ${long}`).click()
  await expect(view.act(view.positions, `Hide ${long}`)).toBeVisible()
  const reasons = (await changesSince(supabase, before)).flatMap(({ reason }) => reason ?? [])
  const begins = ['Added', 'Moved in a list:', 'Hidden in a list:', 'Shown in a list:']
  const shortened = begins.map((begin) => [...`${begin} “${long}`].slice(0, 199).join(''))
  expect([...new Set(reasons)]).toEqual(shortened.map((each) => `${each}…`))
})

test('an entry that the saved list does not know is offered, and shown or hidden', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [key]: `${ids[3]}\n${ids[0]}` })
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  const isNew = (name: string) => `${name} (new, not shown yet)`
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([fourth, first, ...[second, third, ...others].map(isNew)])
  await view.act(view.positions, `Show ${second}`).click()
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([fourth, first, second, ...[third, ...others].map(isNew)])
  await expect(view.act(view.positions, 'Add a position')).toBeFocused()
  await view.act(view.positions, `Hide ${third}`).click()
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([fourth, first, second, ...others.map(isNew), `${third} (hidden)`])
  await expect(view.act(view.positions, `Show ${third}`)).toBeFocused()
  const { data } = await supabase.from('website_content').select('content_value').single()
  expect(data?.content_value.split('\n')).toEqual([ids[3], ids[0], ids[1], `# ${ids[2]}`])
})

test('a list that is full takes no other entry, so that the page shows what it did', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const hidden = Array.from({ length: maxEntries - 1 }, (_, n) => `# former-${n}`)
  const full = [ids[1], ...hidden].join('\n')
  await seed({ [key]: full })
  const view = await opened({ panel, page })
  await add(view, 'Analog Designer')
  await panel.expectToast(
    'Error adding content',
    'Failed to add new content: this list has 1,000 lines, hidden ones included, and takes no more. Remove hidden lines from its text in Items first',
    'error',
  )
  await expect(view.form.getByRole('alert')).toContainText('It was not added: this list has 1,000 lines')
  expect(await valuesOf(supabase)).toEqual([`${key}=${full}`])
})

test('a copy starts with the texts of its original', async ({ panel, page }) => {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.questions, 'Duplicate Who owns the sources?').click()
  await expect(view.form.getByLabel('Question')).toHaveValue('Who owns the sources?')
  await view.form.getByLabel('Question').fill('Who owns the layouts?')
  await page.keyboard.press('Control+Enter')
  await expect(view.form).toHaveCount(0)
  await expect
    .poll(() => view.names(view.questions))
    .toEqual([
      'How soon will I hear from you?',
      'How long does a project take?',
      'Who owns the sources?',
      'Who owns the layouts?',
      'How does an NDA work?',
    ])
  const contact = async () => (await page.request.get('/contact')).text()
  await expect.poll(async () => (await contact()).match(/Under the contract, all code/g)).toHaveLength(2)
})

test('the form of a copy returns the focus to what opened it, or else to the button above the list', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [key]: `${ids.join('\n')}\nadded`, [`${key}.added.title`]: 'Added' })
  const view = await opened({ panel, page })
  const duplicate = view.act(view.positions, 'Duplicate Added')
  await duplicate.press('Enter')
  await expect(view.form.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(duplicate).toBeFocused()

  await duplicate.press('Enter')
  await expect(view.form.getByLabel('Title')).toBeFocused()
  await supabase.from('website_content').delete().like('content_key', `${key}%`).throwOnError()
  await expect(duplicate).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(view.act(view.positions, 'Add a position')).toBeFocused()
})

test('a copy shows a date that is no day, as its original says it', async ({ panel, page, seed }) => {
  await seed({ [`${key}.${ids[2]}.validThrough`]: 'End of March' })
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, `Duplicate ${third}`).click()
  const last = view.form.getByLabel('Last day to apply')
  await expect(last).toHaveValue('End of March')
  await last.fill('')
  await last.fill('2099-03-31')
  await view.form.getByLabel('Title').fill('Analog Designer')
  await page.keyboard.press('Control+Enter')
  await expect(view.form).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get('/careers')).text())
    .toMatch(/Analog Designer.*2099-03-31/s)
})

test('Enter in a field of a new entry does not add it half filled', async ({ panel, page, supabase }) => {
  const view = await opened({ panel, page })
  await view.act(view.positions, 'Add a position').click()
  const title = view.form.getByLabel('Title')
  await title.fill('Analog Designer')
  await title.press('Enter')
  await view.form.getByLabel('Posted on').press('Enter')
  await view.form.getByLabel('Department').fill('Semiconductor Services')
  await page.keyboard.press('Control+Enter')
  await expect(view.form).toHaveCount(0)
  await expect
    .poll(() => valuesOf(supabase))
    .toContain(`${key}.analog-designer.department=Semiconductor Services`)
})

test('a copy of a closed position needs a last day that has not passed', async ({ panel, page, seed }) => {
  await seed({ [`${key}.${ids[2]}.validThrough`]: '2020-01-31' })
  const view = await opened({ panel, page })
  await view.act(view.positions, `Duplicate ${third}`).click()
  await view.form.getByLabel('Title').fill('Analog Designer')
  await page.keyboard.press('Control+Enter')
  const last = view.form.getByLabel('Last day to apply')
  await expect(last).toBeFocused()
  await expect(last).toHaveAccessibleDescription(/This day has passed\./)
  // Somewhere, it is still that day.
  const today = new Date(Date.now() - 12 * 60 * 60_000).toISOString().slice(0, 10)
  await last.fill(today)
  await expect(last).not.toHaveAttribute('aria-invalid')
  await last.fill('')
  await page.keyboard.press('Control+Enter')
  await expect(view.form).toHaveCount(0)
  await expect.poll(async () => (await page.request.get('/careers')).text()).toContain('Analog Designer')
})

for (const { list, label, page: path = '/' } of namedLists(site)) {
  test(`${label}: an entry is added, hidden and shown, and its page follows`, async ({ panel, page }) => {
    const view = await opened({ panel, page })
    const region = page.getByRole('region', { name: label, exact: true })
    const html = async () => (await page.request.get(path)).text()
    const before = await html()
    const name = 'Xylophone'
    await view.act(region, `Add ${/^[aeiou]/.test(list.one) ? 'an' : 'a'} ${list.one}`).click()
    await view.form.getByRole('textbox', { name: /^(Title|Name|Question)/ }).fill(name)
    await view.form.getByRole('button', { name: `Add this ${list.one}` }).click()
    await expect.poll(() => view.names(region)).toContain(name)
    await expect.poll(html).toContain(name)
    await view.act(region, `Hide ${name}`).click()
    await expect.poll(() => view.names(region)).toContain(`${name} (hidden)`)
    await expect.poll(html).toBe(before)
    await view.act(region, `Show ${name}`).click()
    await expect.poll(html).toContain(name)
  })
}

for (const [what, text] of [
  ['a title in place of an id', 'Analog Designer'],
  ['an id that is there twice', 'product-manager\nproduct-manager'],
  ['a prototype', '__proto__'],
  ['the keys of other texts', 'columns'],
  ['10,000 lines', Array.from({ length: 10_000 }, (_, n) => n).join('\n')],
] as const) {
  test(`a list with ${what} is as before, and the panel says so`, async ({ panel, page, seed }) => {
    const before = await (await page.request.get('/careers')).text()
    await seed({ [key]: text })
    const view = await opened({ panel, page })
    await expect(view.positions).toContainText('The saved order of this list has a mistake')
    await expect(view.positions).toContainText(`${titles.length} shown`)
    expect(await (await page.request.get('/careers')).text()).toBe(before)
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await expect(panel.list).toContainText('Not used: this list has a mistake')
    // The next change replaces it.
    await page.getByRole('link', { name: 'Lists', exact: true }).click()
    await view.act(view.positions, 'Hide Product Manager').click()
    await expect(view.positions).toContainText(`${titles.length - 1} shown, 1 hidden`)
    await expect(view.positions).not.toContainText('mistake')
  })
}

test('a list without a template cannot be changed, and the panel says that its item is not used', async ({
  panel,
  page,
  seed,
}) => {
  const paths = ['/careers', '/services']
  const pages = () => Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
  const before = await pages()
  const keys = ['careers.hiring', 'services', 'careers.positions.items']
  await seed(Object.fromEntries(keys.map((each) => [each, 'new-one'])))
  await panel.open()
  for (const each of keys) await expect(panel.row(each)).toContainText('Not used by the site')
  expect(await pages()).toEqual(before)
})

test('hostile texts in a new entry stay texts', async ({ panel, page }) => {
  const view = await opened({ panel, page })
  const hostile = '<img src=x onerror=alert(1)>"\'`'
  await view.act(view.positions, 'Add a position').click()
  for (const label of ['Title', 'Department', 'Location', 'Description', 'Skills'])
    await view.form.getByLabel(label).fill(hostile)
  await view.form.getByRole('button', { name: 'Add this position' }).click()
  await expect(view.positions.getByRole('heading', { name: hostile })).toBeVisible()
  await expect(view.row(view.positions, hostile)).toContainText(`${key}.img-src-x-onerror-alert-1`)
  await expect.poll(async () => (await page.request.get('/careers')).text()).toContain('onerror=alert(1)')
  await page.goto('/careers')
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('an edit that closes a position is shown in the list', async ({ panel, page, seed }) => {
  await seed({ [`${key}.product-manager.validThrough`]: '2020-01-31' })
  const view = await opened({ panel, page })
  await expect(view.row(view.positions, 'Product Manager')).toContainText('Closed after 2020-01-31')
  await expect.poll(async () => (await page.request.get('/careers')).text()).not.toContain('Product Manager')
})

test('a position that closes is marked in a panel that stays open', async ({ panel, page, seed }) => {
  const day = 24 * 60 * 60 * 1000
  const now = Date.now()
  const last = new Date(now + day).toISOString().slice(0, 10)
  await seed({ [`${key}.product-manager.validThrough`]: last })
  await page.clock.install({ time: now })
  const view = await opened({ panel, page })
  const row = view.row(view.positions, 'Product Manager')
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Closed')
  await page.clock.setSystemTime(now + 4 * day)
  await page.clock.runFor(60_000)
  await expect(row).toContainText(`Closed after ${last}`)
})

const office = 'locations.offices.austin'
const wrong = {
  latitude: ['91', 'enter degrees from -90 to 90'],
  longitude: ['1e9', 'enter degrees from -180 to 180'],
  timeZone: ['Mars/Olympus', 'enter the name of a time zone'],
  country: ['XX', 'enter the two capital letters of a country'],
} as const

test('wrong facts of an office change nothing and are named', async ({ panel, page, seed }) => {
  const said = async () =>
    (await (await page.request.get('/locations')).text()).replaceAll(/nonce="[^"]*"/g, '')
  const before = await said()
  const values = Object.entries(wrong).map(([field, [value]]) => [`${office}.${field}`, value] as const)
  await seed({ ...Object.fromEntries(values), 'locations.offices.tokyo.timeZone': 'constructor' })
  await panel.open()
  for (const [, message] of Object.values(wrong)) await expect(page.getByText(message).first()).toBeVisible()
  expect(await said()).toBe(before)
})

test('the form of a new office says what is wrong, and adds an office on the map', async ({
  panel,
  page,
}) => {
  const view = await opened({ panel, page })
  const offices = page.getByRole('region', { name: 'Locations › Offices' })
  await view.act(offices, 'Add an office').click()
  const field = (name: string) => view.form.getByLabel(name, { exact: true })
  await field('Name').fill('Sydney')
  await field('Latitude in degrees').fill('91')
  await field('Longitude in degrees').fill('1e9')
  await field('Time zone').fill('Mars/Olympus')
  await field('Country').fill('XX')
  const submit = view.form.getByRole('button', { name: 'Add this office' })
  await submit.click()
  for (const [, message] of Object.values(wrong)) await expect(view.form.getByText(message)).toBeVisible()
  await expect(field('Latitude in degrees')).toBeFocused()

  await field('Latitude in degrees').fill('-33.87')
  await field('Longitude in degrees').fill('151.21')
  await field('Time zone').fill('Australia/Sydney')
  await field('Country').fill('AU')
  await submit.click()
  await expect(view.row(offices, 'Sydney')).toBeVisible()
  await expect.poll(async () => (await page.request.get('/locations')).text()).toContain('Australia/Sydney')
  await page.goto('/locations')
  await expect(page.locator('.map-name', { hasText: 'Sydney' })).toBeVisible()
})

test('axe finds nothing, also in the form', async ({ panel, page }) => {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, 'Hide Product Manager').click()
  await view.act(view.positions, 'Add a position').click()
  await expectAccessible(page, 'lists')
})

test('an entry is hidden and shown again, with its texts', async ({ panel, page, seed }) => {
  await seed({ [`${key}.${ids[2]}.title`]: 'Verification Lead' })
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, 'Hide Verification Lead').click()
  await panel.expectToast('Content Saved!', '“Verification Lead” is hidden.', 'success')
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([first, second, fourth, ...others, 'Verification Lead (hidden)'])
  await expect(view.act(view.positions, 'Show Verification Lead')).toBeFocused()
  await expect(view.positions).toContainText(`${titles.length - 1} shown, 1 hidden`)
  await expect
    .poll(async () => (await page.request.get('/careers')).text())
    .not.toContain('Verification Lead')
  await view.act(view.positions, 'Show Verification Lead').click()
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([first, second, 'Verification Lead', fourth, ...others])
  await expect(view.act(view.positions, 'Hide Verification Lead')).toBeFocused()
  await expect.poll(async () => (await page.request.get('/careers')).text()).toContain('Verification Lead')
})

test('an added entry is edited in its place on the page', async ({ panel, page, seed }) => {
  await seed({ [key]: `${ids[3]}\nanalog-designer`, [`${key}.analog-designer.location`]: 'Austin' })
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  expect((await view.names(view.positions)).slice(0, 2)).toEqual([fourth, 'Analog designer'])
  await view
    .row(view.positions, 'Analog designer')
    .getByRole('link', { name: 'Edit Analog designer' })
    .click()
  const field = page.locator('.page-text-form').getByRole('textbox')
  await expect(field).toHaveValue('Analog designer')
  await field.fill('Analog Designer')
  await field.press('Enter')
  await panel.expectToast(
    'Content Saved!',
    'Careers › Positions › Analog designer › Title updated.',
    'success',
  )
  // And back from the page to its list.
  await page
    .locator('.page-stage')
    .getByRole('button', { name: /analog-designer\.title/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Show in list' }).click()
  await expect(view.row(view.positions, 'Analog Designer')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([
      'Analog Designer',
      fourth,
      ...[first, second, third, ...others].map((name) => `${name} (new, not shown yet)`),
    ])
})

for (const form of ['Add a position', 'Add an old address…'])
  test(`another view and back: the form of "${form}" takes neither the focus nor the window`, async ({
    panel,
    page,
  }) => {
    await panel.open()
    await new ListsView(page).open()
    await page.getByRole('button', { name: form, exact: true }).press('Enter')
    const first = page.locator('.lists-view form').locator('input, textarea').first()
    await expect(first).toBeFocused()
    await page.keyboard.type('half')
    await page.getByRole('link', { name: 'Buttons', exact: true }).press('Enter')
    await expect(first).toBeHidden()
    const link = page.getByRole('link', { name: 'Lists', exact: true })
    await link.press('Enter')
    await expect(first).toBeVisible()
    // Nothing takes them a moment later, either.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(first).toHaveValue('half')
  })
