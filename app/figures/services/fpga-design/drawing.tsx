// The figure of the FPGA page: logic blocks, channels and routed nets. The live line is one net, from its source to two blocks and
// a pad. The switches it closes are copper.

import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { allOutlines, centerOf, netLine, outlines, size, switchBoxesOf, trackLines } from './layout.ts'
import {
  delayPsOf,
  fabric,
  longestBranch,
  type Net,
  type Route,
  route,
  routeRandomNets,
  switchCountOf,
  wireCountOf,
} from './model.ts'

const { columns, rows } = fabric
const routing = routeRandomNets(4, 110)
const others = routing.routes.map(netLine).join('')
const source = { column: 1, row: 1 }
const pad = { column: columns, row: 3 }
const sinks = [{ column: 5, row: 4 }, { column: 6, row: 1 }, pad]
const net: Net = { from: source, to: sinks }
const live: Route = route(routing, net) ?? { track: 0, branches: [] }
const longest = longestBranch(live)
/** The same net where no other net is in its way. */
const undisturbed = longestBranch(route(routeRandomNets(1, 0), net))

const across = (x: number) => x / size.width
const down = (y: number) => y / size.height
const counted = (count: number) => Array.from({ length: count }, (_, n) => n)

const x = {
  name: 'Column',
  ticks: ticksAt(
    counted(columns),
    (column) => across(centerOf({ column, row: 0 })[0]),
    (column) => `X${column}`,
  ),
}
const y = {
  name: 'Row',
  ticks: ticksAt(
    counted(rows),
    (row) => 1 - down(centerOf({ column: 0, row })[1]),
    (row) => `Y${row}`,
  ),
}

function Drawing() {
  return (
    <Plot x={x} y={y} className="fabric">
      <Stretch width={size.width} height={size.height}>
        <g className="graticule">
          <path d={trackLines} />
        </g>
        <path className="fabric-net" d={others} />
        <path className="fabric-block" d={allOutlines} />
        <path className="pass fabric-ends" d={outlines([source, ...sinks])} />
        <TraceLine id="fabric-live" d={netLine(live)} crisp />
      </Stretch>
      {switchBoxesOf(live).map(([x, y]) => (
        <At key={`${x},${y}`} x={percent(across(x))} y={percent(down(y))}>
          <path className="fabric-switch" d="M-3.5-3.5h7v7h-7z" />
        </At>
      ))}
      {[source, ...sinks.filter((sink) => sink !== pad)].map((block) => {
        const [x, y] = centerOf(block)
        return (
          <At key={`${x},${y}`} className="figure-wide" x={percent(across(x))} y={percent(down(y))}>
            <text className="value label-middle" y="4">
              {block === source ? 'FF' : 'LUT'}
            </text>
          </At>
        )
      })}
    </Plot>
  )
}

function Thumbnail() {
  return (
    <g
      className="fabric"
      transform={`scale(${across(thumbnail.width).toFixed(5)} ${down(thumbnail.height).toFixed(5)})`}
    >
      <path className="fabric-block" d={allOutlines} />
      <path className="live crisp" d={netLine(live)} />
    </g>
  )
}

function nanoseconds(picoseconds: number): string {
  return `${(picoseconds / 1000).toFixed(2)} ns`
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Fabric shown', value: `${columns} × ${rows} blocks` },
    { name: 'Wires in use', value: `${Math.round((100 * routing.used.size) / routing.wireCount)} %` },
    { name: 'Fan-out of the net', value: String(sinks.length) },
    { name: 'Longest branch', value: `${wireCountOf(longest)} wires, ${switchCountOf(longest)} switches` },
    { name: 'Longest delay', value: nanoseconds(delayPsOf(longest)) },
    { name: 'Without other nets', value: nanoseconds(delayPsOf(undisturbed)) },
  ],
  legend: [
    { mark: 'live', name: 'Routed net' },
    { mark: 'marker', name: 'Switch closed' },
    { mark: 'device', name: 'Logic block' },
  ],
  quantities: {
    nets: routing.routes.length,
    delay: nanoseconds(delayPsOf(longest)),
    least: nanoseconds(delayPsOf(undisturbed)),
  },
  exit: down(centerOf(pad)[1]),
}
