import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import { listKeyOf, newEntryKey, newEntryName, readableText, valuesIn } from './new-entry-draft.ts'

const key = newEntryKey('careers.positions')

describe('the draft of a new entry', () => {
  it('belongs to a list of the site', () => {
    const catalog = makeCatalog()
    expect(listKeyOf(key)).toBe('careers.positions')
    expect(newEntryName(key, catalog)).toBe('New position')
    for (const other of [
      newEntryKey('about.hero.title'),
      newEntryKey('constructor'),
      'careers.positions',
      '',
    ])
      expect(newEntryName(other, catalog)).toBeUndefined()
  })

  it('is read as it was typed', () => {
    const text = JSON.stringify({ title: 'Analog\nDesigner', location: '' })
    expect([...valuesIn(text)]).toEqual([
      ['title', 'Analog\nDesigner'],
      ['location', ''],
    ])
    expect(readableText({ key, text })).toBe('Analog\nDesigner ')
    expect(readableText({ key: 'careers.positions', text })).toBe(text)
  })

  it.each(['', '{', 'null', '1', '"title"', '{"title":1,"link":null,"skills":["x"],"other":{}}'])(
    'has no values in %s',
    (text) => expect(valuesIn(text).size).toBe(0),
  )

  it('is read from whatever the storage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        for (const value of valuesIn(text).values()) expect(value).toBeTypeOf('string')
      }),
    )
    expect(valuesIn('{"__proto__":"x"}').get('toString')).toBeUndefined()
  })
})
