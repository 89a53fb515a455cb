import { recordAnnouncements } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const key = 'about.hero.title'

test('suggests the site’s texts with name, key and value while typing', async ({ panel, seed, page }) => {
  await seed({ [key]: 'Quince & Co' })
  await panel.open()
  await expect(panel.newKey).toHaveRole('combobox')
  await panel.newKey.fill('hero titel')
  const options = page.getByRole('listbox', { name: 'Site texts' }).getByRole('option')
  await expect(options.filter({ hasText: 'careers.hero.title' })).toContainText('Careers › Hero › Headline')
  await expect(options.filter({ hasText: 'careers.hero.title' })).toContainText('Join Our Team')
  await expect(options.filter({ hasText: key })).toContainText('Quince & Co')
  await expect(options.filter({ hasText: key })).toContainText('Already exists. Edit it instead.')
  await expect(panel.newKey).toHaveAttribute('aria-expanded', 'true')
  await panel.newValue.focus()
  await expect(options).toHaveCount(0)
  await expect(panel.newKey).toHaveAttribute('aria-expanded', 'false')
})

test('finds a text by its name', async ({ panel, page }) => {
  await panel.open()
  await panel.newKey.fill('about headline')
  await expect(page.getByRole('option').first()).toContainText(key)
  await page.getByRole('option').first().click()
  await expect(panel.newKey).toHaveValue(key)
})

test('works by keyboard, with the focus staying in the field', async ({ panel, page, calls }) => {
  await panel.open()
  await panel.newKey.pressSequentially('careers hero')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const active = page.locator('[role=option][aria-selected=true]')

  await expect(active).toHaveCount(0)
  await panel.newKey.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(panel.newKey).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await panel.newKey.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await panel.newKey.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')

  await panel.newKey.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(panel.newKey).toHaveValue('careers hero')
  await panel.newKey.press('ArrowDown')
  const chosen = await options.first().locator('bdi').innerText()
  await panel.newKey.press('Enter')
  await expect(panel.newKey).toHaveValue(chosen)
  await expect(panel.newKey).toBeFocused()
  await expect(options).toHaveCount(0)
  expect(calls.filter((each) => each.method() === 'POST')).toEqual([])
})

test('while an arrow key chooses an option, nothing is announced about the typed part of its key', async ({
  panel,
  page,
}) => {
  await panel.open()
  const status = page.locator('.key-field').getByRole('status')
  await panel.newKey.pressSequentially('home.hero.ti')
  await expect(status).toHaveText(/^\d+ suggestions?\./)
  const announcements = await recordAnnouncements(status)
  await panel.newKey.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  expect(await announcements()).toEqual([])
  await panel.newKey.press('Escape')
  await expect(status).toHaveText('The site does not use this key.')
})

test('the last key is in sight if the arrow key that chooses it opens the list', async ({ panel, page }) => {
  await panel.open()
  await panel.newKey.pressSequentially('hero')
  await expect(page.getByRole('option')).toHaveCount(10)
  await panel.newKey.press('Escape')
  await panel.newKey.press('ArrowUp')
  const last = page.getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('Enter submits if no option is active', async ({ panel, page }) => {
  await panel.open()
  await panel.newValue.fill('x')
  await panel.newKey.pressSequentially('careers.hero.title')
  await expect(page.getByRole('option').first()).toBeVisible()
  await panel.newKey.press('Enter')
  const description = 'Careers › Hero › Headline added.'
  await expect
    .poll(() => panel.toasts())
    .toContainEqual({ title: 'Content Added!', description, tone: 'success' })
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('choosing a key shows its default, and fills it into an empty value', async ({ panel, page }) => {
  await panel.open()
  await panel.newKey.fill(key)
  await expect(page.getByRole('option').first()).toContainText(key)
  await page.getByRole('option').first().click()
  await expect(panel.newKey).toHaveValue(key)
  await expect(panel.newKey).toBeFocused()
  await expect(panel.newValue).toHaveValue('About the company')
  await expect(panel.addForm).toContainText('Default: About the company')

  await panel.newValue.fill('mine')
  await panel.newKey.fill('careers.hero.title')
  await expect(page.getByRole('option').first()).toContainText('careers.hero.title')
  await page.getByRole('option').first().click()
  await expect(panel.newValue).toHaveValue('mine')
  await expect(panel.addForm).toContainText('Default: Join Our Team')
  await panel.newKey.fill('careers.positions.product-manager.datePosted')
  await expect(panel.addForm).toContainText('Default: Empty')
  await panel.newKey.fill('careers.hero.action.href')
  await expect(panel.addForm).toContainText('Default: No link yet')
})

test('a key that already exists is edited in the list', async ({ panel, page, seed }) => {
  await seed({ [key]: 'Quince' })
  await panel.open()
  await panel.newValue.fill('kept')
  await panel.newKey.fill(key)
  await expect(page.getByRole('option').first()).toContainText(key)
  await page.getByRole('option').first().click()
  await expect(panel.field(key)).toBeFocused()
  await expect(panel.newKey).toHaveValue('')
  await expect(panel.newValue).toHaveValue('kept')
})

test('asks whether another key was meant, and accepts the unknown one, too', async ({ panel }) => {
  await panel.open()
  await panel.newKey.fill('abuot.hero.titel')
  await expect(panel.newKey).toHaveAccessibleDescription(/The site does not use this key\./)
  const meant = panel.addForm.getByRole('button', { name: `Did you mean ${key}?` })
  await panel.newKey.press('Escape')
  await panel.newKey.press('Tab')
  await expect(meant).toBeFocused()
  await meant.press('Enter')
  await expect(panel.newKey).toHaveValue(key)
  await expect(panel.newKey).toBeFocused()
  await expect(meant).toHaveCount(0)

  await panel.newKey.fill('hero.tagline.of.old')
  const status = panel.addForm.getByRole('status')
  await expect(status.filter({ hasText: 'The site does not use this key.' })).toHaveCount(1)
  await panel.newKey.fill('careers.positions')
  await expect(panel.newKey, 'a list is used, too').toHaveAccessibleDescription(/^A unique name/)
  await panel.newKey.fill('services.ate.whatWeOffer.99')
  await expect(panel.newKey).toHaveAccessibleDescription(/The site does not use this key\./)
  await panel.newKey.fill('services.ate.whatWeOffer.2')
  await expect(panel.newKey, 'a line of a list is used').toHaveAccessibleDescription(/^A unique name/)
  await panel.newKey.fill('hero.tagline.of.old')
  await panel.newValue.fill('x')
  await panel.newKey.press('Enter')
  await panel.expectToast('Content Added!', 'hero.tagline.of.old added.', 'success')
  await expect(panel.row('hero.tagline.of.old')).toContainText('Not used by the site.')
  await expect(panel.addForm).not.toContainText('The site does not use this key.')
})

test('says before adding that a link would be ignored', async ({ panel }) => {
  await panel.open()
  await panel.newKey.fill('home.hero.primary.href')
  await panel.newValue.fill('services')
  await expect(panel.addForm).toContainText('Not used: enter a page such as /careers')
  await panel.newValue.fill('/services')
  await expect(panel.addForm).not.toContainText('Not used')
})

test('works without suggestions if the texts do not load', async ({ panel, page, allowErrors }) => {
  allowErrors(/net::ERR_FAILED|Failed to (load|fetch)/)
  await page.route(/\/assets\/catalog-.*\.js$/, (route) => route.abort())
  await panel.open()
  await panel.add(key, 'x')
  const description = `${key} added.`
  await expect
    .poll(() => panel.toasts())
    .toContainEqual({ title: 'Content Added!', description, tone: 'success' })
  await page.getByRole('link', { name: 'Site texts' }).click()
  await expect(page.getByText('The site texts could not be loaded. Reload the page')).toBeVisible()
})

test('items say where they are shown, or why they are not', async ({ panel, seed }) => {
  await seed({
    [key]: 'New, and well-made',
    'about.meta.title': 'Us',
    'home.hero.primary.href': 'javascript:alert(1)',
    'home.hero.secondary.href': 'https://example.com/',
    'old.key': 'x',
  })
  await panel.open()
  const link = panel.row(key).getByRole('link', { name: 'Shown on /about' })
  await expect(link).toHaveAttribute('href', '/about#:~:text=New%2C%20and%20well%2Dmade')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(panel.row('about.meta.title').getByRole('link')).toHaveAttribute('href', '/about')
  await expect(panel.row('home.hero.primary.href')).toContainText('Not used: enter a page such as /careers')
  await expect(panel.row('home.hero.secondary.href')).toContainText(
    'Not used: links to other sites work only',
  )
  await expect(panel.row('old.key')).toContainText('Not used by the site.')
  await expect(panel.row('old.key').getByRole('link')).toHaveCount(0)
})

test.describe('the views', () => {
  test('have addresses, and Back returns to the previous one', async ({ panel, page }) => {
    await panel.open()
    await expect(page.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: 'Site texts' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Site texts' })).toBeVisible()
    await expect(panel.list).toBeHidden()
    await page.getByRole('link', { name: 'Buttons', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Site texts' })).toBeVisible()
    await page.goBack()
    await expect(panel.list).toBeVisible()
    await page.goto('/admin#buttons')
    await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeVisible()
  })

  test('keep what is typed while another is open', async ({ panel, page, seed }) => {
    await seed({ [key]: 'Quince' })
    await panel.open()
    await panel.newKey.fill('half.a.key')
    await panel.newValue.fill('half a value')
    await panel.editButton(key).click()
    await panel.field(key).fill('half an edit')
    const search = page.getByRole('searchbox', { name: 'Find a text' })
    await search.fill('hero')
    await expect(page.getByRole('heading', { level: 2, name: 'Site texts' })).toBeVisible()
    await page.getByRole('link', { name: 'Items' }).click()
    await expect(panel.field(key)).toHaveValue('half an edit')
    await expect(page.getByRole('link', { name: 'Items' })).toBeFocused()
    await expect(panel.newKey).toHaveValue('half.a.key')
    await expect(panel.newValue).toHaveValue('half a value')
    await page.getByRole('link', { name: 'Site texts' }).click()
    await expect(search).toHaveValue('hero')
  })
})

test('axe finds nothing in the open list of keys or its notes', async ({ panel, page, seed }) => {
  await seed({ [key]: 'x', 'home.hero.primary.href': 'javascript:1', old: 'x' })
  await panel.open()
  await panel.newKey.fill('hero')
  await panel.newKey.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'options')
  await panel.newKey.fill('abuot.hero.title')
  await panel.newKey.press('Escape')
  await expectAccessible(page, 'unknown key')
})

test('in Safari, a key that ends a composition neither saves nor cancels', async ({ panel, page, seed }) => {
  await seed({ one: 'before' })
  await panel.open()
  await panel.editButton('one').click()
  await panel.field('one').fill('typed')
  // Safari says that the composition has ended before it sends the key, with this code.
  const press = (key: string) => panel.field('one').dispatchEvent('keydown', { key, keyCode: 229 })
  for (const key of ['Enter', 'Escape']) await press(key)
  await page.keyboard.type('!')
  await expect(panel.field('one')).toHaveValue('typed!')
})
