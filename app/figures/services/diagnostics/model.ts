// A fault tree as of IEC 61025: how faults combine to the one event that must not happen. The faults are independent of each other, and
// each stands in one place of the tree. Probabilities are for one year.

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

/** A heater: a fault in what switches it counts only if a self-test misses it, and the thermal fuse is the last line. */
export const heater = and(
  'Overheats',
  or(
    'Stays on',
    and('Weld unseen', event('Contacts weld', 8e-3), event('Readback fails', 5e-2)),
    and('Heat unseen', event('NTC reads low', 2e-3), event('Limit too wide', 1e-1)),
    and('Hang stays', event('Program hangs', 5e-3), event('Watchdog fails', 2e-3)),
    event('Driver shorts', 9e-5),
  ),
  event("Fuse won't open", 1e-4),
)

export const isGate = (fault: Fault): fault is Gate => 'inputs' in fault

/** All probabilities must come together at an AND gate, any of them suffices at an OR gate. */
export function probabilityOf(fault: Fault): number {
  if (!isGate(fault)) return fault.probability
  const inputs = fault.inputs.map(probabilityOf)
  return fault.kind === 'and' ? product(inputs) : 1 - product(inputs.map((probability) => 1 - probability))
}

/** The basic events from the top of the tree down. */
export function basicEvents(fault: Fault): BasicEvent[] {
  return isGate(fault) ? fault.inputs.flatMap(basicEvents) : [fault]
}

/** The sets of basic events that suffice for a fault, none of which can do without any of its events; the likeliest first. */
export function minimalCutSets(fault: Fault): BasicEvent[][] {
  return cutSets(fault).toSorted((a, b) => setProbability(b) - setProbability(a))
}

export const setProbability = (set: readonly BasicEvent[]) =>
  product(set.map(({ probability }) => probability))

/** Since no event stands in two places, what the gates give is minimal already. */
function cutSets(fault: Fault): BasicEvent[][] {
  if (!isGate(fault)) return [[fault]]
  const inputs = fault.inputs.map(cutSets)
  return fault.kind === 'or' ? inputs.flat() : inputs.reduce(everyPair, [[]])
}

function everyPair(sets: BasicEvent[][], others: BasicEvent[][]): BasicEvent[][] {
  return sets.flatMap((set) => others.map((other) => [...set, ...other]))
}

function product(values: readonly number[]): number {
  return values.reduce((result, value) => result * value, 1)
}
