// Where the panel edits an item: in Items, or on the page that shows it.
import type { Locator, Page } from '@playwright/test'
import { type AdminPanel, expect } from './admin-panel.ts'
import { PagesView } from './pages-view.ts'

interface EditingPlace {
  /** Shows the view. It shows what it showed before. */
  open(): Promise<void>
  /** Waits until the view is ready after a reload. */
  ready(): Promise<void>
  editButton(key: string): Locator
  /** The form of an item, while it is open, and perhaps more. */
  form(key: string): Locator
}

export type PlaceName = 'items' | 'page'

/** @param path of the page to edit on */
export function editingPlaces(page: Page, panel: AdminPanel, path: string): Record<PlaceName, EditingPlace> {
  const view = new PagesView(page)
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })
  return {
    items: {
      open: () => link('Items').click(),
      ready: () => expect(panel.list).toHaveAttribute('aria-busy', 'false'),
      editButton: (key) => panel.editButton(key),
      form: (key) => panel.row(key),
    },
    page: {
      async open() {
        await link('Pages').click()
        const overview = page.getByRole('navigation', { name: 'Pages of the site' })
        await expect(view.stage.or(overview)).toBeVisible()
        if (await overview.isVisible()) await view.open(path)
        await view.ready()
      },
      ready: () => view.ready(),
      editButton: (key) => view.text(key).first(),
      form: (key) => view.form(key),
    },
  }
}
