// Where the events and gates of a fault tree stand: basic events on the left, one below the other, and every gate one column right of its
// deepest input, in the middle of its inputs. All places are parts of the drawing's width and height.

import type { Point } from '#app/figures/kit/path.ts'
import { basicEvents, type Fault, type Gate, isGate } from './model.ts'

/** Across: the gates of the first column, and from column to column; the inputs of a gate meet on a bus that far before it. */
export const columns = {
  wide: { first: 0.36, step: 0.245, bus: 0.08 },
  narrow: { first: 0.485, step: 0.195, bus: 0.07 },
}
export type Layout = ReturnType<typeof layoutOf>

/** The number of gates on the longest way from a basic event. */
const depthOf = (fault: Fault): number => (isGate(fault) ? 1 + Math.max(...fault.inputs.map(depthOf)) : 0)

export function layoutOf(top: Gate, column: (typeof columns)['wide']) {
  const leaves = basicEvents(top)
  const placeOf = (fault: Fault): Point => {
    if (!isGate(fault)) return [0, (leaves.indexOf(fault) + 0.5) / leaves.length]
    const rows = fault.inputs.map((input) => placeOf(input)[1])
    return [column.first + (depthOf(fault) - 1) * column.step, (Math.min(...rows) + Math.max(...rows)) / 2]
  }
  /** From an input along the bus of its gate to the gate. */
  const wire = (input: Fault, gate: Gate): Point[] => {
    const [fromX, fromY] = placeOf(input)
    const [toX, toY] = placeOf(gate)
    const bus = toX - column.bus
    return [
      [fromX, fromY],
      [bus, fromY],
      [bus, toY],
      [toX, toY],
    ]
  }
  const gates = gatesOf(top)
  return {
    leaves,
    gates,
    placeOf,
    wires: gates.flatMap((gate) => gate.inputs.map((input) => ({ input, points: wire(input, gate) }))),
  }
}

function gatesOf(fault: Fault): Gate[] {
  return isGate(fault) ? [fault, ...fault.inputs.flatMap(gatesOf)] : []
}
