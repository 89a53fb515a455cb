// The world as dots, with places on it. The trace of the page comes in from the left at the first place's latitude,
// hops from place to place along great circles, and leaves down the right rail from the last place's latitude.

import { Graticule } from '#app/figures/kit/graticule.tsx'
import { line } from '#app/figures/kit/path.ts'
import { withCommas } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  at,
  labelsOf,
  type MapLabel,
  type MapLabels,
  type MapPlace,
  meridians,
  middle,
  parallels,
  rail,
  wide,
} from './map-labels.ts'
import { utcOffsetName } from './office-hours.ts'
import { columns, landRuns, type Place, rows } from './projection.ts'
import { distanceKm, route } from './route-line.ts'

const divisions = { x: 24, y: 10 }
/** The radius of the trace's turn into the rail, in pixels. */
const turn = 18
/** The readouts name the length of each hop up to this number of hops, and only their sum beyond it. */
const maxHops = 3
/** Without any place, the trace crosses the map along the equator. */
const nowhere: Place = { latitude: 0, longitude: 0 }

// A dash of zero length with round ends is a dot; the pattern starts again with every run.
const dots = landRuns()
  .map(({ column, row, length }) => `M${column + 0.5} ${row + 0.5}h${length - 0.9}`)
  .join('')

const meridianName = (degrees: number) => named(degrees, 'E', 'W')
const parallelName = (degrees: number) => named(degrees, 'N', 'S')
const named = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees)}°${degrees > 0 ? ` ${positive}` : degrees < 0 ? ` ${negative}` : ''}`

/** Values for the placeholders in the map's description. */
export const mapWords = (places: readonly MapPlace[]) => ({
  offices: places.map(({ name }) => name).join(', '),
})

/** The readouts above the map: its scale, and the length of each hop or of all. */
export function mapReadouts(places: readonly MapPlace[]) {
  const hops = places.slice(1).map((place, n) => distanceKm(places[n] ?? place, place))
  const lengths = hops.length > maxHops ? [hops.reduce((sum, length) => sum + length)] : hops
  return [
    { id: 'scale', value: '15°/div' },
    { id: 'time', value: '1 h/div' },
    { id: 'projection', value: 'Equirectangular, 2.5° dots' },
    ...(hops.length > 0
      ? [
          {
            id: 'hops',
            value: `Great circles ${lengths.map((km) => withCommas(Math.round(km))).join(' + ')} km`,
          },
        ]
      : []),
  ]
}

/** The map with its places. If there is no room for all names, the places are numbered, as on a small screen. */
export function WorldMap({ places, description }: { places: readonly MapPlace[]; description: string }) {
  const labels = labelsOf(places)
  const way = places.length > 0 ? places : [nowhere]
  return (
    <div
      className={labels.names ? 'world-map' : 'world-map map-numbered'}
      role="img"
      aria-label={description}
      aria-hidden={!description || undefined}
    >
      <Graticule className="map-graticule" columns={divisions.x} rows={divisions.y} />
      <svg className="map-drawing" aria-hidden="true">
        <Scale />
        <Stretch width={columns} height={rows}>
          <path className="map-land" d={dots} />
        </Stretch>
        <Route places={way} />
        {places.map((place, n) => (
          <Marker key={place.id} place={place} index={n} labels={labels} />
        ))}
      </svg>
      <Exit places={way} />
    </div>
  )
}

function Scale() {
  return (
    <g className="map-scale">
      {parallels.map((latitude) => (
        <text key={latitude} x="8" y={percent(at({ latitude, longitude: 0 }).y)} dy="-5">
          {parallelName(latitude)}
        </text>
      ))}
      {meridians.map((longitude) => (
        <text key={longitude} x={percent(at({ latitude: 0, longitude }).x)} y="100%" dx="5" dy="-8">
          {meridianName(longitude)}
        </text>
      ))}
    </g>
  )
}

function Route({ places }: { places: readonly Place[] }) {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return null
  const [start, end] = [at(first), at(last)]
  return (
    <>
      <line className="live" x2={percent(start.x)} y1={percent(start.y)} y2={percent(start.y)} />
      <Stretch width={columns} height={rows}>
        <TraceLine
          id="map-route"
          d={route(places)
            .map((points) => line(points, 2))
            .join('')}
        />
      </Stretch>
      <At x={percent(rail)} y={percent(end.y)}>
        <line className="live" x1={percent(end.x - rail)} x2={end.x > rail ? turn : -turn} />
      </At>
    </>
  )
}

/**
 * The trace's turn down into the rail, which it reaches from the east if the last place is there. It is its own box,
 * which the browser aligns to pixels as it does the rails of the page.
 */
function Exit({ places }: { places: readonly Place[] }) {
  const last = places.at(-1)
  if (!last) return null
  const { x, y } = at(last)
  const isEast = x > rail
  const down = isEast ? 1 : turn
  return (
    <svg className={isEast ? 'map-exit map-exit-east' : 'map-exit'} aria-hidden="true">
      <At y={percent(y)}>
        <path
          className="live"
          d={
            isEast
              ? `M${down + turn} 0a${turn} ${turn} 0 0 0-${turn} ${turn}`
              : `M0 0a${turn} ${turn} 0 0 1 ${turn} ${turn}`
          }
        />
        <line className="live" x1={down} x2={down} y1={turn} y2="100%" />
      </At>
    </svg>
  )
}

interface MarkerProps {
  place: MapPlace
  index: number
  labels: MapLabels
}

/** From which windows on a number is shown (world-map.css). */
const classOfNumber = new Map([
  [middle, 'map-number map-number-middle'],
  [wide, 'map-number map-number-wide'],
])

const withSide = (className: string, { west }: MapLabel) => (west ? `${className} map-west` : className)

function Marker({ place, index, labels: { names, numbers } }: MarkerProps) {
  const { x, y } = at(place)
  const name = names?.[index]
  const number = numbers[index]
  return (
    <At className="map-marker" x={percent(x)} y={percent(y)}>
      <circle r="3.5" />
      <path d="M-14 0h8m12 0h8M0-14v8m0 12v8" />
      {number && (
        <text
          className={withSide(classOfNumber.get(number.from) ?? 'map-number', number)}
          x={number.x}
          y={number.y}
        >
          {number.text}
        </text>
      )}
      {name && (
        <>
          <text className={withSide('map-name', name)} x={name.x} y={name.y}>
            {name.text}
          </text>
          {place.timeZone && (
            <text
              className={withSide('map-clock', name)}
              x={name.x}
              y={name.clockY}
              data-clock={place.timeZone}
            >
              {utcOffsetName(place.timeZone)}
            </text>
          )}
        </>
      )}
    </At>
  )
}
