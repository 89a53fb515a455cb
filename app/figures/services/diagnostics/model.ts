// A fault tree as in IEC 61025: how faults combine into the event that must not happen. The faults are independent, and each occurs
// once in the tree. Probabilities are for one year.

export interface BasicEvent {
  name: string
  probability: number
}
export interface Gate {
  name: string
  kind: 'and' | 'or'
  inputs: readonly Fault[]
}
export type Fault = BasicEvent | Gate

const event = (name: string, probability: number): BasicEvent => ({ name, probability })
const and = (name: string, ...inputs: readonly Fault[]): Gate => ({ name, kind: 'and', inputs })
const or = (name: string, ...inputs: readonly Fault[]): Gate => ({ name, kind: 'or', inputs })

/**
 * A heater behind two relays in series. When a self-test finds a fault, the second relay opens. So most faults count only if a
 * self-test misses them. The thermal fuse is the last protection.
 */
export const heater = and(
  'Overheats',
  or(
    'Stays on',
    and('Weld unseen', event('Relay welds', 8e-3), event('Readback fails', 5e-2)),
    and('Heat unseen', event('NTC reads low', 2e-3), event('Limit too wide', 1e-1)),
    and('Hang stays', event('Program hangs', 5e-3), event('Watchdog fails', 2e-3)),
    event('Both weld', 9e-5),
  ),
  event("Fuse won't open", 1e-4),
)

export const isGate = (fault: Fault): fault is Gate => 'inputs' in fault

/** An AND gate needs all of its inputs, an OR gate any of them. */
export function probabilityOf(fault: Fault): number {
  if (!isGate(fault)) return fault.probability
  const inputs = fault.inputs.map(probabilityOf)
  return fault.kind === 'and' ? product(inputs) : 1 - product(inputs.map((probability) => 1 - probability))
}

/** In the order in which they are drawn. */
export function basicEvents(fault: Fault): BasicEvent[] {
  return isGate(fault) ? fault.inputs.flatMap(basicEvents) : [fault]
}

/** Sets of basic events that cause a fault, and would not without any one of their events. The likeliest is first. */
export function minimalCutSets(fault: Fault): BasicEvent[][] {
  return cutSets(fault).toSorted((a, b) => setProbability(b) - setProbability(a))
}

export const setProbability = (set: readonly BasicEvent[]) =>
  product(set.map(({ probability }) => probability))

/** These are minimal, because no event occurs twice in the tree. */
function cutSets(fault: Fault): BasicEvent[][] {
  if (!isGate(fault)) return [[fault]]
  const inputs = fault.inputs.map(cutSets)
  return fault.kind === 'or' ? inputs.flat() : inputs.reduce(combine, [[]])
}

function combine(sets: BasicEvent[][], others: BasicEvent[][]): BasicEvent[][] {
  return sets.flatMap((set) => others.map((other) => [...set, ...other]))
}

function product(values: readonly number[]): number {
  return values.reduce((result, value) => result * value, 1)
}
