// A page is hidden in the panel: its address leads elsewhere, and no menu names it.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RedirectsSection } from '#tests/support/browser/panel/redirects-section.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

test('a page is hidden, its address leads elsewhere, and Undo shows it again', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Hide a page…').click()
  await expect(section.hideForm.getByLabel('Page to hide')).toBeFocused()
  await section.hideForm.getByLabel('Page to hide').selectOption('ATE')
  await expect(section.hideForm.getByLabel('Where its visitors go')).toHaveValue('/services')
  await section.hideForm.getByLabel('Where its visitors go').selectOption('Silicon validation')
  await section.hideForm.getByRole('button', { name: 'Hide this page' }).click()
  const undo = await panel.keepUndo()
  const target = '/services/silicon-validation'
  await panel.expectToast('Content Saved!', `“ATE” is hidden. Its visitors go to ${target}.`, 'success')
  await expect(section.hideForm).toHaveCount(0)
  await expect(section.act('Hide a page…')).toBeFocused()
  await expect(section.row('ATE')).toContainText(`Hidden. Leads to ${target}`)

  const visited = async () => {
    const { headers, status } = await fetch(new URL('/services/ate', page.url()), { redirect: 'manual' })
    return headers.get('location') ?? status
  }
  await expect.poll(visited).toBe(target)
  expect(await (await page.request.get('/')).text()).not.toContain('href="/services/ate"')
  // The header of the panel follows, too.
  await expect(page.locator('header a[href="/services/ate"]')).toHaveCount(0)

  await undo.click()
  await expect(section.row('ATE')).toHaveCount(0)
  await expect.poll(visited).toBe(200)
  expect(await valuesOf(supabase)).toEqual([])
})
