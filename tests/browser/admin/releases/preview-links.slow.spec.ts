// The links to previews of a release, as the panel counts and ends them.
import { expect, test } from '#tests/support/browser/panel/releases.ts'

const key = 'about.hero.title'

test.beforeEach(async ({ panel, releases, prepare }) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
})

test('links that somebody else has created since are ended, too', async ({ panel, releases, supabase }) => {
  await expect(releases.preview).toContainText('No active link.')
  // It is there before its words, or screen readers would not announce them.
  await expect(releases.preview.getByRole('status')).toHaveText('')
  const { data } = await supabase
    .from('website_releases')
    .select('id')
    .eq('state', 'draft')
    .single()
    .throwOnError()
  const { data: token } = await supabase
    .rpc('create_release_preview', { release: data.id, hours: 24 })
    .throwOnError()
  const preview = async () =>
    (await supabase.rpc('release_preview', { token }, { get: true }).throwOnError()).data?.name
  expect(await preview()).toBe('Spring')
  await releases.preview.getByRole('button', { name: 'End all links' }).click()
  await panel.expectToast('Content Saved!', 'No link to a preview of “Spring” works anymore.', 'success')
  expect(await preview()).toBeUndefined()
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
