// The figure of the verification page: a V of strips with a tick for every item and test. The live line is one user need, traced down
// to a unit and up through the tests; copper marks the requirement without a test.

import { Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scaledBoxes, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { Coverage, Missing, Name } from './labels.tsx'
import {
  codeStrip,
  itemStrip,
  type Layout,
  layouts,
  middleOf,
  type Strip,
  testStrip,
  tickAt,
  traceLine,
} from './layout.ts'
import { levels, linkCount, numbered, orphans, traceOf } from './model.ts'

/** The user need that is traced, counted from 0. */
const need = 11
const trace = traceOf(need)
const missing = levels.flatMap((_, level) => orphans(level).map((item) => ({ level, item })))
const exit = middleOf(testStrip(0, layouts.wide))

const unit = { width: 1000, height: 600 }
const stripsOf = (layout: Layout) => [
  ...levels.flatMap((_, level) => [itemStrip(level, layout), testStrip(level, layout)]),
  codeStrip(layout),
]
const frames = (layout: Layout, size = unit) =>
  scaledBoxes(
    stripsOf(layout).map(({ left, width, top, bottom }) => [left, top, width, bottom - top]),
    size,
  )
/** The ticks of a strip as one path. */
const ticks = (strip: Strip) => {
  const height = ((strip.bottom - strip.top) * unit.height).toFixed(1)
  const pitch = ((strip.width / strip.count) * unit.width).toFixed(3)
  const first = (tickAt(strip, 0) * unit.width).toFixed(1)
  return `M${first} ${(strip.top * unit.height).toFixed(1)}${`v${height}m${pitch}-${height}`.repeat(strip.count)}`
}
const links = (layout: Layout, size = unit) =>
  levels
    .map((_, level) => {
      const items = itemStrip(level, layout)
      const y = middleOf(items)
      return scaledLine(
        [
          [items.left + items.width, y],
          [testStrip(level, layout).left, y],
        ],
        size,
      )
    })
    .join('')

function Drawing() {
  return (
    <svg className="plot-area v-model" overflow="visible" aria-hidden="true">
      <Arms name="wide" />
      <Arms name="narrow" />
    </svg>
  )
}

function Arms({ name }: { name: keyof typeof layouts }) {
  const layout = layouts[name]
  return (
    <g className={`figure-${name}`}>
      <Stretch width={unit.width} height={unit.height}>
        <path className="device dashed" d={links(layout)} />
        <path className="v-model-strip" d={frames(layout)} />
        <path className="v-model-ticks" d={stripsOf(layout).map(ticks).join('')} />
        <TraceLine id={`v-model-${name}`} d={scaledLine(traceLine(need, layout), unit)} />
      </Stretch>
      {levels.map((level, n) => (
        <g key={level.name}>
          <Name strip={itemStrip(n, layout)} name={level.name} count={level.items} />
          <Name strip={testStrip(n, layout)} name={level.testName} count={level.tests} />
          <Coverage level={n} layout={layout} />
        </g>
      ))}
      <Name strip={codeStrip(layout)} name="Code" count={codeStrip(layout).count} />
      {missing.map(({ level, item }) => (
        <Missing key={item} level={level} item={item} layout={layout} />
      ))}
    </g>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="hair" d={links(layouts.wide, thumbnail)} />
      <path className="device" d={frames(layouts.wide, thumbnail)} />
      <path className="live" d={scaledLine(traceLine(need, layouts.wide), thumbnail)} />
    </>
  )
}

const sum = (count: (level: (typeof levels)[number]) => number) =>
  levels.reduce((total, level) => total + count(level), 0)
const [top] = levels
const last = levels.at(-1)
const [first] = trace
const deepest = trace.at(-1)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Needs, requirements, design items', value: String(sum(({ items }) => items)) },
    { name: 'Tests', value: String(sum(({ tests }) => tests)) },
    { name: 'Links', value: String(linkCount) },
    {
      name: 'Items without a test',
      value: missing.map(({ level, item }) => numbered(levels[level]?.prefix ?? '', item)).join(', '),
    },
    {
      name: 'Traced down',
      value: `${numbered(top?.prefix ?? '', first?.item ?? 0)} to ${numbered(last?.prefix ?? '', deepest?.item ?? 0)}`,
    },
    {
      name: 'Traced up',
      value: `${numbered(last?.testPrefix ?? '', deepest?.test ?? 0)} to ${numbered(top?.testPrefix ?? '', first?.test ?? 0)}`,
    },
  ],
  legend: [{ mark: 'live', name: 'One user need, traced' }],
  exit,
}
