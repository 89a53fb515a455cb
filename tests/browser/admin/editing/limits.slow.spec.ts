// The panel at the limits of what the site can hold, with the largest requests it sends. The server must not refuse any
// of them.
import { readFile } from 'node:fs/promises'
import { seedMany } from '#testing/many-items.ts'
import { findShapeRefusal } from '#tests/support/browser/each-page/shape-refusal.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { historyButton, timelineOf } from '#tests/support/browser/panel/history.ts'

/**
 * Characters outside the Basic Multilingual Plane need the most bytes in a body, and twelve characters in an address.
 */
const longestKey = '🚀'.repeat(200)
const longestValue = '語'.repeat(100_000)
const otherValue = '文'.repeat(100_000)

test('5,000 items, the longest key and the longest value cause no refused request', async ({
  panel,
  page,
  supabase,
}) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    // A busy database that does not answer a question refuses nothing: the client asks again.
    const isAskedAgain = answer.status() === 503 && answer.request().method() === 'GET'
    if (answer.status() >= 400 && !isAskedAgain)
      refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  await seedMany(supabase, 5000)
  await panel.open()
  await expect(panel.list).toContainText('5,000 items')

  await panel.add(longestKey, longestValue)
  await panel.expectToast('Content Added!', `${longestKey} added.`, 'success')

  const search = panel.list.getByRole('searchbox', { name: 'Search' })
  await search.fill(longestKey)
  await expect.poll(() => panel.keys()).toEqual([longestKey])
  await panel.editButton(longestKey).click()
  await panel.field(longestKey).fill(otherValue)
  await panel.saveButton(longestKey).click()
  await panel.expectToast('Content Saved!', `${longestKey} updated.`, 'success')

  await historyButton(page, longestKey).click()
  const versions = timelineOf(page, longestKey).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await versions
    .nth(1)
    .getByRole('button', { name: /^Restore the version from / })
    .click()
  await expect(panel.value(longestKey)).toHaveText(longestValue)

  await panel.deleteButton(longestKey).click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectToast('Content Deleted!', `${longestKey} deleted.`, 'success')
  await page.getByRole('link', { name: 'Trash' }).click()
  await page
    .getByRole('button', { name: `Restore ${longestKey}`, exact: true })
    .first()
    .click()
  await panel.expectToast('Content Added!', `${longestKey} restored.`, 'success')
  expect(refused).toEqual([])
})

test('many items with long keys can be imported and exported without a refused request', async ({
  panel,
  page,
}) => {
  const items = Array.from({ length: 500 }, (_, number) => ({
    key: `${100 + number}${'🚀'.repeat(197)}`,
    value: `Text ${number}`,
  }))
  await panel.open()
  await page.getByRole('link', { name: 'Export and import' }).click()
  const transfer = page.getByRole('region', { name: 'Export and import' })
  await transfer.getByLabel('Choose a file').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'website-content', version: 1, items })),
  })
  const button = transfer.getByRole('button', { name: 'Import and change 500 items' })
  // The last lines are only measured once they are in view, which moves the button below them.
  await button.scrollIntoViewIfNeeded()
  await expect(transfer.getByText('Text 499')).toBeInViewport()
  await button.click()
  await panel.expectToast('Content Saved!', 'The import changed 500 items.', 'success')
  const downloading = page.waitForEvent('download')
  await transfer.getByRole('button', { name: 'Export 500 items' }).click()
  const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(exported.items).toHaveLength(500)
})

test('a request refused because of its shape is noticed', async ({ panel, page, server, allowErrors }) => {
  allowErrors(/status of 400|shape of a request/)
  await panel.open()
  const answer = page.waitForResponse((response) => response.url().includes('select=id,id'))
  const query = `select=id,id&apikey=${server.publishableKey}`
  await page.evaluate(
    (query) => fetch(`/rest/v1/website_content?${query}`).then((read) => read.text()),
    query,
  )
  expect(await findShapeRefusal(await answer)).toBe(
    'The shape of a request was refused: GET /rest/v1/website_content: ' +
      'select takes at most 20 different column names, without aliases, casts, aggregates or embedded tables',
  )
})
