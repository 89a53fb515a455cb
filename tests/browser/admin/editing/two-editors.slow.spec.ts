// Two people edit one item at the same time, at random. Whatever they do, every saved text is in the history, and
// nobody replaces a text that they have not seen.
import type { Locator } from '@playwright/test'
import { randomFrom } from '#app/figures/models/noise.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { changesSince, newestChange } from '#tests/support/browser/panel/history.ts'

const key = 'company.blurb'
const first =
  'We design chips and boards and write the firmware above them for makers of instruments and vehicles.'
const seed = 20251121
/** Twelve thousand steps take most of an hour. */
const steps = process.env.TEST_LONG ? 12_000 : 80

class Editor {
  readonly panel: AdminPanel
  readonly name: string
  /** Every text of the item that this editor's page has shown. */
  readonly shown = new Set<string>()
  readonly saved: string[] = []
  readonly #stored: () => Promise<string>
  #typed = 0
  #hasTyped = false

  /** @param stored returns what the table contains */
  constructor(panel: AdminPanel, name: string, stored: () => Promise<string>) {
    this.panel = panel
    this.name = name
    this.#stored = stored
  }

  get field(): Locator {
    return this.panel.field(key)
  }
  get conflict(): Locator {
    return this.panel.row(key).getByRole('region', { name: /^Two versions of/ })
  }
  get #offer(): Locator {
    return this.panel.row(key).getByRole('button', { name: /^Restore the unsaved draft/ })
  }

  isOpen = async () => (await this.field.count()) > 0
  canRestore = async () => (await this.#offer.count()) > 0

  async open() {
    await this.panel.editButton(key).click()
    this.#hasTyped = false
  }
  async restore() {
    await this.#offer.first().click()
    await expect(this.field).toBeVisible()
    this.#hasTyped = true
  }
  /** Replaces one word with a new one that nobody has written before. */
  async type(random: () => number) {
    if (!this.#hasTyped) {
      // A field without typed text follows the table, so typing starts from the current text.
      await expect(this.field).toHaveValue(await this.#stored())
      this.shown.add(await this.field.inputValue())
    }
    const words = (await this.field.inputValue()).split(' ')
    words[Math.floor(random() * words.length)] = `${this.name}${++this.#typed}`
    await this.field.fill(words.join(' '))
    this.#hasTyped = true
  }
  async save(random: () => number) {
    if (!this.#hasTyped) await this.type(random)
    await this.#send(() => this.field.press('ControlOrMeta+Enter'))
  }
  async keepMine() {
    await this.#see()
    await this.#send(() => this.conflict.getByRole('button', { name: 'Keep yours' }).click())
  }
  async takeTheirs() {
    await this.conflict.getByRole('button', { name: 'Use theirs' }).click()
    await expect(this.field).toHaveCount(0)
  }
  async combine() {
    await this.#see()
    await this.conflict.getByRole('button', { name: 'Combine both' }).click()
    await expect(this.conflict).toHaveCount(0)
  }
  async cancel() {
    await this.field.press('Escape')
    await expect(this.field).toHaveCount(0)
  }

  /** Waits until the newest version is shown beside mine. */
  async #see() {
    const showAll = this.conflict.getByRole('button', { name: /^Show all/ })
    if (await showAll.isVisible()) await showAll.click()
    const stored = await this.#stored()
    await expect.poll(() => this.#theirs()).toBe(stored)
    this.shown.add(stored)
  }
  #theirs(): Promise<string | undefined> {
    return this.conflict.locator('.conflict-version p').evaluateAll(([, theirs]) => {
      const copy = theirs?.cloneNode(true)
      if (!(copy instanceof HTMLElement)) return undefined
      for (const mark of copy.querySelectorAll('del, .sr-only')) mark.remove()
      return copy.textContent
    })
  }
  /** Either the text is saved and the form closes, or the other version is shown and mine stays. */
  async #send(save: () => Promise<void>) {
    const mine = await this.field.inputValue()
    const before = (await this.#answers()).length
    await save()
    await expect.poll(async () => (await this.#answers()).length).toBe(before + 1)
    if ((await this.#answers()).at(-1) === 'Content Saved!') {
      await expect(this.field).toHaveCount(0)
      this.saved.push(mine)
    } else {
      await expect(this.conflict).toBeVisible()
      await expect(this.field).toHaveValue(mine)
    }
  }
  /** Returns the page's messages about its saves. */
  async #answers() {
    const titles = (await this.panel.toasts()).map(({ title }) => title)
    return titles.filter((title) => ['Content Saved!', 'Error saving content'].includes(title))
  }
}

test(`nothing is lost in ${steps} random steps of two editors (seed ${seed})`, async ({
  panel,
  otherPanel,
  seed: put,
  supabase,
}) => {
  test.setTimeout(100_000 + steps * 5000)
  const start = await newestChange(supabase)
  await put({ [key]: first })
  await panel.open()
  await otherPanel.open()
  const random = randomFrom(seed)
  const stored = async () =>
    (await supabase.from('website_content').select('content_value').single().throwOnError()).data
      .content_value
  const editors = [new Editor(panel, 'a', stored), new Editor(otherPanel, 'b', stored)]
  let conflicts = 0

  for (let step = 0; step < steps; step++) {
    const editor = editors[Math.floor(random() * editors.length)]
    if (!editor) throw new Error('no editor')
    const chance = random()
    if (!(await editor.isOpen())) {
      if (chance < 0.4 && (await editor.canRestore())) await editor.restore()
      else await editor.open()
    } else if (await editor.conflict.isVisible()) {
      conflicts++
      if (chance < 0.3) await editor.keepMine()
      else if (chance < 0.6) await editor.combine()
      else if (chance < 0.8) await editor.takeTheirs()
      else await editor.save(random)
    } else if (chance < 0.5) await editor.type(random)
    else if (chance < 0.95) await editor.save(random)
    else await editor.cancel()
  }

  const data = await changesSince(supabase, start)
  const chain = data.map(({ before, after }) => [before?.content_value, after?.content_value] as const)
  chain.slice(1).forEach(([before], index) => {
    expect(before, 'the history has no gap').toBe(chain[index]?.[1])
  })
  const kept = chain.map(([, after]) => after)
  const all = editors.flatMap(({ saved }) => saved)
  expect(kept.slice(1).toSorted(), 'what was saved is what the history holds').toEqual(all.toSorted())
  for (const [before = '', after = ''] of chain.slice(1)) {
    const writers = editors.filter(({ saved }) => saved.includes(after))
    const knew = writers.some(({ shown, saved }) => shown.has(before) || saved.includes(before))
    expect(knew, `"${after}" replaced a text that its writer had seen`).toBe(true)
  }
  expect(await stored()).toBe(kept.at(-1))
  expect(all.length, 'there were saves').toBeGreaterThan(steps / 10)
  expect(conflicts, 'and conflicts').toBeGreaterThan(3)
})
