import { expect, it } from 'vitest'
import { makeCatalog } from './catalog.ts'
import { isOfAddedEntry, listOfText } from './list-of-text.ts'

const catalog = makeCatalog()

it.each([
  ['careers.positions.product-manager.title', 'careers.positions', 'product-manager'],
  ['careers.positions.product-manager.skills', 'careers.positions', 'product-manager'],
  ['careers.positions.heading', 'careers.positions', undefined],
  ['careers.positions.empty', 'careers.positions', undefined],
  ['contact.faq.heading', 'contact.faq.entries', undefined],
  ['about.history.empty', 'about.history.entries', undefined],
  ['about.leadership.empty', 'about.leadership.team', undefined],
])('%s belongs to a list', (key, list, id) => {
  expect(listOfText(catalog, key)).toMatchObject({ named: { key: list }, id })
})

it.each([
  'careers.positions.note',
  'careers.positions.columns.title',
  'careers.positions',
  'careers.hero.title',
  'careers.positions.unknown.title',
  '__proto__',
])('%s does not', (key) => expect(listOfText(catalog, key)).toBeUndefined())

it('an entry that an editor added has no default', () => {
  const rows = [{ content_key: 'careers.positions', content_value: 'product-manager\nanalog-designer' }]
  const withAdded = catalog.withRows(rows)
  expect(isOfAddedEntry(withAdded, 'careers.positions.analog-designer.title')).toBe(true)
  expect(isOfAddedEntry(withAdded, 'careers.positions.product-manager.title')).toBe(false)
  expect(isOfAddedEntry(withAdded, 'careers.positions.heading')).toBe(false)
  expect(isOfAddedEntry(withAdded, 'careers.hero.title')).toBe(false)
})
