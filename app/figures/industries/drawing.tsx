// One layout of a system, as SVG. Lines stretch with the page; lettering, numbers and symbols keep their size.
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { linkLine, portsOf, traceLines } from './geometry.ts'
import { BlockName, LinkName, ZoneName } from './labels.tsx'
import { type Box, type Layout, type LayoutName, placed, type System, type Zone } from './model.ts'

interface SystemDrawingProps {
  system: System
  layout: LayoutName
  /** The numbers of offerings, by id. */
  numbers?: Readonly<Record<string, number>>
}

export function SystemDrawing({ system, layout: name, numbers = {} }: SystemDrawingProps) {
  const layout = system[name]
  const { width, height } = layout
  const numberOf = ({ offering }: { offering?: string }) => (offering ? numbers[offering] : undefined)
  const zones = placed(system.zones ?? {}, layout.zones ?? {})
  const blocks = placed(system.blocks, layout.blocks)
  const links = linksOf(system, layout)
  const ours = blocks.filter(({ part }) => part.ours).map(({ place }) => place)
  const others = blocks.filter(({ part }) => !part.ours).map(({ place }) => place)
  const trace = pathOf(traceLines(system, layout), 1)

  return (
    <svg className={`system system-${name}`} height={height} overflow="visible" aria-hidden="true">
      <Stretch width={width} height={height}>
        {layout.outlines && <path className="hair system-outline" d={layout.outlines} />}
        <path
          className="hair system-zone"
          d={zones.map(({ part, place }) => zonePath(part, place)).join('')}
        />
        <Buses d={pathOf(links.filter(({ part }) => part.kind === 'bus').map(({ points }) => points))} />
        <path
          className="device"
          d={pathOf(links.filter(({ part }) => part.kind !== 'bus').map(({ points }) => points))}
        />
        <path className="system-ground" d={boxes(ours)} />
        <path className="system-ours" d={boxes(ours)} />
        <path className="stroke halo" d={trace} />
        <path className="live crisp" d={trace} />
        <path className="device system-other" d={boxes(others)} />
      </Stretch>
      {ours
        .flatMap((box) => portsOf(box, layout))
        .map(([x, y]) => (
          <rect key={`${x} ${y}`} className="system-port" x={percent(x / width)} y={y} />
        ))}
      <Glyphs {...layout} />
      {zones.map(({ id, part, place }) => (
        <ZoneName
          key={id}
          zone={part}
          box={place}
          number={numberOf(part)}
          width={width}
          atEnd={name === 'narrow'}
        />
      ))}
      {blocks.map(({ id, part, place }) => (
        <BlockName
          key={id}
          block={part}
          box={place}
          number={numberOf(part)}
          layout={layout}
          layoutName={name}
        />
      ))}
      {links.map(({ id, part, points, label }) => (
        <LinkName key={id} link={part} points={points} label={label} number={numberOf(part)} width={width} />
      ))}
    </svg>
  )
}

/** The links of a layout, with their lines. */
const linksOf = ({ links }: System, { links: routes, blocks, trace }: Layout) =>
  placed(links, routes).flatMap(({ id, part, place }) => {
    const [from, to] = [blocks[part.from], blocks[part.to]]
    return from && to ? [{ id, part, points: linkLine(from, to, place, trace), label: place.label }] : []
  })

const pathOf = (lines: readonly (readonly Point[])[], decimals = 0) =>
  lines.map((points) => line(points, decimals)).join('')

/** The outline of a zone and, behind it, the visible part of its standby. */
const zonePath = ({ redundant }: Zone, box: Box) => {
  const [x, y, width, height] = box
  const behind = `M${x + width} ${y + 10}h8v${height - 2}h${-width}v-8`
  return boxes([box]) + (redundant ? behind : '')
}

/** Double lines: a thick line, and on it a thinner one in the color of the page. */
function Buses({ d }: { d: string }) {
  if (d === '') return null
  return (
    <>
      <path className="stroke crisp system-bus" d={d} />
      <path className="stroke crisp system-bus-core" d={d} />
    </>
  )
}

function Glyphs({ glyphs = [], width }: Layout) {
  return glyphs.map(({ at: [x, y], path, solid, text }) => (
    <At key={`${x} ${y}`} x={percent(x / width)} y={`${y}`}>
      {path && <path className={solid ? 'system-solid' : 'device'} d={path} />}
      {text && (
        <text className="system-note" x={text.at[0]} y={text.at[1]}>
          {text.words}
        </text>
      )}
    </At>
  ))
}
