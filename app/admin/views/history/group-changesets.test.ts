import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { daysOf, textsOfRun } from './group-changesets.ts'
import type { ListedChangeset } from './listed-changeset.ts'

const noon = new Date(2025, 10, 22, 12).getTime()
const minute = 60_000

const itemOf = (content_key: string, content_value: string): ContentItem => ({
  id: content_key,
  content_key,
  content_value,
  created_at: '2025-01-01T00:00:00+00:00',
  updated_at: '2025-01-01T00:00:00+00:00',
})

interface Given {
  id: number
  /** Before noon. */
  minutes: number
  who?: string | null
  items?: number
  key?: string
  before?: string | null
  after?: string | null
}

function changesetOf(given: Given): ListedChangeset {
  const { id, minutes, who = 'jo', items = 1, key = 'a', before = 'x', after = 'y' } = given
  const common = {
    id,
    step: `step ${id}`,
    reason: null,
    changed_at: new Date(noon - minutes * minute).toISOString(),
    changed_by_email: who,
  }
  const change = {
    ...common,
    item_id: key,
    before: before === null ? null : itemOf(key, before),
    after: after === null ? null : itemOf(key, after),
    changed_by: null,
  }
  return { ...common, items, item: { before: key, after: key }, overtaken: false, isUndone: false, change }
}
const runsOf = (changesets: readonly ListedChangeset[], newestSeen = Infinity) =>
  daysOf(changesets, newestSeen).map(({ runs }) => runs.map((run) => run.map(({ id }) => id)))

describe('the days of the history', () => {
  it('contain every change once, in order, and no run is longer than ten minutes or of two people', () => {
    const lists = fc
      .array(
        fc.record({
          gap: fc.integer({ min: 0, max: 12 }),
          who: fc.constantFrom('jo', 'mo', null),
          items: fc.constantFrom(1, 1, 1, 3),
        }),
      )
      .map((all) => {
        let minutes = 0
        return all.map(({ gap, ...given }, index) => {
          minutes += gap * (index % 7 === 6 ? 60 : 1)
          return changesetOf({ ...given, minutes, id: all.length - index })
        })
      })
    fc.assert(
      fc.property(lists, (changesets) => {
        const days = daysOf(changesets, Infinity)
        expect(days.flatMap(({ changes }) => changes)).toEqual(changesets)
        expect(days.flatMap(({ runs }) => runs.flat())).toEqual(changesets)
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
        for (const run of days.flatMap(({ runs }) => runs)) {
          if (run.length === 1) continue
          const times = run.map(({ changed_at }) => Date.parse(changed_at))
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(10 * minute)
          expect(new Set(run.map(({ changed_by_email }) => changed_by_email)).size).toBe(1)
          expect(run.every(({ items }) => items === 1)).toBe(true)
        }
      }),
    )
  })

  it('end a run where somebody else changed something, or several items changed', () => {
    const changesets = [
      changesetOf({ id: 6, minutes: 0 }),
      changesetOf({ id: 5, minutes: 10 }),
      changesetOf({ id: 4, minutes: 11 }),
      changesetOf({ id: 3, minutes: 12, who: 'mo' }),
      changesetOf({ id: 2, minutes: 13, who: 'mo', items: 4 }),
      changesetOf({ id: 1, minutes: 14, who: 'mo' }),
    ]
    expect(runsOf(changesets)).toEqual([[[6, 5], [4], [3], [2], [1]]])
  })

  it('leave changes alone that arrived while the list was read', () => {
    const changesets = [4, 3, 2, 1].map((id) => changesetOf({ id, minutes: 4 - id }))
    expect(runsOf(changesets, 2)).toEqual([[[4], [3], [2, 1]]])
  })
})

describe('a run', () => {
  it('is shown text by text, from what it was before the run to what it is after it', () => {
    const texts = textsOfRun([
      changesetOf({ id: 3, minutes: 0, key: 'a', before: 'two', after: 'three' }),
      changesetOf({ id: 2, minutes: 1, key: 'b', before: null, after: 'new' }),
      changesetOf({ id: 1, minutes: 2, key: 'a', before: 'one', after: 'two' }),
    ])
    expect(
      texts.map(({ change: { before, after }, count }) => [
        before?.content_value,
        after?.content_value,
        count,
      ]),
    ).toEqual([
      ['one', 'three', 2],
      [undefined, 'new', 1],
    ])
  })

  it('names a text that was added and deleted again', () => {
    const [text] = textsOfRun([
      changesetOf({ id: 2, minutes: 0, before: 'x', after: null }),
      changesetOf({ id: 1, minutes: 1, before: null, after: 'x' }),
    ])
    expect(text?.change.before?.content_key).toBe('a')
  })
})
