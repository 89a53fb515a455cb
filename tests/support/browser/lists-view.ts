// The view "Lists" of the panel, as tests use it.
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export class ListsView {
  /** The list of positions. */
  readonly positions: Locator
  readonly questions: Locator
  readonly form: Locator
  #page: Page

  constructor(page: Page) {
    this.#page = page
    this.positions = page.getByRole('region', { name: 'Careers › Positions' })
    this.questions = page.getByRole('region', { name: 'Contact › FAQ' })
    this.form = page.getByRole('form', { name: /^(New |Copy of)/ })
  }

  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Lists', exact: true }).click()
    await expect(this.positions).toBeVisible()
  }

  row(list: Locator, name: string): Locator {
    return list.getByRole('listitem').filter({ has: this.#page.getByRole('heading', { name, exact: true }) })
  }

  /** The names of a list's entries, in their order, and whether one is not shown. */
  async names(list: Locator): Promise<string[]> {
    const rows = await list.getByRole('listitem').all()
    return Promise.all(
      rows.map(async (row) => {
        const name = await row.getByRole('heading').innerText()
        const [state] = await row.getByText(/^(Hidden|New in the site)$/).allTextContents()
        return state ? `${name} (${state.toLowerCase()})` : name
      }),
    )
  }

  act(list: Locator, what: string): Locator {
    return list.getByRole('button', { name: what, exact: true })
  }
}
