// The lettering of the V: the name of each strip, how many items of a level are tested, and which are not.

import { At, percent } from '#app/figures/kit/responsive-svg.tsx'
import { itemStrip, type Layout, middleOf, type Strip, tickAt } from './layout.ts'
import { levels, numbered, orphans } from './model.ts'

export function Name({ strip, name, count }: { strip: Strip; name: string; count: number }) {
  return (
    <At x={percent(strip.left)} y={percent(strip.top)}>
      <text className="value" y="-9">
        {name}
      </text>
      <text className="figure-wide" x={`${0.62 * (name.length + 1)}em`} y="-9">
        {count}
      </text>
    </At>
  )
}

/** How many items of a level have a test, above the line between the arms. */
export function Coverage({ level, layout }: { level: number; layout: Layout }) {
  const strip = itemStrip(level, layout)
  const tested = strip.count - orphans(level).length
  return (
    <At x="50%" y={percent(middleOf(strip))}>
      <text className={`label-middle ${tested < strip.count ? 'marker-text' : 'note'}`} y="-7">
        {tested}/{strip.count}
        <tspan className="figure-wide"> tested</tspan>
      </text>
    </At>
  )
}

/** The tick and the number of an item without a test. */
export function Missing({ level, item, layout }: { level: number; item: number; layout: Layout }) {
  const strip = itemStrip(level, layout)
  return (
    <At x={percent(tickAt(strip, item))}>
      <line className="marker crisp" y1={percent(strip.top)} y2={percent(strip.bottom)} />
      <At y={percent(strip.bottom)}>
        <text className="marker-text label-middle" y="17">
          {numbered(levels[level]?.prefix ?? '', item)}
          <tspan className="figure-wide"> untested</tspan>
        </text>
      </At>
    </At>
  )
}
