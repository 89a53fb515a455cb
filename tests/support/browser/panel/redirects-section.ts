// "Hidden pages and old addresses" in the view "Lists" of the panel, as tests use it.
import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

export class RedirectsSection {
  readonly region: Locator
  readonly hideForm: Locator
  readonly addForm: Locator
  #page: Page

  constructor(page: Page) {
    this.#page = page
    this.region = page.getByRole('region', { name: 'Hidden pages and old addresses' })
    this.hideForm = page.getByRole('form', { name: 'Hide a page' })
    this.addForm = page.getByRole('form', { name: 'Add an old address' })
  }

  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Lists', exact: true }).click()
    await expect(this.region).toBeVisible()
  }

  act(what: string): Locator {
    return this.region.getByRole('button', { name: what, exact: true })
  }

  row(name: string): Locator {
    return this.region
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { name, exact: true }) })
  }

  /** Hides a page, whose visitors then go to its overview. */
  async hide(name: string): Promise<void> {
    await this.act('Hide a page…').click()
    await this.hideForm.getByLabel('Page to hide').selectOption(name)
    await this.hideForm.getByRole('button', { name: 'Hide this page' }).click()
    await expect(this.row(name)).toBeVisible()
  }
}
