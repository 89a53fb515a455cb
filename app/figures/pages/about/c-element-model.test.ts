import { expect, test } from 'vitest'
import { inputEdges, isHigh, outputEdgesOf } from './c-element-model.ts'

test('changes the output with the last input to change', () => {
  expect(
    outputEdgesOf([
      [1, 5],
      [2, 4],
      [3, 6],
    ]),
  ).toEqual([3, 6])
})

test('keeps its level while the inputs differ, even if one of them changes twice', () => {
  expect(outputEdgesOf([[1], [2, 3, 4]])).toEqual([2])
  expect(outputEdgesOf([[1], []])).toEqual([])
})

test('draws output changes only where an input changes and all inputs agree', () => {
  const changes = outputEdgesOf(inputEdges)
  expect(changes).toHaveLength(3)
  changes.forEach((time, n) => {
    expect(inputEdges.filter((edges) => edges.includes(time))).toHaveLength(1)
    expect(inputEdges.map((edges) => isHigh(edges, time))).toEqual(inputEdges.map(() => n % 2 === 0))
  })
})
