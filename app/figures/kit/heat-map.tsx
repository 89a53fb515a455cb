import { regionAbove } from './contour.ts'
import { bandsOf } from './heat.ts'

/** The last band has no upper limit. */
const classOf = (band: number, { length }: readonly number[]) =>
  band === length - 1 ? 'heat-over' : `heat-${band}`

interface HeatMapProps {
  /** The values of the cells, in rows from the top. */
  map: readonly (readonly number[])[]
  /** Where each band begins, in ascending order. */
  levels: readonly number[]
}

/** The bands of a map as areas, from the lowest level up to the values above the last one. One unit is a cell. */
export function HeatBands({ map, levels }: HeatMapProps) {
  return bandsOf(map, levels).map((d, band) => (
    <path key={levels[band]} className={`heat ${classOf(band, levels)}`} d={d} />
  ))
}

/** Bands with smooth borders, for a continuous quantity. One unit is a tenth of a cell. */
export function HeatContours({ map, levels }: HeatMapProps) {
  return levels
    .slice(1)
    .map((level, n) => <path key={level} className={classOf(n + 1, levels)} d={regionAbove(map, level)} />)
}

interface HeatScaleProps {
  levels: readonly number[]
  unit: string
  /** Whether to label the mark of this level. */
  isLabeled: (level: number) => boolean
}

const swatch = { width: 26, height: 8 }

/** The legend of a map's bands, above the upper right corner of the drawing. */
export function HeatScale({ levels, unit, isLabeled }: HeatScaleProps) {
  return (
    <svg
      className="heat-scale"
      width={levels.length * swatch.width}
      height="24"
      overflow="visible"
      aria-hidden="true"
    >
      {levels.map((level, band) => (
        <g key={level}>
          <rect
            className={classOf(band, levels)}
            x={band * swatch.width}
            y={24 - swatch.height}
            width={swatch.width}
            height={swatch.height}
          />
          {isLabeled(level) && (
            <text className="axis-value" x={band * swatch.width} y="10">
              {level}
            </text>
          )}
        </g>
      ))}
      <text className="label-end" x={levels.length * swatch.width} y="10">
        {unit}
      </text>
    </svg>
  )
}
