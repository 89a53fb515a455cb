// The view "Pages" of the panel, as tests use it.
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'
import { withKey } from '#tests/support/browser/with-key.ts'
import type { AdminPanel } from './admin-panel.ts'

/** In the accessible name of a text that somebody has open in another window. */
export const elsewhere = /, being edited in another window\): /

export class PagesView {
  /** What is in the frame. It reacts to nothing, but can be read. */
  readonly frame: FrameLocator
  readonly stage: Locator
  readonly field: Locator
  readonly save: Locator
  readonly cancel: Locator
  /** All texts of the page, beside it. */
  readonly list: Locator
  /** Says that edits are not shown yet. */
  readonly incomplete: Locator
  #page: Page

  constructor(page: Page) {
    this.#page = page
    this.stage = page.locator('.page-stage')
    this.frame = page.frameLocator('.page-frame')
    this.field = page.locator('.page-text-form').getByRole('textbox')
    this.save = page.locator('.page-text-form').getByRole('button', { name: /^Sav/ })
    this.cancel = page.locator('.page-text-form').getByRole('button', { name: 'Cancel' })
    this.incomplete = this.stage.getByText('Some edits are not shown on this page yet.')
    this.list = page.getByRole('region', { name: 'Texts of this page' })
  }

  /** Shows a page. The panel must be open. */
  async open(path: string, params: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams(params).toString()
    await this.#page.evaluate(
      (hash) => {
        location.hash = hash
      },
      `#pages${path}${query && `?${query}`}`,
    )
    // Until then, the page before is still there.
    await expect(this.#page.locator('.page-select')).toHaveValue(path)
    await this.ready()
  }

  /** Waits until the texts of the page can be selected. */
  async ready(): Promise<void> {
    await expect(this.stage).toHaveAttribute('aria-busy', 'false')
  }

  /** The height of the page as it was last measured, in pixels. */
  height(): Promise<number> {
    return this.stage.locator('.page-canvas').evaluate((canvas) => canvas.getBoundingClientRect().height)
  }

  /** The form of a text, wherever it is open. */
  form(key: string): Locator {
    return withKey(this.#page.locator('.page-text-form'), key)
  }

  /** A button for the entry of a list that the open text belongs to. */
  inList(name: string): Locator {
    return this.#page.locator('.list-group').getByRole('button', { name, exact: true })
  }

  /** The titles of the positions on the page, in their order. */
  titles(): Promise<string[]> {
    return this.frame.locator('.careers-positions .part-title h3').allTextContents()
  }

  /**
   * The buttons of a text: one for each place that shows it. Found by their text, because Playwright would compute the
   * names of all buttons each time that it looks.
   */
  text(key: string): Locator {
    return this.stage.getByRole('button').filter({ hasText: `(${key}, ` })
  }
}

/** Opens the panel, and shows a page in it. */
export async function openInPages(
  panel: AdminPanel,
  path: string,
  params?: Record<string, string>,
): Promise<PagesView> {
  await panel.open()
  const view = new PagesView(panel.page)
  await view.open(path, params)
  return view
}

/** Opens the first screen of the view, with all pages to choose from. */
export async function openPagesOverview(page: Page): Promise<Locator> {
  await page.goto('/admin#pages')
  const view = page.getByRole('region', { name: 'Pages', exact: true })
  await expect(view).toHaveAttribute('aria-busy', 'false')
  return view
}
