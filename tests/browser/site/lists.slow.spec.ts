// Pages with lists of any length: nothing is cut off, and the drawings follow.
import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { editableLists, listKeys } from '#content/keys/site-texts.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { collidingTexts, cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'

const lists = editableLists(site)
const long =
  'A title that says in one long sentence what all of this is about, with a Kraftfahrzeughaftpflichtversicherung'
/** Lists of plain texts: what one service offers, takes and delivers, and the names of lines in a drawing. */
const plainLists = listKeys(site).filter(
  ({ key, kind }) => kind === 'lines' && /^(services\.ate|about\.agreement)\./.test(key),
)
const paths = [...new Set([...lists, ...plainLists].map(({ key }) => pageOfKey(site, key) ?? '/'))]

/** Cities around the world, and at the edges of the map. Some are so close that their names would overlap. */
const cities = [
  [37.34, -121.89, 'America/Los_Angeles'],
  [48.14, 11.58, 'Europe/Berlin'],
  [35.68, 139.69, 'Asia/Tokyo'],
  [48.14, 11.58, 'Europe/Berlin'],
  [-36.85, 180, 'Pacific/Auckland'],
  [21.31, -180, 'Pacific/Honolulu'],
  [12.97, 77.59, 'Asia/Kolkata'],
  [50.85, 4.35, 'Europe/Brussels'],
] as const

/** What an office says in a field that takes no other text. */
function factOf(field: string, n: number): string | undefined {
  const [latitude, longitude, timeZone] = cities[n % cities.length] ?? cities[0]
  const facts = new Map([
    ['latitude', `${latitude}`],
    ['longitude', `${longitude}`],
    ['timeZone', timeZone],
    ['country', 'DE'],
  ])
  return facts.get(field)
}

/** As many lines, of which some are long. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => (n % 2 ? `Text ${n + 1}` : long)).join('\n')

/** Items that give every list this many entries, each with all of its texts. */
function itemsWith(count: number): Record<string, string> {
  const items: Record<string, string> = {}
  for (const { key } of plainLists) items[key] = linesOf(count)
  for (const { key, newEntry } of lists) {
    const ids = Array.from({ length: count }, (_, n) => `entry-${n + 1}`)
    items[key] = ids.join('\n')
    for (const [n, id] of ids.entries()) {
      for (const [field, value] of Object.entries(newEntry(''))) {
        if (Array.isArray(value)) items[`${key}.${id}.${field}`] = linesOf(count)
        if (typeof value !== 'string' || field === 'href') continue
        const isDate = /^(datePosted|validThrough)$/.test(field)
        const fact = factOf(field, n)
        items[`${key}.${id}.${field}`] = fact ?? (isDate ? '2099-01-31' : n % 2 ? `Text ${n + 1}` : long)
      }
    }
  }
  return items
}

/** The narrowest and the widest, where long texts need most lines and most room. */
const widths = [390, 1440]

/** What a page says if its lists have no entries: a text for each. */
const saidWhileEmpty = (path: string) =>
  listKeys(site).flatMap(({ key, value }) => {
    if (key.endsWith('.noOffer')) return path.startsWith('/services/') ? value : []
    return key.endsWith('.empty') && pageOfKey(site, key) === path ? value : []
  })

for (const count of [0, 1, 3, 24]) {
  test(`pages with ${count} entries in each list`, async ({ page, supabase }) => {
    test.setTimeout(900_000)
    await saveItems(supabase, itemsWith(count))
    for (const path of paths) {
      const said = count > 0 ? [long] : saidWhileEmpty(path)
      expect(said, path).not.toEqual([])
      await expect
        .poll(async () => {
          const html = await (await page.request.get(path)).text()
          return said.filter((each) => !html.includes(each))
        }, path)
        .toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        expect(await sideways(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        expect(await cutTexts(page), `${path} at ${width} px`).toEqual([])
        expect(await collidingTexts(page), `${path} at ${width} px`).toEqual([])
        const html = await page.locator('main').evaluate((main) => main.innerHTML)
        expect(html).not.toMatch(/NaN|Infinity|undefined/)
      }
      if (count > 0) await expect(page.getByText(long).filter({ visible: true }).first()).toBeVisible()
      else for (const each of said) await expect(page.locator('main')).toContainText(each)
      await expectAccessible(page, `${count} entries`, { at: widths })
    }
  })
}

test('a long heading above the staircase of /careers moves it down', async ({ page, seed }) => {
  const heading = 'How we work together in our company, in four offices and on three continents'
  await seed({ 'careers.culture.heading': heading })
  await expect.poll(async () => (await page.request.get('/careers')).text()).toContain(heading)
  const culture = page.locator('.careers-culture')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/careers')
    expect(await collidingTexts(page), `${width} px`).toEqual([])
    const [end = 0, step = 0] = await culture.evaluate((section) => [
      section.querySelector('h2')?.getBoundingClientRect().bottom,
      section.querySelector('li:nth-last-child(2)')?.getBoundingClientRect().top,
    ])
    expect(end, `${width} px`).toBeLessThanOrEqual(step)
  }
})

test('an office that is added is on its page, on the map, in the working day and in structured data', async ({
  page,
  seed,
}) => {
  const key = 'locations.offices.sydney'
  const ids = site.locations.offices.items.map(({ id }) => id)
  await seed({
    'locations.offices': [...ids, 'sydney'].join('\n'),
    [`${key}.address`]: '1 Example Street, Sydney, Australia',
    [`${key}.latitude`]: '-33.87',
    [`${key}.longitude`]: '151.21',
    [`${key}.timeZone`]: 'Australia/Sydney',
    [`${key}.country`]: 'AU',
    'careers.positions': 'verification-engineer',
    'careers.positions.verification-engineer.location': 'Sydney',
    'careers.positions.verification-engineer.datePosted': '2026-11-02',
  })
  // The last of them.
  await expect.poll(async () => (await page.request.get('/careers')).text()).toContain('2026-11-02')

  await page.clock.setFixedTime(new Date('2025-07-14T18:05:00Z'))
  await page.goto('/locations')
  const office = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Sydney' }) })
  await expect(office.locator('[data-clock]')).toHaveText('Tue 04:05')
  for (const absent of ['Phone', 'Email', 'Employees', 'Specialties'])
    await expect(office.getByText(absent)).toHaveCount(0)
  await expect(page.locator('.map-name')).toHaveText([
    ...site.locations.offices.items.map(({ name }) => name),
    'Sydney',
  ])
  expect(await dataOn(page)).toMatchObject([
    {
      '@type': 'LocalBusiness',
      name: `${site.company.name}, Sydney`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Street, Sydney, Australia',
        addressCountry: 'AU',
      },
      geo: { latitude: -33.87, longitude: 151.21 },
    },
  ])

  await page.goto('/careers')
  await expect(page.locator('.day-office').filter({ hasText: 'Sydney' })).toBeVisible()
  await expect(page.getByText(/from office to office: .*Sydney/)).toBeVisible()
  expect(await dataOn(page)).toMatchObject([
    { '@type': 'JobPosting', jobLocation: { address: { addressCountry: 'AU' } } },
  ])
})

test('a browser that does not know the time zone of an office shows the local times of the others', async ({
  page,
  seed,
}) => {
  await seed({ 'locations.offices.silicon-valley.timeZone': 'America/Vancouver' })
  await expect.poll(async () => (await page.request.get('/locations')).text()).toContain('America/Vancouver')
  await page.addInitScript(() => {
    Intl.DateTimeFormat = class extends Intl.DateTimeFormat {
      constructor(locale: string, options: Intl.DateTimeFormatOptions) {
        if (options.timeZone === 'America/Vancouver') throw new RangeError()
        super(locale, options)
      }
    } as typeof Intl.DateTimeFormat
  })
  await page.goto('/locations')
  const times = page.locator('.office-facts [data-clock]')
  await expect(times.nth(1)).toHaveText(/^\w{3} \d\d:\d\d$/)
  await expect(times.first()).toHaveText('UTC−8/−7')
})

const dataOn = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
