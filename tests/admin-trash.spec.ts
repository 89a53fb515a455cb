import type { Page } from '@playwright/test'
import { expect, test } from './support/admin-panel.ts'
import { expectAccessible } from './support/axe.ts'

function viewOf(page: Page) {
  const region = page.getByRole('region', { name: 'Trash' })
  return {
    region,
    row: (key: string) =>
      region
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: key, exact: true }) })
        .first(),
    bringBack: (key: string) =>
      region.getByRole('button', { name: `Bring back ${key}`, exact: true }).first(),
    select: (key: string) => region.getByRole('checkbox', { name: `Select ${key}`, exact: true }).first(),
    async open() {
      await page.getByRole('link', { name: 'Trash' }).click()
      await expect(region).toHaveAttribute('aria-busy', 'false')
    },
  }
}

test('brings back the same item: id, value and time of creation', async ({ panel, page, seed, supabase }) => {
  const [item] = await seed({ 'trash.one': 'a value' })
  await supabase.from('website_content').delete().eq('content_key', 'trash.one').throwOnError()
  await panel.open()
  const view = viewOf(page)
  await view.open()
  await expect(view.row('trash.one')).toContainText('a value')
  await expect(view.row('trash.one')).toContainText('Somebody, without sign-in')
  await view.bringBack('trash.one').press('Enter')
  await panel.expectToast('Content Added!', 'trash.one is back.', 'success')
  const { data } = await supabase.from('website_content').select('*').throwOnError()
  expect(data).toMatchObject([
    { id: item?.id, created_at: item?.created_at, content_key: 'trash.one', content_value: 'a value' },
  ])
  await expect(view.bringBack('trash.one')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Trash', level: 2 })).toBeFocused()
})

test('brings back several as one step, which can be undone, and follows what others delete', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ 'several.one': '1', 'several.two': '2', 'several.three': '3' })
  await panel.open()
  const view = viewOf(page)
  await view.open()
  await supabase.from('website_content').delete().like('content_key', 'several.%').throwOnError()
  await view.select('several.one').check()
  await expect(view.region.getByRole('button', { name: /^Bring back \d/ })).toHaveCount(0)
  await view.select('several.two').check()
  await view.region.getByRole('button', { name: 'Bring back 2 items' }).click()
  await panel.expectToast('Content Added!', '2 items brought back.', 'success')
  const keys = async () => {
    const { data } = await supabase.from('website_content').select('content_key').order('content_key')
    return data?.map(({ content_key }) => content_key)
  }
  expect(await keys()).toEqual(['several.one', 'several.two'])
  await expect(view.bringBack('several.two')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(keys).toEqual([])
  await expect(view.bringBack('several.two')).toBeVisible()
})

test('says so where a key is in use again', async ({ panel, page, seed, supabase }) => {
  await seed({ 'trash.taken': 'old' })
  await supabase.from('website_content').delete().eq('content_key', 'trash.taken').throwOnError()
  await seed({ 'trash.taken': 'new' })
  await panel.open()
  const view = viewOf(page)
  await view.open()
  await expect(view.row('trash.taken')).toContainText('Its key is in use again')
  await expect(view.bringBack('trash.taken')).toHaveAttribute('aria-disabled', 'true')
  await expect(view.select('trash.taken')).toBeDisabled()
  await expectAccessible(page, 'the trash')
})
