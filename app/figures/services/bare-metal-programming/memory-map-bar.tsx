// The address map as a bar: upright with the lowest address at its foot, or lying, with the lowest on the left, where there is little
// room. Regions that a linker fills have a scale of their own each; the others are short, and breaks part them all.

import { percent } from '#app/figures/kit/responsive-svg.tsx'
import { hexadecimal, type Region, regions, usedOf } from './memory-map.ts'

const breakLength = 0.035
const weightOf = ({ sections }: Region) => (sections.length ? 4 : 1)
const weights = regions.reduce((sum, region) => sum + weightOf(region), 0)
const perWeight = (1 - breakLength * (regions.length - 1)) / weights

/** From and to, as parts of the bar. */
type Extent = readonly [from: number, to: number]

const extents: Extent[] = []
for (const region of regions) {
  const from = (extents.at(-1)?.[1] ?? -breakLength) + breakLength
  extents.push([from, from + weightOf(region) * perWeight])
}

/** Where bytes of a region lie in the bar, counted from its start. */
function placeIn(region: Region, first: number, last: number): Extent {
  const [from = 0, to = 0] = extents[regions.indexOf(region)] ?? []
  const at = (byte: number) => from + (byte / region.size) * (to - from)
  return [at(first), at(last)]
}

const placed = regions.flatMap((region) =>
  region.sections.map(({ name, start, size }) => ({
    name,
    extent: placeIn(region, start - region.start, start - region.start + size),
  })),
)
const free = regions
  .filter(({ sections }) => sections.length)
  .map((region) => ({ name: 'free', extent: placeIn(region, usedOf(region), region.size) }))

/** Where the stack is, as parts of the bar from its foot. */
export const stackExtent = placed.find(({ name }) => name === 'stack')?.extent ?? [0, 0]

/** Pixels: where the upright bar begins, and how wide both are. */
const upright = { left: 84, width: 88 }
const lying = { height: 34 }
/** The least part of the bar that leaves room for a name. */
const named = 0.05

const uprightBox = ([from, to]: Extent) => ({
  x: upright.left,
  width: upright.width,
  y: percent(1 - to),
  height: percent(to - from),
})
const lyingBox = ([from, to]: Extent) => ({
  x: percent(from),
  width: percent(to - from),
  y: 0,
  height: lying.height,
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
              {hexadecimal(start)}
            </text>
          </g>
        )
      })}
      {[...placed, ...free]
        .filter(({ extent: [from, to] }) => to - from > named)
        .map(({ name, extent }) => (
          <text
            key={extent[0]}
            className="label-middle"
            x={upright.left + upright.width / 2}
            y={middle(extent)}
            dy="4"
          >
            {name}
          </text>
        ))}
    </svg>
  )
}

export function LyingMap() {
  return (
    <svg className="memory-map figure-narrow" overflow="visible" aria-hidden="true">
      <Boxes boxOf={lyingBox} />
      {regions
        .filter(({ sections }) => sections.length)
        .map(({ name, start }) => {
          const [from = 0] = extents[regions.findIndex((region) => region.name === name)] ?? []
          return (
            <g key={name}>
              <text className="value" x={percent(from)} y={lying.height + 18}>
                {name}
              </text>
              <text x={percent(from)} y={lying.height + 34}>
                {hexadecimal(start)}
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
