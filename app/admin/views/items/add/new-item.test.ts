import { expect, it } from 'vitest'
import { checkNewItem } from './new-item.ts'

const existing = [{ id: '1', content_key: 'taken', content_value: '', created_at: '', updated_at: '' }]

it.each([
  ['', '', ['key', 'value']],
  [' \t', 'value', ['key']],
  ['key', ' \n ', ['value']],
])('asks for both key and value: %j, %j', (key, value, fields) => {
  expect(checkNewItem({ key, value }, [])).toEqual({
    fields,
    message: 'Both key and value are required to add new content.',
  })
})

it('refuses a key that already exists in the list', () => {
  expect(checkNewItem({ key: 'taken', value: 'x' }, existing)).toEqual({
    fields: ['key'],
    message: 'Key "taken" already exists. Choose a unique key.',
  })
})

it('accepts everything else', () => {
  expect(checkNewItem({ key: 'Taken', value: ' 0 ' }, existing)).toBeUndefined()
})
