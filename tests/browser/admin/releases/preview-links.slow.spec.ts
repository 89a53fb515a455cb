// The links to previews of a release, as the panel counts and ends them.
import type { ContentClient } from '#content-sync/database.ts'
import { recordAnnouncements } from '#tests/support/browser/announcements.ts'
import { expect, test } from '#tests/support/browser/panel/releases.ts'

const key = 'about.hero.title'

test.beforeEach(async ({ panel, releases, prepare }) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
})

async function openRelease(supabase: ContentClient): Promise<string> {
  const { data } = await supabase
    .from('website_releases')
    .select('id')
    .eq('state', 'draft')
    .single()
    .throwOnError()
  return data.id
}

test('links that somebody else has created since are ended, too', async ({ panel, releases, supabase }) => {
  await expect(releases.preview).toContainText('No active link.')
  // It is there before its words, or screen readers would not announce them.
  await expect(releases.preview.getByRole('status')).toHaveText('')
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await expect(releases.preview).toContainText('1 active link.')
  const release = await openRelease(supabase)
  const { data: token } = await supabase.rpc('create_release_preview', { release, hours: 24 }).throwOnError()
  const preview = async () =>
    (await supabase.rpc('release_preview', { token }, { get: true }).throwOnError()).data?.name
  expect(await preview()).toBe('Spring')
  await releases.preview.getByRole('button', { name: 'End all links' }).click()
  await panel.expectToast('Content Saved!', 'No link to a preview of “Spring” works anymore.', 'success')
  expect(await preview()).toBeUndefined()
})

test('links that others create or end are noticed within a minute', async ({ page, releases, supabase }) => {
  const end = releases.preview.getByRole('button', { name: 'End all links' })
  const link = releases.preview.getByLabel('Preview link')
  await page.clock.install()
  await page.reload()
  await releases.shows()
  await expect(releases.preview).toContainText('No active link.')
  await expect(end).toHaveCount(0)
  const release = await openRelease(supabase)
  await supabase.rpc('create_release_preview', { release, hours: 24 }).throwOnError()
  await page.clock.fastForward('01:00')
  await expect(releases.preview).toContainText('1 active link.')
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await expect(releases.preview).toContainText('2 active links.')
  await link.focus()
  await supabase.rpc('end_release_previews', { release }).throwOnError()
  await page.clock.fastForward('01:00')
  await expect(releases.preview).toContainText('No active link.')
  await expect(link).toHaveCount(0)
  await expect(releases.preview.getByRole('status')).toHaveText('')
  await expect(releases.preview.getByRole('button', { name: 'See it in Pages' })).toBeFocused()

  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await end.click()
  await expect(releases.preview).toContainText('No active link.')
  await expect(releases.preview.getByRole('button', { name: 'See it in Pages' })).toBeFocused()
})

test('where the browser does not copy, the link is selected, and the panel says how to copy it', async ({
  page,
  releases,
}) => {
  // As over plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await releases.preview.getByRole('button', { name: 'Copy link' }).click()
  await expect(releases.preview.getByRole('status')).toHaveText(
    'The link is selected. Copy it with Ctrl+C (⌘C on a Mac): it is not shown again.',
  )
  const link = releases.preview.getByLabel('Preview link')
  await expect(link).toBeFocused()
  const selected = link.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
    value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  )
  expect(await selected).toBe(await link.inputValue())
  const said = await recordAnnouncements(releases.preview.getByRole('status'))
  await releases.preview.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(said).toEqual([expect.stringMatching(/^The link is selected\./)])
})

test('copying a link again is announced again', async ({ page, releases }) => {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }),
  )
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  const status = releases.preview.getByRole('status')
  await expect(status).toHaveText(/^Copy the link now/)
  const said = await recordAnnouncements(status)
  const copy = releases.preview.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await expect.poll(said).toEqual(['Copied.'])
  await copy.click()
  await expect.poll(said).toEqual(['Copied.', 'Copied.'])
})

test('links can be ended also if they could not be counted', async ({ page, releases, allowErrors }) => {
  allowErrors(/status of 500/)
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await expect(releases.preview.getByRole('status')).toHaveText(/^Copy the link now/)
  await expect(releases.preview).toContainText('1 active link.')
  const previews = '**/rest/v1/website_release_previews*'
  await page.route(previews, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }))
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await expect(releases.preview).toContainText('The links could not be counted: Out of order.')
  await expect(releases.preview).not.toContainText('1 active link.')
  await page.unroute(previews)
  await releases.preview.getByRole('button', { name: 'End all links' }).click()
  await expect(releases.preview).toContainText('No active link.')
})

test('a clock that is wrong changes nothing about the count', async ({ page, releases }) => {
  await page.clock.setFixedTime(Date.now() + 366 * 24 * 3_600_000)
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await expect(releases.preview).toContainText('1 active link.')
})
