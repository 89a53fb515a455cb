import { percent, Stretch } from './responsive-svg.tsx'

interface AxisProps {
  from: number
  to: number
  /** Interval between short marks. Marks at multiples of `major` are long and labeled. */
  minor: number
  major: number
  /** Whether the scale is above the drawing, with its marks pointing down to it. */
  above?: boolean
  name?: string
  /** Formats the label of a value. */
  format?: (value: number) => string
}

const heightPx = 30
/** The lengths of the marks, in pixels. */
const mark = { minor: 5, major: 9 }

/** A horizontal scale that stretches with its drawing; its labels keep their size. */
export function Axis({ from, to, minor, major, above = false, name, format = String }: AxisProps) {
  const values = Array.from({ length: Math.floor((to - from) / minor) + 1 }, (_, n) => from + n * minor)
  const isMajor = (value: number) => value % major === 0
  // From each mark the pen returns to the axis, where the next one starts: so all marks read alike, which compresses best.
  const marks = values.map((value) => {
    const length = (isMajor(value) ? mark.major : mark.minor) * (above ? -1 : 1)
    return `v${length}m${minor} ${-length}`
  })
  return (
    <svg className="axis" height={heightPx} overflow="visible" aria-hidden="true">
      <Stretch width={to - from} height={heightPx}>
        <path className="hair" d={`M0 ${above ? heightPx : 2}${marks.join('')}`} />
      </Stretch>
      {name && <text y={above ? 10 : 24}>{name}</text>}
      {values.filter(isMajor).map((value) => (
        <text
          key={value}
          className="axis-value"
          x={percent((value - from) / (to - from))}
          y={above ? 10 : 24}
        >
          {format(value)}
        </text>
      ))}
    </svg>
  )
}
