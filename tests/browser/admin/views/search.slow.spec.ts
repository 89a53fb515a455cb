import { seedMany } from '#testing/many-items.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { rowInView } from '#tests/support/browser/panel/row-in-view.ts'

test('finds items by key, value, default and page, in any order of words', async ({ panel, page, seed }) => {
  await seed({
    'about.hero.title': 'Quince',
    'company.email': 'office@example.org',
    'free.note': 'Nobody reads this',
  })
  await panel.open()
  const search = panel.list.getByRole('searchbox', { name: 'Search' })
  for (const [query, keys] of [
    ['title about', ['about.hero.title']],
    ['quince', ['about.hero.title']],
    ['About the company', ['about.hero.title']],
    ['/about', ['about.hero.title']],
    ['office', ['company.email']],
    ['nobody', ['free.note']],
    ['emial', ['company.email']],
  ] as const) {
    await search.fill(query)
    await expect.poll(() => panel.keys(), { message: query }).toEqual(keys)
    await expect(panel.list.getByRole('status').first()).toHaveText('1 of 3 items')
  }
  await search.fill('nothing like this')
  await expect(panel.list).toContainText('No items match.')
  await expectAccessible(page, 'nothing found')
  await panel.list.getByRole('button', { name: 'Clear search' }).click()
  await expect(panel.rows).toHaveCount(3)
  await expect(search).toBeFocused()
  await search.fill('office')
  await expectAccessible(page, 'found')
  await search.press('Escape')
  await expect(panel.rows).toHaveCount(3)
  await expect(search).toHaveValue('')
})

test('an item being edited stays, with its text and cursor position, whatever the search', async ({
  panel,
  seed,
}) => {
  await seed({ one: '1', two: '2', three: '3' })
  await panel.open()
  await panel.editButton('one').click()
  await panel.field('one').fill('half a sent')
  await panel.field('one').evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4))
  await panel.list.getByRole('searchbox').fill('three')
  await expect.poll(() => panel.keys()).toEqual(['one', 'three'])
  await expect(panel.field('one')).toHaveValue('half a sent')
  expect(await panel.field('one').evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4)
  await panel.editButton('three').click()
  await expect.poll(() => panel.keys()).toEqual(['three'])
  await panel.list.getByRole('searchbox').fill('')
  await panel.editButton('one').click()
  await expect(panel.field('one')).toHaveValue('half a sent')
})

test.describe('a long list', () => {
  const count = 300

  test('has only the rows near the window in the document, each with its position in the list', async ({
    panel,
    page,
    supabase,
  }) => {
    await seedMany(supabase, count)
    await panel.open()
    await expect(panel.list).toContainText('300 items, oldest first')
    expect(await panel.rows.count()).toBeLessThan(60)
    await expect(panel.row('many.001')).toHaveAttribute('aria-posinset', '1')
    await expect(panel.row('many.001')).toHaveAttribute('aria-setsize', '300')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(panel.row('many.300')).toBeInViewport()
    await expect(panel.row('many.300')).toHaveAttribute('aria-posinset', '300')
    await expect(panel.row('many.001')).toHaveCount(0)
  })

  test('has no overlaps or gaps between rows', async ({ panel, page, supabase }) => {
    await seedMany(supabase, count)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await panel.open()
      for (const at of [0, 5000, 12_000]) {
        await page.evaluate((top) => scrollTo(0, top), at)
        // Until then, the rows are those of the place before.
        await expect
          .poll(() =>
            panel.rows.evaluateAll((rows) =>
              rows.some((row) => {
                const { top, bottom } = row.getBoundingClientRect()
                return top <= innerHeight / 2 && bottom >= innerHeight / 2
              }),
            ),
          )
          .toBe(true)
        await expect
          .poll(() =>
            panel.rows.evaluateAll((rows) =>
              rows
                .slice(1)
                .map((row, index) =>
                  Math.round(
                    row.getBoundingClientRect().top - (rows[index]?.getBoundingClientRect().bottom ?? 0),
                  ),
                )
                .filter((gap) => gap !== 0),
            ),
          )
          .toEqual([])
      }
    }
  })

  for (const from of [100, 8000]) {
    test(`begins below its head after a search, if it was scrolled by ${from} px`, async ({
      panel,
      page,
      supabase,
    }) => {
      await seedMany(supabase, count)
      // The search has a line of its own in the head.
      await page.setViewportSize({ width: 680, height: 900 })
      await panel.open()
      await page.evaluate((top) => scrollTo(0, top), from)
      await panel.list.getByRole('searchbox').fill('many')
      await expect
        .poll(() =>
          panel.list.evaluate((list) => {
            const [head, row] = ['.list-head', '[data-index="0"]'].map((part) =>
              list.querySelector(part)?.getBoundingClientRect(),
            )
            return head && row && row.top >= head.bottom
          }),
        )
        .toBe(true)
    })
  }

  test('lets Tab move from row to row, beyond those in the document', async ({ panel, page, supabase }) => {
    await seedMany(supabase, count)
    await panel.open()
    await panel
      .row('many.001')
      .getByRole('button', { name: /^History/ })
      .focus()
    for (let row = 2; row <= 60; row++) {
      const name = `many.${String(row).padStart(3, '0')}`
      await page.keyboard.press('Tab')
      await expect(panel.row(name).getByRole('checkbox')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(panel.editButton(name)).toBeFocused()
      await expect(panel.editButton(name)).toBeInViewport()
      // On to its Delete and History buttons.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    }
  })

  test('keeps the row being edited and the focused row, however far the user scrolls', async ({
    panel,
    page,
    supabase,
  }) => {
    await seedMany(supabase, count)
    await panel.open()
    await panel.editButton('many.002').click()
    await panel.field('many.002').fill('typed')
    await panel.editButton('many.005').focus()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(panel.row('many.300')).toBeInViewport()
    await expect(panel.editButton('many.005')).toBeFocused()
    await expect(panel.field('many.002')).toHaveValue('typed')
    await panel.field('many.002').press('Control+Enter')
    await panel.expectToast('Content Saved!', 'many.002 updated.', 'success')
  })

  test('keeps the reading position when items before it appear or disappear', async ({
    panel,
    page,
    supabase,
  }) => {
    await seedMany(supabase, count)
    await panel.open()
    await page.evaluate(() => scrollTo(0, 8000))
    await expect(panel.row('many.001')).toHaveCount(0)
    const { row, place, top } = await rowInView(panel)
    const before = await top()
    await supabase.from('website_content').delete().eq('content_key', 'many.003')
    await panel.expectLive('many.003', 'deleted')
    await expect(panel.list).toContainText('299 items')
    await expect(row).toHaveAttribute('aria-posinset', String(place - 1))
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  })
})
