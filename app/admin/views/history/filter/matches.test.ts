import { describe, expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import type { ContentChange } from '#content-sync/content-item.ts'
import { contentConditions, prefixesOf } from './content-conditions.ts'
import type { HistoryFilter } from './history-filter.ts'
import { matcherOf } from './matches.ts'

const catalog = makeCatalog()

function changeOf(key: string, before: string | null, after: string | null, reason: string | null = null) {
  const time = '2025-11-22T10:00:00+00:00'
  const itemOf = (content_value: string | null) =>
    content_value === null
      ? null
      : { id: '1', content_key: key, content_value, created_at: time, updated_at: time }
  const change: ContentChange = {
    id: 1,
    step: '1',
    reason,
    item_id: '1',
    before: itemOf(before),
    after: itemOf(after),
    changed_at: time,
    changed_by: null,
    changed_by_email: null,
  }
  return change
}

describe('a change fits a filter', () => {
  const edit = changeOf('services.ate.overview', 'Its release run', 'Two release runs')
  const link = changeOf('home.hero.secondary.href', null, '/careers')
  const imported = changeOf('services.ate.overview', 'a', 'b', 'Import of spring.json')
  const fits = (filter: HistoryFilter, change: ContentChange, undone?: readonly string[]) =>
    matcherOf(filter, catalog)(change, undone)

  it('of its kind', () => {
    const kinds = ['texts', 'buttons', 'imports'] as const
    const kindsOf = (change: ContentChange) => kinds.filter((what) => fits({ what }, change))
    expect([edit, link, imported].map(kindsOf)).toEqual([['texts'], ['buttons'], ['imports']])
    expect(kindsOf(changeOf('a', 'x', 'y', 'undo'))).toEqual(['imports'])
    expect(kindsOf(changeOf('a.href', '', '/', 'Suggested links accepted'))).toEqual(['buttons'])
  })

  it('of its page', () => {
    const pages = catalog.pageGroups.filter(({ name }) => fits({ page: name }, edit))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.texts.map(({ key }) => key)).toContain('services.ate.overview')
  })

  it('of all its words, in any order and case, in its key, label, texts or reason', () => {
    for (const find of [
      'RELEASE two',
      'its',
      'ate.overview',
      catalog.byKey.get('services.ate.overview')?.label,
    ])
      expect(fits({ find }, edit)).toBe(true)
    expect(fits({ find: 'release three' }, edit)).toBe(false)
    expect(fits({ find: 'spring.json' }, imported)).toBe(true)
    const undo = changeOf('a', 'x', 'y', 'undo')
    expect(fits({ find: 'undone' }, undo)).toBe(true)
    expect(fits({ find: 'spring undone' }, undo)).toBe(false)
    expect(fits({ find: 'spring undone' }, undo, ['Release “Spring”'])).toBe(true)
    expect(fits({ find: 'spring redone' }, undo, ['undo', 'Release “Spring”'])).toBe(true)
  })
})

describe('the conditions for the database', () => {
  /** The server takes 300 values in lists. A search leaves out up to 20 changesets. */
  const maxListed = 280
  const listedIn = (conditions: string) =>
    [...conditions.matchAll(/in\.\((.*?)\)/g)].flatMap(([, keys = '']) => keys.split(',')).length
  const countOf = (conditions: string) =>
    conditions.match(/(?:content_key|content_value|reason|opens)\.(?:not\.)?(?:eq|in|is|i?like)\./g)
      ?.length ?? 0

  it('are few and short for every page and word', () => {
    const words = catalog.texts.slice(0, 300).flatMap(({ label, value }) => `${label} ${value}`.split(' '))
    const all = [
      ...catalog.pageGroups.map(({ name: page }) => ({ page })),
      { what: 'buttons' as const },
      { what: 'imports' as const },
      ...[...new Set(words)].map((find) => ({ find })),
    ]
    // The server takes 10 filters. One of them leaves out changesets, unless there are three others.
    for (const [others, most] of [
      [1, 8],
      [3, 7],
    ] as const) {
      for (const filter of all) {
        const conditions = contentConditions(filter, catalog, others) ?? ''
        expect(countOf(conditions)).toBeLessThanOrEqual(most)
        expect(listedIn(conditions)).toBeLessThanOrEqual(maxListed)
        expect(encodeURIComponent(conditions).length).toBeLessThan(7600)
      }
    }
  })

  it('have no characters with a meaning of their own from a search', () => {
    expect(contentConditions({ find: 'a,b(")\\*_é%' }, undefined, 0)).toContain(
      'before->>content_value.ilike.%a%b%%,',
    )
  })

  it('do not ask for all imports because a word is in the name of a text', () => {
    const [text] = catalog.texts
    const find = text?.label.toLowerCase().split(' ').at(-1) ?? ''
    const conditions = contentConditions({ find }, catalog, 1)
    expect(conditions).toContain(`reason.ilike.%${find}%,reason.eq.undo`)
    expect(conditions).not.toContain('not.is.null')
  })

  it('name pages by the beginnings of their keys', () => {
    const all = ['home.a', 'home.b', 'services.ate.x', 'services.ate.y', 'services.rtl.x']
    expect(prefixesOf(['home.a', 'home.b'], all)).toEqual(['home.'])
    expect(prefixesOf(['services.ate.x', 'services.ate.y'], all)).toEqual(['services.ate.'])
    expect(prefixesOf(['services.ate.x'], all)).toBeUndefined()
  })
})
