// The figure of the infrastructure page: a site's network, tier by tier. The live line is the active path from a carrier to the servers;
// copper states how long traffic stops when one of its links fails.
import { CenteredBlock } from '#app/figures/kit/centered-block.tsx'
import { Label } from '#app/figures/kit/label.tsx'
import { boxes } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { columns, linksPath, placeOf, pointOn, rows } from './layout.ts'
import {
  activeLinks,
  type DeviceId,
  deviceIds,
  devices,
  type Link,
  links,
  outagesMs,
  singlePoints,
} from './model.ts'

const hosts = deviceIds.filter((id) => devices[id].tier === 'host')
const toServers = activeLinks('servers')
const live = new Set<DeviceId>(toServers.flat())
const inUse = hosts.flatMap((host) => activeLinks(host))
const toFloors = inUse.filter((link) => !toServers.includes(link))
const standby = links.filter((link) => !inUse.includes(link))
const tierOf = ([upper]: Link) => devices[upper].tier
const outageMs = (link: Link) => outagesMs[tierOf(link)] ?? Number.NaN
/** One link of each tier is labeled with the outage, which is the same for the others. */
const labeled = toServers.filter(
  (link, n) => toServers.findIndex((other) => tierOf(other) === tierOf(link)) === n,
)

/** The label of a link's outage: beside the link, or between two links from the same device. */
function labelOf(link: Link) {
  const fork = toServers.find((other) => other !== link && other[0] === link[0])
  const [x, y] = pointOn(link, fork ? 0.7 : 0.55)
  if (!fork) return { x, y, offset: 14, anchor: 'start' } as const
  const [forkX] = pointOn(fork, 0.7)
  return { x: (x + forkX) / 2, y, offset: 0, anchor: 'middle' } as const
}

const unit = { width: 800, height: 500 }
/** The active path, and on from the servers to the right edge. */
const trace = (size = unit) =>
  `${linksPath(toServers, size)}${scaledLine(
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
  servers: 'LACP, both links active',
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
        <path className="network-standby dashed" d={linksPath(standby, unit)} />
        <path className="network-link" d={linksPath(toFloors, unit)} />
        <TraceLine id="network-path" d={trace()} />
      </Stretch>
      {deviceIds.map((id) => (
        <CenteredBlock
          key={id}
          {...placeOf(id)}
          name={devices[id].name}
          short={shortNames[id]}
          note={single.includes(id) ? 'single point' : notes[id]}
          className={live.has(id) ? 'centered-block-live' : ''}
        />
      ))}
      {labeled.map((link) => {
        const { x, y, offset, anchor } = labelOf(link)
        return (
          <At key={link.join()} x={percent(x)} y={percent(y)}>
            <Label className="marker-text" x={offset} y={4} anchor={anchor} text={`${outageMs(link)} ms`} />
          </At>
        )
      })}
    </svg>
  )
}

/** Devices shrink to squares, the servers keep their width; standby links are drawn faintly. */
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
      <path className="hair" d={linksPath(links, size)} />
      <path className="live" d={trace(size)} />
      <path className="centered-block" d={squares(deviceIds.filter((id) => !live.has(id)))} />
      <path className="centered-block centered-block-live" d={squares([...live])} />
    </g>
  )
}

const named = (ids: readonly DeviceId[]) => ids.map((id) => devices[id].name).join(', ') || 'none'
const longestOutageMs = Math.max(...toServers.map(outageMs))

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Devices', value: String(deviceIds.length - hosts.length) },
    { name: 'Links', value: `${links.length}, ${standby.length} on standby` },
    { name: 'Single points of failure, servers', value: named(singlePoints('servers')) },
    { name: 'Single points of failure, floor 1', value: named(singlePoints('floor1')) },
    { name: 'Longest outage, servers', value: `${longestOutageMs} ms` },
  ],
  legend: [
    { mark: 'live', name: 'Active path' },
    { mark: 'marker', name: 'Outage if it fails' },
  ],
  exit: rows.host,
}
