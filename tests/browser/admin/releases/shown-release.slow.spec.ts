// Which release the view shows, whatever else is started, chosen or gone.
import { expect, test } from '#tests/support/browser/panel/releases.ts'

const key = 'about.hero.title'

test('a release that somebody else starts does not replace the one that is shown, nor what was typed in it', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto('/admin#releases')
  await releases.shows()
  const at = releases.publish.getByLabel('Publish at')
  await at.fill('2030-03-01T09:30')
  await prepare('Summer', { [key]: 'About our summer' })
  await expect(releases.view.getByRole('link', { name: /^Summer/ })).toContainText('1 edit')
  await expect(releases.details.getByRole('heading', { name: 'Spring', exact: true })).toBeVisible()
  await expect(at).toHaveValue('2030-03-01T09:30')
})

test('a release stays shown when changes go to the live site again', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await prepare('Summer', { [key]: 'About our summer' })
  await panel.open()
  await releases.choose('Spring')
  await page.goto('/admin#releases')
  await releases.shows()
  await releases.publish.getByLabel('Publish at').fill('2030-03-01T09:30')
  await releases.bar.getByRole('button', { name: 'Back to live' }).press('Enter')
  await releases.expectChosen('Live')
  await expect(releases.details.getByRole('heading', { name: 'Spring', exact: true })).toBeVisible()
  await expect(releases.publish.getByLabel('Publish at')).toHaveValue('2030-03-01T09:30')
})

test('a new release is shown, even if the address names another one', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  const id = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto(`/admin#releases?release=${id}`)
  await releases.shows()
  await releases.view.getByRole('button', { name: 'New release' }).click()
  await releases.dialog.getByLabel('Name').fill('Summer')
  await page.keyboard.press('Enter')
  await releases.expectChosen('Summer')
  await expect(releases.details.getByRole('heading', { name: 'Summer', exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/release=/)
})

test('a link to a release that does not exist says so, and shows no other one', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await page.goto(`/admin#releases?release=${crypto.randomUUID()}`)
  await expect(releases.view.getByRole('status')).toHaveText(
    'There is no release at this address. Published and discarded releases are deleted after a year.',
  )
  await expect(releases.details).toHaveCount(0)
  await releases.view.getByRole('link', { name: /^Spring/ }).click()
  await releases.shows()
  await expect(releases.view.getByRole('status')).toHaveCount(0)
})
