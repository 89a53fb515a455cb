// The field of a text lies over the text on its page, and looks like it.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'

for (const width of ['390', '768', '1440'])
  test(`the field lies on its text, in its type and colors, on a page of ${width} px`, async ({
    page,
    panel,
  }) => {
    await panel.open()
    const view = new PagesView(page)
    for (const theme of ['light', 'dark']) {
      await view.open('/contact', { width, theme })
      await expect(view.frame.locator('html')).toHaveAttribute('data-theme', theme)
      for (const key of ['contact.hero.title', 'contact.hero.subtitle']) {
        await view.text(key).first().click()
        await expect
          .poll(() => fieldOverText(page), `${key}, ${theme}`)
          .toEqual({
            covers: true,
            sameFont: true,
            sameSize: true,
            sameColor: true,
            sameBackground: true,
            readable: true,
          })
        await view.field.press('Escape')
      }
      // In a drawing, the field has the panel's own size and colors.
      await view.text('contact.officeHours.rows.sunday.days').first().click()
      await expect
        .poll(() => fieldOverText(page), theme)
        .toMatchObject({ covers: true, sameFont: true, readable: true })
      await view.field.press('Escape')
    }
  })

test('a title that becomes long or short gets its size while it is typed', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about')
  await view.text('about.hero.title').first().click()
  const title = view.frame.getByRole('heading', { level: 1 })
  const sizeOf = (text: string) =>
    title.evaluate(
      (h1, said) => h1.textContent === said && Number.parseFloat(getComputedStyle(h1).fontSize),
      text,
    )
  const sizes = []
  for (const text of ['Short', 'Longer than that', 'Longer than the longest of all titles']) {
    await view.field.fill(text)
    await expect.poll(() => sizeOf(text)).not.toBe(false)
    sizes.push(Number(await sizeOf(text)))
    await expect.poll(() => fieldOverText(page)).toMatchObject({ covers: true, sameSize: true })
  }
  expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
  expect(new Set(sizes).size).toBe(3)
  await view.field.fill('Short')
  await expect.poll(() => sizeOf('Short')).toBe(sizes[0])
  // As when the page is rendered.
  await view.field.fill('Longer than the longest of all titles')
  await view.field.press('Enter')
  await expect(view.field).toHaveCount(0)
  // The page may be shown again while its title is measured.
  await expect.poll(() => sizeOf('Longer than the longest of all titles')).toBe(sizes[2])
  const about = async () => (await page.request.get('/about')).text()
  await expect.poll(about).toContain('Longer than the longest of all titles')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', `${sizes[2]}px`)
})

/** How the field compares with the text in the frame that says the same, which has the background of the page. */
const fieldOverText = (page: Page) =>
  page.locator('.page-frame').evaluate((frame: HTMLIFrameElement) => {
    const field = document.querySelector('.page-canvas .page-text-form textarea') as HTMLTextAreaElement
    const inside = frame.contentDocument as Document
    const outer = frame.getBoundingClientRect()
    const scale = outer.width / frame.clientWidth
    const box = field.getBoundingClientRect()
    const covered: Element[] = []
    const nodes = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const range = inside.createRange()
      range.selectNodeContents(nodes.currentNode)
      const { left, top, right, bottom } = range.getBoundingClientRect()
      const covers =
        box.left < outer.left + left * scale &&
        box.top < outer.top + top * scale &&
        box.right > outer.left + right * scale &&
        box.bottom > outer.top + bottom * scale
      if (covers && range.toString() === field.value)
        covered.push(range.startContainer.parentElement as Element)
    }
    const [text] = covered
    const own = getComputedStyle(field)
    const below = getComputedStyle(text ?? inside.body)
    const sizeOf = ({ fontSize }: CSSStyleDeclaration) => Number.parseFloat(fontSize)
    return {
      covers: covered.length === 1,
      sameFont:
        own.fontFamily === below.fontFamily &&
        own.fontWeight === below.fontWeight &&
        own.fontStretch === below.fontStretch,
      sameSize: Math.abs(sizeOf(own) - sizeOf(below) * scale) < 0.1,
      sameColor: own.color === below.color,
      sameBackground: own.backgroundColor === getComputedStyle(inside.documentElement).backgroundColor,
      readable: own.backgroundColor !== own.color,
    }
  })
