// The address map as a bar: upright with the lowest address at its foot, or horizontal with the lowest on the left where space is
// short. Regions with sections have their own scales; the others are short. Breaks separate them.

import { percent } from '#app/figures/kit/responsive-svg.tsx'
import { formatAddress, type Region, regions, usedBytes } from './memory-map.ts'

const breakShare = 0.035
const weightOf = ({ sections }: Region) => (sections.length ? 4 : 1)
const weights = regions.reduce((sum, region) => sum + weightOf(region), 0)
const perWeight = (1 - breakShare * (regions.length - 1)) / weights

/** As shares of the length of the bar. */
type Extent = readonly [from: number, to: number]

const extents: Extent[] = []
for (const region of regions) {
  const from = (extents.at(-1)?.[1] ?? -breakShare) + breakShare
  extents.push([from, from + weightOf(region) * perWeight])
}

/** Where a range of bytes lies in the bar, counted from the start of its region. */
function placeIn(region: Region, first: number, last: number): Extent {
  const [from = 0, to = 0] = extents[regions.indexOf(region)] ?? []
  const at = (byte: number) => from + (byte / region.sizeBytes) * (to - from)
  return [at(first), at(last)]
}

const placed = regions.flatMap((region) =>
  region.sections.map(({ name, start, sizeBytes }) => ({
    name,
    extent: placeIn(region, start - region.start, start - region.start + sizeBytes),
  })),
)
const free = regions
  .filter(({ sections }) => sections.length)
  .map((region) => ({ name: 'free', extent: placeIn(region, usedBytes(region), region.sizeBytes) }))

/** Where the stack is, measured from the foot of the bar. */
export const stackExtent = placed.find(({ name }) => name === 'stack')?.extent ?? [0, 0]

const uprightPx = { left: 84, width: 88 }
const horizontalPx = { height: 34 }
/** The smallest share of the bar that has space for a name. */
const minNamedShare = 0.05

const uprightBox = ([from, to]: Extent) => ({
  x: uprightPx.left,
  width: uprightPx.width,
  y: percent(1 - to),
  height: percent(to - from),
})
const horizontalBox = ([from, to]: Extent) => ({
  x: percent(from),
  width: percent(to - from),
  y: 0,
  height: horizontalPx.height,
})

export function UprightMap() {
  const middle = ([from, to]: Extent) => percent(1 - (from + to) / 2)
  return (
    <svg className="memory-map figure-wide" overflow="visible" aria-hidden="true">
      <Boxes boxOf={uprightBox} />
      {regions.map(({ name, start, sections }, n) => {
        const extent = extents[n] ?? [0, 0]
        return (
          <g key={name}>
            <text className="value" y={middle(extent)} dy={sections.length ? 4 : -3}>
              {name}
            </text>
            <text y={percent(1 - extent[0])} dy="-1">
              {formatAddress(start)}
            </text>
          </g>
        )
      })}
      {[...placed, ...free]
        .filter(({ extent: [from, to] }) => to - from > minNamedShare)
        .map(({ name, extent }) => (
          <text
            key={extent[0]}
            className="label-middle"
            x={uprightPx.left + uprightPx.width / 2}
            y={middle(extent)}
            dy="4"
          >
            {name}
          </text>
        ))}
    </svg>
  )
}

export function HorizontalMap() {
  return (
    <svg className="memory-map figure-narrow" overflow="visible" aria-hidden="true">
      <Boxes boxOf={horizontalBox} />
      {regions
        .filter(({ sections }) => sections.length)
        .map(({ name, start }) => {
          const [from = 0] = extents[regions.findIndex((region) => region.name === name)] ?? []
          return (
            <g key={name}>
              <text className="value" x={percent(from)} y={horizontalPx.height + 18}>
                {name}
              </text>
              <text x={percent(from)} y={horizontalPx.height + 34}>
                {formatAddress(start)}
              </text>
            </g>
          )
        })}
    </svg>
  )
}

function Boxes({ boxOf }: { boxOf: (extent: Extent) => object }) {
  return (
    <>
      {extents.map((extent) => (
        <rect key={extent[0]} className="memory-region" {...boxOf(extent)} />
      ))}
      {placed.map(({ name, extent }) => (
        <rect
          key={name}
          className={name === 'stack' ? 'memory-stack' : 'memory-section'}
          {...boxOf(extent)}
        />
      ))}
    </>
  )
}
