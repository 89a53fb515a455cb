// Each key has one unsaved text, which all views of the panel show, and typing in it renders only one row.
import type { Page } from '@playwright/test'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

const title = 'about.hero.title'
const link = 'about.closing.action.href'

const openView = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const inTexts = (page: Page, key: string) => new TextsView(page).field(key)
/** Shows the page of both texts, and opens one. */
async function editInTexts(page: Page, key: string) {
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
}
const linkField = (page: Page, key: string) =>
  page
    .getByRole('region', { name: 'Buttons' })
    .getByRole('listitem')
    .filter({ has: page.getByText(key, { exact: true }) })
    .getByRole('combobox')

test('the list and the site texts show the same unsaved text', async ({ panel, page, seed }) => {
  await seed({ [title]: 'before' })
  await panel.open()
  await panel.editButton(title).click()
  await panel.field(title).fill('typed in the list')
  await editInTexts(page, title)
  await expect(inTexts(page, title)).toHaveValue('typed in the list')
  await inTexts(page, title).fill('typed in the site texts')
  await openView(page, 'Items')
  await expect(panel.field(title)).toHaveValue('typed in the site texts')
  await panel.saveButton(title).click()
  await expect(panel.value(title)).toHaveText('typed in the site texts')
  await openView(page, 'Site texts')
  await expect(inTexts(page, title)).toHaveValue('typed in the site texts')
})

for (const begun of ['Items', 'Site texts']) {
  test(`a draft begun in "${begun}" is shown on its page`, async ({ panel, page, seed }) => {
    await seed({ [title]: 'before' })
    await panel.open()
    if (begun === 'Items') await panel.editButton(title).click()
    else await editInTexts(page, title)
    await (begun === 'Items' ? panel.field(title) : inTexts(page, title)).fill('typed elsewhere')
    const view = new PagesView(page)
    await view.open('/about')
    await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('typed elsewhere')
    await view.text(title).first().click()
    await expect(view.field).toHaveValue('typed elsewhere')
  })
}

test('a draft begun on a page is in the list and in the site texts', async ({ panel, page, seed }) => {
  await seed({ [title]: 'before' })
  const view = await openInPages(panel, '/about')
  await view.text(title).first().click()
  await view.field.fill('typed on the page')
  await openView(page, 'Items')
  await expect(panel.row(title)).toContainText('Unsaved draft')
  await panel.editButton(title).click()
  await expect(panel.field(title)).toHaveValue('typed on the page')
  await editInTexts(page, title)
  await expect(inTexts(page, title)).toHaveValue('typed on the page')
})

test('the buttons and the site texts show the same unsaved link', async ({ panel, page }) => {
  await panel.open()
  await openView(page, 'Buttons')
  await linkField(page, link).fill('/locations')
  await editInTexts(page, link)
  await expect(inTexts(page, link)).toHaveValue('/locations')
  await inTexts(page, link).fill('/careers')
  await openView(page, 'Buttons')
  await expect(linkField(page, link)).toHaveValue('/careers')
})

test('the form and the site texts show the same unsaved text once the key is one of the site’s', async ({
  panel,
  page,
}) => {
  await panel.open()
  await panel.newKey.fill(title)
  // The texts of the site are loaded after the form.
  await expect(page.getByRole('option', { name: title })).toBeVisible()
  await panel.newValue.fill('typed in the form')
  await editInTexts(page, title)
  await expect(inTexts(page, title)).toHaveValue('typed in the form')
  await inTexts(page, title).fill('typed in the site texts')
  await openView(page, 'Items')
  await expect(panel.newValue).toHaveValue('typed in the site texts')
  await openView(page, 'Site texts')
  await inTexts(page, title).press('Enter')
  await expect(new TextsView(page).row(title)).toContainText('typed in the site texts')
  await openView(page, 'Items')
  await expect(panel.newKey).toHaveValue('')
  await expect(panel.newValue).toHaveValue('')
})

test('a text in the form does not replace one that was typed elsewhere', async ({ panel, page }) => {
  await panel.open()
  await editInTexts(page, title)
  await inTexts(page, title).fill('typed in the site texts')
  await openView(page, 'Items')
  await panel.newValue.fill('typed in the form')
  await panel.newKey.fill(title)
  await panel.newValue.focus()
  await openView(page, 'Site texts')
  await expect(inTexts(page, title)).toHaveValue('typed in the form')
  await inTexts(page, title).press('Escape')
  await page.getByRole('button', { name: `Restore the unsaved draft of ${nameOf(title)}` }).click()
  await expect(inTexts(page, title)).toHaveValue('typed in the site texts')
})

test('a text typed elsewhere that the form has taken over can be restored once the form has another key', async ({
  panel,
  page,
}) => {
  await panel.open()
  await editInTexts(page, title)
  await inTexts(page, title).fill('typed in the site texts')
  await openView(page, 'Items')
  await panel.newKey.fill(title)
  await panel.newValue.focus()
  await expect(panel.newValue).toHaveValue('typed in the site texts')
  await panel.newKey.fill('another.key')
  await panel.newValue.focus()
  await openView(page, 'Site texts')
  await expect(inTexts(page, title)).not.toHaveValue('typed in the site texts')
  await inTexts(page, title).press('Escape')
  await page.getByRole('button', { name: `Restore the unsaved draft of ${nameOf(title)}` }).click()
  await expect(inTexts(page, title)).toHaveValue('typed in the site texts')
})

for (const view of ['Items', 'Site texts', 'Buttons']) {
  test(`typing renders only one row of "${view}"`, async ({ panel, page, seed }) => {
    await page.addInitScript(recordRenders)
    await seed({ [title]: 'before', 'company.email': 'a@example.com', [`${title}.other`]: 'x' })
    await panel.open()
    await openView(page, view)
    if (view === 'Items') await panel.editButton(title).click()
    if (view === 'Site texts') await editInTexts(page, title)
    const field =
      view === 'Buttons'
        ? linkField(page, link)
        : view === 'Site texts'
          ? inTexts(page, title)
          : panel.field(title)
    await field.press('End')
    await field.press('x')
    await panel.quiet()
    await page.evaluate(() => Object.assign(window, { renders: [] }))
    await field.press('y')
    await expect(field).toHaveValue(/xy$/)
    const rendered = () => page.evaluate(() => (window as unknown as { renders: string[] }).renders)
    // A form is rendered again only after a pause in typing.
    await expect
      .poll(async () => new Set(await rendered()))
      .toEqual(new Set([view === 'Buttons' ? link : title]))
  })
}

/**
 * Runs in the page: records the row of each component that React renders, as React's developer tools do; "elsewhere"
 * for one outside all rows.
 */
function recordRenders() {
  interface Fiber {
    tag: number
    flags: number
    stateNode: unknown
    child: Fiber | null
    sibling: Fiber | null
    return: Fiber | null
    alternate: Fiber | null
  }
  // Otherwise, every row would render its age again once a minute.
  const setTimer = window.setInterval.bind(window)
  const setOtherTimer = (task: TimerHandler, ms?: number) => (ms === 60_000 ? 0 : setTimer(task, ms))
  const renders: string[] = []
  Object.assign(window, {
    setInterval: setOtherTimer,
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_: number, root: { current: Fiber }) {
        if (root.current.alternate) visit(root.current, root.current.alternate)
      },
    },
  })

  function visit(next: Fiber, before: Fiber) {
    const isComponent = [0, 1, 11, 14, 15].includes(next.tag)
    const didRender = (next.flags & 1) === 1
    if (isComponent && didRender) note(next)
    if (next.child === before.child) return
    for (let child = next.child; child; child = child.sibling) {
      if (child.alternate) visit(child, child.alternate)
    }
  }

  function note(fiber: Fiber) {
    let host: Fiber | null = fiber
    while (host && !(host.stateNode instanceof Element)) host = host.child
    // A component without an element counts where its parent is.
    if (!host) for (host = fiber; host && !(host.stateNode instanceof Element); ) host = host.return
    const row = host?.stateNode instanceof Element ? host.stateNode.closest('li.item') : null
    const key = row?.querySelector('.text-label-key')?.textContent
    ;(window as unknown as { renders: string[] }).renders.push(key ?? 'elsewhere')
  }
}
