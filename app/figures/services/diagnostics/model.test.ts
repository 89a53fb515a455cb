import { expect, test } from 'vitest'
import { columns, layoutOf } from './layout.ts'
import {
  type BasicEvent,
  basicEvents,
  type Fault,
  heater,
  isGate,
  minimalCutSets,
  probabilityOf,
  setProbability,
} from './model.ts'

const events = basicEvents(heater)

const happens = (fault: Fault, present: ReadonlySet<BasicEvent>): boolean => {
  if (!isGate(fault)) return present.has(fault)
  const inputHappens = (input: Fault) => happens(input, present)
  return fault.kind === 'and' ? fault.inputs.every(inputHappens) : fault.inputs.some(inputHappens)
}

test('an event occurs once in the tree', () => {
  expect(new Set(events).size).toBe(events.length)
})

test('the gates give the same probability as all combinations of events', () => {
  let sum = 0
  for (let combination = 0; combination < 2 ** events.length; combination++) {
    const isPresent = (n: number) => (combination >> n) % 2 === 1
    const present = new Set(events.filter((_, n) => isPresent(n)))
    if (happens(heater, present))
      sum += events.reduce(
        (all, { probability }, n) => all * (isPresent(n) ? probability : 1 - probability),
        1,
      )
  }
  expect(probabilityOf(heater) / sum).toBeCloseTo(1, 9)
})

test('OR gates add and AND gates multiply their inputs, to the two digits shown', () => {
  const [staysOn] = heater.inputs
  expect(staysOn && probabilityOf(staysOn).toExponential(1)).toBe('7.0e-4')
  expect((4e-4 + 2e-4 + 1e-5 + 9e-5).toExponential(1)).toBe('7.0e-4')
  expect(probabilityOf(heater).toExponential(1)).toBe('7.0e-8')
})

test('a cut set causes the event, and none of its events can be left out', () => {
  for (const set of minimalCutSets(heater)) {
    expect(happens(heater, new Set(set))).toBe(true)
    for (const event of set)
      expect(happens(heater, new Set(set.filter((other) => other !== event)))).toBe(false)
  }
})

test('only a fault of both relays heats although every self-test works', () => {
  const withoutSelfTest = minimalCutSets(heater).filter((set) => set.length === 2)
  expect(withoutSelfTest.map((set) => set.map(({ name }) => name))).toEqual([
    ['Both weld', "Fuse won't open"],
  ])
})

test('the likeliest cut set is first, and together they bound the top event from above', () => {
  const sets = minimalCutSets(heater)
  expect(sets.map((set) => set.length)).toEqual([3, 3, 2, 3])
  const probabilities = sets.map(setProbability)
  expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a))
  const sum = probabilities.reduce((a, b) => a + b)
  expect(sum).toBeGreaterThan(probabilityOf(heater))
  expect(sum / probabilityOf(heater)).toBeCloseTo(1, 2)
})

test.each(Object.values(columns))('wires run to the right, from each input to its gate (%o)', (column) => {
  const { wires, gates, placeOf } = layoutOf(heater, column)
  expect(wires).toHaveLength(gates.length + events.length - 1)
  for (const { input, points } of wires) {
    const across = points.map(([x]) => x)
    expect(across).toEqual(across.toSorted((a, b) => a - b))
    expect(points[0]).toEqual(placeOf(input))
  }
  expect(Math.max(...gates.map((gate) => placeOf(gate)[0]))).toBeLessThan(1)
})
