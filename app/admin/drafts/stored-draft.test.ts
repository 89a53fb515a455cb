import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DraftPlace, formatText, loadOf, nameOfText, parseText } from './stored-draft.ts'

const base = {
  id: '7',
  content_key: 'company.email',
  content_value: 'before',
  created_at: '2025-11-20T10:00:00+00:00',
  updated_at: '2025-11-20T10:00:00.000001+00:00',
}
const kept = { place: 'list' as DraftPlace, base, text: 'typed', at: '2025-11-20T10:05:00.000Z' }
const field = fc.string({ unit: 'binary', maxLength: 100 })

describe('a kept text', () => {
  it('comes back as it was, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.record({
          id: field,
          content_key: field,
          content_value: field,
          created_at: field,
          updated_at: field,
        }),
        field,
        fc.constantFrom<DraftPlace>('list', 'texts', 'buttons', 'add'),
        (base, text, place) => {
          const name = nameOfText('load1', place, base)
          expect(loadOf(name)).toBe('load1')
          expect(parseText(name, formatText({ ...kept, place, base, text }))).toEqual({
            name,
            ...kept,
            place,
            base,
            text,
          })
        },
      ),
    )
  })

  it('has a name of its own for each load, place, key and version', () => {
    const names = [
      nameOfText('a', 'list', base),
      nameOfText('b', 'list', base),
      nameOfText('a', 'texts', base),
      nameOfText('a', 'list', { ...base, content_key: 'company.phone' }),
      nameOfText('a', 'list', { ...base, updated_at: '' }),
    ]
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another place', JSON.stringify({ ...kept, place: 'elsewhere' })],
    ['no text', JSON.stringify({ ...kept, text: 1 })],
    ['no base', JSON.stringify({ ...kept, base: null })],
    ['half a base', JSON.stringify({ ...kept, base: { id: '7' } })],
    [
      'a key that no item can have',
      JSON.stringify({ ...kept, base: { ...base, content_key: 'x'.repeat(201) } }),
    ],
    ['more than anybody types', JSON.stringify({ ...kept, text: 'x'.repeat(200_001) })],
    ['no time', JSON.stringify({ ...kept, at: 'yesterday' })],
    ['a prototype', '{"__proto__":{"place":"list"},"text":"x","at":"2025-11-20"}'],
  ])('is not %s', (_, entry) => {
    expect(parseText('draft:a:x', entry)).toBeUndefined()
  })

  it('is nothing that came from elsewhere, and reading that never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (entry) => !parseText('draft:a:x', entry)))
    expect(loadOf('theme')).toBeUndefined()
    expect(loadOf('draft:<img>:x')).toBeUndefined()
  })

  it('takes nothing else from the storage', () => {
    const entry = JSON.stringify({ ...kept, base: { ...base, extra: 1 }, extra: 2 })
    expect(parseText('n', entry)).toEqual({ name: 'n', ...kept })
  })
})
