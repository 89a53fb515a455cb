import { expect, test } from 'vitest'
import { agreement, inputs, isHigh } from './c-element-model.ts'

test('changes the output with the last input to change', () => {
  expect(
    agreement([
      [1, 5],
      [2, 4],
      [3, 6],
    ]),
  ).toEqual([3, 6])
})

test('keeps its level while the inputs differ, even if one of them changes twice', () => {
  expect(agreement([[1], [2, 3, 4]])).toEqual([2])
  expect(agreement([[1], []])).toEqual([])
})

test('draws output changes only where an input changes and all inputs agree', () => {
  const changes = agreement(inputs)
  expect(changes).toHaveLength(3)
  changes.forEach((time, n) => {
    expect(inputs.filter((edges) => edges.includes(time))).toHaveLength(1)
    expect(inputs.map((edges) => isHigh(edges, time))).toEqual(inputs.map(() => n % 2 === 0))
  })
})
