// The layout of a fault tree: basic events on the left, one below the other. A gate is one column to the right of its deepest input,
// centered on its inputs. Positions are shares of the width and height of the drawing.

import type { Point } from '#app/figures/kit/path.ts'
import { basicEvents, type Fault, type Gate, isGate } from './model.ts'

/** Horizontal positions: the first column of gates, the step between columns, and how far before a gate its inputs meet on a bus. */
export const columns = {
  wide: { first: 0.36, step: 0.245, bus: 0.08 },
  narrow: { first: 0.485, step: 0.195, bus: 0.07 },
}
export type Layout = ReturnType<typeof layoutOf>

/** The number of gates on the longest path from a basic event. */
const depthOf = (fault: Fault): number => (isGate(fault) ? 1 + Math.max(...fault.inputs.map(depthOf)) : 0)

export function layoutOf(top: Gate, column: (typeof columns)['wide']) {
  const leaves = basicEvents(top)
  const placeOf = (fault: Fault): Point => {
    if (!isGate(fault)) return [0, (leaves.indexOf(fault) + 0.5) / leaves.length]
    const rows = fault.inputs.map((input) => placeOf(input)[1])
    return [column.first + (depthOf(fault) - 1) * column.step, (Math.min(...rows) + Math.max(...rows)) / 2]
  }
  /** From an input, along the bus of its gate, to the gate. */
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
