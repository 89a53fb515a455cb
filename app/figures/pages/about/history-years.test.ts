import { expect, test } from 'vitest'
import { edgesOf } from './history-years.ts'

test('spaces edges as their years are, and gives the last level the mean length of the others', () => {
  const { positions, end } = edgesOf(['2009', '2012', '2015', '2018', '2021', '2024'])
  expect(end).toBe(2027)
  expect(positions).toEqual([0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6])
  expect(edgesOf(['2000', '2001', '2004']).positions).toEqual([0, 1 / 6, 4 / 6])
})

test.each([
  ['a text that is not a year', ['2000', 'soon', '2002']],
  ['years out of order', ['2002', '2000', '2003']],
  ['a year twice', ['2000', '2000', '2003']],
  ['a period too long to mark every year', ['0001', '2000', '2003']],
  ['empty texts', ['', '', '']],
])('%s: intervals are equal', (_, texts) => {
  expect(edgesOf(texts)).toEqual({ years: [0, 1, 2], positions: [0, 1 / 3, 2 / 3], end: 3 })
})

test('draws no edges without years', () => {
  expect(edgesOf([]).positions).toEqual([])
})
