// Where the devices of the network drawing stand, and how its links run: tiers from the carriers down, the active ones on the right.
import type { BlockPlace } from '#app/figures/kit/centered-block.tsx'
import type { Point } from '#app/figures/kit/path.ts'
import { scaledLine } from '#app/figures/kit/scaled-line.ts'
import { type Device, type DeviceId, devices, type Link } from './model.ts'

// Parts of the height, and of the width.
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

/** Where a link begins and ends. It runs straight down where the blocks at its ends allow it. */
export function ends([upper, lower]: Link): [Point, Point] {
  const [from, to] = [columns[upper], lower === 'servers' ? columns[upper] : columns[lower]]
  return [
    [from, rows[devices[upper].tier]],
    [to, rows[devices[lower].tier]],
  ]
}

/** Links as one path, in a drawing of a size. */
export const drawn = (links: readonly Link[], size: { width: number; height: number }) =>
  links.map((link) => scaledLine(ends(link), size)).join('')
