import { expect, it } from 'vitest'
import { reasonOf } from './content-change.ts'

it.each([
  [[], 'Import of texts.json'],
  [['undo'], 'Undone: Import of texts.json'],
  [['undo', 'undo'], 'Redone: Import of texts.json'],
  [['undo', 'undo', 'undo'], 'Undone: Import of texts.json'],
])('says whether a change was undone or redone, however often: %j', (undos, words) => {
  const [reason = '', ...undone] = [...undos, 'Import of texts.json']
  expect(reasonOf(reason, undone)).toBe(words)
})

it('says so of an edit, which has no reason', () => {
  expect(reasonOf('undo', [])).toBe('Undone')
  expect(reasonOf('undo', ['undo'])).toBe('Redone')
})
