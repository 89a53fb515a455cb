import { expect, it } from 'vitest'
import { nothingSelected, reduceSelection, type Selection, type SelectionAction } from './selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const after = (...actions: SelectionAction[]): Selection => actions.reduce(reduceSelection, nothingSelected)
const idsAfter = (...actions: SelectionAction[]) => [...after(...actions).ids].sort().join('')
const toggle = (id: string): SelectionAction => ({ type: 'toggle', id })
const range = (id: string, of: readonly string[] = shown): SelectionAction => ({
  type: 'range',
  id,
  shown: of,
})
const all = (of: readonly string[] = shown): SelectionAction => ({ type: 'all', shown: of })

it.each<[string, SelectionAction[], string]>([
  ['one', [toggle('b')], 'b'],
  ['nothing after one item is selected and cleared', [toggle('b'), toggle('b')], ''],
  ['a range downwards', [toggle('b'), range('d')], 'bcd'],
  ['a range upwards', [toggle('d'), range('b')], 'bcd'],
  ['a range beyond a range', [toggle('b'), range('c'), range('e')], 'bcde'],
  ['a range of visible items only', [toggle('a'), range('d', ['a', 'd', 'e'])], 'ad'],
  ['one item if the range would begin at a hidden one', [toggle('a'), range('d', ['c', 'd'])], 'ad'],
  ['one item if no range was begun', [range('c')], 'c'],
  ['all', [toggle('b'), all()], 'abcde'],
  ['all shown, in addition to the earlier selection', [toggle('a'), all(['b', 'c'])], 'abc'],
  ['only the earlier selection after all shown are cleared', [toggle('a'), all(['b']), all(['b'])], 'a'],
  ['nothing', [all(), { type: 'clear' }], ''],
])('selects %s', (_, actions, ids) => {
  expect(idsAfter(...actions)).toBe(ids)
})

it('does not begin a range at a cleared item', () => {
  expect(idsAfter(toggle('a'), { type: 'clear' }, range('c'))).toBe('c')
})
