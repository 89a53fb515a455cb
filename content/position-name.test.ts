import { expect, it } from 'vitest'
import { site } from './default-content.ts'
import { positionName } from './position-name.ts'

const { items } = site.careers.positions
const [position] = items
if (!position) throw new Error('There is no position')
const named = (...positions: [title: string, location: string][]) =>
  positions
    .map(([title, location], n) => ({ ...position, id: `${n}`, title, location }))
    .map((each, _, all) => positionName(each, all))

it('is the title to the letter', () => {
  expect(items.map((each) => positionName(each, items))).toEqual(items.map(({ title }) => title))
  expect(named([' Engineer ', 'Austin'])).toEqual([' Engineer '])
})

it('also says where, if a title repeats', () => {
  expect(named(['Engineer', 'Austin'], ['Manager', 'Tokyo'], ['Engineer ', ' Tokyo'])).toEqual([
    'Engineer, Austin',
    'Manager',
    'Engineer, Tokyo',
  ])
  expect(named(['Engineer', 'Austin'], ['Engineer', ' '])).toEqual(['Engineer, Austin', 'Engineer'])
})
