import { describe, expect, test } from 'vitest'
import type { Point } from '#app/figures/kit/path.ts'
import { chordsIn, isOn, linkLine, segmentsOf, traceLines } from './geometry.ts'
import { industryFigures } from './industry-figures.ts'
import { lettering, letteringOf, nameWidth, noteWidth, placeLinkName } from './lettering.ts'
import { type Box, type Layout, type LayoutName, minScale, placed, type System } from './model.ts'

const names: LayoutName[] = ['wide', 'narrow', 'excerpt']
const layouts = Object.entries(industryFigures).flatMap(([slug, system]) =>
  names.map((name) => ({ slug, name, system, layout: system[name] })),
)
/** Units by which a zone may extend beyond either side of a drawing; the rails are further away. */
const overhang = 8
/** Pixels around the name of a link that hide what is behind it: half of its outline (drawing.css). */
const nameHalo = 2.5

const blocksOf = (system: System, layout: Layout) => placed(system.blocks, layout.blocks)
const overlap = (a: Box, b: Box) =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
const contains = (outer: Box, inner: Box) =>
  inner[0] >= outer[0] &&
  inner[1] >= outer[1] &&
  inner[0] + inner[2] <= outer[0] + outer[2] &&
  inner[1] + inner[3] <= outer[1] + outer[3]
const onEdge = ([x, y, width, height]: Box, [px, py]: Point) =>
  ((px === x || px === x + width) && py >= y && py <= y + height) ||
  ((py === y || py === y + height) && px >= x && px <= x + width)
const alongAxes = (points: readonly Point[]) =>
  segmentsOf(points).every(([[x1, y1], [x2, y2]]) => x1 === x2 || y1 === y2)

/** The blocks that the trace crosses, in its order. */
const crossed = (system: System, layout: Layout) =>
  layout.trace.map((points) =>
    segmentsOf(points).flatMap((segment) =>
      blocksOf(system, layout)
        .filter(({ place }) => chordsIn(place, segment).length > 0)
        .toSorted((a, b) => distance(segment[0], a.place) - distance(segment[0], b.place))
        .map(({ id }) => id),
    ),
  )
const distance = ([x, y]: Point, [bx, by, width, height]: Box) =>
  Math.abs(bx + width / 2 - x) + Math.abs(by + height / 2 - y)

describe.each(layouts)('$slug, $name', ({ name, system, layout }) => {
  const all = blocksOf(system, layout)
  const frame: Box = [-overhang, 0, layout.width + 2 * overhang, layout.height]

  test('no two blocks overlap, and all lie inside the drawing and wholly inside or outside a zone', () => {
    const zones = Object.values<Box | undefined>(layout.zones ?? {}).filter((zone) => zone !== undefined)
    for (const [n, { id, place }] of all.entries()) {
      expect(contains(frame, place), id).toBe(true)
      for (const other of all.slice(n + 1))
        expect(overlap(place, other.place), `${id}, ${other.id}`).toBe(false)
      for (const zone of zones) expect(contains(zone, place) || !overlap(zone, place), id).toBe(true)
    }
    for (const zone of zones) expect(contains(frame, zone)).toBe(true)
  })

  test('every link runs along the axes, from edge to edge, and through no other block', () => {
    for (const { id, part, place } of placed(system.links, layout.links)) {
      const [from, to] = [layout.blocks[part.from], layout.blocks[part.to]]
      if (!from || !to) throw new Error(`${id} joins a block that is not shown`)
      const points = linkLine(from, to, place, layout.trace)
      expect(alongAxes(points), id).toBe(true)
      expect(onEdge(from, points[0] ?? [0, 0]), id).toBe(true)
      expect(onEdge(to, points.at(-1) ?? [0, 0]), id).toBe(true)
      for (const block of all) expect(chordsIn(block.place, points), `${id}, ${block.id}`).toEqual([])
    }
  })

  test('the trace crosses the drawing, and its branches are connected to it', () => {
    const [main = [], ...branches] = layout.trace
    expect(main[0]?.[0]).toBe(0)
    expect(main.at(-1)?.[0]).toBe(layout.width)
    const isOnMain = (point: Point) => segmentsOf(main).some((segment) => isOn(segment, point))
    for (const points of layout.trace) expect(alongAxes(points)).toBe(true)
    for (const branch of branches) expect(branch.some(isOnMain)).toBe(true)
    for (const points of traceLines(system, layout)) expect(alongAxes(points)).toBe(true)
  })

  test('the trace passes all blocks that we build', () => {
    const passed = new Set(crossed(system, layout).flat())
    for (const { id, part } of all) if (part.ours) expect(passed.has(id), id).toBe(true)
  })

  test('names fit their blocks at the smallest width, clear of the trace', () => {
    for (const { id, part, place } of all) {
      const { room, name: nameLines, note } = letteringOf(part, place, layout, name)
      for (const words of nameLines) expect(nameWidth(words), `${id}: ${words}`).toBeLessThanOrEqual(room)
      if (part.offering !== undefined && name !== 'excerpt')
        expect(nameWidth(nameLines[0] ?? ''), `${id}, beside its number`).toBeLessThanOrEqual(
          room + lettering.side - lettering.badge,
        )
      for (const words of note) expect(noteWidth(words), `${id}: ${words}`).toBeLessThanOrEqual(room)
      const foot = 6 + nameLines.length * lettering.nameLine + note.length * lettering.noteLine
      const across = layout.trace
        .flatMap((points) => chordsIn(place, points))
        .filter(([[, y1], [, y2]]) => y1 === y2)
      const clear =
        part.ours && across.length > 0
          ? Math.min(...across.map(([[, y]]) => y)) - 13
          : place[1] + place[3] - 4
      expect(place[1] + foot, `${id}: its text ends above the trace or the lower edge`).toBeLessThanOrEqual(
        clear,
      )
    }
  })

  test('names of links, with the space around them, cover no block, no other link and no outline of a zone at the smallest width', () => {
    const scale = minScale[name]
    const inPixels = ([x, y, width, height]: Box): Box => [x * scale, y, width * scale, height]
    const links = placed(system.links, layout.links).map(({ id, part, place }) => {
      const [from, to] = [layout.blocks[part.from], layout.blocks[part.to]]
      if (!from || !to) throw new Error(`${id} joins a block that is not shown`)
      return { id, part, label: place.label, points: linkLine(from, to, place, layout.trace) }
    })
    for (const { id, part, label, points } of links) {
      if (!part.name) continue
      const { at, x, y, centered } = placeLinkName(points, label, part.offering !== undefined)
      const width = noteWidth(part.name)
      const left = at[0] * scale + x - (centered ? width / 2 : 0)
      const covered: Box = [left - nameHalo, at[1] + y - 9, width + 2 * nameHalo, 12]
      for (const block of all)
        expect(overlap(covered, inPixels(block.place)), `${part.name}, ${block.id}`).toBe(false)
      for (const other of links.filter((each) => each.id !== id))
        for (const [[x1, y1], [x2, y2]] of segmentsOf(other.points)) {
          const line: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x1 - x2), Math.abs(y1 - y2)]
          expect(overlap(covered, inPixels(line)), `${part.name}, ${other.id}`).toBe(false)
        }
      for (const zone of placed(system.zones ?? {}, layout.zones ?? {})) {
        const outline = inPixels(zone.place)
        const clear = contains(outline, covered) || !overlap(outline, covered)
        expect(clear, `${part.name}, outline of ${zone.id}`).toBe(true)
      }
    }
  })
})

describe.each(Object.entries(industryFigures))('%s', (_slug, system) => {
  test('the excerpt leaves no gap above the name of the industry', () => {
    const { blocks, zones, height } = system.excerpt
    const boxes = [...Object.values<Box | undefined>(blocks), ...Object.values<Box | undefined>(zones ?? {})]
    const bottoms = boxes.flatMap((box) => (box ? [box[1] + box[3]] : []))
    expect(Math.max(...bottoms)).toBeGreaterThanOrEqual(height - 40)
  })

  test('the wide layout shows all of it; both layouts lead the trace through the same blocks', () => {
    expect(Object.keys(system.wide.blocks).toSorted()).toEqual(Object.keys(system.blocks).toSorted())
    expect(Object.keys(system.wide.links).toSorted()).toEqual(Object.keys(system.links).toSorted())
    const order = (layout: Layout) =>
      crossed(system, layout).map((ids) => [...new Set(ids)].filter((id) => id in system.narrow.blocks))
    expect(order(system.narrow)).toEqual(order(system.wide))
  })

  test('every offering with a place in the wide layout has one in the narrow layout', () => {
    const offerings = (layout: Layout) =>
      new Set(
        [
          ...placed(system.blocks, layout.blocks),
          ...placed(system.links, layout.links),
          ...placed(system.zones ?? {}, layout.zones ?? {}),
        ].flatMap(({ part }) => part.offering ?? []),
      )
    expect(offerings(system.narrow)).toEqual(offerings(system.wide))
  })
})

test('the radio unit tells uplink from downlink: no receiver function leads to the crest-factor reduction of the transmitter', () => {
  const { frontEnd, lowPhy } = industryFigures['telecom-and-network']?.blocks ?? {}
  const [uplink, downlink] = ['UL', 'DL'].map((direction) =>
    [lowPhy, frontEnd].map(
      (block) => block?.note?.split(' ').find((words) => words.startsWith(`${direction}\u00a0`)) ?? '',
    ),
  )
  expect(uplink).toEqual(['UL\u00a0FFT', 'UL\u00a0DDC'])
  expect(downlink).toEqual(['DL\u00a0IFFT', 'DL\u00a0CFR,\u00a0DPD'])
})

test('a reserve is set before the settlement, which releases it', () => {
  const { adjustment, settlement } = industryFigures.insurance?.blocks ?? {}
  expect(adjustment?.note).toMatch(/sets reserve$/)
  expect(settlement?.note).toBe('reserve released')
})

test('a claim is rejected only after a person has confirmed it', () => {
  expect(industryFigures.insurance?.blocks.rejected?.note).toBe('person confirms')
})

test('a link between dies side by side states its speed, not the test access of stacked dies (IEEE 1838)', () => {
  expect(industryFigures.semiconductor?.blocks.dieToDie?.note).toBe('16 GT/s')
})

test.each(['wide', 'narrow'] as const)('a sale becomes a stock event, %s', (name) => {
  const { retail } = industryFigures
  const shown = retail ? placed(retail.links, retail[name].links).map(({ part }) => part) : []
  expect(shown).toContainEqual(expect.objectContaining({ from: 'queue', to: 'events' }))
})

/** Industries that share a row of the overview, unless another one is between them. */
const pairs = [
  ['semiconductor', 'bfsi'],
  ['insurance', 'retail'],
  ['automotive', 'telecom-and-network'],
]

test.each(pairs)('in their row of the overview, %s ends at the height at which %s begins', (...pair) => {
  const [before, after] = pair.map((slug) => industryFigures[slug]?.excerpt)
  if (!before || !after) return
  const bottomOf = ({ height }: Layout, point: Point | undefined) => height - (point?.[1] ?? Number.NaN)
  expect(bottomOf(before, before.trace[0]?.at(-1))).toBe(bottomOf(after, after.trace[0]?.[0]))
})
