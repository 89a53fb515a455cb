// An FPGA's fabric in the island style: logic blocks in a grid, channels of tracks between them, and a switch box wherever
// two channels cross. A switch box joins only tracks of the same number (a "subset" box, as in the Xilinx XC4000), so a net
// stays on one track. Nets are routed one after the other, each by Lee's algorithm over the wires that are still free.

import type { Point } from '#app/figures/kit/path.ts'
import { randomFrom } from '#app/figures/models/noise.ts'

export const fabric = { columns: 9, rows: 6, tracks: 4 }
/** Picoseconds: from a block to a track and from a track into a block, along a wire, through a switch. */
const delays = { pins: 260, wire: 45, switch: 80 }

/** A block by its column and row, from 0 at the lower left. One column beyond the last is a pad. */
export interface Block {
  column: number
  row: number
}
/** From the output on a block's right to inputs on the left of others. */
export interface Net {
  from: Block
  to: readonly Block[]
}
export interface Route {
  track: number
  /**
   * For each sink, where the net runs from its source, in channels: those left of column 0 and below row 0 are 0. Between
   * the two pins every point is a switch box.
   */
  branches: readonly (readonly Point[])[]
}

/** The wires of all tracks, and of them those that are in use. */
export interface Routing {
  routes: Route[]
  wires: number
  used: Set<string>
}

/** Picoseconds from the source of a branch to its sink: it takes a wire between any two of its points. */
export function delayOf(branch: readonly Point[]): number {
  return delays.pins + wiresOf(branch) * delays.wire + switchesOf(branch) * delays.switch
}
export const wiresOf = (branch: readonly Point[]) => branch.length - 1
export const switchesOf = (branch: readonly Point[]) => branch.length - 2

/** A routing of short nets, tried at random: each block is the source of one at most, and the sink of one. */
export function background(seed: number, tries: number): Routing {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(limit * random())
  const routing: Routing = { routes: [], wires: wireCount(), used: new Set() }
  const [sources, sinks] = [new Set<string>(), new Set<string>()]
  for (let n = 0; n < tries; n++) {
    const from = { column: below(fabric.columns), row: below(fabric.rows) }
    const to = { column: from.column + 2 + below(3), row: from.row + below(5) - 2 }
    const [source, sink] = [JSON.stringify(from), JSON.stringify(to)]
    if (to.column >= fabric.columns || to.row < 0 || to.row >= fabric.rows) continue
    if (sources.has(source) || sinks.has(sink)) continue
    if (!route(routing, { from, to: [to] })) continue
    sources.add(source)
    sinks.add(sink)
  }
  return routing
}

/** Routes one more net on the track where it takes the fewest wires. Returns nothing where no track has room for it. */
export function route(routing: Routing, net: Net): Route | undefined {
  const tries = Array.from({ length: fabric.tracks }, (_, track) => routeOn(track, routing.used, net))
  const [best] = tries
    .filter((found) => found !== undefined)
    .toSorted((a, b) => wiresIn(a).size - wiresIn(b).size)
  if (!best) return undefined
  routing.routes.push(best)
  for (const wire of wiresIn(best)) routing.used.add(wire)
  return best
}

/** The wires of a route, each once, by the name they have in a routing. */
export function wiresIn({ track, branches }: Route): Set<string> {
  return new Set(
    branches.flatMap((points) =>
      points.slice(1).map((point, n) => wireName(track, points[n] ?? point, point)),
    ),
  )
}

function routeOn(track: number, used: ReadonlySet<string>, { from, to }: Net): Route | undefined {
  const isFree = (a: Point, b: Point) => !used.has(wireName(track, a, b))
  const source: Point = [from.column + 1, from.row + 0.5]
  /** The path from the source to every switch box that is on the net so far. */
  const paths = new Map(endsOf(source).map((box) => [boxName(box), [source, box]]))
  const branches: Point[][] = []
  for (const { column, row } of to) {
    const sink: Point = [column, row + 0.5]
    const goals = endsOf(sink)
    const [goal = sink] = goals
    if (!isFree(source, endsOf(source)[0] ?? source) || !isFree(sink, goal)) return undefined
    const path = shortest([...paths.values()], goals.map(boxName), isFree)
    if (!path) return undefined
    for (const [n, box] of path.entries()) if (n > 0) paths.set(boxName(box), path.slice(0, n + 1))
    branches.push([...path, sink])
  }
  return { track, branches }
}

/** Lee's algorithm: from the boxes that end the given paths, in waves, until the first that is a goal. */
function shortest(
  paths: readonly Point[][],
  goals: readonly string[],
  isFree: (a: Point, b: Point) => boolean,
): Point[] | undefined {
  const seen = new Set<string>()
  let wave = [...paths]
  while (wave.length > 0) {
    const next: Point[][] = []
    for (const path of wave) {
      const box = path.at(-1) ?? [0, 0]
      if (seen.has(boxName(box))) continue
      seen.add(boxName(box))
      if (goals.includes(boxName(box))) return path
      for (const neighbour of neighboursOf(box)) if (isFree(box, neighbour)) next.push([...path, neighbour])
    }
    wave = next
  }
  return undefined
}

/** The switch boxes beside one, horizontally first. */
function neighboursOf([x, y]: Point): Point[] {
  const boxes: Point[] = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]
  return boxes.filter(([x, y]) => x >= 0 && y >= 0 && x <= fabric.columns && y <= fabric.rows)
}

/** The switch boxes at both ends of the wire that a pin is at. */
function endsOf([x, y]: Point): Point[] {
  return [
    [x, y - 0.5],
    [x, y + 0.5],
  ]
}

/** By its lower left end and its direction, also where only half of it is meant, from a pin on. */
function wireName(track: number, a: Point, b: Point): string {
  const [x, y] = [Math.min(a[0], b[0]), Math.floor(Math.min(a[1], b[1]))]
  return `${track}:${x},${y}${a[1] === b[1] ? '→' : '↑'}`
}

function boxName([x, y]: Point): string {
  return `${x},${y}`
}

function wireCount(): number {
  const { columns, rows, tracks } = fabric
  return tracks * (columns * (rows + 1) + rows * (columns + 1))
}
