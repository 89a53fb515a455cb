// The parts of the lead-to-cash drawing. `at` is the middle of a state or of a transition, in fractions of the drawing; the parts keep
// their size in pixels.

import type { Point } from '#app/figures/kit/path.ts'
import { At, percent } from '#app/figures/kit/responsive-svg.tsx'
import { leadToCashDays, type State, states, staysDays } from './model.ts'

/** The mean days of a paid record in each state, as a strip. */
export function Stays() {
  return (
    <At y={percent(0.92)}>
      <text className="value" y="-10">
        Days to payment, {Math.round(leadToCashDays)} on average
      </text>
      {states.map(({ name }, n) => (
        <At key={name} x={percent(dayAt(n))} width={percent(dayAt(n + 1) - dayAt(n))}>
          <rect className="centered-block" width="100%" height="26" />
          <text className="note label-middle" x="50%" y="17">
            <tspan className="figure-wide">{name} </tspan>
            {Math.round(staysDays[n] ?? 0)}
          </text>
        </At>
      ))}
    </At>
  )
}

/** The start of a state, as a fraction of the time from lead to payment. */
function dayAt(state: number): number {
  return staysDays.slice(0, state).reduce((sum, days) => sum + days, 0) / leadToCashDays
}

/** Pixels. */
const box = { height: 52, exit: 26, loop: 22 }

interface Placed {
  at: Point
}

export function StateBox({
  at: [x, y],
  width,
  name,
  note,
}: Placed & { width: number; name: string; note: string }) {
  return (
    <>
      <At y={percent(y)}>
        <rect
          className="centered-block centered-block-live"
          x={percent(x - width / 2)}
          y={-box.height / 2}
          width={percent(width)}
          height={box.height}
        />
        <At x={percent(x - width / 2)}>
          <path className="lead-to-cash-arrow" d="M0 0l-9-4.5v9z" />
        </At>
      </At>
      <At x={percent(x)} y={percent(y)}>
        <text className="value label-middle" y="-4">
          {name}
        </text>
        <text className="note label-middle" y="13">
          {note}
        </text>
      </At>
    </>
  )
}

/** The label of a transition: its condition and its action. */
export function Condition({
  state: { guard, action },
  at: [x, y],
  y: below,
}: Placed & { state: State; y: number }) {
  return (
    <At x={percent(x)} y={percent(y)}>
      <text className="note label-middle" y={below}>
        <tspan className="figure-wide">[</tspan>
        {guard}
        <tspan className="figure-wide">]</tspan>
      </text>
      <text className="label-middle figure-wide" y="19">
        {action}
      </text>
    </At>
  )
}

/** Below a state: the records that leave it. */
export function Exit({ at: [x, y], text }: Placed & { text: string }) {
  const top = box.height / 2
  return (
    <At x={percent(x)} y={percent(y)}>
      <path className="marker" d={`M0 ${top}v${box.exit - 6}`} />
      <path className="lead-to-cash-exit" d={`M0 ${top + box.exit}l-4.5-9h9z`} />
      <text className="marker-text label-middle" y={top + box.exit + 15}>
        {text}
      </text>
    </At>
  )
}

/** Above a state: the records that repeat it. */
export function Repeat({ at: [x, y], text }: Placed & { text: string }) {
  const top = -box.height / 2
  return (
    <At x={percent(x)} y={percent(y)}>
      <path className="device" d={`M18 ${top}v${-box.loop}h-36v${box.loop - 7}`} />
      <path className="lead-to-cash-back" d={`M-18 ${top}l-4-8h8z`} />
      <text className="note label-middle" y={top - box.loop - 8}>
        {text}
      </text>
    </At>
  )
}
