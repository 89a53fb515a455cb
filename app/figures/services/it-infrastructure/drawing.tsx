// The figure of the infrastructure page: a site's network, tier by tier. The live line is the active path from a carrier to the servers;
// copper says how long traffic stops when one of its links is pulled.
import { CenteredBlock } from '#app/figures/kit/centered-block.tsx'
import { Label } from '#app/figures/kit/label.tsx'
import { boxes } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scaledLine } from '#app/figures/kit/scaled-line.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { columns, drawn, ends, placeOf, rows } from './layout.ts'
import {
  type DeviceId,
  deviceIds,
  devices,
  type Link,
  links,
  linksOf,
  outages,
  pathTo,
  singlePoints,
} from './model.ts'

const hosts = deviceIds.filter((id) => devices[id].tier === 'host')
const active = pathTo('servers') ?? []
const activeLinks = linksOf(active)
/** Links that carry traffic to any host now; the others wait. */
const inUse = hosts.flatMap((host) => linksOf(pathTo(host) ?? []))
const others = inUse.filter((link) => !activeLinks.includes(link))
const waiting = links.filter((link) => !inUse.includes(link))
const outageOf = ([upper]: Link) => outages[devices[upper].tier] ?? Number.NaN

/** Where along a link its outage stands. */
const labelAt = 0.55

const unit = { width: 800, height: 500 }
/** The active path, which leaves the servers on their right. */
const trace = (size = unit) =>
  `${drawn(activeLinks, size)}${scaledLine(
    [
      [columns.servers, rows.host],
      [1, rows.host],
    ],
    size,
  )}`

const single = hosts.flatMap(singlePoints)
const notes: Partial<Record<DeviceId, string>> = {
  carrierA: 'preferred',
  carrierB: 'backup',
  firewallA: 'active',
  firewallB: 'standby',
  core1: 'cost 1',
  core2: 'cost 2',
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
        <path className="network-waiting dashed" d={drawn(waiting, unit)} />
        <path className="network-link" d={drawn(others, unit)} />
        <TraceLine id="network-path" d={trace()} />
      </Stretch>
      {deviceIds.map((id) => (
        <CenteredBlock
          key={id}
          {...placeOf(id)}
          name={devices[id].name}
          short={shortNames[id]}
          note={single.includes(id) ? 'single point' : notes[id]}
          className={active.includes(id) ? 'centered-block-live' : ''}
        />
      ))}
      {activeLinks.map((link) => {
        const [[x1, y1], [x2, y2]] = ends(link)
        return (
          <At key={link.join()} x={percent(x1 + labelAt * (x2 - x1))} y={percent(y1 + labelAt * (y2 - y1))}>
            <Label className="marker-text" x={14} y={4} text={`${outageOf(link)} ms`} />
          </At>
        )
      })}
    </svg>
  )
}

const thumbnail = { width: 160, height: 90 }

/** Devices shrink to squares, the servers keep their width; what waits steps back. */
function Thumbnail() {
  const side = 8
  const inset = { top: 5, height: thumbnail.height - 10 }
  const squares = (ids: readonly DeviceId[]) =>
    boxes(
      ids.map((id) => {
        const { x, y, width } = placeOf(id)
        const across = id === 'servers' ? width * thumbnail.width : side
        return [x * thumbnail.width - across / 2, y * inset.height - side / 2, across, side]
      }),
    )
  const size = { width: thumbnail.width, height: inset.height }
  return (
    <g transform={`translate(0 ${inset.top})`}>
      <path className="hair" d={drawn(links, size)} />
      <path className="live" d={trace(size)} />
      <path className="centered-block" d={squares(deviceIds.filter((id) => !active.includes(id)))} />
      <path className="centered-block centered-block-live" d={squares(active)} />
    </g>
  )
}

const named = (ids: readonly DeviceId[]) => ids.map((id) => devices[id].name).join(', ') || 'none'
/** Of the probe: packets in a second. */
const probeRate = 1000
const worst = Math.max(...activeLinks.map(outageOf))

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Devices', value: String(deviceIds.length - hosts.length) },
    {
      name: 'Links',
      value: `${links.length}, ${waiting.length} waiting`,
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
  exit: rows.host,
}
