// The time axis of the company, in a horizontal and a vertical form. Both stretch with the entries placed at their
// edges.
import { digital } from '#app/figures/kit/digital.ts'
import { segments } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { edgesOf } from './history-years.ts'

const length = 1200
/** How far the ends extend into the next part of the trace, in units of the drawing, to hide the seam. */
const overlap = 1
const levels = { low: 88, high: 8 }
const height = 112
const tick = { minor: 6, major: 12 }

/** The horizontal axis: the trace comes in low and changes level at every year. */
export function HistoryAxis({ years: texts }: { years: readonly string[] }) {
  const { years, positions, end } = edgesOf(texts)
  // After an odd number of years, the trace returns to where it goes on.
  const edges = [...positions, ...(positions.length % 2 === 0 ? [] : [1])].map(
    (position) => position * length,
  )
  const [first = end] = years
  const last = years.at(-1) ?? end
  const xOf = (year: number) => ((year - first) / (end - first)) * length
  const marks = Array.from({ length: last - first + 1 }, (_, n) => first + n).map((year) => {
    const size = years.includes(year) ? tick.major : tick.minor
    return [
      [xOf(year), height - size],
      [xOf(year), height],
    ] as const
  })
  return (
    <svg className="history-axis" height={height} overflow="visible" aria-hidden="true">
      <Stretch width={length} height={height}>
        <path className="hair" d={segments(marks)} />
        <path className="hair" d={`M0 ${height}H${length}`} />
        <TraceLine
          id="history-line"
          d={digital({ edges, from: -overlap, to: length + overlap, ...levels })}
          crisp
        />
      </Stretch>
      {positions.map((position, n) => (
        <At key={position} x={percent(position)} y={String((levels.low + levels.high) / 2)}>
          <path className="history-edge" d={n % 2 === 0 ? 'M-6 5 0-7 6 5z' : 'M-6-5 0 7 6-5z'} />
        </At>
      ))}
    </svg>
  )
}

const upright = { low: 1, high: 39, width: 40 }

/** The vertical axis: time runs down beside entries of equal height. */
export function UprightHistoryAxis({ years }: { years: readonly string[] }) {
  const { positions } = edgesOf(years)
  const steps = positions.map((position, n) => {
    const x = n % 2 === 0 ? upright.high : upright.low
    return `V${+(position * length).toFixed(1)}H${x}`
  })
  // After an odd number of years, the trace returns to where it goes on, halfway beside the last one.
  const isOdd = positions.length % 2 === 1
  if (isOdd) steps.push(`V${((1 + (positions.at(-1) ?? 0)) / 2) * length}H${upright.low}`)
  const d = `M${-overlap} 0H${upright.low}${steps.join('')}V${length}`
  return (
    <div className="history-upright" aria-hidden="true">
      <Stretch width={upright.width} height={length}>
        <TraceLine id="history-upright-line" d={d} crisp />
      </Stretch>
      <svg overflow="visible" aria-hidden="true">
        {positions.map((position, n) => (
          <At key={position} x="50%" y={percent(position)}>
            <path className="history-edge" d={n % 2 === 0 ? 'M-5-6 7 0-5 6z' : 'M5-6-7 0 5 6z'} />
          </At>
        ))}
      </svg>
    </div>
  )
}
