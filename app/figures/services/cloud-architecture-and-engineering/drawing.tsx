// The figure of the cloud page: two regions and their zones, one of which is out of service. The live line shows where requests and
// writes go now; copper marks the zone that failed.

import { CenteredBlock } from '#app/figures/kit/centered-block.tsx'
import { withCommas } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scaledBoxes } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { blockAt, columnOf, regions, rows, zoneFrame } from './layout.ts'
import { inRegion, load, outage, primary, requestsPerS, serving, targets, type Zone, zones } from './model.ts'
import { balancers, served, servedBefore, standby } from './paths.ts'

const [lost, ...others] = zones
const failed = [lost]
const now = serving(failed)
const leader = primary(failed)
const zoneDrill = outage(failed)
const regionDrill = outage(inRegion(1))

const unit = { width: 800, height: 500 }
const balancerWidth = 0.2

function Drawing() {
  return (
    <svg className="plot-area failover" overflow="visible" aria-hidden="true">
      <Stretch width={unit.width} height={unit.height}>
        <path className="failover-region" d={scaledBoxes(Object.values(regions), unit)} />
        <path className="hair dashed" d={scaledBoxes(others.map(zoneFrame), unit)} />
        <path className="failover-lost" d={scaledBoxes([zoneFrame(lost)], unit)} />
        <path className="device dashed" d={standby(now, leader, unit)} />
        <path className="dim dashed crisp" d={servedBefore(lost, unit)} />
        <TraceLine id="failover-path" d={served(now, leader, unit)} crisp />
      </Stretch>
      <CenteredBlock
        {...blockAt(balancers[1], rows.dns, balancerWidth)}
        name="DNS"
        note="health checks"
        className="centered-block-live"
      />
      {([1, 2] as const).map((region) => (
        <At key={region}>
          <RegionName region={region} />
          <CenteredBlock
            {...blockAt(balancers[region], rows.balancer, balancerWidth)}
            name="Load balancer"
            short="LB"
            className={region === 1 ? 'centered-block-live' : ''}
          />
        </At>
      ))}
      {zones.map((zone) => (
        <ZoneParts key={zone.name} zone={zone} />
      ))}
    </svg>
  )
}

/** Below the frame of the region, like the name of an axis. */
function RegionName({ region }: { region: Zone['region'] }) {
  return (
    <At x={percent(balancers[region])} y={percent(rows.bottom)}>
      <text className="value label-middle" y="24">
        Region {region}
        <tspan className="figure-wide">, {region === 1 ? 'in service' : 'on standby'}</tspan>
      </text>
    </At>
  )
}

function ZoneParts({ zone }: { zone: Zone }) {
  const isLost = zone === lost
  const column = columnOf(zone)
  const className = isLost ? 'centered-block-lost' : now.includes(zone) ? 'centered-block-live' : ''
  const share = percentage(load(zone, failed))
  return (
    <>
      <At x={percent(column)} y={percent(rows.zoneName)}>
        <text className={isLost ? 'marker-text label-middle' : 'note label-middle'} y="4">
          <tspan className="figure-wide">Zone </tspan>
          {zone.name}
          {isLost && <tspan className="figure-wide"> down</tspan>}
        </text>
      </At>
      <CenteredBlock
        {...blockAt(column, rows.nodes)}
        name={`${zone.nodes} nodes`}
        short={share}
        note={share}
        className={className}
      />
      <CenteredBlock
        {...blockAt(column, rows.database)}
        name={zone === leader ? 'Primary' : 'Database'}
        short="DB"
        note={isLost ? 'lost' : zone === leader ? 'promoted' : zone.follows}
        className={zone === leader ? 'centered-block-live' : isLost ? 'centered-block-lost' : ''}
      />
    </>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="hair" d={scaledBoxes(Object.values(regions), thumbnail)} />
      <path className="hair" d={scaledBoxes(others.map(zoneFrame), thumbnail)} />
      <path className="failover-lost" d={scaledBoxes([zoneFrame(lost)], thumbnail)} />
      <path className="live crisp" d={served(now, leader, thumbnail)} />
    </>
  )
}

const percentage = (fraction: number) => `${Math.round(100 * fraction)} %`
const withTarget = (timeS: number, name: 'RTO' | 'RPO', targetS: number) => `${timeS} s, ${name} ${targetS} s`

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Requests', value: `${withCommas(requestsPerS)} per second` },
    {
      name: 'Load of a zone, before and now',
      value: `${percentage(load(leader, []))}, ${percentage(load(leader, failed))}`,
    },
    { name: 'Zone down, recovery', value: withTarget(zoneDrill.recoveryS, 'RTO', targets.zone.recoveryS) },
    { name: 'Zone down, data lost', value: withTarget(zoneDrill.lossS, 'RPO', targets.zone.lossS) },
    {
      name: 'Region down, recovery',
      value: withTarget(regionDrill.recoveryS, 'RTO', targets.region.recoveryS),
    },
    { name: 'Region down, data lost', value: withTarget(regionDrill.lossS, 'RPO', targets.region.lossS) },
  ],
  legend: [
    { mark: 'live', name: 'Now' },
    { mark: 'dim', name: 'Before' },
  ],
  quantities: { zone: lost.name },
  exit: rows.database,
}
