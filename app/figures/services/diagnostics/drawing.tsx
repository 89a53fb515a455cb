// The figure of the diagnostics page: a fault tree that reads from the faults on the left to the event on the right. The likeliest
// minimal cut set is the live line; copper marks the probability of the event.

import type { Point } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { columns, type Layout, layoutOf } from './layout.ts'
import {
  type BasicEvent,
  basicEvents,
  type Fault,
  type Gate,
  heater,
  isGate,
  minimalCutSets,
  probabilityOf,
  setProbability,
} from './model.ts'

const cutSets = minimalCutSets(heater)
const [likeliest = []] = cutSets
const layouts = { wide: layoutOf(heater, columns.wide), narrow: layoutOf(heater, columns.narrow) }
const [, exit] = layouts.wide.placeOf(heater)
const formatProbability = (probability: number) => probability.toExponential(1)

/** An AND gate is reached if all of its inputs are, an OR gate if any of them is. */
const isReached = (fault: Fault): boolean => {
  if (!isGate(fault)) return likeliest.includes(fault)
  return fault.kind === 'and' ? fault.inputs.every(isReached) : fault.inputs.some(isReached)
}
const symbolClass = (fault: Fault) => (isReached(fault) ? 'fault-symbol fault-reached' : 'fault-symbol')

const unit = { width: 1000, height: 800 }
const wiresOf = ({ wires }: Layout, reached: boolean, size: typeof unit) =>
  wires
    .filter(({ input }) => isReached(input) === reached)
    .map(({ points }) => scaledLine(points, size))
    .join('')
/** The wires of the cut set, and the one from the event to the right edge. */
const cutSet = (layout: Layout, size: typeof unit) =>
  wiresOf(layout, true, size) + scaledLine([layout.placeOf(heater), [1, exit]], size)

function Drawing() {
  return (
    <svg className="plot-area fault-tree" overflow="visible" aria-hidden="true">
      <Tree name="wide" />
      <Tree name="narrow" />
    </svg>
  )
}

function Tree({ name }: { name: keyof typeof layouts }) {
  const layout = layouts[name]
  return (
    <g className={`figure-${name}`}>
      <Stretch width={unit.width} height={unit.height}>
        <path className="device" d={wiresOf(layout, false, unit)} />
        <TraceLine id={`fault-tree-${name}`} d={cutSet(layout, unit)} crisp />
      </Stretch>
      {layout.leaves.map((event) => (
        <Leaf key={event.name} event={event} place={layout.placeOf(event)} />
      ))}
      {layout.gates.map((gate) => (
        <GateSymbol key={gate.name} gate={gate} place={layout.placeOf(gate)} />
      ))}
    </g>
  )
}

function Leaf({ event, place: [, y] }: { event: BasicEvent; place: Point }) {
  return (
    <At y={percent(y)}>
      <circle className={symbolClass(event)} cx="7" r="6.5" />
      <text className="note" x="18" y="-6">
        {event.name}
      </text>
      <text x="18" y="15">
        {formatProbability(event.probability)}
      </text>
    </At>
  )
}

/** Both are 30 pixels high, with their inputs on the left. */
const symbols = {
  and: 'M-13-15H0A15 15 0 0 1 0 15H-13z',
  or: 'M-13-15C2-15 11-9 16 0C11 9 2 15-13 15C-7 6-7-6-13-15z',
}

function GateSymbol({ gate, place: [x, y] }: { gate: Gate; place: Point }) {
  const isTop = gate === heater
  return (
    <At x={percent(x)} y={percent(y)}>
      <path className={symbolClass(gate)} d={symbols[gate.kind]} />
      <text className={isTop ? 'value' : 'note figure-wide'} x="-13" y="-24">
        {gate.name}
      </text>
      <text className={isTop ? 'marker-text' : 'value'} x="-13" y="31">
        {formatProbability(probabilityOf(gate))}
      </text>
    </At>
  )
}

function Thumbnail() {
  const { gates, placeOf } = layouts.wide
  return (
    <>
      <path className="device" d={wiresOf(layouts.wide, false, thumbnail)} />
      <path className="live crisp" d={cutSet(layouts.wide, thumbnail)} />
      {gates.map((gate) => {
        const [x, y] = placeOf(gate)
        return (
          <path
            key={gate.name}
            className="fault-symbol"
            d={symbols[gate.kind]}
            transform={`translate(${x * thumbnail.width} ${y * thumbnail.height}) scale(.4)`}
          />
        )
      })}
    </>
  )
}

const commonEvents = basicEvents(heater).filter((event) => cutSets.every((set) => set.includes(event)))
const likeliestShare = setProbability(likeliest) / probabilityOf(heater)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: heater.name, value: `1 in ${Math.round(1 / probabilityOf(heater) / 1e6)} million per year` },
    { name: 'Minimal cut sets', value: String(cutSets.length) },
    { name: 'Smallest cut set', value: `${Math.min(...cutSets.map((set) => set.length))} events` },
    { name: 'Likeliest cut set', value: `${Math.round(100 * likeliestShare)} % of all` },
    { name: 'In every cut set', value: commonEvents.map(({ name }) => name).join(', ') },
  ],
  legend: [{ mark: 'live', name: 'Likeliest cut set' }],
  exit,
}
