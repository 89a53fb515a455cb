// What the panel notices about a text while it is typed. None of it prevents saving.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

const title = 'about.hero.title'
/** A list of plain texts, here with a single one. */
const skills = 'careers.positions.product-manager.skills'
const wide = 'Too long for a phone screen.'
const endless = 'Superconductivityresearchinstrumentation'

/** Pastes a text into a field, as if copied from another program. */
async function paste(page: Page, field: Locator, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
}

test('reports links without a page on this site, and links that would be ignored', async ({
  panel,
  seed,
}) => {
  const key = 'home.hero.primary.href'
  await seed({ [key]: '/services' })
  await panel.open()
  await panel.editButton(key).click()
  await panel.field(key).fill('/carers')
  await expect(panel.row(key).getByRole('status')).toContainText('This site has no page at this address.')
  await panel.field(key).fill('careers')
  await expect(panel.row(key)).toContainText('Not used: enter a page such as /careers')
  await panel.field(key).fill('/careers')
  await expect(panel.row(key)).not.toContainText('This site has no page')
  await panel.field(key).fill('/carers')
  await panel.saveButton(key).click()
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
})

test('says what the page does with an empty text', async ({ panel, seed }) => {
  const notes = {
    [title]: 'Not used: this text cannot be empty. The page shows the default.',
    'about.hero.subtitle': 'Empty: the page leaves this text out.',
    'home.hero.imageAlt': 'Empty: screen readers skip this picture',
    'services.rtl-design.whatWeOffer': 'Empty: the list is not shown.',
  }
  await seed(Object.fromEntries(Object.keys(notes).map((key) => [key, 'x'])))
  await panel.open()
  for (const [key, note] of Object.entries(notes)) {
    await panel.editButton(key).click()
    await panel.field(key).fill('')
    await expect(panel.row(key).getByRole('status')).toContainText(note)
    await panel.saveButton(key).click()
    const outcome = key === title ? `saved. ${note}` : 'updated.'
    await panel.expectToast('Content Saved!', `${key} ${outcome}`, 'success')
    await expect(panel.row(key)).toContainText(note)
  }
})

test('finds placeholders in the list, the site texts and the form', async ({ panel, page, seed }) => {
  await seed({ 'company.email': 'x' })
  await panel.open()
  await panel.editButton('company.email').click()
  await panel.field('company.email').fill('Lorem ipsum dolor')
  await expect(panel.row('company.email')).toContainText('Contains placeholder text: “Lorem ipsum”.')
  await panel.cancelButton('company.email').click()
  await panel.newKey.fill(title)
  await panel.newValue.fill('About {company}')
  await expect(panel.addForm).toContainText('Contains placeholder text: “{company}”.')
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(title).click()
  await texts.field(title).fill('TODO')
  await expect(texts.row(title)).toContainText('Contains placeholder text: “TODO”.')
})

test('removes invisible characters from a paste, and says so', async ({ panel, page, seed, supabase }) => {
  await seed({ single: 'x', several: 'x\ny' })
  await panel.open()
  await panel.editButton('single').click()
  await panel.field('single').fill('before ')
  await paste(
    page,
    panel.field('single'),
    'zero\u200bwidth\u00a0\u202efin \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  )
  await expect(panel.field('single')).toHaveValue(
    'before zerowidth fin \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  )
  await expect(panel.row('single').getByRole('status')).toContainText(
    '3 invisible characters were cleaned up.',
  )
  await page.keyboard.press('ControlOrMeta+z')
  await expect(panel.field('single')).toHaveValue('before ')
  await paste(page, panel.field('single'), 'plain')
  await expect(panel.row('single')).not.toContainText('invisible')
  await panel.saveButton('single').click()
  await expect(panel.value('single')).toHaveText('before plain')

  await panel.editButton('several').click()
  await panel.field('several').fill('')
  await paste(page, panel.field('several'), 'one\ufeff\ntwo')
  await panel.saveButton('several').click()
  await expect(panel.value('several')).toHaveText('one\ntwo')
  await paste(page, panel.newValue, 'soft\u00adhyphen')
  await expect(panel.newValue).toHaveValue('softhyphen')
  await expect(panel.addForm).toContainText('1 invisible character was cleaned up.')
  const { data } = await supabase.from('website_content').select('content_value').eq('content_key', 'several')
  expect(data).toEqual([{ content_value: 'one\ntwo' }])
})

test('removes control characters from what is pasted, typed or dropped into key and value', async ({
  panel,
  page,
}) => {
  await panel.open()
  await paste(page, panel.newKey, 'a\u0007.key')
  await expect(panel.newKey).toHaveValue('a.key')
  await expect(panel.addForm).toContainText('1 invisible character was cleaned up.')
  await panel.newValue.fill('ends')
  await panel.newValue.press('Home')
  // Like a drop, this is not a paste.
  await page.keyboard.insertText('begins\u0000\u0085, ')
  await expect(panel.newValue).toHaveValue('begins, ends')
  await expect(panel.addForm).toContainText('2 invisible characters were cleaned up.')
  await page.keyboard.type('and ')
  await expect(panel.newValue).toHaveValue('begins, and ends')
  await panel.addButton.click()
  await panel.expectToast('Content Added!', 'a.key added.', 'success')
  await expect(panel.value('a.key')).toHaveText('begins, and ends')

  await panel.editButton('a.key').click()
  await panel.field('a.key').press('Home')
  await page.keyboard.insertText('\u001b1. ')
  await expect(panel.field('a.key')).toHaveValue('1. begins, and ends')
  await page.keyboard.type('It ')
  await expect(panel.field('a.key')).toHaveValue('1. It begins, and ends')
})

test('marks a stored text that has control characters', async ({ panel, page, seed }) => {
  await seed({ [title]: 'About\u0007 us' })
  await panel.open()
  const note = 'Contains a character that visitors cannot see: U+0007.'
  await expect(panel.row(title)).toContainText(note)
  await panel.editButton(title).click()
  await expect(panel.row(title).getByRole('status')).toContainText(note)
  await page.keyboard.type('!')
  await expect(panel.field(title)).toHaveValue('About us!')
  await expect(panel.row(title)).not.toContainText(note)
  const texts = new TextsView(page)
  await texts.openPage('About')
  await expect(texts.row(title)).toContainText(note)
})

test('marks a stored text that has a character without width, but not one with hard spaces and emoji', async ({
  panel,
  seed,
}) => {
  await seed({ hidden: 'About\u200bus', harmless: '10\u00a0mV \u{1f468}\u200d\u{1f469}' })
  await panel.open()
  const note = 'Contains a character that visitors cannot see: U+200B.'
  await expect(panel.row('hidden')).toContainText(note)
  await panel.editButton('hidden').click()
  await expect(panel.row('hidden').getByRole('status')).toContainText(note)
  await expect(panel.row('harmless')).not.toContainText('visitors cannot see')
})

test('turns a paragraph break into one space in a single-line field', async ({ panel, page, seed }) => {
  await seed({ single: 'x', [skills]: 'Planning' })
  await panel.open()
  await panel.editButton('single').click()
  for (const [pasted, text] of [
    ['one\n\ntwo', 'one two'],
    ['one\r\n\r\ntwo\nthree\n', 'one two three'],
    ['one \n\ntwo', 'one two'],
    ['one  two', 'one  two'],
  ] as const) {
    await panel.field('single').fill('')
    await paste(page, panel.field('single'), pasted)
    await expect(panel.field('single')).toHaveValue(text)
  }
  await paste(page, panel.newValue, 'one\n\ntwo')
  await expect(panel.newValue).toHaveValue('one\n\ntwo')

  // The field over a text wraps like the text, but has one line, too.
  const view = new PagesView(page)
  await view.open('/about')
  await view.text(title).first().click()
  await view.field.fill('')
  await paste(page, view.field, 'one \n\ntwo')
  await expect(view.field).toHaveValue('one two')
  await view.cancel.click()

  await view.open('/careers')
  await view.text(skills).first().click()
  await view.field.fill('')
  await paste(page, view.field, 'one\ntwo')
  await expect(view.field, 'a list has a line for each').toHaveValue('one\ntwo')
})

// Without the panel's fixture, which allows the errors that the tests' own script causes in the frame.
test('measures without an error in the console, in a frame that runs no script', async ({ page, seed }) => {
  await seed({ [title]: 'About us' })
  await page.goto('/admin')
  const panel = new AdminPanel(page)
  await panel.editButton(title).click()
  await panel.field(title).fill(endless)
  await expect(page.getByText(wide)).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.scripts.length)).toBe(
    0,
  )
})

test.describe('a text that is too wide for a phone', () => {
  test('is reported in the list, measured in the page itself', async ({ panel, page, seed }) => {
    await seed({ [title]: 'About us' })
    await panel.open()
    await panel.editButton(title).click()
    await panel.field(title).fill(endless)
    await expect(panel.row(title).getByRole('status')).toContainText(wide)
    await expect(page.locator('iframe')).toHaveCount(1)
    await panel.field(title).fill('About all of us, and what we do')
    await expect(panel.row(title)).not.toContainText(wide)
    await panel.cancelButton(title).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('is reported in the site texts and in the form', async ({ panel, page }) => {
    await panel.open()
    await panel.newKey.fill('services.ate.title')
    await panel.newValue.fill(endless)
    await expect(panel.addForm).toContainText(wide)
    const texts = new TextsView(page)
    await texts.openPage('About')
    await texts.edit(title).click()
    await texts.field(title).fill(endless)
    await expect(texts.row(title)).toContainText(wide)
  })

  test('is not reported if nothing becomes too wide', async ({ panel, page, seed }) => {
    await seed({ [title]: 'About us' })
    await panel.open()
    await panel.editButton(title).click()
    await panel.field(title).fill('About it')
    await expect(page.frameLocator('iframe').locator('h1')).toHaveText('About us')
    // A text is measured by writing it into the page for a moment.
    const measured = await page.evaluateHandle(() => {
      const texts: string[] = []
      const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1')
      if (!heading) throw new Error('There is no heading')
      new MutationObserver(() => texts.push(heading.textContent)).observe(heading, {
        characterData: true,
        subtree: true,
      })
      return texts
    })
    await panel.field(title).fill('About them')
    await expect.poll(() => measured.jsonValue()).not.toEqual([])
    await panel.quiet()
    await expect(panel.row(title)).not.toContainText(wide)
  })
})

test('axe finds nothing', async ({ panel, page, seed }) => {
  await seed({ [title]: 'Ours' })
  await panel.open()
  await panel.editButton(title).click()
  await panel.field(title).fill(`TODO ${endless}`)
  await expect(panel.row(title)).toContainText(wide)
  await expectAccessible(page, 'checks')
})

test('remarks with the same words go when what they are about is corrected', async ({ panel, seed }) => {
  await seed({ 'chrome.redirects': '/x\n/old\n/old' })
  await panel.open()
  await panel.editButton('chrome.redirects').click()
  const notes = panel.row('chrome.redirects').locator('.item-note')
  await expect(notes).toHaveCount(2)
  await panel.field('chrome.redirects').fill('/x /services\n/old\n/old')
  await expect(notes).toHaveCount(1)
  await panel.field('chrome.redirects').fill('/x /services\n/old /services')
  await expect(notes).toHaveCount(0)
})
