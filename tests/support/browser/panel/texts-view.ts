// The view "Site texts" of the panel, as tests use it.
import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'
import { withKey } from '#tests/support/browser/with-key.ts'

export class TextsView {
  readonly region: Locator
  readonly find: Locator
  readonly only: Locator
  /** The links to the pages, each with the number of its edited texts. */
  readonly pages: Locator
  /** How many texts there are, and how many of them are edited. */
  readonly total: Locator
  /** How many texts are shown. */
  readonly count: Locator
  readonly rows: Locator
  #page: Page

  constructor(page: Page) {
    this.#page = page
    this.region = page.getByRole('region', { name: 'Site texts' })
    this.find = page.getByRole('searchbox', { name: 'Find a text' })
    this.only = this.region.getByRole('checkbox', { name: 'Only edited' })
    this.pages = this.region.getByRole('navigation', { name: 'Pages' }).getByRole('link')
    this.total = this.region.locator('.texts-contents .count').first()
    this.count = this.region.getByRole('status').first()
    this.rows = this.region.locator('.text-row')
  }

  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Site texts' }).click()
    await expect(this.region).toHaveAttribute('aria-busy', 'false')
  }

  /** Shows the page of a text, such as "About", which closes a text that is open. */
  async openPage(name: string): Promise<void> {
    await this.open()
    const picker = this.region.getByRole('combobox', { name: 'Pages' })
    if (await picker.isVisible()) await picker.selectOption(name)
    else await this.#openLinked(name)
  }

  async #openLinked(name: string): Promise<void> {
    await this.region
      .getByRole('link', { name, exact: true })
      .or(this.region.getByRole('link', { name: `${name} `, exact: false }))
      .first()
      .click()
  }

  row(key: string): Locator {
    return withKey(this.rows, key)
  }
  edit(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Edit / })
  }
  reset(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Reset to default / })
  }
  undoReset(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Undo / })
  }
  field(key: string): Locator {
    return this.row(key).getByRole('textbox')
  }
}
