// The entries of a list are moved by dragging, by any number of places as one change.

import type { Locator, Page } from '@playwright/test'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { positionsKey as key, linesWithoutSecond, titles } from '#tests/support/browser/default-positions.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const [first, second, third, fourth, ...others] = titles
const last = others.at(-1) ?? fourth

async function opened({ panel, page }: { panel: AdminPanel; page: Page }) {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.row(view.positions, second).scrollIntoViewIfNeeded()
  return view
}

async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It cannot be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, end: box.y + box.height }
}

const handleOf = (view: ListsView, name: string) => view.row(view.positions, name).locator('.entry-handle')

/** Drags a position to the end of another one, without dropping it. */
async function drag(page: Page, view: ListsView, name: string, to: string) {
  const from = await middleOf(handleOf(view, name))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const { x, end } = await middleOf(view.row(view.positions, to))
  await page.mouse.move(x, end - 4, { steps: 4 })
}

test('over all others, as one change that can be undone', async ({ panel, page, supabase }) => {
  const view = await opened({ panel, page })
  await drag(page, view, first, last)
  await expect(view.row(view.positions, last)).toHaveAttribute('data-drop', 'after')
  await page.mouse.up()
  const undo = await panel.keepUndo()
  await panel.expectToast(
    'Content Saved!',
    `“${first}” is now number ${titles.length} of ${titles.length}.`,
    'success',
  )
  await expect.poll(() => view.names(view.positions)).toEqual([second, third, fourth, ...others, first])
  await expect(view.positions.locator('[data-drop], [data-dragged]')).toHaveCount(0)
  await undo.click()
  await expect.poll(() => view.names(view.positions)).toEqual(titles)
  expect(await valuesOf(supabase)).toEqual([])
})

test('Escape cancels, and a drop in the same place changes nothing', async ({ panel, page, calls }) => {
  const view = await opened({ panel, page })
  await panel.quiet()
  const before = calls.length
  await drag(page, view, first, third)
  await expect(view.row(view.positions, fourth)).toHaveAttribute('data-drop', 'before')
  await page.keyboard.press('Escape')
  await expect(view.positions.locator('[data-drop], [data-dragged]')).toHaveCount(0)
  await page.mouse.up()
  await drag(page, view, first, first)
  await page.mouse.up()
  expect(await view.names(view.positions)).toEqual(titles)
  expect(calls.slice(before).filter((call) => call.method() !== 'GET')).toEqual([])
})

test('no drag begins while a change is being saved', async ({ panel, page }) => {
  const view = await opened({ panel, page })
  const changes = await holdCalls(page, 'apply_content')
  await drag(page, view, first, second)
  await page.mouse.up()
  await expect.poll(changes.count).toBe(1)
  await expect(handleOf(view, third)).toHaveCSS('cursor', 'default')
  await drag(page, view, third, last)
  await expect(view.positions.locator('[data-drop], [data-dragged]')).toHaveCount(0)
  await page.mouse.up()
  changes.release()
  await expect.poll(() => view.names(view.positions)).toEqual([second, first, third, fourth, ...others])
})

test('a change keeps what somebody else has hidden and moved since', async ({
  panel,
  page,
  otherPanel,
  supabase,
}) => {
  const mine = await opened({ panel, page })
  const theirs = await opened({ panel: otherPanel, page: otherPanel.page })
  await drag(page, mine, fourth, first)
  await theirs.act(theirs.positions, `Hide ${second}`).click()
  await expect
    .poll(() => mine.names(mine.positions))
    .toEqual([first, third, fourth, ...others, `${second} (hidden)`])
  await page.mouse.up()
  await expect
    .poll(() => mine.names(mine.positions))
    .toEqual([first, fourth, third, ...others, `${second} (hidden)`])
  const { data } = await supabase
    .from('website_content')
    .select('content_value')
    .eq('content_key', key)
    .single()
  expect(data?.content_value.split('\n').toSorted()).toEqual(linesWithoutSecond.toSorted())
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the page does not scroll under it', async ({ panel, page }) => {
    const view = await opened({ panel, page })
    const from = await middleOf(handleOf(view, second))
    const to = await middleOf(view.row(view.positions, third))
    const scrolled = await page.evaluate(() => scrollY)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      })
    await send('touchStart', from.y)
    for (const part of [0.3, 0.6, 1]) await send('touchMove', from.y + (to.end - 4 - from.y) * part)
    await expect(view.row(view.positions, fourth)).toHaveAttribute('data-drop', 'before')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await send('touchEnd')
    await expect.poll(() => view.names(view.positions)).toEqual([first, third, second, fourth, ...others])
  })
})
