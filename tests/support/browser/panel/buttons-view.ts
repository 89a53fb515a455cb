import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

/** The view of the panel that lists the buttons of the site, as tests use it. */
export class ButtonsView {
  readonly page: Page
  readonly region: Locator
  readonly acceptAll: Locator
  readonly plan: Locator
  /** What screen readers are told after an action in a row. */
  readonly said: Locator

  constructor(page: Page) {
    this.page = page
    this.region = page.getByRole('region', { name: 'Buttons', exact: true })
    this.acceptAll = this.region.getByRole('button', { name: /^Accept all \d/ })
    this.plan = this.region.getByRole('region', { name: 'Links to be added' })
    this.said = this.region.locator('.buttons-head > [role=status]')
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Buttons', exact: true }).click()
    await expect(this.region).toHaveAttribute('aria-busy', 'false')
  }

  row(key: string): Locator {
    return this.region.getByRole('listitem').filter({ has: this.page.getByText(key, { exact: true }) })
  }
  field(key: string): Locator {
    return this.row(key).getByRole('combobox')
  }
  accept(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Accept/ })
  }
  save(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Save/ })
  }
  cancel(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Cancel/ })
  }
  undo(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Undo/ })
  }
  remove(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Remove link/ })
  }
  filter(name: 'All' | 'Coming soon' | 'Linked'): Locator {
    return this.region
      .getByRole('group', { name: 'Show' })
      .getByRole('button', { name: new RegExp(`^${name} \\d`) })
  }

  /** Returns how many buttons a filter says there are. */
  async count(name: 'All' | 'Coming soon' | 'Linked'): Promise<number> {
    return Number(await this.filter(name).locator('.count').innerText())
  }

  /** Returns the key and the place of each row, in CSS pixels from the top of the page. */
  places(): Promise<string[]> {
    return this.region.locator('.button-row').evaluateAll((rows) =>
      rows.map((row) => {
        const key = row.querySelector('.text-label-key')?.textContent
        return `${key} ${Math.round(row.getBoundingClientRect().top + scrollY)}`
      }),
    )
  }
}
