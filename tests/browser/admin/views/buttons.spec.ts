// A link is changed in place, and no row moves while buttons get or lose their links.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.closing.action.href'

test('removing a link moves no row, and a second click in its place changes nothing', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const next = 'services.closing.primary.href'
  await seed({ [key]: '/careers', [next]: '/contact' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.filter('Linked').click()
  await panel.quiet()
  const before = await view.places()
  const box = await view.remove(key).boundingBox()
  if (!box) throw new Error('The button is not shown')
  const clickThere = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await clickThere()
  await panel.expectToast('Content Saved!', `${key} has no link now.`, 'success')
  await expect(view.row(key)).toContainText('Coming soon')
  await clickThere()
  await panel.quiet()
  expect(await view.places()).toEqual(before)
  expect(await valuesOf(supabase)).toEqual([`${next}=/contact`])

  await view.undo(key).click()
  await expect(view.row(key)).toContainText('Linked')
  await expect(view.field(key)).toHaveValue('/careers')
  expect(await view.places()).toEqual(before)
})
