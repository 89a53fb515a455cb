// What the panel shows is in its address, which follows typing a moment later.

import { expectSeen } from '#tests/support/browser/expect-seen.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

test('a link to another view works just as the address follows what was typed', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: 'An item' })
  await panel.open()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('one')
  // The address is due to change before the event that tells of the click.
  await page.evaluate(() => {
    const until = performance.now() + 400
    document.querySelector<HTMLElement>('.view-links a[href^="#texts"]')?.click()
    while (performance.now() < until);
  })
  await expect(page.getByRole('region', { name: 'Site texts' })).toBeVisible()
  await expect(page).toHaveURL(/#texts/)
  await page.goBack()
  await expect(page).toHaveURL(/#items\?q=one$/)
})

test('a view begins at its top after another one was scrolled, unless Back has led there', async ({
  panel,
  page,
}) => {
  await panel.open()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const scrolled = () => page.evaluate(() => scrollY)
  await link('Lists').click()
  await expect(page.getByRole('button', { name: 'Add a question' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(scrolled).toBe(900)
  await link('Buttons').click()
  await expect(page.getByRole('region', { name: 'Buttons', exact: true })).toBeVisible()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Lists', exact: true })).toBeVisible()
  expect(await scrolled()).toBeGreaterThan(300)
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('about')
  await expect(page.getByRole('region', { name: 'Site texts', exact: true })).toBeVisible()
  await expect.poll(scrolled).toBe(0)
})

test('Back from a page leads to where the view before it was scrolled, also if a text of the page has the focus', async ({
  page,
  panel,
}) => {
  await panel.open()
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add a position' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  const view = new PagesView(page)
  await view.open('/about')
  await view.text('about.hero.title').first().focus()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Lists' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(400)
})

test('another page of a view begins at its top, and so do the matches of a search', async ({ page }) => {
  // By its address: the event that follows a click on its link could undo the scrolling below.
  await page.goto('/admin#texts?page=Home')
  const texts = new TextsView(page)
  await expect(texts.rows.first()).toContainText('home.')
  const scrolled = () => page.evaluate(() => scrollY)
  const scroll = async () => {
    await page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(scrolled).toBeGreaterThan(1000)
  }
  await scroll()
  await texts.openPage('About')
  await expect(texts.rows.first()).toContainText('about.')
  await expect.poll(scrolled).toBe(0)
  await scroll()
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('e')
  await expect.poll(scrolled).toBe(0)
})

test('a view stays where it is scrolled while the focus goes to the bar', async ({ page }) => {
  await page.goto('/admin#texts?page=Home')
  await expect(new TextsView(page).rows.first()).toContainText('home.')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  for (const target of [
    page.getByRole('link', { name: 'Items', exact: true }),
    page.getByRole('searchbox', { name: 'Find a text' }),
    page.getByRole('button', { name: 'Shortcuts' }),
  ]) {
    await target.focus()
    await expect(target).toBeFocused()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(900)
  }
})

test('the former addresses of Items and of the site check lead there', async ({ panel, page }) => {
  await panel.open()
  await page.evaluate(() => {
    location.hash = '#check'
  })
  await expect(page.getByRole('region', { name: 'Site check' })).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#list?q=one'
  })
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('one')
})

const far = 'about.leadership.team.vice-president-embedded-and-software.experience'

for (const { name, hash, open, shown } of [
  { name: 'the filter', hash: 'texts?only=edited', open: undefined, shown: ['about.hero.title', far] },
  { name: 'the page', hash: 'texts?page=Contact', open: undefined, shown: ['contact.hero.title'] },
  { name: 'a text far down', hash: `texts?text=${far}`, open: far, shown: [far] },
  { name: 'an open item', hash: 'list?text=about.hero.title', open: 'about.hero.title', shown: [] },
]) {
  test(`the address leads to ${name}, also after a reload`, async ({ panel, page, seed }) => {
    await seed({ 'about.hero.title': 'An edit', [far]: 'Another', other: 'No text of the site' })
    await page.goto(`/admin#${hash}`)
    for (const when of ['opened', 'reloaded']) {
      const texts = new TextsView(page)
      for (const key of shown) await expect(texts.row(key), when).toBeVisible()
      if (hash.includes('only')) await expect(texts.rows, when).toHaveCount(shown.length)
      const field = open && (hash.startsWith('list') ? panel.field(open) : texts.field(open))
      if (field) await expectSeen(field, when)
      expect(new URL(page.url()).hash.slice(1)).toContain(hash)
      await page.reload()
    }
  })
}

test('what is typed before the browser tells of a link is kept', async ({ panel, page }) => {
  await panel.open()
  await page.evaluate(() => {
    const [link] = document.querySelectorAll<HTMLAnchorElement>('a[href="#texts"]')
    const search = document.querySelector<HTMLInputElement>('[data-shortcut="find"]')
    if (!link || !search) throw new Error('The link or the search is missing.')
    link.click()
    search.focus()
    document.execCommand('insertText', false, 'hero')
  })
  await expect(page).toHaveURL(/#texts\?q=hero$/)
  await expect(page.getByRole('searchbox', { name: 'Find a text' })).toHaveValue('hero')
})
