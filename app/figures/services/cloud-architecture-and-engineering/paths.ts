// The lines of the failover drawing, as paths in a drawing of the given size.

import type { Point } from '#app/figures/kit/path.ts'
import { type Size, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { columnOf, middleOf, regions, rows } from './layout.ts'
import { inRegion, type Zone } from './model.ts'

export const balancers = { 1: middleOf(regions[1]), 2: middleOf(regions[2]) }
const fork = (rows.balancer + rows.zoneTop) / 2 + 0.01

const lines = (all: readonly (readonly Point[])[], size: Size) =>
  all.map((points) => scaledLine(points, size)).join('')

/** From the balancer to the nodes of a zone. */
const request = (zone: Zone): Point[] => [
  [balancers[zone.region], rows.balancer],
  [balancers[zone.region], fork],
  [columnOf(zone), fork],
  [columnOf(zone), rows.nodes],
]
/** From the nodes of a zone to the primary database. */
const write = (zone: Zone, to: Zone): Point[] => [
  [columnOf(zone), rows.nodes],
  [columnOf(zone), rows.join],
  [columnOf(to), rows.join],
  [columnOf(to), rows.database],
]
/** From DNS through the load balancer and the nodes of the given zones to the primary database, and on to the right edge. */
export const served = (zones: readonly Zone[], primary: Zone, size: Size) =>
  lines(
    [
      [
        [balancers[1], rows.dns],
        [balancers[1], rows.balancer],
      ],
      ...zones.map(request),
      ...zones.map((zone) => write(zone, primary)),
      [
        [columnOf(primary), rows.database],
        [1, rows.database],
      ],
    ],
    size,
  )

/** Requests and writes inside the zone that held the primary before. */
export const servedBefore = (zone: Zone, size: Size) => lines([request(zone), write(zone, zone)], size)

/** The paths ready to take over: those to the second region and to the replicas beside the primary. */
export const standby = (replicas: readonly Zone[], primary: Zone, size: Size) =>
  lines(
    [
      [
        [balancers[1], rows.dns],
        [balancers[2], rows.dns],
        [balancers[2], rows.balancer],
      ],
      ...inRegion(2).map(request),
      ...replicas.map((zone): Point[] => [
        [columnOf(zone), rows.database],
        [columnOf(primary), rows.database],
      ]),
    ],
    size,
  )
