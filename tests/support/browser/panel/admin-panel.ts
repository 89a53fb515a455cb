// The admin page, as tests use it.
import type { Locator, Page, Request } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { namedTexts } from '#content/keys/labels.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'
import { withKey } from '#tests/support/browser/with-key.ts'

export { expect } from '#tests/support/browser/test.ts'

const labels = new Map(namedTexts(site).map(({ key, label }) => [key, label]))

/** Returns what the panel calls the item with a key: the name of the text, or the key if the site does not use it. */
export const nameOf = (key: string): string => labels.get(key) ?? key

interface ShownToast {
  title: string
  description: string
  tone: string
}

export class AdminPanel {
  readonly page: Page
  readonly banner: Locator
  readonly list: Locator
  readonly rows: Locator
  readonly addForm: Locator
  readonly newKey: Locator
  readonly newValue: Locator
  readonly addButton: Locator
  readonly dialog: Locator

  #underWay = new Set<Request>()
  #calls = 0

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      if (!/\/(rest\/v1|assets)\//.test(request.url())) return
      this.#calls++
      this.#underWay.add(request)
    })
    const ended = (request: Request) => {
      this.#underWay.delete(request)
    }
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    this.banner = page.getByRole('region', { name: 'Live connection' })
    this.list = page.getByRole('region', { name: 'Manage Content' })
    this.rows = this.list.getByRole('listitem')
    this.addForm = page.getByRole('region', { name: 'Add New Content' })
    this.newKey = this.addForm.getByLabel('Key')
    this.newValue = this.addForm.getByLabel('Value')
    this.addButton = this.addForm.getByRole('button')
    this.dialog = page.getByRole('dialog')
  }

  /** Opens the page and, by default, waits until the list is loaded and live. */
  async open({ live = true, origin = '' } = {}): Promise<void> {
    await this.page.addInitScript(recordToasts)
    await this.page.goto(`${origin}/admin`)
    if (!live) return
    await expect(this.banner).toContainText('Connected')
    await expect(this.list).toHaveAttribute('aria-busy', 'false')
  }

  /** Waits until the page asks for nothing more. When it opens, it reads the table several times, and loads parts of itself. */
  async quiet(): Promise<void> {
    const isQuiet = async () => {
      if (this.#underWay.size > 0) return false
      const calls = this.#calls
      // In the page, where this waits for the same work as its next request.
      await this.page.evaluate(
        () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 300)),
      )
      return this.#calls === calls
    }
    await expect.poll(isQuiet).toBe(true)
  }

  row(key: string): Locator {
    return withKey(this.rows, key)
  }
  value(key: string): Locator {
    return this.row(key).locator('.item-value p').first()
  }
  /** The button is there once the panel knows the name of the text. */
  editButton(key: string): Locator {
    const label = labels.get(key)
    return this.row(key).getByRole('button', { name: label ? `Edit ${label}` : /^Edit / })
  }
  deleteButton(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Delete / })
  }
  field(key: string): Locator {
    return this.row(key).getByRole('textbox')
  }
  saveButton(key: string): Locator {
    return this.row(key).getByRole('button', { name: 'Save', exact: true })
  }
  cancelButton(key: string): Locator {
    return this.row(key).getByRole('button', { name: 'Cancel' })
  }

  keys(): Promise<string[]> {
    return this.rows.locator('.text-label-key').allInnerTexts()
  }

  async add(key: string, value: string): Promise<void> {
    await this.newKey.fill(key)
    await this.newValue.fill(value)
    await this.addButton.click()
  }

  /** Cuts the network only for the next write, since the page may read its list at any time. */
  async loseNextWrite(): Promise<void> {
    let lost = false
    await this.page.route(/website_content/, (route) => {
      if (lost || route.request().method() === 'GET') return route.fallback()
      lost = true
      return route.abort('internetdisconnected')
    })
  }

  /** Returns all toasts so far in order: some may be gone before a test looks. */
  toasts(): Promise<ShownToast[]> {
    return this.page.evaluate(() => (window as unknown as { toasts: ShownToast[] }).toasts)
  }
  /** @param text the description; a key of the site at its beginning stands for the name that the panel shows */
  async expectToast(title: string, text: string, tone: string): Promise<void> {
    const description = text.replace(/^\S+/, nameOf)
    await expect.poll(() => this.toasts()).toContainEqual({ title, description, tone })
  }
  /**
   * Waits for the toast that offers to undo the last change, and keeps it: the pointer is on it.
   * @returns its button
   */
  async keepUndo(): Promise<Locator> {
    const undo = this.page.locator('.toast-action', { hasText: /^Undo$/ })
    await undo.hover()
    return undo
  }
  /**
   * Presses the action of a toast, which may close at any time.
   * @returns what the toast said; undefined if there was none with such an action
   */
  pressAction(label?: string): Promise<string | undefined> {
    return this.page.evaluate((label) => {
      const button = document.querySelector<HTMLElement>('.toast:not([data-closing]) .toast-action')
      if (!button || (label && button.textContent !== label)) return undefined
      const said = button.closest('.toast')?.textContent
      button.click()
      return said
    }, label)
  }
  expectLive(key: string, event: 'inserted' | 'updated' | 'deleted'): Promise<void> {
    return this.expectToast('Realtime Update', `Item '${key}' ${event}. List updated.`, 'live')
  }
}

/**
 * The error of `recordToasts`, which runs in every frame, in the frame that measures texts, where no script may run.
 */
const refusedInFrame = /Blocked script execution in 'about:srcdoc'/

/** Runs in the page: records the text of each toast. */
function recordToasts() {
  const toasts: ShownToast[] = []
  Object.assign(window, { toasts })
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement) || !node.matches('.toast')) continue
      const text = (name: string) => node.querySelector(`.toast-${name}`)?.textContent ?? ''
      toasts.push({
        title: text('title'),
        description: text('description'),
        tone: node.dataset.tone ?? '',
      })
    }
  }).observe(document, { childList: true, subtree: true })
}

interface AdminFixtures {
  panel: AdminPanel
  /** The panel in another person's browser. */
  otherPanel: AdminPanel
  /** Adds items to the table, one after the other. */
  seed: (items: Record<string, string>) => Promise<ContentItem[]>
  /** The requests that the page of `panel` has sent to the table. */
  calls: Request[]
}

export const test = base.extend<AdminFixtures>({
  panel: ({ page, allowErrors }, provide) => {
    allowErrors(refusedInFrame)
    return provide(new AdminPanel(page))
  },
  otherPanel: async ({ openAnother, allowErrors }, provide) => {
    allowErrors(refusedInFrame)
    return provide(new AdminPanel(await openAnother()))
  },
  seed: ({ supabase }, provide) =>
    provide(async (items) => {
      const rows: ContentItem[] = []
      for (const [content_key, content_value] of Object.entries(items)) {
        const { data } = await supabase
          .from('website_content')
          .insert({ content_key, content_value })
          .select()
          .single()
          .throwOnError()
        rows.push(data)
      }
      return rows
    }),
  calls: async ({ page }, provide) => {
    const calls: Request[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) calls.push(request)
    })
    await provide(calls)
  },
})
