// Unsaved text is restored after a reload, a crash or a closed tab, also without a network.
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { lowerThan, sideways } from '#tests/support/browser/layout.ts'
import { AdminPanel, expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

const email = 'company.email'
const phone = 'company.phone'

const barOf = (page: Page) => page.getByRole('region', { name: 'Unsaved drafts' })
/** In the bar, the draft of a key, by its name and its key. */
const draftOf = (page: Page, key: string) =>
  barOf(page).getByRole('button', { name: `${nameOf(key)} ${key}`, exact: true })
const restore = (page: Page, key: string) =>
  page.getByRole('button', { name: `Restore the unsaved draft of ${nameOf(key)}` })
const discard = (page: Page, key: string) =>
  page
    .locator('.recoverable-draft')
    .getByRole('button', { name: `Discard the unsaved draft of ${nameOf(key)}` })
const keptNames = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))
/** Like a crash: nothing of the page runs afterwards. */
async function crash(page: Page): Promise<Page> {
  await expect.poll(() => keptNames(page)).not.toEqual([])
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  return next
}

test('a text can be restored after a crash, beside its item, and only on request', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [email]: 'before', [phone]: '1' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sentence')
  const next = await crash(page)
  await next.goto('/admin')
  await expect(barOf(next)).toContainText('1 unsaved draft')
  const row = next.getByRole('listitem').filter({ has: next.getByRole('heading', { name: email }) })
  await expect(row).toContainText('half a sentence')
  await expect(row.getByRole('textbox')).toHaveCount(0)

  await draftOf(next, email).click()
  await expect(restore(next, email)).toBeFocused()
  await next.keyboard.press('Enter')
  await expect(row.getByRole('textbox')).toBeFocused()
  await expect(row.getByRole('textbox')).toHaveValue('half a sentence')
  await expect(barOf(next)).toHaveCount(0)
  expect(await keptNames(next)).toHaveLength(1)
  await next.keyboard.press('Enter')
  await expect(row).toContainText('half a sentence')
  await expect.poll(() => keptNames(next)).toEqual([])
})

test('a draft can be discarded above every view, and that can be undone', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sentence')
  const next = await crash(page)
  await next.goto('/admin#texts')
  const discardHere = barOf(next).getByRole('button', { name: 'Discard' })
  await discardHere.click()
  const undo = next.locator('.toast-action', { hasText: /^Undo$/ })
  await undo.hover()
  await expect(barOf(next)).toHaveCount(0)
  await expect.poll(() => keptNames(next)).toEqual([])
  await undo.click()
  await expect(barOf(next)).toContainText('half a sentence')
  await expect.poll(() => keptNames(next)).toHaveLength(1)
  await expect(barOf(next)).toHaveText(/^1 unsaved draft/)
  await next.setViewportSize({ width: 390, height: 844 })
  await next.reload()
  await expect(barOf(next)).toContainText('1 unsaved draft')
  await expect(discardHere).toBeHidden()
  await barOf(next).getByText('1 unsaved draft').click()
  await expect(discardHere).toBeVisible()
})

test('a panel that cannot load the links to unsaved drafts says so', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sentence')
  const next = new AdminPanel(await crash(page))
  await next.page.route(/\/assets\/earlier-draft-.*\.js$/, (route) => route.abort())
  await next.open()
  await expect(barOf(next.page)).toContainText('1 unsaved draft')
  await next.expectToast(
    'This part of the panel could not be loaded',
    'Copy anything you have typed, then reload the page.',
    'error',
  )
})

test('a panel that cannot load what offers an unsaved draft says so', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await seed({ [email]: 'before' })
  await page.route(/\/assets\/views-.*\.js$/, (route) => route.abort())
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('mine')
  await saveText(supabase, { content_key: email }, 'theirs')
  await panel.row(email).getByRole('button', { name: 'Use theirs' }).click()
  await expect(panel.value(email)).toHaveText('theirs')
  await panel.expectToast(
    'This part of the panel could not be loaded',
    'Copy anything you have typed, then reload the page.',
    'error',
  )
})

test('an item far down a long list is linked', async ({ panel, page, seed, supabase }) => {
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sentence')
  const older = Array.from({ length: 300 }, (_, index) => ({
    content_key: `older.${index}`,
    content_value: 'x',
    created_at: '2020-01-01T00:00:00Z',
  }))
  await supabase.from('website_content').insert(older).throwOnError()
  const next = await crash(page)
  await next.goto('/admin')
  await draftOf(next, email).click()
  await expect(restore(next, email)).toBeFocused()
  await expect(restore(next, email)).toBeInViewport()
})

test('restoring a text based on an older version shows the conflict', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('mine')
  const next = await crash(page)
  await saveText(supabase, { content_key: email }, 'theirs')
  await next.goto('/admin')
  await restore(next, email).click()
  await expect(next.getByRole('region', { name: /^Two versions of/ })).toContainText('theirs')
  await next.getByRole('button', { name: 'Use theirs' }).click()
  await expect(restore(next, email)).toBeVisible()
  await expect(barOf(next)).toHaveCount(0)
  await discard(next, email).click()
  await expect(restore(next, email)).toHaveCount(0)
  await expect.poll(() => keptNames(next)).toEqual([])
})

test('a draft is removed once it is saved, canceled, or equal to the item', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [email]: 'before' })
  await panel.open()
  for (const end of [panel.saveButton(email), panel.cancelButton(email)]) {
    await panel.editButton(email).click()
    await panel.field(email).fill(`typed ${Math.random()}`)
    await expect.poll(() => keptNames(page)).toHaveLength(1)
    await end.click()
    await expect.poll(() => keptNames(page)).toEqual([])
  }
  await panel.editButton(email).click()
  await panel.field(email).fill('the same')
  const next = await crash(page)
  await saveText(supabase, { content_key: email }, 'the same')
  await next.goto('/admin')
  await expect(next.getByRole('region', { name: 'Manage Content' })).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => keptNames(next)).toEqual([])
  await expect(barOf(next)).toHaveCount(0)
})

test('another open tab is not offered what is being typed here, and overwrites nothing', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [email]: 'before', [phone]: '1' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('in the first tab')
  await expect.poll(() => keptNames(page)).toHaveLength(1)
  const second = await page.context().newPage()
  await second.goto('/admin')
  const inSecond = new AdminPanel(second)
  await inSecond.editButton(email).click()
  await expect(barOf(second)).toHaveCount(0)
  await inSecond.field(email).fill('in the second tab')
  await expect.poll(() => keptNames(second)).toHaveLength(2)
  const third = await page.context().newPage()
  await page.close()
  await second.close()
  await third.goto('/admin')
  await expect(barOf(third)).toContainText('2 unsaved drafts')
  await expect(restore(third, email)).toHaveCount(2)
})

test('what another tab leaves when it closes is offered at once', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before' })
  await panel.open()
  const other = await page.context().newPage()
  await other.goto('/admin')
  const inOther = new AdminPanel(other)
  await inOther.editButton(email).click()
  await inOther.field(email).fill('in the other tab')
  await expect.poll(() => keptNames(page)).toHaveLength(1)
  await expect(restore(page, email)).toHaveCount(0)
  await other.close()
  await restore(page, email).click()
  await expect(panel.field(email)).toHaveValue('in the other tab')
})

for (const [what, remove] of [
  ['everything', () => localStorage.clear()],
  [
    'the draft',
    () => {
      for (const name of Object.keys(localStorage)) localStorage.removeItem(name)
    },
  ],
] as const) {
  test(`what is being typed is stored again if another tab removes ${what}`, async ({
    panel,
    page,
    seed,
  }) => {
    await seed({ [email]: 'before' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('half a sentence')
    await expect(panel.row(email)).toContainText('Draft kept on this device')
    const other = await page.context().newPage()
    await other.goto('/careers')
    await other.evaluate(remove)
    await expect.poll(() => keptNames(other)).toHaveLength(1)
    await expect(panel.row(email)).toContainText('Draft kept on this device')
    await page.close()
    await other.goto('/admin')
    await restore(other, email).click()
    await expect(new AdminPanel(other).field(email)).toHaveValue('half a sentence')
  })
}

test('a draft that another tab discards does not come back', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before', [phone]: '1' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sentence')
  const next = await crash(page)
  await next.goto('/admin')
  await expect(discard(next, email)).toBeVisible()
  const inNext = new AdminPanel(next)
  await inNext.editButton(phone).click()
  await inNext.field(phone).fill('2')
  await expect.poll(() => keptNames(next)).toHaveLength(2)
  const other = await next.context().newPage()
  await other.goto('/admin')
  await discard(other, email).click()
  await expect(barOf(next)).toHaveCount(0)
  await inNext.field(phone).fill('23')
  await expect.poll(() => next.evaluate(() => Object.values(localStorage).join())).toContain('"23"')
  expect(await keptNames(next)).toEqual([expect.stringContaining(phone)])
})

test('the first words of a draft end in a whole character', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill(`a${'😀'.repeat(100)}`)
  const next = await crash(page)
  await next.goto('/admin')
  await expect(barOf(next).locator('q')).toHaveText(`a${'😀'.repeat(78)}…`)
})

test('a draft of a long text is offered with the words that were changed, wherever they are', async ({
  panel,
  page,
  seed,
}) => {
  const text = (word: string) => `${'Nothing changes here. '.repeat(20)}One ${word} word at the end.`
  await seed({ [email]: text('old') })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill(text('new'))
  const next = await crash(page)
  await next.goto('/admin')
  const offered = '…Nothing changes here. One new word at the end.'
  await expect(barOf(next).locator('q')).toHaveText(offered)
  const row = next.getByRole('listitem').filter({ has: next.getByRole('heading', { name: email }) })
  await expect(row.locator('q')).toHaveText(offered)
})

test('the text of a deleted item is restored with the item', async ({ panel, page, seed, supabase }) => {
  await seed({ [email]: 'before', [phone]: '1' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('mine')
  const next = await crash(page)
  await supabase.from('website_content').delete().eq('content_key', email).throwOnError()
  await next.goto('/admin#texts')
  await expect(barOf(next)).toContainText('Its item no longer exists.')
  await expectAccessible(next, 'offer of an item that is gone', { at: [390] })
  await barOf(next)
    .getByRole('button', { name: /^Restore the unsaved draft/ })
    .click()
  await next.getByRole('button', { name: 'Add the item again' }).click()
  await expect(new AdminPanel(next).editButton(email)).toBeVisible()
  const { data } = await supabase.from('website_content').select('content_value').eq('content_key', email)
  expect(data).toEqual([{ content_value: 'mine' }])
})

test('what was typed in the other views and in the form is restored there', async ({ panel, page }) => {
  await panel.open()
  await panel.newKey.fill('new.key')
  await panel.newValue.fill('new value')
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit('about.hero.title').click()
  await texts.field('about.hero.title').fill('A title')
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  const buttons = page.getByRole('region', { name: 'Buttons' })
  const key = 'about.closing.action.href'
  const button = (page: Page) =>
    page
      .getByRole('region', { name: 'Buttons' })
      .getByRole('listitem')
      .filter({ has: page.getByText(key, { exact: true }) })
  await button(page).getByRole('combobox').fill('/locations')
  await expect(buttons).toBeVisible()
  await expect.poll(() => keptNames(page)).toHaveLength(3)

  const next = await crash(page)
  await next.goto('/admin')
  await expect(barOf(next)).toContainText('3 unsaved drafts')
  await draftOf(next, key).click()
  await expect(restore(next, key)).toBeFocused()
  await next.keyboard.press('Enter')
  await expect(button(next).getByRole('combobox')).toHaveValue('/locations')

  await draftOf(next, 'about.hero.title').click()
  await expect(restore(next, 'about.hero.title')).toBeFocused()
  await next.keyboard.press('Enter')
  await expect(new TextsView(next).field('about.hero.title')).toHaveValue('A title')

  await barOf(next).getByRole('button', { name: 'New item: new.key' }).click()
  await expect(restore(next, 'new.key')).toBeFocused()
  await next.keyboard.press('Enter')
  const form = next.getByRole('region', { name: 'Add New Content' })
  await expect(form.getByLabel('Key')).toHaveValue('new.key')
  await expect(form.getByLabel('Value')).toHaveValue('new value')
  await expect(barOf(next)).toHaveCount(0)
  await expect.poll(() => keptNames(next)).toHaveLength(3)
})

test('a new item whose key is too long to be added is restored', async ({ panel, page }) => {
  const key = 'long.'.repeat(50)
  await panel.open()
  await panel.newKey.fill(key)
  await panel.newValue.fill('new value')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('new value')
  const next = new AdminPanel(await crash(page))
  await next.open()
  await barOf(next.page)
    .getByRole('button', { name: /^New item: long\./ })
    .click()
  await expect(next.page.getByRole('button', { name: /^Restore the unsaved draft of long\./ })).toBeFocused()
  await next.page.keyboard.press('Enter')
  await expect(next.newKey).toHaveValue(key)
  await expect(next.newValue).toHaveValue('new value')
})

test.describe('a new entry of a list', () => {
  const offer = (page: Page) =>
    page.getByRole('button', { name: 'Restore the unsaved draft of New position' })

  test.beforeEach(async ({ panel, page }) => {
    await panel.open()
    const lists = new ListsView(page)
    await lists.open()
    await lists.act(lists.positions, 'Add a position').click()
    await lists.form.getByLabel('Title').fill('Analog Designer')
    await lists.form.getByLabel('Skills').fill('SPICE\nLayout')
  })

  test('is restored after a reload, before which the browser asks', async ({ page }) => {
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await barOf(page).getByRole('button', { name: 'New position: Careers › Positions' }).click()
    await expect(offer(page)).toBeFocused()
    await expect(new ListsView(page).positions).toContainText('Analog Designer')
    await expectAccessible(page, 'unsaved new entry', { at: [390] })
    await page.keyboard.press('Enter')
    const { form, positions } = new ListsView(page)
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByLabel('Title')).toHaveValue('Analog Designer')
    await expect(form.getByLabel('Skills')).toHaveValue('SPICE\nLayout')
    await expect(form.getByLabel('Type')).toHaveValue('Full-time')
    await expect(barOf(page)).toHaveCount(0)
    await form.getByRole('button', { name: 'Add this position' }).click()
    await expect(positions.getByRole('heading', { name: 'Analog Designer' })).toBeVisible()
    await expect.poll(() => keptNames(page)).toEqual([])
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })

  for (const [what, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Cancel', (page: Page) => new ListsView(page).form.getByRole('button', { name: 'Cancel' }).click()],
  ] as const) {
    test(`can be restored after ${what}, until it is discarded`, async ({ page }) => {
      const { act, form, positions } = new ListsView(page)
      await close(page)
      await expect(form).toHaveCount(0)
      await expect(positions).toContainText('Unsaved draft, just now: Analog Designer')
      await page.reload()
      await offer(page).click()
      await expect(form.getByLabel('Title')).toHaveValue('Analog Designer')
      await expect(form.getByLabel('Skills')).toHaveValue('SPICE\nLayout')
      await close(page)
      await page.getByRole('button', { name: 'Discard the unsaved draft of New position' }).click()
      await act(positions, 'Add a position').click()
      await expect(form.getByLabel('Title')).toHaveValue('')
      await expect.poll(() => keptNames(page)).toEqual([])
      // Nothing has been typed.
      await close(page)
      await expect(offer(page)).toHaveCount(0)
    })
  }

  test('is still there when another entry is duplicated', async ({ page }) => {
    const { act, form, positions } = new ListsView(page)
    const title = form.getByLabel('Title')
    await act(positions, 'Duplicate Product Manager').click()
    await expect(title).toHaveValue('Product Manager')
    await title.fill('Product Manager (Tokyo)')
    await offer(page).click()
    await expect(title).toHaveValue('Analog Designer')
    await offer(page).click()
    await expect(title).toHaveValue('Product Manager (Tokyo)')
    // The button closes the form as it opened it.
    await act(positions, 'Add a position').click()
    await expect(positions).toContainText('Unsaved draft. Select “Add a position” to continue.')
    await act(positions, 'Add a position').click()
    await expect(title).toHaveValue('Product Manager (Tokyo)')
  })

  test('is shown as text, whatever the storage contains', async ({ page }) => {
    await page.evaluate(() => {
      const write = (name: string, text: unknown) =>
        localStorage.setItem(
          `draft:${name}:careers.positions\nnew`,
          JSON.stringify({
            key: 'careers.positions\nnew',
            view: 'lists',
            base: { item: null, text: '' },
            text: JSON.stringify(text),
            at: '2026-01-01',
          }),
        )
      write('a1', { title: '<img src=x onerror=alert(1)>', skills: ['x'], constructor: 'x', type: 7 })
      write('a2', null)
    })
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(offer(page)).toHaveCount(3)
    const { form } = new ListsView(page)
    const hostile = page.locator('.recoverable-draft', { hasText: '<img' })
    await hostile.getByRole('button', { name: /^Restore/ }).click()
    await expect(form.getByLabel('Title')).toHaveValue('<img src=x onerror=alert(1)>')
    await expect(form.getByLabel('Type')).toHaveValue('Full-time')
    await expect(form.getByLabel('Skills')).toHaveValue('')
    await expect(page.locator('.lists-view img')).toHaveCount(0)
  })
})

test('a link typed while others change the button’s link is not lost', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const key = 'about.closing.action.href'
  await panel.open()
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  const row = page
    .getByRole('region', { name: 'Buttons' })
    .getByRole('listitem')
    .filter({ has: page.getByText(key, { exact: true }) })
  await row.getByRole('combobox').fill('/locations')
  await seed({ [key]: '/careers' })
  await expect(row).toContainText('This item has changed since you opened it.')
  await expect(row).toContainText('Current link: /careers')
  await expect(row.getByRole('combobox')).toHaveValue('/locations')
  // Otherwise a link may be half covered by the bar, which axe would call too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'a link typed over', { at: [390] })
  await row.getByRole('button', { name: /^Keep yours/ }).click()
  await expect(row).toContainText('Linked')
  await expect(row.getByRole('combobox')).toHaveValue('/locations')
  const { data } = await supabase.from('website_content').select('content_value').eq('content_key', key)
  expect(data).toEqual([{ content_value: '/locations' }])
})

test('the browser asks before leaving only if there is unsaved text', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before' })
  await panel.open()
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await panel.editButton(email).click()
  await expect(page).toHaveURL(/text=company\.email/)
  await page.reload()
  expect(asked).toEqual([])
  // The address opens the form again.
  await panel.field(email).fill('typed')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await restore(page, email).click()
  await panel.saveButton(email).click()
  await expect(panel.value(email)).toHaveText('typed')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('without a network, saving says so and keeps the text', async ({ panel, page, seed, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED|WebSocket/)
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.quiet()
  await panel.editButton(email).click()
  await panel.field(email).fill('typed')
  await page.context().setOffline(true)
  await panel.field(email).press('Enter')
  await panel.expectToast(
    'Error saving content',
    'Failed to save: you are offline. Your text is kept. Try again when you are back online',
    'error',
  )
  await expect(panel.field(email)).toHaveValue('typed')
  await expect(panel.field(email)).toBeEditable()
  await page.context().setOffline(false)
  await panel.field(email).press('Enter')
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
})

for (const [what, setItem] of [
  ['full', 'QuotaExceededError'],
  ['forbidden', 'SecurityError'],
] as const) {
  test(`a storage that is ${what} breaks nothing, and is reported`, async ({ panel, page, seed }) => {
    await seed({ [email]: 'before' })
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', name)
      }
    }, setItem)
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await expect(page.getByText('Unsaved drafts cannot be kept on this device')).toBeVisible()
    await expectAccessible(page, 'not kept', { at: [390] })
    await panel.saveButton(email).click()
    await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  })
}

test('a text that is restored while the storage is full stays stored', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sentence')
  await expect(panel.row(email)).toContainText('kept')
  // A storage that has room for one draft.
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, value) {
      const others = Object.keys(localStorage).filter((each) => each.startsWith('draft:') && each !== name)
      if (name.startsWith('draft:') && others.length > 0) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, value)
    }
  })
  await page.goto('/admin')
  const stored = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('draft:')))
  const [[before] = []] = await stored()
  await restore(page, email).click()
  await expect(panel.field(email)).toHaveValue('half a sentence')
  await expect.poll(async () => (await stored()).map(([name]) => name)).not.toContain(before)
  expect(await stored()).toEqual([[expect.any(String), expect.stringContaining('half a sentence')]])
})

test('a browser that forbids storage is reported before anything is typed, and from then on', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [email]: 'before' })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await panel.open()
  const notice = page.getByText('Unsaved drafts cannot be kept on this device')
  await expect(notice).toBeVisible()
  await panel.quiet()
  // Drafts are written after 300 ms.
  await page.waitForTimeout(500)
  await expect(notice).toBeVisible()
})

test('a text too long to be restored is not said to be kept', async ({ panel, seed }) => {
  await seed({ [email]: 'before' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('x'.repeat(200_000))
  await expect(panel.row(email)).toContainText('kept')
  await panel.field(email).fill('x'.repeat(200_001))
  await expect(panel.row(email)).not.toContainText('kept')
  await expect(panel.row(email)).toContainText('Unsaved')
})

test('anything else in the storage is ignored', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before' })
  await page.addInitScript((email) => {
    const base = { id: 1, content_key: email, content_value: {}, created_at: '', updated_at: '' }
    localStorage.setItem('draft:a:1', '{')
    localStorage.setItem('draft:a:2', JSON.stringify({ place: 'list', base, text: 'x', at: '2025-11-20' }))
    localStorage.setItem('draft:a:3', 'null')
    localStorage.setItem('draft:<b>:4', '{}')
  }, email)
  await panel.open()
  await panel.editButton(email).click()
  await expect(barOf(page)).toHaveCount(0)
  await expect(panel.field(email)).toHaveValue('before')
})

test('axe finds nothing', async ({ panel, page, seed }) => {
  await seed({ [email]: 'before', [phone]: '1' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sentence')
  await panel.newValue.fill('a new value')
  // No reload: the address may name the open text by now, so that its form would be open again.
  await page.goto('/admin')
  await expect(restore(page, email)).toBeVisible()
  await expectAccessible(page, 'offers')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  const controls = page.locator('.recoverable-draft button, .drafts-bar :is(button, summary)')
  expect(await lowerThan(controls, 44)).toEqual([])
})
