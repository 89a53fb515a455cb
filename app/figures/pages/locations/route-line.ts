// The routes between places: great circles, the shortest lines on the globe, drawn on the map.
import type { Point } from '#app/figures/kit/path.ts'
import { columns, type Place, project } from './projection.ts'

type Vector = readonly [number, number, number]

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

function toVector({ latitude, longitude }: Place): Vector {
  const [phi, lambda] = [radians(latitude), radians(longitude)]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

const toPlace = ([x, y, z]: Vector): Place => ({
  latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
  longitude: degrees(Math.atan2(y, x)),
})

/** The angle between two places, seen from the center of the Earth, in radians (haversine formula). */
function angleBetween(a: Place, b: Place): number {
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Returns the distance between two places along the surface, taking the Earth as a sphere. */
export const distanceKm = (a: Place, b: Place) => earthRadiusKm * angleBetween(a, b)

/** Returns places on the great circle from one place to another, including both, at most one degree apart. */
export function greatCircle(a: Place, b: Place): Place[] {
  const angle = angleBetween(a, b)
  if (angle === 0) return [a, b]
  const [from, to] = [toVector(a), toVector(b)]
  const count = Math.ceil(degrees(angle))
  const between = Array.from({ length: count - 1 }, (_, n) => {
    const part = (n + 1) / count
    const [p, q] = [Math.sin((1 - part) * angle), Math.sin(part * angle)]
    return toPlace([p * from[0] + q * to[0], p * from[1] + q * to[1], p * from[2] + q * to[2]])
  })
  return [a, ...between, b]
}

/**
 * Returns the way through places in order, on the map. A new line begins where it leaves one edge and comes in at the
 * other.
 */
export function route(places: readonly Place[]): Point[][] {
  const way = places.flatMap((place, n) => {
    const next = places[n + 1]
    return next ? greatCircle(place, next).slice(0, -1) : [place]
  })
  const lines: Point[][] = []
  let last: Point | undefined
  for (const point of way.map(project)) {
    if (!last || Math.abs(point[0] - last[0]) > columns / 2) lines.push([])
    lines.at(-1)?.push(point)
    last = point
  }
  return lines.map(simplify)
}

/** How far a line may pass by a point that it leaves out, in columns of dots. On a wide screen, it is a quarter of a pixel. */
const tolerance = 0.025

/** Leaves out the points where a line is almost straight. */
function simplify(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  let from = 0
  for (const [n, point] of points.entries()) {
    const last = kept.at(-1)
    const next = points[n + 1]
    const passed = points.slice(from + 1, n + 1)
    if (last && next && passed.every((each) => distanceTo(each, last, next) <= tolerance)) continue
    kept.push(point)
    from = n
  }
  return kept
}

/** The distance of a point from the straight line through two others. */
function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  return Math.abs(dy * (x - x1) - dx * (y - y1)) / Math.hypot(dx, dy)
}
