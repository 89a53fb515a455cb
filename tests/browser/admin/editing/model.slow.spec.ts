// Two people edit the same few items at the same time, in the list and in place on a page, in random steps
// that include lost connections, reloads and deletions. Whatever they do: each text that the server has accepted is in
// the history, every save reports its result, typed text that was neither saved nor discarded is still there, and the
// page says what the drafts and items say.
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { site } from '#content/default-content.ts'
import { AdminPanel, expect, nameOf, test } from '#tests/support/browser/admin-panel.ts'
import { editingPlaces, type PlaceName } from '#tests/support/browser/editing-places.ts'
import { changesSince, newestChange } from '#tests/support/browser/history.ts'

const seed = 20251120
const steps = process.env.TEST_LONG ? 4000 : 250
const keys = ['company.email', 'company.phone', 'home.hero.title']
/** Where the home page says them. */
const spots = ['address a:first-of-type', 'address a:nth-of-type(2)', 'h1']

const acts = {
  edit: 8,
  type: 10,
  save: 10,
  cancel: 1,
  keepMine: 3,
  takeTheirs: 2,
  merge: 3,
  delete: 1,
  undo: 2,
  add: 2,
  cutLine: 1,
  restoreLine: 3,
  reload: 1,
  changeView: 3,
  reset: 1,
  bringBack: 3,
  discard: 1,
} as const
type Act = keyof typeof acts

const step = fc.record({
  who: fc.nat(1),
  key: fc.constantFrom(...keys),
  act: fc.oneof(
    ...Object.entries(acts).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) })),
  ),
})

class Editor {
  readonly panel: AdminPanel
  readonly #page: Page
  readonly #name: string
  readonly #places: ReturnType<typeof editingPlaces>
  #place: PlaceName = 'list'
  #offline = false
  /** Texts typed and neither saved nor discarded, by key. */
  readonly held = new Map<string, string>()
  /** Texts that the server has accepted. */
  readonly accepted: string[] = []
  #texts = 0

  constructor(page: Page, name: string) {
    this.panel = new AdminPanel(page)
    this.#page = page
    this.#name = name
    this.#places = editingPlaces(page, this.panel, '/')
    page.on('dialog', (dialog) => dialog.accept())
    page.on('response', async (response) => {
      const request = response.request()
      if (
        !response.ok() ||
        !/POST|PATCH/.test(request.method()) ||
        !/website_content(\?|$)/.test(request.url())
      )
        return
      const rows = await response.json().catch(() => [])
      for (const { content_value } of [rows].flat()) this.accepted.push(content_value)
    })
  }

  async take(act: Act, key: string): Promise<void> {
    const { panel } = this
    const page = this.#page
    switch (act) {
      case 'edit':
        return this.#edit(key)
      case 'type': {
        const open = await this.#openKey()
        if (!open) return
        const text = this.#newText()
        await this.#field(open).fill(text)
        this.held.set(open, text)
        return
      }
      case 'save':
        return this.#save()
      case 'cancel': {
        const open = await this.#openKey()
        if (!open) return
        await this.#button(open, admin.item.cancel).click()
        this.held.delete(open)
        return
      }
      case 'reset': {
        const open = await this.#openKey()
        const button = open && this.#button(open, admin.texts.reset)
        if (!button || !(await button.isVisible())) return
        const failures = await this.#failures()
        await button.click()
        // What was typed stays to be restored.
        await expect
          .poll(async () => !(await button.isVisible()) || (await this.#failures()) > failures)
          .toBe(true)
        return
      }
      case 'keepMine':
        return this.#resolve(adminEditing.conflict.keepMine)
      case 'takeTheirs':
        return this.#resolve(adminEditing.conflict.takeTheirs)
      case 'merge':
        return this.#resolve(adminEditing.conflict.merge)
      case 'delete':
        if (!(await panel.deleteButton(key).isVisible())) return
        await panel.deleteButton(key).click()
        await panel.dialog.getByRole('button', { name: 'Delete' }).click()
        // Deleting an item discards what was typed for it, unless the deletion fails.
        if (await this.#becomes(async () => !(await panel.deleteButton(key).isVisible())))
          this.held.delete(key)
        return
      case 'undo':
        return this.#press(page.locator('.toast-action'))
      case 'add': {
        if (this.#place === 'page' || (await panel.keys()).includes(key)) return
        const text = this.#newText()
        await panel.add(key, text)
        await expect
          .poll(async () => this.accepted.includes(text) || (await panel.newValue.inputValue()) === text)
          .toBe(true)
        await panel.newKey.fill('')
        await panel.newValue.fill('')
        return
      }
      case 'cutLine':
        return this.#setOffline(true)
      case 'restoreLine':
        return this.#setOffline(false)
      case 'reload':
        await this.#setOffline(false)
        await page.reload()
        return this.#at.ready()
      case 'changeView':
        // Without a network, a view that was not open before cannot be loaded.
        if (!this.#offline) await this.open(this.#place === 'list' ? 'page' : 'list')
        return
      case 'bringBack':
        return this.#press(page.getByRole('button', { name: adminEditing.drafts.bringBackOf(nameOf(key)) }))
      case 'discard': {
        const button = page.getByRole('button', { name: adminEditing.drafts.discardOf(nameOf(key)) }).first()
        if (!(await button.isVisible())) return
        await button.click()
        this.held.delete(key)
      }
    }
  }

  /** Shows the list, or the page. */
  async open(place: PlaceName): Promise<void> {
    this.#place = place
    await this.#at.open()
  }

  /** What the page says of each text is what is being typed, or else its unsaved text, or else that of the item. */
  async expectTruePage(after: string): Promise<void> {
    if (this.#place !== 'page') return
    for (const [n, key] of keys.entries()) {
      await expect
        .poll(() => this.#page.evaluate(compared, { key, spot: spots[n] ?? '' }), {
          message: `${key} after ${after}`,
        })
        .toBe('agreed')
    }
  }

  /** Drops all unsaved texts, and returns what the page then says. */
  async pageWithoutDrafts(): Promise<(string | null)[]> {
    await this.#setOffline(false)
    await this.open('page')
    for (const key of keys) {
      await this.#edit(key)
      const cancel = this.#button(key, admin.item.cancel)
      await cancel.click()
      await expect(cancel).toHaveCount(0)
    }
    return Promise.all(
      spots.map((spot) => this.#page.frameLocator('.page-frame').locator(spot).textContent()),
    )
  }

  get #at() {
    return this.#places[this.#place]
  }

  /** Typed text is in a field or stored by the browser. */
  async expectNothingLost(after: string): Promise<void> {
    for (const text of this.held.values()) {
      // The save succeeded, although another failure reported at the same time made it look failed.
      if (this.accepted.includes(text)) continue
      await expect
        .poll(() => this.#page.evaluate(found, text), { message: `${text} after ${after}` })
        .toBe(true)
    }
  }

  async #save(): Promise<void> {
    const open = await this.#openKey()
    if (!open) return
    const text = await this.#field(open).inputValue()
    const failures = await this.#failures()
    await this.#press(this.#button(open, admin.item.save))
    await this.#expectEnd(open, text, failures)
  }

  async #resolve(way: string): Promise<void> {
    const open = await this.#openKey()
    if (!open) return
    const button = this.#at.form(open).getByRole('button', { name: way })
    if (!(await button.isVisible())) return
    const text = await this.#field(open).inputValue()
    const failures = await this.#failures()
    await button.click()
    if (way === adminEditing.conflict.merge) this.held.set(open, await this.#field(open).inputValue())
    if (way === adminEditing.conflict.keepMine) await this.#expectEnd(open, text, failures)
  }

  /** A save either reaches the table or visibly fails, with the text still in its field. */
  async #expectEnd(key: string, text: string, failures: number): Promise<void> {
    let end = ''
    await expect
      .poll(
        async () => {
          // Until then, the conflict that is being resolved is still there.
          if (await this.#button(key, admin.item.saving).isVisible()) end = ''
          else if (!(await this.#field(key).isVisible())) end = 'saved'
          else if (await this.#conflict(key).isVisible()) end = 'conflict'
          else if ((await this.#failures()) > failures) end = 'failed'
          return end
        },
        { timeout: 40_000, message: `the end of saving ${text}` },
      )
      .not.toBe('')
    if (end === 'saved') {
      await expect.poll(() => this.accepted, `${text} was accepted`).toContain(text)
      this.held.delete(key)
    } else {
      await expect(this.#field(key)).toHaveValue(text)
    }
  }

  async #failures(): Promise<number> {
    return (await this.panel.toasts()).filter(({ tone }) => tone === 'error').length
  }

  #conflict(key: string) {
    return this.#at.form(key).getByRole('region', { name: adminEditing.conflict.label(nameOf(key)) })
  }

  /** By the keyboard: the form of another text may lie over the button. */
  async #edit(key: string): Promise<void> {
    const button = this.#at.editButton(key)
    const isOpen = await this.#field(key).isVisible()
    if (!isOpen && (await button.isVisible())) await button.press('Enter')
  }

  async #openKey(): Promise<string | undefined> {
    for (const key of keys) if (await this.#field(key).isVisible()) return key
    return undefined
  }

  #field(key: string) {
    return this.#at.form(key).getByRole('textbox')
  }

  #button(key: string, name: string) {
    return this.#at.form(key).getByRole('button', { name, exact: true })
  }

  async #setOffline(offline: boolean): Promise<void> {
    this.#offline = offline
    await this.#page.context().setOffline(offline)
  }

  async #press(button: ReturnType<Page['locator']>): Promise<void> {
    if (await button.first().isVisible()) await button.first().click()
  }

  #newText(): string {
    return `${this.#name} ${++this.#texts}`
  }

  async #becomes(condition: () => Promise<boolean>): Promise<boolean> {
    return expect
      .poll(condition, { timeout: 5000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
  }
}

/** Runs in the page. */
function found(text: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const kept = Object.values({ ...localStorage }) as string[]
  return (
    fields.some(({ value }) => value === text) || kept.some((each) => each.includes(JSON.stringify(text)))
  )
}

/** Runs in the page: what the frame says of a text, and what it should say. */
function compared({ key, spot }: { key: string; spot: string }) {
  const { contentDocument } = document.querySelector('.page-frame') as HTMLIFrameElement
  const shown = contentDocument?.querySelector(spot)?.textContent
  const form = [...document.querySelectorAll('.page-text-form')].find(
    (form) => form.querySelector('.text-label-key')?.textContent === key,
  )
  const button = [...document.querySelectorAll<HTMLElement>('.page-texts > li > button')].find((button) =>
    button.textContent.includes(` (${key}, `),
  )
  const drafts = Object.entries({ ...localStorage } as Record<string, string>)
    .filter(([name]) => /^draft:(?!left)/.test(name) && name.endsWith(`:${key}`))
    .map(([, draft]) => JSON.parse(draft).text)
  const said = form
    ? [form.querySelector('textarea')?.value]
    : button?.dataset.state === 'unsaved'
      ? drafts
      : [button?.querySelector('[dir]')?.textContent]
  return said.includes(shown) ? 'agreed' : { shown, said }
}

test(`two people lose nothing in ${steps} random steps (seed ${seed})`, async ({
  page,
  openAnother,
  seed: put,
  supabase,
  allowErrors,
}) => {
  test.setTimeout(120_000 + steps * 2500)
  // The frame that measures texts refuses scripts of extensions and tests.
  allowErrors(/net::ERR_INTERNET_DISCONNECTED|WebSocket|status of 409|about:srcdoc/)
  const start = await newestChange(supabase)
  await put(Object.fromEntries(keys.map((key) => [key, `first text of ${key}`])))
  const editors = [new Editor(page, 'ada'), new Editor(await openAnother(), 'bob')] as const
  for (const { panel } of editors) await panel.open()

  const [path = []] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
    seed,
    numRuns: 1,
  })
  for (const [number, { who, key, act }] of path.entries()) {
    const editor = editors[who as 0 | 1]
    await editor.take(act, key)
    const after = `step ${number + 1}, ${act} ${key}`
    await editor.expectNothingLost(after)
    for (const each of editors) await each.expectTruePage(after)
  }

  const data = await changesSince(supabase, start)
  const kept = new Set(data.map(({ after }) => after?.content_value))
  const accepted = editors.flatMap((editor) => editor.accepted)
  expect(accepted.length, 'texts that were saved').toBeGreaterThan(steps / 40)
  expect(accepted.filter((text) => !kept.has(text))).toEqual([])
  for (const editor of editors) await editor.expectNothingLost('the last step')

  const { data: rows } = await supabase.from('website_content').select().throwOnError()
  const values = new Map(rows.map(({ content_key, content_value }) => [content_key, content_value]))
  const defaults = [site.company.email, site.company.phone, site.home.hero.title]
  const current = keys.map((key, n) => values.get(key) ?? defaults[n])
  for (const editor of editors) await expect.poll(() => editor.pageWithoutDrafts()).toEqual(current)
})
