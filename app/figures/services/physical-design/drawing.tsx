// The figure of the physical design page: macros, rows of cells and the routing demand between them. The live line is one net, routed
// around congestion to its port at the right edge. Copper marks grid cells whose tracks run out.

import { bandsOf } from '#app/figures/kit/heat.ts'
import { HeatBands, HeatScale } from '#app/figures/kit/heat-map.tsx'
import { Label } from '#app/figures/kit/label.tsx'
import { line, type Point, segments } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { columns, rows } from './congestion.ts'
import { block, gcellUm, macros, pinAt, rowHeightUm } from './model.ts'
import { bandsPercent, congestionPercent, lengthUm, net, port, shortestUm } from './net.ts'

const demands = congestionPercent.flat().filter((demand) => !Number.isNaN(demand))
const peak = Math.max(...demands)
const peakRow = congestionPercent.findIndex((line) => line.includes(peak))
const peakColumn = congestionPercent[peakRow]?.indexOf(peak) ?? 0

const across = scale(0, block.width)
const up = scale(0, block.height)
/** Converts micrometers to the units of the drawing, which are grid cells. */
const toDrawing = ([x, y]: Point): Point => [x / gcellUm, (block.height - y) / gcellUm]
const wire = line(net.map(toDrawing), 2)
/** The macros, with the orientation mark in their lower left corner. */
const outlines = macros
  .map(({ x, y, width, height }) => {
    const [left, top] = toDrawing([x, y + height])
    const [w, h] = [width / gcellUm, height / gcellUm]
    return `M${left} ${top}h${w}v${h}h${-w}zm0 ${h - 1}l1 1`
  })
  .join('')
const pins = segments(macros.map((macro) => [toDrawing(pinAt(macro, 0)), toDrawing(pinAt(macro, 1))]))
const rowLines = Array.from({ length: rows - 1 }, (_, row) => `M0 ${row + 1}h${columns}`).join('')

const x = {
  name: 'x, µm',
  ticks: ticksAt([0, 200, 400, 600, 800, 1000, 1200], across, String, (x) => x % 400 !== 0),
}
const y = { name: 'y, µm', ticks: ticksAt([0, 200, 400, 600, 800], up) }

function Drawing() {
  return (
    <div className="floorplan">
      <Plot x={x} y={y}>
        <Stretch width={columns} height={rows}>
          <HeatBands map={congestionPercent} levels={bandsPercent} />
          <path className="floorplan-rows" d={rowLines} />
          <path className="floorplan-macros" d={outlines} />
          <path className="floorplan-pins" d={pins} />
          <TraceLine id="floorplan-net" d={wire} crisp />
        </Stretch>
        {macros.map(({ name, x, y, width, height }) => (
          <At
            key={name}
            className="figure-wide"
            x={percent(across(x + width / 2))}
            y={percent(1 - up(y + height / 2))}
          >
            <text className="note label-middle" y="4">
              {name}
            </text>
          </At>
        ))}
        <At x={percent((peakColumn + 0.5) / columns)} y={percent((peakRow + 0.5) / rows)}>
          <Label className="marker-text" anchor="start" x={14} y={4} text={`${Math.round(peak)} %`} />
        </At>
      </Plot>
      <HeatScale levels={bandsPercent} unit="%" isLabeled={(level) => level % 30 === 10} />
    </div>
  )
}

/** The macros, the grid cells whose tracks run out, and the net. */
function Thumbnail() {
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="heat-over" d={bandsOf(congestionPercent, bandsPercent).at(-1)} />
      <path className="floorplan-macros" d={outlines} />
      <path className="live crisp" d={wire} />
    </svg>
  )
}

const millimeters = (micrometers: number) => (micrometers / 1000).toFixed(2)
const macroArea = macros.reduce((sum, { width, height }) => sum + width * height, 0)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Block', value: `${millimeters(block.width)} × ${millimeters(block.height)} mm` },
    {
      name: 'Macros',
      value: `${macros.length}, ${Math.round((100 * macroArea) / (block.width * block.height))} % of area`,
    },
    { name: 'Rows', value: `${Math.floor(block.height / rowHeightUm)} of ${rowHeightUm.toFixed(2)} µm` },
    { name: 'Peak demand', value: `${Math.round(peak)} % of tracks` },
    {
      name: 'Grid cells over 100 %',
      value: `${demands.filter((demand) => demand >= 100).length} of ${demands.length}`,
    },
    {
      name: 'Net shown',
      value: `${millimeters(lengthUm)} mm, ${Math.round(100 * (lengthUm / shortestUm - 1))} % detour`,
    },
  ],
  legend: [{ mark: 'live', name: 'One net, to its port' }],
  quantities: { cell: gcellUm, rows: Math.round(gcellUm / rowHeightUm) },
  exit: 1 - up(port[1]),
}
