// Two people edit the same few items at the same time, in random steps that include lost connections, reloads and
// deletions. Whatever they do: each text that the server has accepted is in the history, every save reports its result,
// and typed text that was neither saved nor discarded is still there.
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { AdminPanel, expect, nameOf, test } from '#tests/support/browser/admin-panel.ts'
import { changesSince, newestChange } from '#tests/support/browser/history.ts'

const seed = 20251120
const steps = process.env.TEST_LONG ? 4000 : 150
const keys = ['company.email', 'company.phone', 'home.hero.title']

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
  /** Texts typed and neither saved nor discarded, by key. */
  readonly held = new Map<string, string>()
  /** Texts that the server has accepted. */
  readonly accepted: string[] = []
  #texts = 0

  constructor(page: Page, name: string) {
    this.panel = new AdminPanel(page)
    this.#page = page
    this.#name = name
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
        return this.#press(panel.editButton(key))
      case 'type': {
        const open = await this.#openKey()
        if (!open) return
        const text = this.#newText()
        await panel.field(open).fill(text)
        this.held.set(open, text)
        return
      }
      case 'save':
        return this.#save()
      case 'cancel': {
        const open = await this.#openKey()
        if (!open) return
        await panel.cancelButton(open).click()
        this.held.delete(open)
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
        if ((await panel.keys()).includes(key)) return
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
        return page.context().setOffline(true)
      case 'restoreLine':
        return page.context().setOffline(false)
      case 'reload':
        await page.context().setOffline(false)
        await page.reload()
        await expect(panel.list).toHaveAttribute('aria-busy', 'false')
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
    const text = await this.panel.field(open).inputValue()
    const failures = await this.#failures()
    await this.#press(this.panel.saveButton(open))
    await this.#expectEnd(open, text, failures)
  }

  async #resolve(way: string): Promise<void> {
    const open = await this.#openKey()
    if (!open) return
    const button = this.panel.row(open).getByRole('button', { name: way })
    if (!(await button.isVisible())) return
    const text = await this.panel.field(open).inputValue()
    const failures = await this.#failures()
    await button.click()
    if (way === adminEditing.conflict.merge) this.held.set(open, await this.panel.field(open).inputValue())
    if (way === adminEditing.conflict.keepMine) await this.#expectEnd(open, text, failures)
  }

  /** A save either reaches the table or visibly fails, with the text still in its field. */
  async #expectEnd(key: string, text: string, failures: number): Promise<void> {
    const { panel } = this
    let end = ''
    await expect
      .poll(
        async () => {
          if (!(await panel.field(key).isVisible())) end = 'saved'
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
      await expect(panel.field(key)).toHaveValue(text)
    }
  }

  async #failures(): Promise<number> {
    return (await this.panel.toasts()).filter(({ tone }) => tone === 'error').length
  }

  #conflict(key: string) {
    return this.panel.row(key).getByRole('region', { name: adminEditing.conflict.label(nameOf(key)) })
  }

  async #openKey(): Promise<string | undefined> {
    for (const key of keys) if (await this.panel.field(key).isVisible()) return key
    return undefined
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
    await editor.expectNothingLost(`step ${number + 1}, ${act} ${key}`)
  }

  const data = await changesSince(supabase, start)
  const kept = new Set(data.map(({ after }) => after?.content_value))
  const accepted = editors.flatMap((editor) => editor.accepted)
  expect(accepted.length, 'texts that were saved').toBeGreaterThan(steps / 40)
  expect(accepted.filter((text) => !kept.has(text))).toEqual([])
  for (const editor of editors) await editor.expectNothingLost('the last step')
})
