// The figure of the infrastructure page: a site's network, tier by tier. The live line is the active path from a carrier to the servers;
// copper says how long traffic stops when one of its links is pulled.
import { Block, type BlockBox } from './block.tsx'
import { Label } from './label.tsx'
import { LiveLine } from './live-line.tsx'
import {
  type Device,
  type DeviceId,
  deviceIds,
  devices,
  type Link,
  links,
  linksOf,
  outages,
  pathTo,
  singlePoints,
} from './network.ts'
import { line, type Point } from './path.ts'
import type { ServiceFigure } from './service-figure.ts'
import { At, percent, Stretch } from './viewports.tsx'

const active = pathTo('servers') ?? []
const activeLinks = linksOf(active)
/** Links that carry traffic to any host now; the others wait. */
const inUse = deviceIds
  .filter((id) => devices[id].tier === 'host')
  .flatMap((host) => linksOf(pathTo(host) ?? []))
const outageOf = ([upper]: Link) => outages[devices[upper].tier] ?? Number.NaN

// Parts of the drawing.
const rows: Record<Device['tier'], number> = {
  carrier: 0.045,
  firewall: 0.27,
  core: 0.495,
  switch: 0.735,
  host: 0.96,
}
const pairs = { left: 0.235, right: 0.765 }
const columns: Record<DeviceId, number> = {
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
const size = { width: 0.18, height: 0.08 }
const boxOf = (id: DeviceId): BlockBox => ({
  x: columns[id],
  y: rows[devices[id].tier],
  width: id === 'servers' ? columns.leaf2 - columns.leaf1 + size.width : size.width,
  height: size.height,
})

/** Where along a link its outage stands. */
const labelAt = 0.6

const unit = { width: 800, height: 500 }
/** A link runs straight down where the blocks at its ends allow it. */
function ends([upper, lower]: Link): [Point, Point] {
  const [from, to] = [columns[upper], lower === 'servers' ? columns[upper] : columns[lower]]
  return [
    [from, rows[devices[upper].tier]],
    [to, rows[devices[lower].tier]],
  ]
}
const drawn = (some: readonly Link[], { width, height } = unit) =>
  some.map((link) => line(ends(link).map(([x, y]): Point => [x * width, y * height]))).join('')
/** The active path, which leaves the servers on their right. */
const trace = (size = unit) =>
  `${drawn(activeLinks, size)}${line([
    [columns.servers * size.width, rows.host * size.height],
    [size.width, rows.host * size.height],
  ])}`

const notes: Partial<Record<DeviceId, string>> = {
  carrierA: 'preferred',
  carrierB: 'backup',
  firewallA: 'active',
  firewallB: 'standby',
  core1: 'cost 1',
  core2: 'cost 2',
  access1: 'single point',
  access2: 'single point',
  servers: 'two links each, LACP',
}
const shortNames: Partial<Record<DeviceId, string>> = {
  carrierA: 'ISP A',
  carrierB: 'ISP B',
  firewallA: 'FW A',
  firewallB: 'FW B',
  access1: 'Acc 1',
  access2: 'Acc 2',
}

function Drawing() {
  return (
    <svg className="plot-area network" overflow="visible" aria-hidden="true">
      <Stretch width={unit.width} height={unit.height}>
        <path className="network-waiting dashed" d={drawn(links.filter((link) => !inUse.includes(link)))} />
        <path className="network-link" d={drawn(inUse.filter((link) => !activeLinks.includes(link)))} />
        <LiveLine id="network-path" d={trace()} />
      </Stretch>
      {deviceIds.map((id) => (
        <Block
          key={id}
          {...boxOf(id)}
          name={devices[id].name}
          short={shortNames[id]}
          note={notes[id]}
          className={active.includes(id) ? 'block-live' : ''}
        />
      ))}
      {activeLinks.map((link) => {
        const [[x1, y1], [x2, y2]] = ends(link)
        return (
          <At key={link.join()} x={percent(x1 + labelAt * (x2 - x1))} y={percent(y1 + labelAt * (y2 - y1))}>
            <Label className="marker-text" x={11} y={4} text={`${outageOf(link)} ms`} />
          </At>
        )
      })}
    </svg>
  )
}

const thumbnail = { width: 160, height: 90 }

function Thumbnail() {
  return (
    <>
      <path className="network-waiting" d={drawn(links, thumbnail)} />
      <path className="live" d={trace(thumbnail)} />
      {deviceIds.map((id) => {
        const { x, y, width, height } = boxOf(id)
        return (
          <rect
            key={id}
            className={active.includes(id) ? 'block block-live' : 'block'}
            x={percent(x - width / 2)}
            y={percent(y - height / 2)}
            width={percent(width)}
            height={percent(height)}
          />
        )
      })}
    </>
  )
}

const named = (ids: readonly DeviceId[]) => ids.map((id) => devices[id].name).join(', ') || 'none'
/** Of the probe: packets in a second. */
const probeRate = 1000
const worst = Math.max(...activeLinks.map(outageOf))

export const networkTopology: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Devices', value: String(deviceIds.filter((id) => devices[id].tier !== 'host').length) },
    {
      name: 'Links',
      value: `${links.length}, ${links.filter((link) => !inUse.includes(link)).length} waiting`,
    },
    { name: 'Single points, servers', value: named(singlePoints('servers')) },
    { name: 'Single points, floor 1', value: named(singlePoints('floor1')) },
    { name: 'Longest outage', value: `${worst} ms` },
    { name: `Lost of ${probeRate} packets/s`, value: `${(worst / 1000) * probeRate} at most` },
  ],
  legend: [
    { mark: 'live', name: 'Active path' },
    { mark: 'marker', name: 'Outage when pulled' },
  ],
  caption:
    'Traffic takes the way of least cost; dashed links wait. Copper is how long traffic stops when that link is pulled, from the timers of BFD, heartbeat and link state. A single point cuts a host off when it is taken out of the graph. Computed for an illustrative site.',
  exit: rows.host,
}
