// The view "Lists" of the panel, as tests use it.
import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

export class ListsView {
  /** The list of positions. */
  readonly positions: Locator
  readonly questions: Locator
  readonly form: Locator
  /** What shows that a change is being sent, also while another view is shown. */
  readonly busy: Locator
  #page: Page

  constructor(page: Page) {
    this.#page = page
    this.positions = page.getByRole('region', { name: 'Careers › Positions' })
    this.questions = page.getByRole('region', { name: 'Contact › FAQ' })
    this.form = page.getByRole('form', { name: /^(New |Duplicate of)/ })
    this.busy = page.locator('.editable-list[aria-busy=true], .new-entry [aria-disabled=true]')
  }

  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Lists', exact: true }).click()
    await expect(this.positions).toBeVisible()
  }

  /** The row of an entry by the last part of its key. */
  entry(list: Locator, id: string): Locator {
    return list
      .getByRole('listitem')
      .filter({ has: this.#page.locator('code').getByText(new RegExp(`[.]${id}$`)) })
  }

  row(list: Locator, name: string): Locator {
    return list.getByRole('listitem').filter({ has: this.#page.getByRole('heading', { name, exact: true }) })
  }

  /** The names of a list's entries, in their order, and whether one is not shown. */
  names(list: Locator): Promise<string[]> {
    // All at once, since a row may disappear in between.
    return list.getByRole('listitem').evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('h4')?.textContent ?? ''
        const states = [...row.querySelectorAll('.entry-state')].map(({ textContent }) => textContent)
        const state = states.find((each) => each === 'Hidden' || each === 'New, not shown yet')
        return state ? `${name} (${state.toLowerCase()})` : name
      }),
    )
  }

  /** The lines that the text of a list would have in the order of its rows. */
  lines(list: Locator): Promise<string[]> {
    return list.getByRole('listitem').evaluateAll((rows) =>
      rows.map((row) => {
        const id = row.querySelector('code')?.textContent.split('.').at(-1) ?? ''
        return row.dataset.state === 'hidden' ? `# ${id}` : id
      }),
    )
  }

  act(list: Locator, what: string): Locator {
    return list.getByRole('button', { name: what, exact: true })
  }
}
