import { partOfDay } from '#app/admin/ui/days.ts'
import './day-axis.css'

const widthPx = 288
const quarters = [0, 0.25, 0.5, 0.75, 1]

/** The 24 hours of a day, with a pulse for each change. It repeats what the rows say, so only for the eye. */
export function DayAxis({ times }: { times: readonly string[] }) {
  return (
    <div className="day-axis" aria-hidden="true">
      <span>0 h</span>
      <svg aria-hidden="true" width={widthPx} height="20" viewBox={`0 0 ${widthPx} 20`}>
        <path
          className="day-axis-line"
          d={`M0 17.5H${widthPx}${quarters.map((part) => `M${inside(part)} 17.5v3`).join('')}`}
        />
        <path
          className="day-axis-pulses"
          d={times.map((time) => `M${inside(partOfDay(time)).toFixed(1)} 17V5`).join('')}
        />
      </svg>
      <span>24 h</span>
    </div>
  )
}

/** Keeps the first and the last line within the drawing. */
const inside = (part: number) => 1 + part * (widthPx - 2)
