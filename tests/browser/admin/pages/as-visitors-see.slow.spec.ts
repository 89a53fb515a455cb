// A page in the view "Pages" shows texts, also those being typed, where and how its visitors see them.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'

/** Texts that are typed, each longer than the one before it, or with a longer word. */
const typed = [
  {
    path: '/',
    key: 'home.hero.subtitle',
    text: 'We design chips, and write the software that runs on them. '.repeat(4),
  },
  { path: '/', key: 'home.hero.title', text: 'Semiconductor Excellence' },
  { path: '/about', key: 'about.hero.title', text: 'A company with a title that needs several lines' },
  {
    path: '/services/ate',
    key: 'services.ate.overview',
    text: 'Every part that you ship has been tested. '.repeat(12),
  },
]

const themes = ['light', 'dark'] as const

for (const width of [390, 768, 1440])
  test(`visitors see what was typed as the panel shows it, at ${width} px, light and dark`, async ({
    page,
    panel,
    openAnother,
  }) => {
    const visitor = await openAnother()
    await visitor.setViewportSize({ width, height: 900 })
    await panel.open()
    const view = new PagesView(page)
    for (const { path, key, text } of typed) {
      const shown: string[][] = []
      for (const theme of themes) {
        await view.open(path, { width: `${width}`, theme })
        await expect(view.frame.locator('html')).toHaveAttribute('data-theme', theme)
        await view.text(key).first().click()
        await view.field.fill(text.trim())
        await expect(view.frame.getByText(text.trim()).first()).toBeVisible()
        await page
          .locator('.page-frame')
          .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.fonts.ready.then(() => {}))
        shown.push(await textsOf(page, '.page-frame'))
      }
      await view.save.press('Enter')
      await expect(view.field).toHaveCount(0)
      await expect.poll(async () => (await visitor.request.get(path)).text()).toContain(text.trim())
      for (const [n, theme] of themes.entries()) {
        await visitor.emulateMedia({ colorScheme: theme })
        await visitor.goto(path)
        await visitor.evaluate(() => document.fonts.ready)
        const seen = await textsOf(visitor, 'html')
        expect(seen.some((each) => each.includes(text.trim()))).toBe(true)
        expect(shown[n], `${key}, ${theme}`).toEqual(seen)
      }
    }
  })

/** The texts of a page, in order: each with its place and size in pixels, its font and its color. */
const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const root = (element as HTMLIFrameElement).contentDocument ?? element.ownerDocument
    const view = root.defaultView as Window
    const found: string[] = []
    const nodes = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const range = root.createRange()
      range.selectNodeContents(nodes.currentNode)
      const { left, top, width, height } = range.getBoundingClientRect()
      const parent = nodes.currentNode.parentElement as Element
      if (width * height === 0 || !parent.checkVisibility({ visibilityProperty: true })) continue
      const { fontSize, fontWeight, color } = view.getComputedStyle(parent)
      const box = [left + view.scrollX, top + view.scrollY, width, height].map(Math.round)
      found.push(`${range} ${box} ${fontSize} ${fontWeight} ${color}`)
    }
    return found
  })
