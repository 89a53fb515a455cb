// Two people edit a few items in random steps, on the live site and in one release, which they also publish and discard.
// Whatever they do: a step in the release changes nothing live, and the other way round. A text is replaced only by
// somebody who has seen it. Publishing makes all edits live or none. The panel shows what is live with the edits.

import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import { hasConflict } from '#app/admin/views/releases/release-conflict.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { ReleaseContents } from '#content-sync/release.ts'
import { AdminPanel } from '#tests/support/browser/panel/admin-panel.ts'
import { changesSince, newestChange } from '#tests/support/browser/panel/history.ts'
import { contentsOf, expect, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { storedItems } from '#tests/support/server/stored-items.ts'

const seed = 20251124
const steps = process.env.TEST_LONG ? 2000 : 150
const keys = ['model.a', 'model.b', 'model.c']

const acts = {
  type: 8,
  save: 8,
  saveAtOnce: 4,
  keepMine: 4,
  takeTheirs: 2,
  delete: 2,
  undo: 2,
  choose: 6,
  publish: 4,
  discard: 1,
} as const
type Act = keyof typeof acts

const step = fc.record({
  who: fc.nat(1),
  key: fc.constantFrom(...keys),
  /** Which version to keep of each text that has changed on the site. */
  keep: fc.constantFrom('Keep this release', 'Keep live'),
  act: fc.oneof(
    ...Object.entries(acts).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) })),
  ),
})

/** The text of each key; a key without an item has none. */
type Texts = ReadonlyMap<string, string>
type Rows = Awaited<ReturnType<typeof storedItems>>
type Edits = ReleaseContents['edits']

/** The texts of the live site or, with the edits of a release, those that it shows. */
function textsOf(rows: Rows, edits: Edits = []): Texts {
  const texts = new Map(rows.map((item) => [item.content_key, item.content_value]))
  for (const { content_key, content_value } of edits)
    if (content_value === null) texts.delete(content_key)
    else texts.set(content_key, content_value)
  return texts
}

/** What is stored: all rows, to be compared, and the texts of the site without and with each release. */
class Stored {
  readonly #client: ContentClient
  constructor(client: ContentClient) {
    this.#client = client
  }
  rows = () => storedItems(this.#client)
  edits = async (release: string) => (await contentsOf(this.#client, release)).edits

  /** @param release undefined for the live site */
  async texts(release?: string): Promise<Texts> {
    return textsOf(await this.rows(), release === undefined ? [] : await this.edits(release))
  }
}

/** A release that has ended locks what changes it. One question: between two, the button may be removed. */
const isUsable = (button: Locator) =>
  button.evaluateAll(([found]) => found !== undefined && found.getAttribute('aria-disabled') !== 'true')

/** What is said once something was undone, or could not be. */
const afterUndo =
  / restored\.|^The change was undone\.|already has this text|already have these texts|^Failed to (undo|add)/

class Editor {
  readonly panel: AdminPanel
  readonly releases: ReleasesPanel
  /** The release that is chosen; undefined for the live site. */
  chosen: string | undefined
  /** Where the action was that the toast offers to undo. */
  undoable: { release: string | undefined } | undefined
  /** The text that each unsaved one started from; undefined if there was no item. */
  readonly #bases = new Map<string, string | undefined>()
  readonly #page: Page
  readonly #name: string
  readonly #stored: Stored
  /** Texts that the server has accepted for the live site. */
  readonly acceptedLive: string[] = []
  #texts = 0

  constructor(page: Page, name: string, stored: Stored) {
    this.panel = new AdminPanel(page)
    this.releases = new ReleasesPanel(page)
    this.#page = page
    this.#name = name
    this.#stored = stored
  }

  mayType = (key: string) => isUsable(this.panel.editButton(key).or(this.panel.saveButton(key)))

  /** Opens the form of an item and types, or adds an item that is not there. */
  async type(key: string): Promise<void> {
    const { panel } = this
    const before = (await this.#stored.texts(this.chosen)).get(key)
    const text = `${this.#name} ${++this.#texts}`
    if (before === undefined) {
      if (await panel.row(key).isVisible()) return
      if (!(await isUsable(panel.addButton))) return
      await panel.add(key, text)
      await expect(panel.newValue).toHaveValue('')
      if (this.chosen === undefined) this.acceptedLive.push(text)
      return
    }
    if (!(await panel.field(key).isVisible())) {
      if (!(await isUsable(panel.editButton(key)))) return
      await panel.editButton(key).press('Enter')
    }
    await panel.field(key).fill(text)
    if (!this.#bases.has(key)) this.#bases.set(key, before)
  }

  /** @returns whether the text was accepted */
  async save(way: 'save' | 'saveAtOnce' | 'keepMine'): Promise<boolean> {
    const { panel } = this
    const key = await this.#openKey()
    const conflict = key && (await this.#conflict(key).isVisible())
    if (!key || (way === 'keepMine' && !conflict)) return false
    const before = (await this.#stored.texts(this.chosen)).get(key)
    if (way === 'keepMine') this.#bases.set(key, before)
    const button =
      way === 'keepMine'
        ? this.#conflict(key).getByRole('button', { name: 'Keep yours' })
        : panel.saveButton(key)
    if (!(await isUsable(button))) return false
    const failures = await this.#failures()
    const text = await panel.field(key).inputValue()
    await button.press('Enter')
    await expect
      .poll(async () => !(await panel.field(key).isVisible()) || (await this.#failures()) > failures)
      .toBe(true)
    if (await panel.field(key).isVisible()) return false
    // Nobody replaces a text that they have not seen.
    if (way !== 'saveAtOnce') expect([this.#bases.get(key), text], `${key} became ${text}`).toContain(before)
    this.#bases.delete(key)
    if (this.chosen === undefined) this.acceptedLive.push(text)
    return true
  }

  async takeTheirs(): Promise<void> {
    const key = await this.#openKey()
    const button = key && this.#conflict(key).getByRole('button', { name: 'Use theirs' })
    if (!button || !(await button.isVisible())) return
    await button.press('Enter')
    await expect(this.panel.field(key)).toHaveCount(0)
    this.#bases.delete(key)
  }

  async delete(key: string): Promise<void> {
    const button = this.panel.deleteButton(key)
    if (!(await isUsable(button))) return
    await button.press('Enter')
    await this.panel.dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(this.panel.row(key)).toHaveCount(0)
    this.#bases.delete(key)
    this.undoable = { release: this.chosen }
  }

  /** @returns the release whose change was undone, or undefined if nothing could be undone */
  async undo(): Promise<{ release: string | undefined } | undefined> {
    if (!this.undoable) return undefined
    // Another toast may wait until that of the Undo is closed.
    const answers = async () =>
      (await this.panel.toasts()).filter(({ description }) => afterUndo.test(description)).length
    const before = await answers()
    if ((await this.panel.pressAction('Undo')) === undefined) return undefined
    const done = this.undoable
    this.undoable = undefined
    // Somebody else may have added the item again.
    const keepCurrent = this.panel.dialog.getByRole('button', { name: 'Keep current' })
    const ends = async () => (await keepCurrent.isVisible()) || (await answers()) > before
    await expect.poll(ends, 'undoing').toBe(true)
    if (await keepCurrent.isVisible()) await keepCurrent.click()
    return done
  }

  async choose(release: { id: string; name: string } | undefined): Promise<void> {
    await this.releases.choose(release?.name ?? 'Live')
    this.chosen = release?.id
  }

  /** @returns whether it was published */
  async publish(id: string, keep: string): Promise<boolean> {
    const { releases, panel } = this
    const edits = await this.#stored.edits(id)
    const liveItems = new Map((await this.#stored.rows()).map((item) => [item.content_key, item]))
    await this.#show(`#releases?release=${id}`)
    await releases.shows()
    await expect(releases.details.locator('.count')).toHaveText(new RegExp(`^${edits.length} edit`))
    const conflicts = releases.details.locator('.conflict')
    // The event of a live change may still be on its way: while the release is chosen, nothing else waits for it.
    const inConflict = edits.filter((edit) => hasConflict(edit, liveItems.get(edit.content_key))).length
    await expect(conflicts).toHaveCount(inConflict)
    for (let count = inConflict; count > 0; count--) {
      await conflicts.first().getByRole('button', { name: keep }).press('Enter')
      await expect(conflicts).toHaveCount(count - 1)
    }
    const isReady = (await releases.publishNow.getAttribute('aria-disabled')) === 'false'
    if (isReady) {
      const live = async () =>
        (await panel.toasts()).filter(({ description }) => / is live\.$/.test(description))
      const { length } = await live()
      await releases.publishShown()
      await expect.poll(async () => (await live()).length).toBe(length + 1)
      this.undoable = { release: undefined }
      if (this.chosen === id) this.chosen = undefined
    }
    await this.#show('#items')
    return isReady
  }

  async discard(id: string): Promise<void> {
    await this.#show(`#releases?release=${id}`)
    await this.releases.shows()
    await this.releases.details.getByRole('button', { name: 'Discard' }).press('Enter')
    await this.releases.dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(this.releases.publish).toHaveCount(0)
    // Its toast offers to restore the release, of which there would then be two.
    this.undoable = undefined
    if (this.chosen === id) this.chosen = undefined
    await this.#show('#items')
  }

  /** The panel shows what is stored, except for what is being typed. */
  async expectTruth(texts: Texts, after: string): Promise<void> {
    for (const key of keys) {
      if (this.#bases.has(key)) continue
      // Each is read in one step: the row may be removed between two.
      const shown = async () => {
        const [typed] = await this.panel
          .field(key)
          .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
        return typed ?? (await this.panel.value(key).allInnerTexts())[0]
      }
      await expect.poll(shown, `${key} as ${this.#name} sees it after ${after}`).toBe(texts.get(key))
    }
  }

  async #show(hash: string): Promise<void> {
    await this.#page.evaluate((wanted) => {
      location.hash = wanted
    }, hash)
  }

  async #openKey(): Promise<string | undefined> {
    for (const key of keys) if (await this.panel.field(key).isVisible()) return key
    return undefined
  }

  #conflict(key: string) {
    return this.panel.row(key).getByRole('region', { name: `Two versions of ${key}` })
  }

  async #failures(): Promise<number> {
    return (await this.panel.toasts()).filter(({ tone }) => tone === 'error').length
  }
}

// Names the step at which the panel lacks something.
test.use({ actionTimeout: 20_000 })

test(`nothing of a release is live before it is published, in ${steps} random steps (seed ${seed})`, async ({
  page,
  openAnother,
  prepare,
  seed: put,
  supabase,
  allowErrors,
}) => {
  test.setTimeout(120_000 + steps * 5000)
  allowErrors(/status of (409|410)|about:srcdoc/)
  const start = await newestChange(supabase)
  await put(Object.fromEntries(keys.map((key) => [key, `first text of ${key}`])))
  const stored = new Stored(supabase)
  const editors = [new Editor(page, 'ada', stored), new Editor(await openAnother(), 'bob', stored)] as const
  let count = 0
  const prepareNext = async () => {
    const name = `Release ${++count}.`
    return { id: await prepare(name, {}), name }
  }
  let release = await prepareNext()
  // Each step starts from what the one before has left.
  let rows = await stored.rows()
  let edits = await stored.edits(release.id)
  for (const { panel } of editors) await panel.open()
  let published = 0

  const [path = []] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
    seed,
    numRuns: 1,
  })
  for (const [number, { who, key, keep, act }] of path.entries()) {
    const editor = editors[who as 0 | 1]
    const after = `step ${number + 1}, ${act} ${key}`
    const { id } = release
    const live = textsOf(rows)
    /** Where the step may change something: undefined for the live site. */
    let changes: { release: string | undefined } | 'both' | undefined = { release: editor.chosen }
    let next = false

    if (act === 'type') await editor.type(key)
    else if (act === 'save' || act === 'keepMine') await editor.save(act)
    else if (act === 'saveAtOnce') {
      const ready = await Promise.all(editors.map((each) => each.mayType(key)))
      if (ready.every(Boolean)) {
        await Promise.all(editors.map((each) => each.type(key)))
        const accepted = await Promise.all(editors.map((each) => each.save(act)))
        const [ada, bob] = editors
        if (ada.chosen !== bob.chosen) changes = 'both'
        else expect(accepted, `${after}: neither has seen what the other wrote`).not.toEqual([true, true])
      }
    } else if (act === 'takeTheirs') await editor.takeTheirs()
    else if (act === 'delete') await editor.delete(key)
    else if (act === 'undo') changes = await editor.undo()
    else if (act === 'choose') {
      await editor.choose(editor.chosen === id ? undefined : release)
      changes = undefined
    } else if (act === 'discard') {
      await editor.discard(id)
      changes = undefined
      next = true
    } else {
      next = await editor.publish(id, keep)
      changes = next ? 'both' : { release: id }
    }

    const [before, editsBefore] = [rows, edits]
    rows = await stored.rows()
    edits = await stored.edits(id)
    if (act === 'publish' && next) {
      published++
      for (const { content_key, content_value, base } of edits)
        expect([base?.content_value, content_value ?? undefined], `what ${after} replaced`).toContain(
          live.get(content_key),
        )
      expect(textsOf(rows), after).toEqual(textsOf(before, edits))
    }
    if (changes !== 'both') {
      const changed = changes && (changes.release ?? 'live')
      if (changed !== 'live') expect(rows, `live after ${after}`).toEqual(before)
      if (changed !== id) expect(edits, `the release after ${after}`).toEqual(editsBefore)
    }
    if (next) {
      // Until a panel knows of the end of its release, it still offers to change that.
      for (const each of editors)
        if (each.chosen === id)
          await expect(each.releases.bar).toContainText('Choose where your changes go now.')
      release = await prepareNext()
      edits = await stored.edits(release.id)
    }
    for (const each of editors) {
      const isCurrent = each.chosen === undefined || each.chosen === release.id
      const texts = isCurrent ? textsOf(rows, each.chosen ? edits : []) : await stored.texts(each.chosen)
      await each.expectTruth(texts, after)
    }
  }

  expect(published, 'releases published').toBeGreaterThan(0)
  const history = await changesSince(supabase, start)
  const kept = new Set(history.map(({ after }) => after?.content_value))
  const accepted = editors.flatMap((editor) => editor.acceptedLive)
  expect(accepted.length, 'texts saved to the live site').toBeGreaterThan(steps / 40)
  expect(accepted.filter((text) => !kept.has(text))).toEqual([])
  const changesets = new Map(history.map(({ step, reason }) => [step, reason]))
  const names = [...changesets.values()].filter((reason) => reason?.startsWith('Release '))
  expect(new Set(names).size, 'changesets for each release').toBe(names.length)
})
