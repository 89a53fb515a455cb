// Editing while others change the same item, and saves that fail: typed text stays.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { pastTime, saveText } from '#tests/support/server/stored-items.ts'

const email = 'company.email'
const phone = 'company.phone'

test.describe('while others work', () => {
  test('typed text is never replaced, and their text is shown', async ({ panel, seed, supabase }) => {
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('mine')
    await saveText(supabase, { content_key: email }, 'theirs', pastTime)
    await panel.expectLive(email, 'updated')
    await expect(panel.field(email)).toHaveValue('mine')
    await expect(panel.row(email)).toContainText('This item has changed since you opened it.')
    await expect(panel.row(email)).toContainText('theirs')
    await panel.cancelButton(email).click()
    await expect(panel.value(email)).toHaveText('theirs')
  })

  test('the text stays when the item is deleted, and saving it fails', async ({ panel, seed, supabase }) => {
    await seed({ [email]: 'info@example.com', [phone]: '1' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await supabase.from('website_content').delete().eq('content_key', email)
    await panel.expectLive(email, 'deleted')
    await expect(panel.field(email)).toHaveValue('typed')
    await expect(panel.row(email)).toContainText('This item was deleted.')
    await panel.saveButton(email).click()
    await panel.expectToast(
      'Error saving content',
      'Failed to save: the item no longer exists, or you do not have permission to change it',
      'error',
    )
    await expect(panel.field(email)).toHaveValue('typed')
    await panel.cancelButton(email).click()
    await expect(panel.row(email)).toHaveCount(0)
    await expect(panel.editButton(phone)).toBeFocused()
  })
})

test.describe('when saving fails', () => {
  test('because the item is gone, without a live event', async ({
    panel,
    page,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    const line = await RealtimeLine.before(page)
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    await panel.quiet()
    await line.cut()
    await supabase.from('website_content').delete().eq('content_key', email)
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await panel.saveButton(email).click()
    await panel.expectToast(
      'Error saving content',
      'Failed to save: the item no longer exists, or you do not have permission to change it',
      'error',
    )
    await expect(panel.field(email)).toHaveValue('typed')
    await expect(panel.list).toContainText('0 items')
  })

  test('because the value is too large for the server', async ({ panel, page, seed, allowErrors }) => {
    allowErrors(/status of 413|net::ERR|shape of a request/)
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    // The request is made large on its way, since the field would take seconds to display such a text.
    const payload = { content_value: 'x'.repeat(1_100_000), updated_at: new Date().toISOString() }
    await page.route(/website_content\?id=/, (route) => route.continue({ postData: payload }))
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await panel.saveButton(email).click()
    // The server ends the connection early, which may lose its answer.
    const description = /^Failed to save: (Request body exceeds 1 MB|Failed to fetch)$/
    await expect
      .poll(() => panel.toasts())
      .toContainEqual({
        title: 'Error saving content',
        description: expect.stringMatching(description),
        tone: 'error',
      })
    await expect(panel.field(email)).toHaveValue('typed')
  })

  test('while a deletion can be undone, and the success that follows does not hide it', async ({
    panel,
    seed,
    allowErrors,
  }) => {
    allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
    await seed({ one: '1', two: '2' })
    await panel.open()
    await panel.deleteButton('two').click()
    await panel.dialog.getByRole('button', { name: 'Delete' }).click()
    await panel.keepUndo()
    await panel.loseNextWrite()
    await panel.editButton('one').press('Enter')
    await panel.field('one').fill('typed')
    await panel.field('one').press('Enter')
    await expect(panel.field('one')).toBeEditable()
    await panel.newKey.fill('three')
    await panel.newValue.fill('3')
    await panel.newValue.press('Control+Enter')
    await expect(panel.row('three')).toBeVisible()
    await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  })

  test('because there is no network, and succeeds later', async ({ panel, seed, allowErrors }) => {
    allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await panel.loseNextWrite()
    await panel.field(email).press('Enter')
    await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
    await expect(panel.field(email)).toHaveValue('typed')
    await expect(panel.field(email)).toBeEditable()
    await panel.field(email).press('Enter')
    await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
    await expect(panel.value(email)).toHaveText('typed')
  })
})
