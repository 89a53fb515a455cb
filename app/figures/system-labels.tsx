// The lettering of a system drawing: names of blocks, links and zones, and the numbers of offerings at their places.
import type { Point } from './path.ts'
import type { Block, Box, Layout, LayoutName, Link, Zone } from './system.ts'
import { middleOf } from './system-geometry.ts'
import { letter, lettering } from './system-lettering.ts'
import { At, percent } from './viewports.tsx'

interface Numbered {
  /** The number of the offering that works here. */
  number: number | undefined
}

/** A number in a cell, as the callouts of a datasheet are. `x` and `y` are the cell's corner, in pixels from where it stands. */
function Badge({ x, y, number }: Numbered & { x: number; y: number }) {
  if (number === undefined) return null
  return (
    <g className="system-badge">
      <rect x={x} y={y} />
      <text x={x + 9} y={y + 13}>
        {number}
      </text>
    </g>
  )
}

interface BlockNameProps extends Numbered {
  block: Block
  box: Box
  layout: Layout
  layoutName: LayoutName
}

export function BlockName({ block, box, layout, layoutName, number }: BlockNameProps) {
  const [x, y, width] = box
  const { inset, name, note } = letter(block, box, layout, layoutName)
  const firstNote = 6 + name.length * lettering.nameLine + lettering.noteLine
  return (
    <>
      <At x={percent((x + inset) / layout.width)} y={`${y}`}>
        {name.map((words, n) => (
          <text
            key={words}
            className={block.ours ? 'system-name system-name-ours' : 'system-name'}
            x={inset ? 0 : lettering.side}
            y={21 + n * lettering.nameLine}
          >
            {words}
          </text>
        ))}
        {note.map((words, n) => (
          <text
            key={words}
            className="system-note"
            x={inset ? 0 : lettering.side}
            y={firstNote + n * lettering.noteLine}
          >
            {words}
          </text>
        ))}
      </At>
      <At x={percent((x + width) / layout.width)} y={`${y}`}>
        <Badge x={-18} y={0} number={number} />
      </At>
    </>
  )
}

interface LinkNameProps extends Numbered {
  link: Link
  points: readonly Point[]
  label: Point | undefined
  /** Units of the drawing across. */
  width: number
}

/** The name of a link: above it where it runs across, beside it where it runs down; its arrow and its number stand on it. */
export function LinkName({ link: { name, kind }, points, label, number, width }: LinkNameProps) {
  const { at, across } = middleOf(points)
  const [x, y] = label ?? at
  const centred = across || label !== undefined
  const clear = number === undefined ? 7 : 15
  return (
    <>
      {kind === 'arrow' && <Arrow points={points} width={width} />}
      {name && (
        <At x={percent(x / width)} y={`${y}`}>
          <text
            className={`system-note system-link-name ${centred ? 'system-middle' : ''}`}
            x={centred ? 0 : clear + 2}
            y={label || !across ? 4 : -clear}
          >
            {name}
          </text>
        </At>
      )}
      <At x={percent(at[0] / width)} y={`${at[1]}`}>
        <Badge x={-9} y={-9} number={number} />
      </At>
    </>
  )
}

function Arrow({ points, width }: { points: readonly Point[]; width: number }) {
  const [[x1, y1], [x2, y2]] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]]
  const [dx, dy] = x1 === x2 ? [3.5, y2 > y1 ? -8 : 8] : [x2 > x1 ? -8 : 8, 3.5]
  return (
    <At x={percent(x2 / width)} y={`${y2}`}>
      <path className="system-arrow" d={`M${dx} ${dy}${x1 === x2 ? 'h-7' : 'v-7'}L0 0z`} />
    </At>
  )
}

/** A boundary is named in its upper left corner, or in the right one where the trace runs along its left side. */
export function ZoneName({ zone, box: [x, y, boxWidth], number, width, atEnd }: ZoneNameProps) {
  const aside = number === undefined ? 10 : 27
  return (
    <At x={percent((atEnd ? x + boxWidth : x) / width)} y={`${y}`}>
      <Badge x={atEnd ? -18 : 0} y={0} number={number} />
      <text className={`system-note ${atEnd ? 'system-end' : ''}`} x={atEnd ? -aside : aside} y={13}>
        {zone.name}
      </text>
    </At>
  )
}

interface ZoneNameProps extends Numbered {
  zone: Zone
  box: Box
  width: number
  atEnd: boolean
}
