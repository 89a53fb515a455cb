// Where things are in the panel: the work begins high up, and the bar stays in its place.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectWithin, firstRows, type ViewLabel } from '#tests/support/browser/panel/first-rows.ts'

const items = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [
    `item.${n}`,
    n % 3
      ? 'A short text'
      : 'A text that takes two lines beside its name, its key and its actions, as many sentences of a page do.',
  ]),
)

for (const { name, width, height, deviceScaleFactor = 1, firstRow, rows } of [
  { name: 'a large screen', width: 1440, height: 900, firstRow: 240, rows: 11 },
  { name: 'a tablet', width: 768, height: 1024, firstRow: 300, rows: 8 },
  { name: 'a phone', width: 390, height: 844, firstRow: 300, rows: 5 },
  { name: 'a phone with its keyboard open', width: 390, height: 460, firstRow: 300, rows: 1 },
  { name: 'a laptop at 200 % zoom', width: 720, height: 450, deviceScaleFactor: 2, firstRow: 300, rows: 1 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    test(`the bar stays, every view begins within ${firstRow} px, and ${rows} or more items are in view`, async ({
      panel,
      page,
      seed,
      supabase,
    }) => {
      await seed(items)
      await panel.open()
      const boxes = async () =>
        (await Promise.all((await panel.rows.all()).map((row) => row.boundingBox()))).flatMap(
          (box) => box ?? [],
        )
      const inView = async () => (await boxes()).filter(({ y, height: own }) => y + own <= height).length
      await expect.poll(inView).toBeGreaterThanOrEqual(rows)
      const [first] = await boxes()
      expect(first?.y).toBeLessThanOrEqual(firstRow)

      const bar = page.locator('.panel-bar')
      expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 72, width, height: 56 })
      await page.evaluate(() => scrollTo(0, 600))
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(72)
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('searchbox', { name: 'Find a text' }),
        panel.banner,
      ]) {
        const box = await part.boundingBox()
        expect(box && box.y >= 72 && box.y + box.height <= 128 && box.x + box.width <= width).toBe(true)
      }

      // The views of the trash and of the history have rows, too.
      await seed({ 'home.hero.title': 'Edited' })
      await supabase.from('website_content').delete().eq('content_key', 'item.0').throwOnError()
      await expect(panel.row('item.0')).toHaveCount(0)
      for (const view of Object.keys(firstRows) as ViewLabel[]) await expectWithin(page, view, firstRow)
    })
  })
}

for (const { name, width, height, covered } of [
  { name: 'a large screen', width: 1440, height: 900, covered: 128 },
  { name: 'a phone', width: 390, height: 844, covered: 172 },
]) {
  test(`what stays while a list scrolls is below the bar on ${name}`, async ({ panel, page, seed }) => {
    await page.setViewportSize({ width, height })
    await seed(items)
    await panel.open()
    await page.evaluate(() => scrollTo(0, 500))
    const heading = page.locator('.list-head')
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(covered)
    await panel.editButton('item.3').focus()
    await page.keyboard.press('Shift+Tab')
    const focused = page.locator(':focus')
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(covered)

    await page.getByRole('link', { name: 'History', exact: true }).click()
    const day = page.locator('.history-day-head').first()
    await expect(day).toBeVisible()
    const { y = 0 } = (await day.boundingBox()) ?? {}
    // Its rows are at least as high as this, so the heading stays.
    await page.evaluate((by) => scrollBy(0, by), y - covered + 20)
    await expect.poll(async () => Math.round((await day.boundingBox())?.y ?? 0)).toBe(covered)
  })
}

test('no row moves when the names of the texts arrive', async ({ panel, page, seed }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/texts-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await seed({
    'home.hero.title': 'A text of the site',
    'company.phone': 'Another',
    other: 'No text of the site',
  })
  await panel.open()
  const tops = () => panel.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  await expect(panel.rows).toHaveCount(3)
  const before = await tops()
  await expect(panel.list.getByText('Home › Hero › Headline')).toHaveCount(0)
  arrive()
  await expect(panel.list.getByText('Home › Hero › Headline')).toBeVisible()
  expect(await tops()).toEqual(before)
})
