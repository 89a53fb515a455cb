// Who can see the history: users who may write, if the database has one.
import type { Locator } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { test as guardedTest, password, signIn } from '#tests/support/browser/panel/guarded-panel.ts'
import { historyButton, historyView, timelineOf } from '#tests/support/browser/panel/history.ts'
import { ReleasesPanel } from '#tests/support/browser/panel/releases.ts'
import { trashView } from '#tests/support/browser/panel/trash-view.ts'

const historyViews = ['History', 'Trash', 'Export and import']

guardedTest('users who may not write are told what to do', async ({ panel, page }) => {
  await panel.open()
  for (const name of historyViews) {
    const link = page.getByRole('link', { name, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(
      page.getByText('Sign in as an operator to see this view.').locator('visible=true'),
    ).toBeVisible()
  }
  await expectAccessible(page, 'a history for others')
  const ask = page.locator('.editors-only').locator('visible=true').getByRole('button', { name: 'Sign in' })
  await ask.click()
  await expect(panel.dialog).toBeVisible()
})

guardedTest(
  'authors undo and restore in a release, and nothing that is live',
  async ({ panel, page, accounts, sql }) => {
    const email = `author-${crypto.randomUUID()}@example.com`
    await accounts.create(email, password)
    await accounts.addOperator(email, 'author')
    await sql`insert into public.website_content (content_key, content_value) values ('kept', 'before')`
    await sql`insert into public.website_content (content_key, content_value) values ('one', '1'), ('two', '2')`
    await sql`update public.website_content set content_value = 'after' where content_key = 'kept'`
    await sql`delete from public.website_content where content_key in ('one', 'two')`
    await sql`
      insert into public.website_releases (name, state, ended_at, changeset)
      select 'Published', 'published', now(), step from public.website_content_history order by id desc limit 1`
    await panel.open({ live: false })
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signIn(page, email, password)
    const releases = new ReleasesPanel(page)
    await expect(releases.switch).toBeVisible()

    const isLocked = async (button: Locator) => {
      await expect(button).toHaveAccessibleDescription(/You are an author/)
      await expect(button).toBeDisabled()
    }
    await historyButton(page, 'kept').click()
    await isLocked(timelineOf(page, 'kept').getByRole('button', { name: /^Restore the version/ }))
    const trash = trashView(page)
    await trash.open()
    for (const key of ['one', 'two']) {
      await isLocked(trash.restore(key))
      await trash.select(key).check()
    }
    await isLocked(trash.region.getByRole('button', { name: 'Restore 2 items' }))
    const view = historyView(page)
    await view.open()
    await view.openRuns()
    const change = view.row('kept')
    const undo = change.getByRole('button', { name: /^Undo: / })
    await isLocked(undo)
    await change.getByRole('button', { name: /^Details/ }).click()
    await change.getByRole('button', { name: /^Restore the site to this moment/ }).click()
    await isLocked(view.restoring.getByRole('button', { name: 'Restore 2 items' }))

    await releases.start('By an author')
    await undo.click()
    const notLive = 'Visitors see it when the release is published.'
    await panel.expectToast('Content Saved!', `The change was undone. ${notLive}`, 'success')
    await trash.open()
    await trash.restore('one').click()
    await panel.expectToast('Content Added!', `one restored. ${notLive}`, 'success')
    await trash.region.getByRole('link', { name: 'Releases' }).click()
    await releases.view.getByText('Published and discarded').click()
    await releases.view.getByRole('link', { name: 'Published' }).click()
    await expect(releases.details).toContainText('published')
    await expect(releases.details.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  },
)

test('a project without the history has only the specified panel', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/404/)
  await page.route(/website_content_history/, (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST205', message: 'no such table' } }),
  )
  await seed({ 'company.email': 'x' })
  await panel.open()
  for (const name of historyViews) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^History/ })).toHaveCount(0)
  await page.goto(`${page.url()}#trash`)
  await expect(panel.list).toBeVisible()
})
