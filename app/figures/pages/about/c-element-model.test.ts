import { expect, test } from 'vitest'
import { agreement, inputs, isHigh } from './c-element-model.ts'

test('the output changes with the last input that does', () => {
  expect(
    agreement([
      [1, 5],
      [2, 4],
      [3, 6],
    ]),
  ).toEqual([3, 6])
})

test('it keeps its level while the inputs differ, though one of them changes twice', () => {
  expect(agreement([[1], [2, 3, 4]])).toEqual([2])
  expect(agreement([[1], []])).toEqual([])
})

test('what is drawn: every change of the output is one of an input, and all agree there', () => {
  const changes = agreement(inputs)
  expect(changes).toHaveLength(3)
  changes.forEach((time, n) => {
    expect(inputs.filter((edges) => edges.includes(time))).toHaveLength(1)
    expect(inputs.map((edges) => isHigh(edges, time))).toEqual(inputs.map(() => n % 2 === 0))
  })
})
