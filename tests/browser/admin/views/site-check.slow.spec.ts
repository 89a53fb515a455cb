// The check of links to other sites, and who may ask for it.

import { site } from '#content/default-content.ts'
import { namedTexts } from '#content/keys/labels.ts'
import { seedMany } from '#testing/many-items.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { test as openTest } from '#tests/support/browser/panel/admin-panel.ts'
import { expect, test as guardedTest, password } from '#tests/support/browser/panel/guarded-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { ReleasesPanel } from '#tests/support/browser/panel/releases.ts'
import { SiteCheckView } from '#tests/support/browser/panel/site-check-view.ts'
import { type OutsideSites, startOutsideSites } from '#tests/support/browser/servers/outside-sites.ts'

interface Fixtures {
  outside: OutsideSites
  check: SiteCheckView
  /** Adds items to the live site. */
  put: (items: Readonly<Record<string, string>>) => Promise<void>
}

const test = guardedTest.extend<Fixtures>({
  put: ({ sql }, provide) =>
    provide(async (items) => {
      for (const [key, value] of Object.entries(items)) {
        await sql`
          insert into public.website_content (content_key, content_value) values (${key}, ${value})
          on conflict (content_key) do update set content_value = excluded.content_value, updated_at = now()`
      }
    }),
  outside: async ({ site, sql, page }, provide) => {
    const outside = await startOutsideSites(
      site.server,
      () =>
        sql<
          { content_key: string; content_value: string }[]
        >`select content_key, content_value from public.website_content`,
    )
    await outside.serve(page)
    await provide(outside)
    outside.stop()
  },
  check: ({ page }, provide) => provide(new SiteCheckView(page)),
})

const map = 'locations.presence.map.href'
const social = 'chrome.footer.social.linkedin.href'
const closing = 'about.closing.action.href'
const hero = 'careers.hero.action.href'

test('links to other sites are checked when asked to, with the reasons, each one click from its text', async ({
  panel,
  page,
  operator,
  signIn,
  outside,
  check,
  put,
}) => {
  await put({
    [map]: `${outside.answering}/ok`,
    [social]: `${outside.answering}/moved#part`,
    [closing]: `${outside.answering}/gone`,
    [hero]: 'https://10.0.0.1/',
  })
  await panel.open()
  await check.open()
  const outsideGroup = check.group('outside')
  await expect(outsideGroup).toContainText('4 links. To check them, this server requests each address')
  await expect(check.rows('outside')).toHaveCount(0)
  expect(outside.asked).toEqual([])
  // A visitor signs in first, and the check then begins.
  await outsideGroup.getByRole('button', { name: 'Check links to other sites' }).click()
  await signIn(operator.email, password)
  await expect(outsideGroup.getByRole('status')).toContainText('4 links checked. 3 texts need attention.')
  await expect(check.row('outside', closing)).toContainText(
    'Does not work: the other site answers with an error (404).',
  )
  await expect(check.row('outside', hero)).toContainText('an address that this server may not request')
  await expect(check.row('outside', social)).toContainText(
    `has moved for good to ${outside.answering}/ok#part`,
  )
  await expect(check.row('outside', map)).toHaveCount(0)
  await expectAccessible(page, 'checked links', { at: [390, 1440] })

  // Somebody corrects a link and adds another one.
  await put({ [closing]: `${outside.answering}/ok`, 'home.hero.primary.href': `${outside.answering}/new` })
  await expect(check.row('outside', closing)).toHaveCount(0)
  await expect(outsideGroup.getByRole('status')).toContainText('1 link has not been checked.')
  expect(outside.asked).not.toContain('/new')
  await check.edit('outside', social).click()
  await expect(new PagesView(page).field).toHaveValue(`${outside.answering}/moved#part`)
})

test('a running check shows its progress, goes on in other views, and can be canceled', async ({
  panel,
  page,
  operator,
  signIn,
  outside,
  check,
  put,
}) => {
  await put({
    [map]: `${outside.silent}/`,
    [closing]: 'https://10.0.0.1/',
    [hero]: `${outside.silent}/other`,
  })
  await panel.open()
  await check.open()
  const group = check.group('outside')
  await group.getByRole('button', { name: 'Check links to other sites' }).click()
  await signIn(operator.email, password)
  await expect(group.getByRole('progressbar', { name: '1 of 3 checked' })).toBeVisible()
  await expect.poll(outside.open).toBe(1)
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await expect(panel.list).toBeVisible()
  await check.open()
  await expect(group.getByRole('progressbar')).toBeVisible()
  expect(outside.open()).toBe(1)
  const cancel = group.getByRole('button', { name: 'Cancel' })
  await cancel.press('Enter')
  await expect(group.getByRole('status')).toContainText(
    'Canceled: 1 of 3 links checked. 2 links have not been checked.',
  )
  await expect(group.getByRole('button', { name: 'Check again' })).toBeFocused()
  await expect.poll(outside.open).toBe(0)
  await expect(check.rows('outside')).toHaveCount(1)

  // Before the server has said how many links it checks.
  await page.route('**/admin/link-check**', () => {})
  await group.getByRole('button', { name: 'Check again' }).click()
  await expect(group.getByRole('progressbar', { name: 'Starting the check…' })).toBeVisible()
  await cancel.click()
  await expect(group.getByRole('status')).toContainText('Canceled: 0 of 3 links checked.')
})

test('an author checks a release with its edits', async ({
  panel,
  page,
  accounts,
  operator,
  signIn,
  outside,
  check,
  put,
}) => {
  await accounts.addOperator(operator.email, 'author')
  await put({ [map]: `${outside.answering}/ok` })
  await panel.open()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await signIn(operator.email, password)
  const releases = new ReleasesPanel(page)
  await releases.start('Links')
  await panel.add('careers.hero.subtitle', 'TODO')
  await panel.add(closing, `${outside.answering}/gone`)
  await panel.add(hero, '/about#nobody')
  await panel.add('about.hero.title', 'Superconductivityresearchinstrumentation')
  await check.open()
  await check.expectChecked(3)
  await expect(check.row('wide', 'about.hero.title')).toBeVisible()
  await expect(check.row('link', hero)).toContainText('The page has no part “nobody”.')
  const group = check.group('outside')
  await expect(group).toContainText('2 links.')
  await group.getByRole('button', { name: 'Check links to other sites' }).click()
  await expect(group.getByRole('status')).toContainText('2 links checked. 1 text needs attention.')
  await releases.choose('Live')
  await check.expectChecked(0)
  await expect(check.rows('outside')).toHaveCount(0)
})

openTest(
  'leads to the texts of hidden entries, and to those that no page shows',
  async ({ panel, page, seed }) => {
    const hidden = 'careers.positions.product-manager.title'
    const failure = 'chrome.errors.failure.description'
    await seed({
      'careers.positions': '# product-manager',
      [hidden]: 'Product manager TODO',
      [failure]: 'We are very sorry TBD',
    })
    await panel.open()
    const check = new SiteCheckView(page)
    const pages = new PagesView(page)
    for (const [key, value] of [
      [hidden, 'Product manager TODO'],
      [failure, 'We are very sorry TBD'],
    ] as const) {
      await check.open()
      await check.edit('wording', key).click()
      await expect(pages.field).toHaveValue(value)
    }
  },
)

openTest(
  'checks a site whose texts are all edited, page by page, and goes on where it was left',
  async ({ panel, page, supabase }) => {
    openTest.setTimeout(300_000)
    const edited = namedTexts(site).filter(({ kind }) => kind === 'name' || kind === 'prose')
    expect(edited.length).toBeGreaterThan(700)
    const rows = edited.map(({ key, value }) => ({ content_key: key, content_value: `${value}.` }))
    for (let from = 0; from < rows.length; from += 100)
      await supabase
        .from('website_content')
        .insert(rows.slice(from, from + 100))
        .throwOnError()
    await seedMany(supabase, 3000)
    await panel.open()
    const check = new SiteCheckView(page)
    await check.open()
    await expect(check.group('unused')).toContainText('3,000')
    const progress = check.view.getByRole('progressbar', { name: /^Checking pages: [1-9]/ })
    await expect(progress).toBeVisible()
    const [title, count] = ['Broken links within the site', ' 0']
    const heading = check.group('link').getByRole('heading')
    await expect(heading, 'no result before the end').toHaveText(title)
    // Opening an item and typing in it has to wait for one text at most.
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await panel.newKey.fill('typed.meanwhile')
    await expect(panel.newKey).toHaveValue('typed.meanwhile')
    await expect(page.locator('iframe')).toHaveCount(0)
    await check.open()
    await expect(progress).toBeVisible()
    await expect(check.view.getByRole('status').first()).toContainText(/texts checked/, { timeout: 200_000 })
    await expect(check.group('wide')).toContainText('Nothing found.')
    await expect(heading).toHaveText(title + count)
  },
)

test('says why a check could not be started', async ({
  panel,
  page,
  operator,
  signIn,
  check,
  put,
  allowErrors,
}) => {
  allowErrors(/status of (401|403|429|503)/)
  await put({ [map]: 'https://10.0.0.1/' })
  await panel.open()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await signIn(operator.email, password)
  await check.open()
  const group = check.group('outside')
  for (const [status, words] of [
    [429, 'Another check is running, or there were too many.'],
    [403, 'You do not have permission to check links.'],
    [401, 'Your session has ended.'],
    [503, 'The server could not start the check.'],
  ] as const) {
    await page.route('**/admin/link-check*', (route) => route.fulfill({ status }), { times: 1 })
    await group.getByRole('button', { name: /^Check/ }).click()
    await expect(group.getByRole('status')).toContainText(words)
  }
})

openTest(
  'what was found stays, with the focus, while somebody else moves an entry of a list',
  async ({ panel, page, seed }) => {
    await seed({ 'about.hero.title': 'Superconductivityresearchinstrumentation' })
    await panel.open()
    const check = new SiteCheckView(page)
    await check.open()
    await check.expectChecked(1)
    const edit = check.edit('wide', 'about.hero.title')
    await edit.focus()
    await edit.evaluate((link) => link.setAttribute('data-before', ''))
    const pages = page.waitForRequest(/\/admin\/pages\/about/)
    await seed({ 'about.values': 'collaboration\ninnovation\nexcellence\nintegrity' })
    await pages
    await check.expectChecked(1)
    await expect(edit).toHaveAttribute('data-before', '')
    await expect(edit).toBeFocused()
  },
)
