import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftViews } from './draft.ts'
import { formatDraft, nameOfDraft, pageIdOf, parseDraft } from './stored-draft.ts'

const item = {
  id: '7',
  content_key: 'company.email',
  content_value: 'before',
  created_at: '2025-11-20T10:00:00+00:00',
  updated_at: '2025-11-20T10:00:00.000001+00:00',
}
const draft = {
  key: 'company.email',
  base: { item, text: 'before' },
  text: 'typed',
  view: 'items' as const,
  newKey: '',
  at: '2025-11-20T10:05:00.000Z',
}
const field = fc.string({ unit: 'binary', maxLength: 100 })

describe('a stored draft', () => {
  it('is read back exactly as written', () => {
    const items = fc.record({
      id: field,
      content_key: field,
      content_value: field,
      created_at: field,
      updated_at: field,
    })
    const drafts = fc.record({
      key: field,
      base: fc.record({ item: fc.option(items, { nil: undefined }), text: field }),
      text: field,
      view: fc.constantFrom(...draftViews),
      newKey: field,
      release: fc.option(fc.uuid(), { nil: undefined }),
      at: fc.constant(draft.at),
    })
    fc.assert(
      fc.property(drafts, (draft) => {
        const name = nameOfDraft('load1', draft.key)
        expect(pageIdOf(name)).toBe('load1')
        expect(parseDraft(name, formatDraft(draft))).toEqual({ name, ...draft })
      }),
    )
  })

  it('may have a key with as many characters as the table allows, even emoji', () => {
    const long = { ...draft, key: '🙂'.repeat(200), newKey: '🙃'.repeat(200) }
    expect(parseDraft('n', formatDraft(long))).toEqual({ name: 'n', ...long })
  })

  it('may have a new key that is too long to be added', () => {
    const long = { ...draft, key: '', newKey: 'x'.repeat(201) }
    expect(parseDraft('n', formatDraft(long))).toEqual({ name: 'n', ...long })
  })

  it('of the view that was called “list” is still read', () => {
    expect(parseDraft('draft:a:1', JSON.stringify({ ...draft, view: 'list' }))).toEqual({
      name: 'draft:a:1',
      ...draft,
    })
  })

  it('has a unique name for each page load and key', () => {
    const names = [nameOfDraft('a', 'key'), nameOfDraft('b', 'key'), nameOfDraft('a', 'other')]
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['text that is not JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['of an unknown view', JSON.stringify({ ...draft, view: 'elsewhere' })],
    ['without a text', JSON.stringify({ ...draft, text: 1 })],
    ['without a base', JSON.stringify({ ...draft, base: null })],
    ['with half an item', JSON.stringify({ ...draft, base: { item: { id: '7' }, text: '' } })],
    ['of a release that cannot be', JSON.stringify({ ...draft, release: 'Spring' })],
    ['with a key that no item can have', JSON.stringify({ ...draft, key: 'x'.repeat(201) })],
    ['with more text than anybody types', JSON.stringify({ ...draft, text: 'x'.repeat(200_001) })],
    ['without a time', JSON.stringify({ ...draft, at: 'yesterday' })],
    ['a prototype', '{"__proto__":{"view":"list"},"text":"x","at":"2025-11-20"}'],
  ])('is not %s', (_, entry) => {
    expect(parseDraft('draft:a:x', entry)).toBeUndefined()
  })

  it('is undefined for anything else in the storage, and reading it never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (entry) => !parseDraft('draft:a:x', entry)))
    expect(pageIdOf('theme')).toBeUndefined()
    expect(pageIdOf('draft:<img>:x')).toBeUndefined()
  })

  it('ignores other entries of the storage', () => {
    const entry = JSON.stringify({ ...draft, base: { ...draft.base, extra: 1 }, extra: 2 })
    expect(parseDraft('n', entry)).toEqual({ name: 'n', ...draft })
  })
})
