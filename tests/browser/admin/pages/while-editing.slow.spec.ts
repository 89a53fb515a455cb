// A text that is being edited in its place stays open there, whatever happens around it, and its address leads to it.
import type { Locator, Page } from '@playwright/test'
import { type AdminPanel, expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

const title = 'about.hero.title'
const subtitle = 'about.hero.subtitle'
const paragraph = 'about.story.paragraphs.work.text'

/** The form over the page, as opposed to the one in the list beside it. */
const inPlace = (page: Page) => page.locator('.page-canvas .page-text-form')

/** Opens a text of the page About, and types over it. */
async function type(panel: AdminPanel, key: string, text: string) {
  const view = await openInPages(panel, '/about')
  await view.text(key).first().click()
  await view.field.fill(text)
  return view
}

test('a text that is emptied while it is typed is edited in place', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about', { width: '390' })
  await view.text(subtitle).first().click()
  const said = view.frame.getByText(await view.field.inputValue())
  await expect(said).toBeVisible()
  const before = await view.height()
  await view.field.fill('')
  await expect.poll(() => view.height(), 'the places have been measured again').toBeLessThan(before)
  await expect(said).toHaveCount(0)
  await expect(inPlace(page)).toBeVisible()
  await expect(view.field).toBeFocused()
  await page.keyboard.type('From the beginning')
  await expect(view.frame.getByText('From the beginning')).toBeVisible()
  await expect(view.list).toHaveCount(0)
})

test('a change that removes a text before it, and adds it again, leaves the caret where it is', async ({
  panel,
  seed,
  supabase,
}) => {
  const view = await type(panel, paragraph, 'Typed here')
  await view.field.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 5))
  const caret = () =>
    view.field.evaluate((field: HTMLTextAreaElement) => [
      document.activeElement === field,
      field.selectionStart,
      field.selectionEnd,
    ])
  const paragraphs = view.frame.getByRole('main').locator('p')
  const count = await paragraphs.count()
  await seed({ [subtitle]: '' })
  await expect(paragraphs, 'the server has left it out').toHaveCount(count - 1)
  await expect(view.text(subtitle)).toHaveCount(0)
  expect(await caret()).toEqual([true, 3, 5])
  await supabase.from('website_content').delete().eq('content_key', subtitle).throwOnError()
  await expect(view.text(subtitle).first()).toBeVisible()
  expect(await caret()).toEqual([true, 3, 5])
  await expect(view.frame.getByText('Typed here')).toBeVisible()
})

test('a change that removes a text outside the page leaves the form open', async ({ page, panel, seed }) => {
  const view = await type(panel, subtitle, 'Typed here')
  await inPlace(page).evaluate((form) => form.setAttribute('data-opened', 'once'))
  const description = view.frame.locator('head meta[name=description]')
  await expect(description).toHaveCount(1)
  await seed({ 'about.meta.description': '' })
  await expect(description, 'the page is shown again').toHaveCount(0)
  await expect(view.frame.getByText('Typed here')).toBeVisible()
  await expect(view.field).toBeFocused()
  await expect(inPlace(page), 'it was never closed').toHaveAttribute('data-opened', 'once')
})

test('the field stays where it is in the window while others make texts above it longer and shorter', async ({
  panel,
  seed,
  supabase,
}) => {
  const view = await openInPages(panel, '/about', { width: '390' })
  await view.text(paragraph).first().click()
  const untouched = await view.height()
  await view.field.fill('Typed here')
  await expect.poll(() => view.height()).toBeLessThan(untouched)
  // Not only since its fonts have arrived.
  await expect(view.frame.getByText('Typed here')).toBeVisible()
  const unmeasured = () =>
    view.stage.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const root = frame.contentDocument?.documentElement
      return Math.ceil(root?.getBoundingClientRect().height ?? 0) - frame.clientHeight
    })
  await expect.poll(unmeasured).toBe(0)
  const top = async () => Math.round((await view.field.boundingBox())?.y ?? 0)
  const before = await top()
  const height = await view.height()
  await seed({ [subtitle]: 'A much longer text. '.repeat(20) })
  await expect.poll(() => view.height()).toBeGreaterThan(height + 100)
  await expect.poll(top).toBe(before)
  await supabase.from('website_content').delete().eq('content_key', subtitle).throwOnError()
  await seed({ [subtitle]: '' })
  await expect.poll(() => view.height()).toBeLessThan(height)
  await expect.poll(top).toBe(before)
  await expect(view.field).toBeFocused()
})

test('the page stays where it is when the same text is selected in another of its places', async ({
  panel,
}) => {
  const view = await openInPages(panel, '/careers')
  const places = view.text('careers.positions.apply')
  await places.first().click()
  const other = places.nth(2)
  await other.scrollIntoViewIfNeeded()
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const before = await top(other)
  await other.click()
  await expect(view.field).toBeFocused()
  await expect.poll(async () => Math.abs((await top(view.field)) - before)).toBeLessThan(12)
})

test('a text that is typed beside the page goes on in its place when others make it visible', async ({
  page,
  panel,
  seed,
  supabase,
}) => {
  await seed({ [subtitle]: '' })
  const view = await openInPages(panel, '/about', { text: subtitle, list: 'shown' })
  await expect(view.list.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Typed here')
  await saveText(supabase, { content_key: subtitle }, 'Theirs')
  await expect(inPlace(page)).toBeVisible()
  await expect(view.field).toBeFocused()
  await page.keyboard.type(', and on')
  await expect(view.field).toHaveValue('Typed here, and on')
})

test('an emptied text is saved, and the focus moves on when its place is gone', async ({ page, panel }) => {
  const view = await type(panel, subtitle, '')
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${subtitle} updated.`, 'success')
  await expect(view.text(subtitle)).toHaveCount(0)
  await expect(page.locator('.page-text-button:focus')).toBeInViewport()
  await page.getByRole('button', { name: /^All texts/ }).click()
  await view.list.getByRole('button', { name: new RegExp(`\\(${subtitle}, `) }).click()
  await view.field.fill('Here again')
  await view.field.press('Enter')
  await expect(view.text(subtitle).first()).toHaveAccessibleName(/Here again$/)
  await expect(view.list.getByRole('button', { name: new RegExp(`\\(${subtitle}, `) })).toBeFocused()
})

test('a text can be selected on a line where another begins that goes on below', async ({ panel, seed }) => {
  await seed({ 'company.email': 'a@b.c', 'company.phone': 'One telephone number or, at night, another' })
  const view = await openInPages(panel, '/')
  for (const key of ['company.email', 'company.phone']) {
    await view.text(key).first().click()
    await expect(view.field).toHaveAccessibleName(`Value of ${nameOf(key)}`)
    await view.field.press('Escape')
  }
})

test('a page is read again until it has the link that a button was given', async ({ page, panel, seed }) => {
  const view = await openInPages(panel, '/about')
  const before = await (await page.request.get('/admin/pages/about.json')).text()
  let late = 2
  await page.route('**/admin/pages/about.json', (route) =>
    late-- > 0 ? route.fulfill({ body: before, contentType: 'application/json' }) : route.fallback(),
  )
  await seed({ 'about.closing.action.href': '/careers' })
  await expect(view.frame.getByRole('main').locator('a[href="/careers"]').last()).toBeVisible()
  expect(late).toBeLessThan(0)
  await expect(view.incomplete).toHaveCount(0)
})

test('the page says what visitors read of a text with characters that no page can contain', async ({
  page,
  panel,
  seed,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const view = await openInPages(panel, '/about')
  const heading = view.frame.getByRole('heading', { level: 1 })
  const before = await heading.textContent()
  // What the panel shows before the server has rendered the page again.
  await page.route('**/admin/pages/**', (route) => route.abort())
  await seed({ [title]: 'One\u0001 line' })
  await expect.poll(() => heading.textContent()).not.toBe(before)
  expect(await heading.textContent()).toBe('One line')
  await expect.poll(async () => (await page.request.get('/about')).text()).toContain('<h1>One line</h1>')
})

test('a reload opens the same text, with the draft to restore', async ({ page, panel }) => {
  page.on('dialog', (dialog) => dialog.accept())
  const view = await type(panel, subtitle, 'Half a sentence')
  await expect(page).toHaveURL(/#pages\/about\?text=about\.hero\.subtitle$/)
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.reload()
  await view.ready()
  await expect(inPlace(page)).toBeVisible()
  await expect(view.field).toBeFocused()
  await expect(view.frame.getByText('Half a sentence')).toHaveCount(0)
  await inPlace(page)
    .getByRole('button', { name: `Restore the unsaved draft of ${nameOf(subtitle)}` })
    .click()
  await expect(view.field).toHaveValue('Half a sentence')
  await expect(view.field).toBeFocused()
  await expect(view.frame.getByText('Half a sentence')).toBeVisible()
})

test('a reload opens the same text in its place, also beside the list of all texts', async ({
  page,
  panel,
}) => {
  const view = await openInPages(panel, '/about', { list: 'shown' })
  await view.text(subtitle).first().click()
  await expect(page).toHaveURL(/text=about\.hero\.subtitle/)
  await page.reload()
  await view.ready()
  await expect(inPlace(page)).toBeVisible()
  await expect(view.field).toBeFocused()
})

test('Back and Forward return to the text, within the panel and from the site', async ({ page, panel }) => {
  const view = await type(panel, subtitle, 'Half a sentence')
  const expectOpen = async () => {
    await view.ready()
    await expect(view.field).toHaveAccessibleName(`Value of ${nameOf(subtitle)}`)
    await expect(inPlace(page)).toBeVisible()
  }
  const history = page.getByRole('heading', { level: 2, name: 'History', exact: true })
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(history).toBeVisible()
  await page.goBack()
  await expectOpen()
  await expect(view.field).toHaveValue('Half a sentence')
  await page.goForward()
  await expect(history).toBeVisible()
  await page.goBack()
  await expectOpen()

  await page.getByRole('link', { name: 'All pages' }).click()
  await expect(view.stage).toHaveCount(0)
  await page.goBack()
  await expectOpen()
  await expect(view.frame.getByText('Half a sentence')).toBeVisible()
  await view.field.press('Escape')
  await view.text(subtitle).first().click()
  await expect(page).toHaveURL(/text=about\.hero\.subtitle$/)
  await page.goto('/careers')
  await page.goBack()
  await expectOpen()
})

test('another view and back: the same draft, on the page as it was shown', async ({ page, panel }) => {
  const view = await type(panel, subtitle, 'Half a sentence')
  for (const name of ['Tablet', 'Dark']) await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  await expect(view.stage).toBeHidden()
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  await view.ready()
  await expect(view.field).toHaveValue('Half a sentence')
  await expect(view.frame.getByText('Half a sentence')).toBeVisible()
  await expect(view.frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const name of ['Tablet', 'Dark'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await view.field.fill('A whole sentence')
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${subtitle} updated.`, 'success')
  await expect(view.frame.getByText('A whole sentence')).toBeVisible()
})

test('another view and back leaves the form open, and the caret where it was', async ({ page, panel }) => {
  const view = await type(panel, subtitle, 'Typed here')
  await view.field.press('ArrowLeft')
  await inPlace(page).evaluate((form) => form.setAttribute('data-opened', 'once'))
  const root = view.frame.locator('html')
  await root.evaluate((html) => html.setAttribute('data-before', ''))
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  await expect(view.stage).toBeHidden()
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  await expect(root, 'the page is shown again').not.toHaveAttribute('data-before')
  await expect(view.frame.getByText('Typed here')).toBeVisible()
  await expect(inPlace(page), 'it was never closed').toHaveAttribute('data-opened', 'once')
  await view.field.focus()
  await page.keyboard.type('_')
  await expect(view.field).toHaveValue('Typed her_e')
})

test('a text that Tab leads to is not hidden by the open form', async ({ page, panel }) => {
  const view = await openInPages(panel, '/contact')
  await view.text('contact.form.heading').first().press('Enter')
  await view.field.pressSequentially('!')
  const hidden: string[] = []
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      const { left, top, width, height } = focused.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return focused.contains(above) ? undefined : `${focused.textContent} at ${left}, ${top}`
    })
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
  await expect(page.locator('.page-texts :focus'), 'Tab has left the form').toHaveCount(1)
})

for (const width of [390, 1440])
  test(`from a sentence on a public page to typing in it in two clicks, at ${width} px`, async ({
    page,
    panel,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await panel.open()
    await page.goto('/services/ate')
    const sentence = page.getByText(
      'Your test house receives the program, correlation parts and a setup guide.',
    )
    await sentence.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await page.getByRole('link', { name: 'Edit this page' }).click()
    const view = new PagesView(page)
    const text = view.text('services.ate.keyBenefits.bench-and-tester-agree.description')
    await expect(text).toBeInViewport({ ratio: 1 })
    await expect(page, 'a reload stays where it is then').toHaveURL(/#pages\/services\/ate$/)
    await text.click()
    await page.keyboard.type(' Typed at the end.')
    await expect(view.frame.getByText(/Typed at the end\.$/)).toBeVisible()
  })

test('a drawing that depends on a text follows when the text is saved', async ({ page, panel }) => {
  const key = 'careers.hero.message'
  const view = await openInPages(panel, '/careers', { text: key })
  const line = () => view.frame.locator('#uart-line').getAttribute('d')
  const before = await line()
  await view.field.fill('Bye')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  expect(await line()).toBe(before)
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  await expect.poll(line).not.toBe(before)
  await expect(view.frame.locator('.uart').getByText('B', { exact: true })).toBeVisible()
})

// React would look for handlers of each event, which takes it longer than the browser takes to insert the letter.
test('only keys that do more than type reach React', async ({ page, panel }) => {
  const view = await type(panel, subtitle, 'Typed')
  const told = await page.locator('#panel').evaluateHandle((element) => {
    const told: string[] = []
    for (const name of ['keydown', 'keypress', 'input', 'keyup', 'selectionchange'])
      element.addEventListener(name, (event) => told.push(`${name} ${(event as KeyboardEvent).key}`), true)
    return told
  })
  await view.field.pressSequentially(' here')
  await expect(view.frame.getByText('Typed here')).toBeVisible()
  expect(await told.jsonValue()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(view.field).toHaveCount(0)
  expect(await told.jsonValue()).toContain('keydown Escape')
})

test('a page that the server does not send can be asked for again, and the focus stays in the view', async ({
  page,
  panel,
  allowErrors,
}) => {
  allowErrors(/ERR_ABORTED|ERR_FAILED/)
  await panel.open()
  await page.evaluate(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController()
      addEventListener('test-timeout', () => controller.abort(new DOMException('', 'TimeoutError')))
      return controller.signal
    }
  })
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  await page.route('**/admin/pages/about.json', () => ask(), { times: 1 })
  await page.evaluate(() => {
    location.hash = '#pages/about'
  })
  await isAsked
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(0)
  // Until a page was read, it is asked for again at intervals. This time without an answer, so that nothing asks by itself again.
  const { promise: isAskedAgain, resolve: askAgain } = Promise.withResolvers<void>()
  await page.route('**/admin/pages/about.json', () => askAgain(), { times: 1 })
  await page.evaluate(() => dispatchEvent(new Event('test-timeout')))
  await expect(again).toBeVisible()
  await isAskedAgain
  await again.press('Enter')
  await new PagesView(page).ready()
  await expect(page.getByRole('heading', { level: 2, name: 'About', exact: true })).toBeFocused()
})

test('a page opens although others save in the meantime', async ({ page, panel, seed }) => {
  await panel.open()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  let count = 0
  await page.route('**/admin/pages/about.json', async (route) => {
    ask()
    if (++count > 1) return // never answered
    await isReleased
    await route.continue()
  })
  await page.evaluate(() => {
    location.hash = '#pages/about'
  })
  await isAsked
  await seed({ 'contact.hero.title': 'Saved by somebody else' })
  await panel.expectToast('Realtime Update', "Item 'contact.hero.title' inserted. List updated.", 'live')
  release()
  await new PagesView(page).ready()
})

test('an older version of the page that arrives late is not shown', async ({ page, panel, seed }) => {
  const view = await openInPages(panel, '/about')
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>()
  let count = 0
  await page.route('**/admin/pages/about.json', async (route) => {
    if (++count > 1) return route.continue()
    const response = await route.fetch()
    ask()
    await isReleased
    await route.fulfill({ response })
    sent()
  })
  await seed({ [paragraph]: 'Saved first' })
  await isAsked
  await seed({ [subtitle]: '' })
  await expect(view.text(subtitle), 'the newer version is shown').toHaveCount(0)
  release()
  await isSent
  await panel.quiet()
  await expect(view.text(subtitle)).toHaveCount(0)
  await expect(view.frame.getByText('Saved first')).toBeVisible()
})
