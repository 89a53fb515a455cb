// The panels of two processes of one site, on one PostgreSQL.
import { join } from 'node:path'
import { startPostgres } from '#testing/postgres.ts'
import type { TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { test as base, expect } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { startReplica } from '#tests/support/server/programs/replicas.ts'

const test = base.extend<object, { replicas: readonly [TestServer, TestServer] }>({
  replicas: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const { path, remove } = temporaryDirectory()
      const database = await startPostgres()
      const first = await startReplica(join(path, 'first'), database.url)
      const second = await startReplica(join(path, 'second'), database.url, first)
      await provide([first, second])
      for (const replica of [first, second]) await replica.stop()
      await database.stop()
      remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('a text edited on a page through one process changes on the page in the panel of the other', async ({
  page,
  panel,
  otherPanel,
  replicas: [one, other],
}) => {
  await panel.open({ origin: one.url })
  await otherPanel.open({ origin: other.url })
  const here = new PagesView(page)
  const there = new PagesView(otherPanel.page)
  await here.open('/services/ate')
  await there.open('/services/ate')

  await here.text('services.ate.overview').first().click()
  await here.field.fill('Edited through the first')
  await expect(here.frame.getByText('Edited through the first')).toBeVisible()
  await expect(there.frame.getByText('Edited through the first')).toHaveCount(0)
  await here.save.click()
  await expect(there.frame.getByText('Edited through the first')).toBeVisible()

  const offers = there.frame.getByRole('listitem')
  const count = await offers.count()
  await here.text('services.ate.whatWeOffer').first().click()
  await here.field.fill((await here.field.inputValue()).replace(/.*\n/, ''))
  await here.save.click()
  await expect(offers, 'its process has rendered the page without the line').toHaveCount(count - 1)

  await there.text('services.ate.overview').first().click()
  await otherPanel.page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(here.frame.getByText('Edited through the first')).toHaveCount(0)
  await expect(here.incomplete).toHaveCount(0)
})
