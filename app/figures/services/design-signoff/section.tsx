// The lower part of the signoff figure: the drop along a line through the worst point, with its limit.
import { Label } from '#app/figures/kit/label.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { dieSizeUm, dropsMillivolts, limitShare, supplyV, worst } from './model.ts'

/** Shares of the drawing's height, as in its style sheet: this plot, and the gap between it and the map. */
export const sectionHeight = 0.24
const gapHeight = 0.14

export const limitMillivolts = limitShare * supplyV * 1000
const axisEndMillivolts = 45

const section = dropsMillivolts[worst.row] ?? []
const columns = section.length
/** From one edge of the die to the other; values are those at the centers of the cells. */
const points: Point[] = [
  [0, section[0] ?? 0],
  ...section.map((drop, column): Point => [column + 0.5, drop]),
  [columns, section.at(-1) ?? 0],
]

export const scaleX = scale(0, dieSizeUm.width)
const scaleDrop = scale(0, axisEndMillivolts)
/** Where the section ends, as a share of its height. */
export const sectionEnd = scaleDrop(section.at(-1) ?? 0)
/** A vertical line through the worst point. */
export const cursor = { x1: percent(scaleX(worst.xUm)), x2: percent(scaleX(worst.xUm)) }
export const formatMillivolts = (drop: number) => `${drop.toFixed(1)} mV`

export const xTicks = ticksAt([0, 500, 1000, 1500, 2000], scaleX, String, (x) => x % 1000 !== 0)
const y = { name: 'Drop, mV', ticks: ticksAt([0, 15, 30, 45], (drop) => 1 - scaleDrop(drop)) }

export function Section() {
  const limitAt = percent(scaleDrop(limitMillivolts))
  return (
    <Plot className="voltage-drop-section" x={{ name: 'x, µm', ticks: xTicks }} y={y}>
      <line className="marker dashed" x2="100%" y1={limitAt} y2={limitAt} />
      <At y={limitAt}>
        <Label className="marker-text" x={10} y={4} text={`Limit ${formatMillivolts(limitMillivolts)}`} />
      </At>
      <Stretch width={columns} height={axisEndMillivolts}>
        <TraceLine id="voltage-drop-section" d={line(points, 2)} />
      </Stretch>
      <line
        className="marker"
        {...cursor}
        y1={percent(-gapHeight / sectionHeight)}
        y2={percent(scaleDrop(worst.dropMillivolts))}
      />
      <At x={percent(scaleX(worst.xUm))} y={percent(-gapHeight / sectionHeight / 2)}>
        <text className="marker-text label-end" x="-10">
          {`Worst ${formatMillivolts(worst.dropMillivolts)}`}
        </text>
      </At>
    </Plot>
  )
}
