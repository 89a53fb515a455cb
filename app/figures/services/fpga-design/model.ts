// An island-style FPGA fabric: a grid of logic blocks, channels of tracks between them, and a switch box at each crossing of two
// channels. A switch box connects only tracks of the same number (a "subset" box, as in the Xilinx XC4000), so a net stays on one
// track. Nets are routed in sequence by Lee's algorithm, over the wires that are still free.

import type { Point } from '#app/figures/kit/path.ts'
import { randomFrom } from '#app/figures/models/noise.ts'

export const fabric = { columns: 9, rows: 6, tracks: 4 }
/** The delay of both connections between a block and a track together, of a wire, and of a switch. */
const delays = { pinsPs: 260, wirePs: 45, switchPs: 80 }

/** The position of a block, with 0, 0 at the lower left. The column after the last one holds pads. */
export interface Block {
  column: number
  row: number
}
/** A connection from the output on a block's right side to inputs on the left side of other blocks. */
export interface Net {
  from: Block
  to: readonly Block[]
}
export interface Route {
  track: number
  /**
   * The points of the net from its source to each sink, in channel numbers: channel 0 lies left of column 0 and below row 0.
   * All points between the two pins are switch boxes.
   */
  branches: readonly (readonly Point[])[]
}

/** The routed nets, the number of wires on all tracks, and the names of the wires in use. */
export interface Routing {
  routes: Route[]
  wireCount: number
  used: Set<string>
}

/** The delay from source to sink in picoseconds. A wire connects consecutive points of the branch. */
export function delayPsOf(branch: readonly Point[]): number {
  return delays.pinsPs + wireCountOf(branch) * delays.wirePs + switchCountOf(branch) * delays.switchPs
}
export const wireCountOf = (branch: readonly Point[]) => branch.length - 1
export const switchCountOf = (branch: readonly Point[]) => branch.length - 2

/** The branch with the longest delay. Without a route, it is empty. */
export const longestBranch = ({ branches }: Pick<Route, 'branches'> = { branches: [] }): readonly Point[] =>
  branches.toSorted((a, b) => delayPsOf(b) - delayPsOf(a))[0] ?? []

/** Routes random short nets. A block is the source of at most one net and the sink of at most one. */
export function routeRandomNets(seed: number, attempts: number): Routing {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(limit * random())
  const routing: Routing = { routes: [], wireCount: countWires(), used: new Set() }
  const [sources, sinks] = [new Set<string>(), new Set<string>()]
  for (let n = 0; n < attempts; n++) {
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

/** Adds a net on the track where it needs the fewest wires, or returns undefined if no track has room for it. */
export function route(routing: Routing, net: Net): Route | undefined {
  const tries = Array.from({ length: fabric.tracks }, (_, track) => routeOn(track, routing.used, net))
  const [best] = tries
    .filter((found) => found !== undefined)
    .toSorted((a, b) => wireNamesOf(a).size - wireNamesOf(b).size)
  if (!best) return undefined
  routing.routes.push(best)
  for (const wire of wireNamesOf(best)) routing.used.add(wire)
  return best
}

/** The names of a route's wires, as in `Routing.used`. */
export function wireNamesOf({ track, branches }: Route): Set<string> {
  return new Set(
    branches.flatMap((points) =>
      points.slice(1).map((point, n) => wireName(track, points[n] ?? point, point)),
    ),
  )
}

function routeOn(track: number, used: ReadonlySet<string>, { from, to }: Net): Route | undefined {
  const isFree = (a: Point, b: Point) => !used.has(wireName(track, a, b))
  const source: Point = [from.column + 1, from.row + 0.5]
  /** The paths from the source to the switch boxes on the net so far. */
  const paths = new Map(endsOf(source).map((box) => [boxName(box), [source, box]]))
  const branches: Point[][] = []
  for (const { column, row } of to) {
    const sink: Point = [column, row + 0.5]
    const goals = endsOf(sink)
    const [goal = sink] = goals
    if (!isFree(source, endsOf(source)[0] ?? source) || !isFree(sink, goal)) return undefined
    const path = shortestPath([...paths.values()], goals.map(boxName), isFree)
    if (!path) return undefined
    for (const [n, box] of path.entries()) if (n > 0) paths.set(boxName(box), path.slice(0, n + 1))
    branches.push([...path, sink])
  }
  return { track, branches }
}

/** Lee's algorithm: extends the given paths in waves until one reaches a goal. */
function shortestPath(
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
      for (const neighbor of neighborsOf(box)) if (isFree(box, neighbor)) next.push([...path, neighbor])
    }
    wave = next
  }
  return undefined
}

/** The switch boxes next to a switch box, horizontal neighbors first. */
function neighborsOf([x, y]: Point): Point[] {
  const boxes: Point[] = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]
  return boxes.filter(([x, y]) => x >= 0 && y >= 0 && x <= fabric.columns && y <= fabric.rows)
}

/** The switch boxes at both ends of the wire at a pin. */
function endsOf([x, y]: Point): Point[] {
  return [
    [x, y - 0.5],
    [x, y + 0.5],
  ]
}

/** Names a wire by its lower left end and its direction. One point may be a pin in the middle of the wire. */
function wireName(track: number, a: Point, b: Point): string {
  const [x, y] = [Math.min(a[0], b[0]), Math.floor(Math.min(a[1], b[1]))]
  return `${track}:${x},${y}${a[1] === b[1] ? '→' : '↑'}`
}

function boxName([x, y]: Point): string {
  return `${x},${y}`
}

function countWires(): number {
  const { columns, rows, tracks } = fabric
  return tracks * (columns * (rows + 1) + rows * (columns + 1))
}
