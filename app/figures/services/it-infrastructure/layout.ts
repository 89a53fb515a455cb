// Positions of the devices and links in the network drawing: tiers from the carriers down, the active devices on the right.
import type { BlockPlace } from '#app/figures/kit/centered-block.tsx'
import type { Point } from '#app/figures/kit/path.ts'
import { type Size, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type Device, type DeviceId, devices, type Link } from './model.ts'

// Fractions of the height, then of the width.
export const rows: Record<Device['tier'], number> = {
  carrier: 0.045,
  firewall: 0.27,
  core: 0.495,
  switch: 0.735,
  host: 0.96,
}
const pairs = { left: 0.235, right: 0.765 }
export const columns: Record<DeviceId, number> = {
  carrierA: pairs.right,
  carrierB: pairs.left,
  firewallA: pairs.right,
  firewallB: pairs.left,
  core1: pairs.right,
  core2: pairs.left,
  access1: 0.11,
  access2: 0.36,
  leaf1: 0.64,
  leaf2: 0.89,
  floor1: 0.11,
  floor2: 0.36,
  servers: pairs.right,
}
const blockWidth = 0.18
export const placeOf = (id: DeviceId): BlockPlace => ({
  x: columns[id],
  y: rows[devices[id].tier],
  width: id === 'servers' ? columns.leaf2 - columns.leaf1 + blockWidth : blockWidth,
})

/** The two ends of a link. A link to the servers, whose block is wide, runs straight down. */
function ends([upper, lower]: Link): [Point, Point] {
  const [from, to] = [columns[upper], lower === 'servers' ? columns[upper] : columns[lower]]
  return [
    [from, rows[devices[upper].tier]],
    [to, rows[devices[lower].tier]],
  ]
}

/** The point at a fraction of a link, from 0 at its upper end to 1 at its lower end. */
export function pointOn(link: Link, fraction: number): Point {
  const [[x1, y1], [x2, y2]] = ends(link)
  return [x1 + fraction * (x2 - x1), y1 + fraction * (y2 - y1)]
}

/** Links as one path, in a drawing of the given size. */
export const linksPath = (links: readonly Link[], size: Size) =>
  links.map((link) => scaledLine(ends(link), size)).join('')
