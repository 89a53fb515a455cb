// One layout of a system, as SVG. Lines are stretched across the page; lettering, numbers and signs keep their size.
import { boxes, line } from './path.ts'
import { type LayoutName, placed, type System } from './system.ts'
import { linkLine, portsOf, traceLines } from './system-geometry.ts'
import { BlockName, LinkName, ZoneName } from './system-labels.tsx'
import { At, percent, Stretch } from './viewports.tsx'

interface SystemDrawingProps {
  system: System
  layout: LayoutName
  /** Numbers of offerings by their ids. */
  numbers?: Readonly<Record<string, number>>
}

export function SystemDrawing({ system, layout: name, numbers = {} }: SystemDrawingProps) {
  const layout = system[name]
  const { width, height } = layout
  const numberOf = ({ offering }: { offering?: string }) => (offering ? numbers[offering] : undefined)

  const zones = placed(system.zones ?? {}, layout.zones ?? {})
  const blocks = placed(system.blocks, layout.blocks)
  const ours = blocks.filter(({ part }) => part.ours).map(({ place }) => place)
  const others = blocks.filter(({ part }) => !part.ours).map(({ place }) => place)
  const links = placed(system.links, layout.links).flatMap(({ id, part, place }) => {
    const [from, to] = [layout.blocks[part.from], layout.blocks[part.to]]
    return from && to
      ? [{ id, part, points: linkLine(from, to, place, layout.trace), label: place.label }]
      : []
  })
  const buses = links.filter(({ part }) => part.kind === 'bus')
  const wires = links.filter(({ part }) => part.kind !== 'bus')
  const busPath = buses.map(({ points }) => line(points)).join('')
  const tracePath = traceLines(system, layout)
    .map((points) => line(points, 1))
    .join('')

  return (
    <svg className={`system system-${name}`} height={height} overflow="visible" aria-hidden="true">
      <Stretch width={width} height={height}>
        {layout.outlines && <path className="hair system-outline" d={layout.outlines} />}
        <path
          className="hair system-zone"
          d={
            boxes(zones.map(({ place }) => place)) +
            zones.map(({ part, place }) => (part.redundant ? behind(place) : '')).join('')
          }
        />
        {busPath && (
          <>
            <path className="stroke crisp system-bus" d={busPath} />
            <path className="stroke crisp system-bus-core" d={busPath} />
          </>
        )}
        <path className="device" d={wires.map(({ points }) => line(points)).join('')} />
        <path className="system-ground" d={boxes(ours)} />
        <path className="system-ours" d={boxes(ours)} />
        <path className="stroke halo" d={tracePath} />
        <path className="live crisp" d={tracePath} />
        <path className="device system-other" d={boxes(others)} />
      </Stretch>
      {ours
        .flatMap((box) => portsOf(box, layout))
        .map(([x, y]) => (
          <rect key={`${x} ${y}`} className="system-port" x={percent(x / width)} y={y} />
        ))}
      {layout.glyphs?.map(({ at: [x, y], path, solid, text }) => (
        <At key={`${x} ${y}`} x={percent(x / width)} y={`${y}`}>
          {path && <path className={solid ? 'system-solid' : 'device'} d={path} />}
          {text && (
            <text className="system-note" x={text.at[0]} y={text.at[1]}>
              {text.words}
            </text>
          )}
        </At>
      ))}
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
          layout={layout}
          layoutName={name}
          number={numberOf(part)}
        />
      ))}
      {links.map(({ id, part, points, label }) => (
        <LinkName key={id} link={part} points={points} label={label} number={numberOf(part)} width={width} />
      ))}
    </svg>
  )
}

/** What shows of a second box behind the first. */
const behind = ([x, y, width, height]: readonly [number, number, number, number]) =>
  `M${x + width} ${y + 10}h8v${height - 2}h${-width}v-8`
