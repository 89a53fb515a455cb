// Which release the view shows, whatever else is started, chosen or gone.
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { contentsOf, expect, test } from '#tests/support/browser/panel/releases.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { saveText, storedItems } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test('a release that somebody else starts does not replace the one that is shown, nor what was typed in it', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto('/admin#releases')
  await releases.shows()
  const at = releases.publish.getByLabel('Publish at')
  await at.fill('2030-03-01T09:30')
  await prepare('Summer', { [key]: 'About our summer' })
  await expect(releases.view.getByRole('link', { name: /^Summer/ })).toContainText('1 edit')
  await expect(releases.details.getByRole('heading', { name: 'Spring', exact: true })).toBeVisible()
  await expect(at).toHaveValue('2030-03-01T09:30')
})

test('a release stays shown when changes go to the live site again', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await prepare('Summer', { [key]: 'About our summer' })
  await panel.open()
  await releases.choose('Spring')
  await page.goto('/admin#releases')
  await releases.shows()
  await releases.publish.getByLabel('Publish at').fill('2030-03-01T09:30')
  await releases.bar.getByRole('button', { name: 'Back to live' }).press('Enter')
  await releases.expectChosen('Live')
  await expect(releases.switch, 'it says where changes go now').toBeFocused()
  await expect(releases.details.getByRole('heading', { name: 'Spring', exact: true })).toBeVisible()
  await expect(releases.publish.getByLabel('Publish at')).toHaveValue('2030-03-01T09:30')
  await releases.details.getByRole('button', { name: 'Edit in this release' }).press('Enter')
  await releases.expectChosen('Spring')
  await expect(releases.view.getByRole('heading', { level: 2 })).toBeFocused()
})

test('a new release is shown, even if the address names another one', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  const id = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto(`/admin#releases?release=${id}`)
  await releases.shows()
  await releases.view.getByRole('button', { name: 'New release' }).click()
  await releases.dialog.getByLabel('Name').fill('Summer')
  await page.keyboard.press('Enter')
  await releases.expectChosen('Summer')
  await expect(releases.details.getByRole('heading', { name: 'Summer', exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/release=/)
})

test('a new release, which has no edits, is shown in Pages without waiting for them', async ({
  panel,
  page,
  releases,
}) => {
  const pages = new PagesView(page)
  await panel.open()
  await pages.open('/about')
  await page.route('**/rpc/release_edits?*', () => {})
  await releases.start('Spring')
  await pages.ready()
  await expect(pages.text(key).first()).toBeVisible()
})

test('starting a release leaves the page in Pages where it is', async ({ panel, page, releases }) => {
  const pages = new PagesView(page)
  await panel.open()
  await pages.open('/about')
  await pages.stage.evaluate((stage) => stage.setAttribute('data-opened', 'once'))
  const read = page.waitForResponse(/about\.json/)
  await releases.start('Spring')
  await read
  await pages.ready()
  await expect(pages.stage).toHaveAttribute('data-opened', 'once')
})

test('in a release, the link from Pages to the page says that it shows what is live', async ({
  panel,
  page,
  releases,
}) => {
  await panel.open()
  await new PagesView(page).open('/about')
  const link = page.locator('.page-tools').getByRole('link', { name: /^View/ })
  await expect(link).toHaveAccessibleName('View page (opens in a new tab)')
  await releases.start('Spring')
  await expect(link).toHaveAccessibleName('View live page (opens in a new tab)')
})

test('closing the menu of releases does not scroll the page', async ({ panel, page, releases }) => {
  await panel.open()
  await new PagesView(page).open('/about')
  const scrolled = () => page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBe(900)
  // Playwright scrolls before it clicks.
  const { x, y } = (await releases.switch.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 5, y + 5)
  await expect(releases.menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(releases.menu.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(releases.switch).toBeFocused()
  expect(await scrolled()).toBe(900)
})

test('the focus moves to the heading when somebody else ends the release whose link has it', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  const id = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto('/admin#releases')
  const link = releases.view.getByRole('link', { name: /^Spring/ })
  await link.press('Enter')
  await releases.shows()
  await expect(link).toBeFocused()
  await supabase.rpc('discard_release', { release: id }).throwOnError()
  await expect(releases.details).toContainText('discarded')
  await expect(releases.view.getByRole('heading', { level: 2 })).toBeFocused()
})

test('the focus stays in the view when somebody else removes the edit, settles the conflict or ends the release that has it', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  const [item] = await seed({ settled: 'Old text' })
  if (!item) throw new Error('nothing seeded')
  const id = await prepare('Spring', { [key]: 'About our spring', kept: 'Kept', settled: 'Release text' })
  await saveText(supabase, item, 'Live text')
  await panel.open()
  await page.goto(`/admin#releases?release=${id}`)
  await releases.shows()
  const change = async (key: string, to: object) => {
    const { edits } = await contentsOf(supabase, id)
    const base = edits.find((edit) => edit.content_key === key)?.updated_at
    const changes = JSON.stringify([{ key, base, ...to }])
    await supabase.rpc('change_release', { release: id, changes }).throwOnError()
  }
  const remove = (key: string) => change(key, { remove: true })
  const settle = async (key: string, value: string) => {
    const live = (await storedItems(supabase)).find((each) => each.content_key === key)
    await change(key, { value, onto: live?.updated_at })
  }
  const heading = releases.details.getByRole('heading', { name: /^Edits/ })

  await releases
    .edit(key)
    .getByRole('button', { name: /^Remove / })
    .focus()
  await remove(key)
  await expect(releases.edits).toHaveCount(2)
  await expect(heading).toBeFocused()
  await releases.edit('settled').getByRole('button', { name: 'Keep live' }).focus()
  await settle('settled', 'Release text')
  await expect(releases.edit('settled').locator('.conflict')).toHaveCount(0)
  await expect(heading).toBeFocused()
  await releases.publishNow.click()
  await expect(releases.dialog).toBeVisible()
  await supabase.rpc('discard_release', { release: id }).throwOnError()
  await expect(releases.details).toContainText('discarded')
  await expect(releases.dialog).toHaveCount(0)
  await expect(releases.view.getByRole('heading', { level: 2 })).toBeFocused()
})

test('a link to a release that does not exist says so, and shows no other one', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto(`/admin#releases?release=${crypto.randomUUID()}`)
  await expect(releases.view.getByRole('status')).toHaveText(
    'There is no release at this address. Published and discarded releases are deleted after a year.',
  )
  await expect(releases.details).toHaveCount(0)
  await releases.view.getByRole('link', { name: /^Spring/ }).click()
  await releases.shows()
  await expect(releases.view).not.toContainText('There is no release at this address.')
})

test('the releases are shown as soon as they can be read, also while changes go to the live site', async ({
  panel,
  page,
  releases,
  prepare,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await prepare('Spring', { [key]: 'About our spring' })
  let refused = 0
  await page.route('**/rest/v1/website_releases*', (route) =>
    refused < 4
      ? route.fulfill({ status: 400, json: { code: 'PT400', message: `Refused ${++refused}` } })
      : route.continue(),
  )
  await panel.open()
  await page.goto('/admin#releases')
  await expect.poll(() => refused).toBe(4)
  await releases.shows()
  expect(refused).toBe(4)
})

test('a project without releases is not asked for them again and again', async ({
  panel,
  page,
  releases,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await page.clock.install()
  let asked = 0
  await page.route('**/rest/v1/website_releases*', (route) => {
    asked++
    return route.fulfill({ status: 404, json: { code: 'PGRST205', message: 'No such table' } })
  })
  await panel.open()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(releases.switch).toHaveCount(0)
  const before = asked
  await page.clock.runFor(30_000)
  await page.evaluate(() => fetch('/rest/v1/website_releases?last'))
  expect(asked).toBe(before + 1)
})

test('every release of the last year is listed, however many there are', async ({
  panel,
  page,
  releases,
  prepare,
  server,
}) => {
  const oldest = await prepare('Oldest draft', { [key]: 'About our spring' })
  const sql = connectDatabase({ server })
  try {
    await sql`update public.website_releases set created_at = now() - interval '300 days' where id = ${oldest}`
    await sql`
      insert into public.website_releases (name, state, created_at, ended_at)
      select 'One of many ' || hours, 'published', ended, ended
      from generate_series(1, 1100) as hours, lateral (select now() - make_interval(hours => hours) as ended) as times`
    await panel.open()
    await releases.choose('Oldest draft')
    await page.goto('/admin#releases')
    await releases.view.getByText('Published and discarded').click()
    const link = releases.view.getByRole('link', { name: /^One of many 1100\D/ })
    await link.click()
    await expect(
      releases.details.getByRole('heading', { name: 'One of many 1100', exact: true }),
    ).toBeVisible()
    await expect(releases.view.getByRole('link', { name: /^One of many / })).toHaveCount(1100)
  } finally {
    await sql`delete from public.website_releases where name like 'One of many %'`
    await sql.end()
  }
})
