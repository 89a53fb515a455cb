// Two people edit the same few items at the same time, in the list and in place on a page, in random steps
// that include lost connections, reloads and deletions, and change a list at once. Whatever they do: each text that the
// server has accepted is in the history, every save reports its result, typed text that was neither saved nor discarded
// is still there, the page says what the drafts and items say, and the list says what both have changed.

import type { Page, Request } from '@playwright/test'
import fc from 'fast-check'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { site } from '#content/default-content.ts'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { AdminPanel, expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { editingPlaces, type PlaceName } from '#tests/support/browser/panel/editing-places.ts'
import { changesSince, newestChange } from '#tests/support/browser/panel/history.ts'
import { type ListAct, type ListEdit, ListModel, listActs } from '#tests/support/browser/panel/list-model.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { storedItems } from '#tests/support/server/stored-items.ts'

const seed = 20251120
const steps = process.env.TEST_LONG ? 4000 : 200
/** The texts of the home page, and where it says them. */
const spots = new Map([
  ['company.email', 'address a:first-of-type'],
  ['company.phone', 'address a:nth-of-type(2)'],
  ['home.hero.title', 'h1'],
])
const listKey = 'careers.positions'
const keys = [...spots.keys(), `${listKey}.product-manager.title`]
const titles = new Map(site.careers.positions.items.map(({ id, title }) => [id, title]))

const acts = {
  edit: 8,
  type: 10,
  save: 10,
  cancel: 1,
  keepMine: 3,
  takeTheirs: 2,
  combine: 3,
  delete: 1,
  undo: 2,
  add: 2,
  cutLine: 1,
  restoreLine: 3,
  reload: 1,
  changeView: 3,
  reset: 1,
  restore: 3,
  discard: 1,
  changeList: 4,
} as const
type Act = keyof typeof acts

/** A change of the list, or of the entry with a number in it. */
const listStep = fc.record({ act: fc.constantFrom(...listActs), nth: fc.nat(99) })
type ListStep = { act: ListAct; nth: number }

const step = fc.record({
  who: fc.nat(1),
  /** What both change in the list at once. */
  inList: fc.tuple(listStep, listStep),
  key: fc.constantFrom(...keys),
  act: fc.oneof(
    ...Object.entries(acts).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) })),
  ),
})

class Editor {
  readonly panel: AdminPanel
  readonly lists: ListsView
  readonly #page: Page
  readonly #name: string
  readonly #list: ListModel
  readonly #places: ReturnType<typeof editingPlaces>
  #place: PlaceName = 'items'
  #offline = false
  /** Texts typed and neither saved nor discarded, by key. */
  readonly held = new Map<string, string>()
  /** Texts that the server has accepted. */
  readonly accepted: string[] = []
  /** How often a text was saved in each place. */
  readonly saves = { items: 0, page: 0 }
  #texts = 0
  /** The change of the list that the server has not accepted yet. */
  #edit: ListEdit | undefined
  /** How many requests to undo a change of the list have ended. */
  #undone = 0

  constructor(page: Page, name: string, list: ListModel) {
    this.panel = new AdminPanel(page)
    this.lists = new ListsView(page)
    this.#page = page
    this.#name = name
    this.#list = list
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
    page.on('response', (response) => {
      const [, call] = /\/rpc\/(apply|undo)_content/.exec(response.url()) ?? []
      if (!call || !response.ok()) return
      const { step, changes = '[]' } = response.request().postDataJSON()
      if (call === 'undo') this.#list.undo(step)
      else this.#take(step)
      for (const { row } of JSON.parse(changes)) if (row) this.accepted.push(row.content_value)
    })
    const ended = (request: Request) => {
      if (request.url().includes('/rpc/undo_content')) this.#undone++
    }
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  }

  async take(act: Exclude<Act, 'changeList'>, key: string): Promise<void> {
    const { panel } = this
    const page = this.#page
    switch (act) {
      case 'edit':
        return this.#openForm(key)
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
        if (!button) return
        const failures = await this.#failures()
        if (!(await this.#press(button))) return
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
      case 'combine':
        return this.#resolve(adminEditing.conflict.combine)
      case 'delete': {
        const deleteButtons = panel.row(key).getByRole('button', { name: /^(Delete|Deleting…) / })
        if (!(await panel.deleteButton(key).isVisible())) return
        await panel.deleteButton(key).click()
        await panel.dialog.getByRole('button', { name: 'Delete' }).click()
        // Deleting an item discards what was typed for it, unless the deletion fails. Until then, the button has another name.
        if (await this.#becomes(async () => !(await deleteButtons.isVisible()))) this.held.delete(key)
        return
      }
      case 'undo': {
        const undone = this.#undone
        // Without a network, the request is sent a second time.
        const sent = undone + (this.#offline ? 2 : 1)
        if ((await panel.pressAction())?.includes('“'))
          await expect.poll(() => this.#undone, 'undoing a change of the list').toBe(sent)
        return
      }
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
        if (!this.#offline) await this.open(this.#place === 'items' ? 'page' : 'items')
        return
      case 'restore':
        await this.#press(page.getByRole('button', { name: adminEditing.drafts.restoreOf(nameOf(key)) }))
        return
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

  /** The server has accepted a change of the list. */
  #take(changeset: string) {
    if (this.#edit) this.#list.take(changeset, this.#edit)
    this.#edit = undefined
  }

  /**
   * Changes the list in its view, if the view allows it, but holds the request back.
   * @returns what lets the server have the request, and waits for its end
   */
  async changeList(step: ListStep): Promise<() => Promise<void>> {
    // Without a network, a view that was not open before cannot be loaded.
    if (this.#offline) return async () => {}
    const { lists } = this
    await lists.open()
    await expect
      .poll(() => lists.lines(lists.positions), { message: `what ${this.#name} sees`, timeout: 40_000 })
      .toEqual(this.#list.linesInView)
    const { count, release, stop } = await holdCalls(this.#page, 'apply_content')
    this.#edit = await this.#startEdit(step)
    if (this.#edit) await expect.poll(count, `requests of ${this.#name}`).toBe(1)
    return async () => {
      release()
      await expect(lists.busy).toHaveCount(0)
      // Nothing is sent if the other person has made the same change.
      const isMade = () => !this.#edit || this.#list.isAlreadyMade(this.#edit)
      await expect.poll(isMade, `${this.#name}: ${step.act}, after: ${this.#list.done.join(', ')}`).toBe(true)
      this.#edit = undefined
      await stop()
      await this.open(this.#place)
    }
  }

  /** By the keyboard: a toast may lie over the button. */
  async #startEdit({ act, nth }: ListStep): Promise<ListEdit | undefined> {
    const { lists } = this
    if (act === 'add') {
      const name = this.#newText()
      await lists.act(lists.positions, 'Add a position').press('Enter')
      const title = lists.form.getByLabel('Title')
      await title.fill(name)
      await title.press('Control+Enter')
      return { act, id: name.replace(' ', '-') }
    }
    const name = { hide: /^Hide /, show: /^Show /, moveUp: /^Move .* up$/, moveDown: /^Move .* down$/ }[act]
    const id = this.#list.ids[nth % this.#list.ids.length] ?? ''
    const button = lists.entry(lists.positions, id).getByRole('button', { name })
    if (!(await button.isVisible()) || !(await button.isEnabled())) return undefined
    await button.press('Enter')
    return { act, id }
  }

  /** What the page says of each text is what is being typed, or else its unsaved text, or else that of the item. */
  async expectTruePage(after: string): Promise<void> {
    if (this.#place !== 'page') return
    for (const [key, spot] of spots) {
      await expect
        .poll(() => this.#page.evaluate(compared, { key, spot }), {
          message: `${key} after ${after}`,
        })
        .toBe('agreed')
    }
  }

  async dropDrafts(): Promise<void> {
    await this.#setOffline(false)
    await this.open('page')
    for (const key of spots.keys()) {
      await this.#openForm(key)
      const cancel = this.#button(key, admin.item.cancel)
      await cancel.click()
      await expect(cancel).toHaveCount(0)
    }
  }

  /** What the page says. */
  pageTexts(): Promise<(string | null)[]> {
    return Promise.all(
      [...spots.values()].map((spot) => this.#page.frameLocator('.page-frame').locator(spot).textContent()),
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
    const text = await this.#field(open).inputValue()
    const failures = await this.#failures()
    if (!(await this.#press(button))) return
    if (way === adminEditing.conflict.combine) this.held.set(open, await this.#field(open).inputValue())
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
      this.saves[this.#place]++
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
  async #openForm(key: string): Promise<void> {
    const button = this.#at.editButton(key)
    const isOpen = await this.#field(key).isVisible()
    if (!isOpen) await this.#press(button)
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

  /**
   * Presses a button as the keyboard does: what the other person does may move or remove it at any time. Playwright finds it
   * before it runs this in the page, so one that was replaced in between is looked for again.
   * @returns whether it was there
   */
  async #press(button: ReturnType<Page['locator']>): Promise<boolean> {
    for (;;) {
      const found = await button.evaluateAll(([first]) => {
        if (!(first instanceof HTMLElement)) return 'none'
        if (!first.isConnected) return 'replaced'
        first.focus()
        first.click()
        return 'pressed'
      })
      if (found !== 'replaced') return found === 'pressed'
    }
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
  test.setTimeout(120_000 + steps * 5000)
  // The frame that measures texts refuses scripts of extensions and tests.
  allowErrors(/net::ERR_INTERNET_DISCONNECTED|WebSocket|status of 409|about:srcdoc/)
  const start = await newestChange(supabase)
  const list = new ListModel([...titles.keys()])
  await put({
    ...Object.fromEntries(keys.map((key) => [key, `first text of ${key}`])),
    [listKey]: list.lines.join('\n'),
  })
  const editors = [new Editor(page, 'ada', list), new Editor(await openAnother(), 'bob', list)] as const
  for (const { panel } of editors) await panel.open()
  const readRows = async () =>
    new Map(
      (await storedItems(supabase)).map(({ content_key, content_value }) => [content_key, content_value]),
    )

  const [path = []] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
    seed,
    numRuns: 1,
  })
  for (const [number, { who, key, act, inList }] of path.entries()) {
    const editor = editors[who as 0 | 1]
    const after = `step ${number + 1}, ${act} ${act === 'changeList' ? JSON.stringify(inList) : key}`
    if (act === 'changeList') {
      // Both begin with the same list.
      const ends = [await editors[0].changeList(inList[0]), await editors[1].changeList(inList[1])]
      for (const end of who ? ends.toReversed() : ends) await end()
      const said = `the list at ${after}, after: ${list.done.join(', ')}`
      await expect.poll(async () => (await readRows()).get(listKey)?.split('\n'), said).toEqual(list.lines)
    } else {
      await editor.take(act, key)
    }
    await editor.expectNothingLost(after)
    for (const each of editors) await each.expectTruePage(after)
  }

  const data = await changesSince(supabase, start)
  const kept = new Set(data.map(({ after }) => after?.content_value))
  const accepted = editors.flatMap((editor) => editor.accepted)
  expect(accepted.length, 'texts that were saved').toBeGreaterThan(steps / 40)
  expect(accepted.filter((text) => !kept.has(text))).toEqual([])
  expect(list.done.length, 'changes of the list').toBeGreaterThan(steps / 40)
  for (const place of ['items', 'page'] as const) {
    const saves = editors.reduce((sum, editor) => sum + editor.saves[place], 0)
    expect(saves, `saves in ${place}`).toBeGreaterThan(steps / 100)
  }
  for (const editor of editors) await editor.expectNothingLost('the last step')

  const values = await readRows()
  const defaults = [site.company.email, site.company.phone, site.home.hero.title]
  const current = [...spots.keys()].map((key, n) => values.get(key) ?? defaults[n])
  for (const editor of editors) {
    await editor.dropDrafts()
    await expect.poll(() => editor.pageTexts()).toEqual(current)
  }
  for (const { lists } of editors) {
    await lists.open()
    await expect.poll(() => lists.lines(lists.positions)).toEqual(list.linesInView)
    for (const id of list.ids) {
      const title = values.get(`${listKey}.${id}.title`) ?? titles.get(id) ?? ''
      await expect(lists.entry(lists.positions, id).getByRole('heading')).toHaveText(title)
    }
  }
})
