// A list of plain texts, such as what a service offers, is one text with a line for each.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'

const key = 'services.ate.whatWeOffer'
const offers = (page: PagesView) => page.frame.locator('li.pinout-pin')
const unused = (page: PagesView) => page.frame.locator('.pinout-unused')

test('its lines are edited over its first one, and the page follows, with more lines or fewer', async ({
  page,
  panel,
}) => {
  const view = await openInPages(panel, '/services/ate')
  const before = await offers(view).allTextContents()
  expect(before).toHaveLength(8)
  await view.text(key).nth(3).click()
  await expect(view.field).toHaveValue(before.join('\n'))
  await expect(page.locator('.page-text-form').getByRole('textbox')).toHaveAccessibleDescription(
    /One per line\./,
  )
  // The button behind the form cannot be seen.
  await view.field.press('Shift+Tab')
  await expect(view.field).not.toBeFocused()
  await expect(page.locator('[data-open] > .page-text-button')).toHaveCount(1)
  await expect(page.locator('[data-open] > .page-text-button')).not.toBeFocused()
  const [field, first] = await Promise.all([view.field.boundingBox(), offers(view).first().boundingBox()])
  expect(Math.abs((field?.y ?? 0) - (first?.y ?? 0))).toBeLessThan(60)

  await view.field.fill(before.with(4, 'Typed').join('\n'))
  await expect(offers(view).nth(4)).toHaveText('Typed')
  await view.field.fill([...before, 'A ninth'].join('\n'))
  await view.save.click()
  await expect(offers(view)).toHaveText([...before, 'A ninth'])
  await expect(unused(view)).toHaveCount(1)
  await expect
    .poll(async () => (await page.request.get('/services/ate')).text())
    .toContain('DIP-10, top view')

  await view.text(key).first().click()
  await view.field.fill('')
  await expect(page.locator('.page-text-form')).toContainText('Empty: the list is not shown.')
  await view.save.click()
  await expect(view.frame.getByText('Ask us: for this service')).toBeVisible()
  await expect(offers(view)).toHaveCount(0)
})

test('rows for single lines count until the list has a row, which begins with what they say', async ({
  page,
  panel,
  seed,
}) => {
  await seed({ [`${key}.2`]: 'Saved as\none line', [`${key}.3`]: '' })
  const shown = async () =>
    [
      ...(await (await page.request.get('/services/ate')).text()).matchAll(
        /<li class="pinout-pin.*?>([^<]+)</g,
      ),
    ].map(([, text]) => text?.replaceAll('&amp;', '&'))
  // The page may follow one row before the other.
  await expect.poll(async () => (await shown()).length).toBe(7)
  await expect.poll(async () => (await shown())[1]).toBe('Saved as one line')
  const before = await shown()
  await panel.open()
  await expect(panel.row(`${key}.2`)).not.toContainText('Not used')

  const view = new PagesView(page)
  await view.open('/services/ate')
  await view.text(key).first().click()
  await expect(view.field).toHaveValue(before.join('\n'))
  await view.field.fill([...before, 'One more'].join('\n'))
  await view.save.click()
  await expect.poll(shown).toEqual([...before, 'One more'])

  await page.getByRole('link', { name: 'Items', exact: true }).click()
  for (const line of [2, 3])
    await expect(panel.row(`${key}.${line}`)).toContainText('Not used: the list was later edited as a whole')
  await panel.editButton(key).click()
  await panel.field(key).fill('Only this')
  await panel.saveButton(key).click()
  await expect.poll(shown).toEqual(['Only this'])
})
