// The lower part of the signoff figure: the drop along the line through the worst point, with the limit.
import { Label } from '#app/figures/kit/label.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { dieSize, drops, limit, supply, worst } from './model.ts'

/** Parts of the drawing's height, as in its style sheet: this plot, and the space between it and the map. */
export const sectionHeight = 0.24
const between = 0.14

/** Millivolts. */
export const limitDrop = limit * supply * 1000
const deepest = 45

const section = drops[worst.row] ?? []
const columns = section.length
/** From one edge of the die to the other; a value is that of the middle of its cell. */
const points: Point[] = [
  [0, section[0] ?? 0],
  ...section.map((drop, column): Point => [column + 0.5, drop]),
  [columns, section.at(-1) ?? 0],
]

export const across = scale(0, dieSize.width)
const down = scale(0, deepest)
/** Where the section ends, as a part of its height. */
export const sectionEnd = down(section.at(-1) ?? 0)
/** A vertical line through the worst point. */
export const cursor = { x1: percent(across(worst.x)), x2: percent(across(worst.x)) }
export const millivolts = (drop: number) => `${drop.toFixed(1)} mV`

export const xTicks = ticksAt([0, 500, 1000, 1500, 2000], across, String, (x) => x % 1000 !== 0)
const y = { name: 'Drop, mV', ticks: ticksAt([0, 15, 30, 45], (drop) => 1 - down(drop)) }

export function Section() {
  const limitAt = percent(down(limitDrop))
  return (
    <Plot className="voltage-drop-section" x={{ name: 'x, µm', ticks: xTicks }} y={y}>
      <line className="marker dashed" x2="100%" y1={limitAt} y2={limitAt} />
      <At y={limitAt}>
        <Label className="marker-text" x={10} y={4} text={`limit ${millivolts(limitDrop)}`} />
      </At>
      <Stretch width={columns} height={deepest}>
        <TraceLine id="voltage-drop-section" d={line(points, 2)} />
      </Stretch>
      <line
        className="marker"
        {...cursor}
        y1={percent(-between / sectionHeight)}
        y2={percent(down(worst.drop))}
      />
      <At x={percent(across(worst.x))} y={percent(-between / sectionHeight / 2)}>
        <text className="marker-text label-end" x="-10">
          {`Worst ${millivolts(worst.drop)}`}
        </text>
      </At>
    </Plot>
  )
}
