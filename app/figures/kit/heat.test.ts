import { expect, test } from 'vitest'
import { bandsOf } from './heat.ts'

test('puts each value in the band of the highest level it reaches, and joins neighbors in a row into one area', () => {
  expect(bandsOf([[0, 5, 5, 12]], [0, 5, 10])).toEqual(['M0 0h1v1h-1z', 'M1 0h2v1h-2z', 'M3 0h1v1h-1z'])
  expect(
    bandsOf(
      [
        [1, 1],
        [1, 1],
      ],
      [0],
    ),
  ).toEqual(['M0 0h2v1h-2zM0 1h2v1h-2z'])
})

test('leaves out values that are not numbers or are below the first level', () => {
  expect(bandsOf([[Number.NaN, -1, 3, Number.NaN]], [0, 5])).toEqual(['M2 0h1v1h-1z', ''])
})
