// Any sequence of live edits, edits in a release and publications does what a model of a few lines does.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

let site: ReleaseSite
beforeAll(async () => {
  site = await ReleaseSite.start()
})
afterAll(() => site?.stop())

type Text = string | null
const key = fc.constantFrom('a', 'b', '__proto__')
/** Null: no item. Few texts, so that the same one is often written twice. */
const text = fc.constantFrom<Text[]>(null, 'one', 'two', '')
const step = fc.oneof(
  fc.record({ does: fc.constant('edit live' as const), key, text }),
  fc.record({ does: fc.constant('edit' as const), key, text, byPublisher: fc.boolean() }),
  fc.record({ does: fc.constant('edit onto' as const), key, text }),
  fc.record({ does: fc.constant('edit another version' as const), key, text }),
  fc.record({ does: fc.constant('give up' as const), key }),
  fc.record({ does: fc.constant('publish' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

class Model {
  readonly live = new Map<string, string>()
  readonly edits = new Map<string, { text: Text; base: Text }>()

  liveText = (key: string): Text => this.live.get(key) ?? null

  setLive(key: string, text: Text): void {
    if (text === null) this.live.delete(key)
    else this.live.set(key, text)
  }

  /** Editing again keeps the base, also if that is null. An edit that changes nothing goes, unless the live text has changed. */
  edit(key: string, text: Text, { base } = this.edits.get(key) ?? { base: this.liveText(key) }): void {
    if (this.changesNothing(key, text, base)) this.edits.delete(key)
    else this.edits.set(key, { text, base })
  }

  /** @returns whether nothing has to change for this text, so that a request for it has been made already */
  says(key: string, text: Text): boolean {
    const edit = this.edits.get(key)
    if (!edit) return text === this.liveText(key)
    return edit.text === text && !this.changesNothing(key, text, edit.base)
  }

  changesNothing = (key: string, text: Text, base: Text): boolean =>
    text === this.liveText(key) && text === base

  /** @returns whether there was no conflict */
  publish(): boolean {
    const edits = [...this.edits]
    const isOvertaken = edits.some(([key, { text, base }]) => ![text, base].includes(this.liveText(key)))
    if (isOvertaken) return false
    for (const [key, { text }] of edits) this.setLive(key, text)
    this.edits.clear()
    return true
  }
}

/** Does a step on the site and in the model, and expects the same answer. */
async function take(step: Step, release: string, model: Model): Promise<string> {
  if (step.does === 'publish') {
    const { status } = await site.tryToPublish(release)
    expect(status).toBe(model.publish() ? 200 : 409)
    return status === 200 ? site.create() : release
  }
  const { key } = step
  if (step.does === 'edit live') {
    await site.setLive(Object.fromEntries([[key, step.text]]))
    model.setLive(key, step.text)
    return release
  }
  const version = await site.version(release, key)
  if (step.does === 'give up') {
    await site.change(release, [{ key, base: version, remove: true }]).throwOnError()
    model.edits.delete(key)
  } else if (step.does === 'edit another version') {
    const answer = await site.change(release, [{ key, value: step.text, base: '2001-01-01' }])
    expect(answer.status).toBe(model.says(key, step.text) ? 200 : 409)
  } else if (step.does === 'edit onto') {
    const onto = await site.liveVersion(key)
    await site.change(release, [{ key, value: step.text, base: version, onto }]).throwOnError()
    model.edit(key, step.text, { base: model.liveText(key) })
  } else {
    const by = step.byPublisher ? site.publisher : site.author
    await site.change(release, [{ key, value: step.text, base: version }], by).throwOnError()
    model.edit(key, step.text)
  }
  return release
}

/** A new text is edited, then somebody else saves one, then it is edited again: publishing is a conflict. */
const editedAgain: Step[] = [
  { does: 'edit', key: 'a', text: 'one', byPublisher: false },
  { does: 'edit live', key: 'a', text: '' },
  { does: 'edit', key: 'a', text: 'two', byPublisher: false },
  { does: 'publish' },
]

/** The same, but the edit said what was live in between. */
const editedToLive: Step[] = editedAgain.toSpliced(2, 0, {
  does: 'edit',
  key: 'a',
  text: '',
  byPublisher: false,
})

const sorted = <T>(entries: Iterable<[string, T]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1))

it.each([1, 2, 3])(`releases do what the model does, on ${database} (%i)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await site.clear()
      const model = new Model()
      let release = await site.create()
      for (const each of steps) {
        release = await take(each, release, model)
        const [edits, { edits: count }, live] = await Promise.all([
          site.texts(release),
          site.release(release),
          site.live(),
        ])
        expect(sorted(Object.entries(edits))).toEqual(
          sorted([...model.edits].map(([key, { text }]) => [key, text])),
        )
        expect(count).toBe(model.edits.size)
        expect(sorted(Object.entries(live))).toEqual(sorted(model.live))
      }
    }),
    { numRuns: 4, examples: [[editedAgain], [editedToLive]] },
  )
})
