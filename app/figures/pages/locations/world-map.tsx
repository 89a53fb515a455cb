// The world as dots, with places on it. The trace of the page comes in from the left at the first place's latitude,
// hops from place to place along great circles, and leaves down the right rail from the last place's latitude.

import { Graticule } from '#app/figures/kit/graticule.tsx'
import { line } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { truncate } from '#app/figures/kit/truncate.ts'
import { utcOffsetName } from './office-hours.ts'
import { columns, landRuns, type Place, project, rows } from './projection.ts'
import { distanceKm, route } from './route-line.ts'

export interface MapPlace extends Place {
  id: string
  name: string
  /** IANA time zone. The page's script replaces the offset with the local time. */
  timeZone: string
}

const divisions = { x: 24, y: 10 }
/** The right rail of the page, as a fraction of its width, and the radius of the trace's turn into it, in pixels. */
const rail = 0.95
const turn = 18
/** How many characters of a place's name fit. */
const nameLength = 20
const parallels = [60, 30, 0, -30]
const meridians = [-120, -60, 0, 60, 120]

// A dash of zero length with round ends is a dot; the pattern starts again with every run.
const dots = landRuns()
  .map(({ column, row, length }) => `M${column + 0.5} ${row + 0.5}h${length - 0.9}`)
  .join('')

const meridianName = (degrees: number) => named(degrees, 'E', 'W')
const parallelName = (degrees: number) => named(degrees, 'N', 'S')
const named = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees)}°${degrees > 0 ? ` ${positive}` : degrees < 0 ? ` ${negative}` : ''}`

const thousands = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** The readouts above the map: its scale and the length of each hop. */
export function mapReadouts(places: readonly MapPlace[]) {
  const hops = places.slice(1).map((place, n) => distanceKm(places[n] ?? place, place))
  return [
    { id: 'scale', value: '15°/div' },
    { id: 'time', value: '1 h/div' },
    { id: 'projection', value: 'Equirectangular, 2.5° dots' },
    { id: 'hops', value: `Great circles ${hops.map((length) => thousands.format(length)).join(' + ')} km` },
  ]
}

export function WorldMap({ places, description }: { places: readonly MapPlace[]; description: string }) {
  return (
    <div className="world-map" role="img" aria-label={description} aria-hidden={!description || undefined}>
      <Graticule className="map-graticule" {...{ columns: divisions.x, rows: divisions.y }} />
      <svg className="map-drawing" aria-hidden="true">
        <Scale />
        <Stretch width={columns} height={rows}>
          <path className="map-land" d={dots} />
        </Stretch>
        <Route places={places} />
        {places.map((place, n) => (
          <Marker key={place.id} place={place} number={n + 1} west={isWestOfNearest(place, places)} />
        ))}
      </svg>
      <Exit places={places} />
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

function Route({ places }: { places: readonly MapPlace[] }) {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return null
  const [start, end] = [at(first), at(last)]
  return (
    <>
      <line className="live" x2={percent(start.x)} y1={percent(start.y)} y2={percent(start.y)} />
      <Stretch width={columns} height={rows}>
        <g className="halo">
          <path
            id="map-route"
            className="stroke"
            d={route(places)
              .map((points) => line(points, 2))
              .join('')}
          />
        </g>
        <use href="#map-route" className="live" />
      </Stretch>
      <At x={percent(rail)} y={percent(end.y)}>
        <line className="live" x1={percent(end.x - rail)} x2={-turn} />
      </At>
    </>
  )
}

/**
 * The trace's turn down into the rail. It is its own box, which the browser aligns to pixels as it does the rails of
 * the page.
 */
function Exit({ places }: { places: readonly MapPlace[] }) {
  const last = places.at(-1)
  if (!last) return null
  return (
    <svg className="map-exit" aria-hidden="true">
      <At y={percent(at(last).y)}>
        <path className="live" d={`M0 0a${turn} ${turn} 0 0 1 ${turn} ${turn}`} />
        <line className="live" x1={turn} x2={turn} y1={turn} y2="100%" />
      </At>
    </svg>
  )
}

interface MarkerProps {
  place: MapPlace
  /** The label where its name does not fit. */
  number: number
  /** Whether the label is on the western side. */
  west: boolean
}

function Marker({ place, number, west }: MarkerProps) {
  const { x, y } = at(place)
  const side = west ? -12 : 12
  return (
    <At className={west ? 'map-marker map-marker-west' : 'map-marker'} x={percent(x)} y={percent(y)}>
      <circle r="3.5" />
      <path d="M-14 0h8m12 0h8M0-14v8m0 12v8" />
      <text className="map-number" x={west ? -7 : 7} y="17">
        {number}
      </text>
      <text className="map-name" x={side} y="23">
        {truncate(place.name, nameLength)}
      </text>
      <text className="map-clock" x={side} y="40" data-clock={place.timeZone}>
        {utcOffsetName(place.timeZone)}
      </text>
    </At>
  )
}

/** Returns where a place is, as fractions of the map's width and height. */
function at(place: Place) {
  const [x, y] = project(place)
  return { x: x / columns, y: y / rows }
}

/** Labels of neighboring places point away from each other. */
function isWestOfNearest(place: MapPlace, places: readonly MapPlace[]): boolean {
  const [nearest] = places
    .filter(({ id }) => id !== place.id)
    .map((other) => other.longitude - place.longitude)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return nearest !== undefined && nearest > 0 && nearest < 40
}
