// The lettering of a system drawing: names of blocks, links and zones, and the numbers of the offerings that belong to them.
import type { Point } from '#app/figures/kit/path.ts'
import { At, percent } from '#app/figures/kit/responsive-svg.tsx'
import { middleOf } from './geometry.ts'
import { lettering, letteringOf, placeLinkName } from './lettering.ts'
import type { Block, Box, Layout, LayoutName, Link, Zone } from './model.ts'

interface Numbered {
  /** The number of the offering that belongs here. */
  number: number | undefined
}

interface BadgeProps extends Numbered {
  /** Its position as SVG lengths, and its corner in pixels from there. */
  at: { x: string; y: string }
  corner: Point
}

const { badge } = lettering

/** A number in a square, like a callout in a datasheet. */
function Badge({ at, corner: [x, y], number }: BadgeProps) {
  if (number === undefined) return null
  return (
    <At className="system-badge" {...at}>
      <rect x={x} y={y} width={badge} height={badge} />
      <text x={x + badge / 2} y={y + 13}>
        {number}
      </text>
    </At>
  )
}

interface BlockNameProps extends Numbered {
  block: Block
  box: Box
  layout: Layout
  layoutName: LayoutName
}

export function BlockName({ block, box, layout, layoutName, number }: BlockNameProps) {
  const [left, top, width] = box
  const { inset, name, note } = letteringOf(block, box, layout, layoutName)
  const x = inset ? 0 : lettering.side
  const firstNote = 6 + name.length * lettering.nameLine + lettering.noteLine
  const nameClass = block.ours ? 'system-name system-name-ours' : 'system-name'
  return (
    <>
      <At x={percent((left + inset) / layout.width)} y={`${top}`}>
        {name.map((words, n) => (
          <text key={words} className={nameClass} x={x} y={21 + n * lettering.nameLine}>
            {words}
          </text>
        ))}
        {note.map((words, n) => (
          <text key={words} className="system-note" x={x} y={firstNote + n * lettering.noteLine}>
            {words}
          </text>
        ))}
      </At>
      <Badge
        at={{ x: percent((left + width) / layout.width), y: `${top}` }}
        corner={[-badge, 0]}
        number={number}
      />
    </>
  )
}

interface LinkNameProps extends Numbered {
  link: Link
  points: readonly Point[]
  label: Point | undefined
  /** The width of the drawing in units. */
  width: number
}

/** The name of a link, with its arrow and its number. */
export function LinkName({ link: { name, kind }, points, label, number, width }: LinkNameProps) {
  const { at } = middleOf(points)
  const place = placeLinkName(points, label, number !== undefined)
  const [x, y] = place.at
  return (
    <>
      {kind === 'arrow' && <Arrow points={points} width={width} />}
      {name && (
        <At x={percent(x / width)} y={`${y}`}>
          <text
            className={`system-note system-link-name ${place.centered ? 'system-middle' : ''}`}
            x={place.x}
            y={place.y}
          >
            {name}
          </text>
        </At>
      )}
      <Badge
        at={{ x: percent(at[0] / width), y: `${at[1]}` }}
        corner={[-badge / 2, -badge / 2]}
        number={number}
      />
    </>
  )
}

/** Half the width and the length of an arrowhead, in pixels. */
const head = { half: 3.5, length: 8 }

function Arrow({ points, width }: { points: readonly Point[]; width: number }) {
  const [[fromX, fromY], [x, y]] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]]
  const back = (from: number, to: number) => (to > from ? -head.length : head.length)
  const d =
    fromX === x
      ? `M${head.half} ${back(fromY, y)}h${-2 * head.half}L0 0z`
      : `M${back(fromX, x)} ${head.half}v${-2 * head.half}L0 0z`
  return (
    <At x={percent(x / width)} y={`${y}`}>
      <path className="system-arrow" d={d} />
    </At>
  )
}

interface ZoneNameProps extends Numbered {
  zone: Zone
  box: Box
  /** The width of the drawing in units. */
  width: number
  /** Whether its name is in the upper right corner instead of the left one. */
  atEnd: boolean
}

export function ZoneName({ zone, box: [left, top, zoneWidth], number, width, atEnd }: ZoneNameProps) {
  const at = { x: percent((atEnd ? left + zoneWidth : left) / width), y: `${top}` }
  const aside = number === undefined ? 10 : badge + 9
  return (
    <>
      <Badge at={at} corner={[atEnd ? -badge : 0, 0]} number={number} />
      <At {...at}>
        <text className={`system-note ${atEnd ? 'system-end' : ''}`} x={atEnd ? -aside : aside} y={13}>
          {zone.name}
        </text>
      </At>
    </>
  )
}
