// Positions of the parts of the failover drawing, as fractions of its width and height.
import type { BlockPlace } from '#app/figures/kit/centered-block.tsx'
import { inRegion, type Zone } from './model.ts'

/** From top to bottom: DNS, then in each region its load balancer, and in each zone its nodes above its database. */
export const rows = {
  dns: 0.05,
  regionTop: 0.16,
  balancer: 0.26,
  zoneTop: 0.4,
  nodes: 0.51,
  join: 0.635,
  database: 0.76,
  zoneName: 0.88,
  zoneBottom: 0.93,
  bottom: 0.96,
}
// Widths.
const zoneWidth = 0.165
const padding = 0.016
const blockWidth = 0.135

/** A rectangle by its upper left corner. */
export type Frame = readonly [x: number, y: number, width: number, height: number]

const regionWidth = (region: Zone['region']) => {
  const count = inRegion(region).length
  return count * zoneWidth + (count + 1) * padding
}

export const regions: Record<Zone['region'], Frame> = {
  1: [0, rows.regionTop, regionWidth(1), rows.bottom - rows.regionTop],
  2: [1 - regionWidth(2), rows.regionTop, regionWidth(2), rows.bottom - rows.regionTop],
}

export function zoneFrame(zone: Zone): Frame {
  const [left] = regions[zone.region]
  const place = inRegion(zone.region).indexOf(zone)
  const x = left + padding + place * (zoneWidth + padding)
  return [x, rows.zoneTop, zoneWidth, rows.zoneBottom - rows.zoneTop]
}

export const middleOf = ([x, , width]: Frame) => x + width / 2
export const columnOf = (zone: Zone) => middleOf(zoneFrame(zone))

export const blockAt = (x: number, y: number, width = blockWidth): BlockPlace => ({ x, y, width })
