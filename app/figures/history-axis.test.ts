import { expect, test } from 'vitest'
import { edgesOf } from './history-axis.ts'

test('edges lie as their years do, and the last level is as long as the mean of the others', () => {
  const { positions, end } = edgesOf(['2009', '2012', '2015', '2018', '2021', '2024'])
  expect(end).toBe(2027)
  expect(positions).toEqual([0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6])
  expect(edgesOf(['2000', '2001', '2004']).positions).toEqual([0, 1 / 6, 4 / 6])
})

test('an edited text that is no year leaves the others where they are', () => {
  expect(edgesOf(['2000', 'soon', '2002']).years).toEqual([2000, 2002])
  expect(edgesOf([]).positions).toEqual([])
})
