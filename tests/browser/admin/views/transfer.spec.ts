import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { jsonFile, transferView } from '#tests/support/browser/panel/transfer-view.ts'
import { storedItems } from '#tests/support/server/stored-items.ts'

const pagesOf = (page: Page) =>
  Promise.all(
    ['/', '/about', '/careers'].map((path) => page.request.get(path).then((answer) => answer.text())),
  )

test('export followed by import on an empty site gives the same site', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({
    'home.hero.title': '',
    'company.email': 'a@example.com',
    'about.hero.title': 'Über “uns” <b>\n語 👩‍🔬',
  })
  const about = async () => (await page.request.get('/about')).text()
  await expect.poll(about).toContain('Über')
  await panel.open()
  const view = transferView(page)
  await view.open()
  const rows = await storedItems(supabase)
  const pages = await pagesOf(page)
  const downloading = page.waitForEvent('download')
  await view.region.getByRole('button', { name: 'Export 3 items' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^website-content-127\.0\.0\.1-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text).items.map(({ key }: { key: string }) => key)).toEqual([
    'home.hero.title',
    'company.email',
    'about.hero.title',
  ])

  await supabase.from('website_content').delete().not('id', 'is', null).throwOnError()
  await expect(view.region.getByRole('button', { name: 'Export 0 items' })).toBeVisible()
  await expect.poll(about).not.toContain('Über')
  await view.file.setInputFiles(jsonFile(text))
  await view.plan.getByRole('button', { name: 'Import and change 3 items' }).click()
  await panel.expectToast('Content Saved!', 'The import changed 3 items.', 'success')
  const kept = (all: typeof rows) => all.map(({ updated_at: _, ...item }) => item)
  expect(kept(await storedItems(supabase))).toEqual(kept(rows))
  await expect.poll(() => pagesOf(page)).toEqual(pages)
})
