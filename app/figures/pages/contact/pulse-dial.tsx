// A phone number being dialed, with each digit below its pulses. The line is the trace of the page: it comes in and
// leaves high, which is a closed loop.
import { line, type Point } from '#app/figures/kit/path.ts'
import { quantity } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { breakMs, dial, makeMs, pauseMs } from './pulse-dialing.ts'

/** The readouts above the line. */
export function dialReadouts(phone: string) {
  const { digits, dialingMs } = dial(phone)
  return [
    { id: 'rate', value: `${1000 / (breakMs + makeMs)} pulses/s` },
    { id: 'pulse', value: `break ${quantity(breakMs / 1e3, 's')}, make ${quantity(makeMs / 1e3, 's')}` },
    { id: 'pause', value: `pause ${quantity(pauseMs / 1e3, 's')}` },
    { id: 'duration', value: `${digits.length} digits, ${quantity(dialingMs / 1e3, 's', 1)}` },
  ]
}

/** The pulses of a number. If `shown` is given, that many digits fill the width and the others are cut off. */
export function PulseDial({ phone, shown, className }: { phone: string; shown?: number; className: string }) {
  const { digits, durationMs } = dial(phone.replaceAll(/\D/g, '').slice(0, shown))
  const levels = digits.flatMap(({ breakStartsMs }) =>
    breakStartsMs.flatMap((at): Point[] => [
      [at, 0],
      [at, 1],
      [at + breakMs, 1],
      [at + breakMs, 0],
    ]),
  )
  return (
    <svg className={`dial ${className}`} overflow="visible" aria-hidden="true">
      {digits.map(({ digit, startMs, endMs }) => (
        <At
          key={startMs}
          x={percent(startMs / durationMs)}
          width={percent((endMs - makeMs - startMs) / durationMs)}
        >
          <line className="dial-bracket" x2="100%" y1="100%" y2="100%" transform="translate(0 14)" />
          <text x="50%" y="100%" dy="34">
            {digit}
          </text>
        </At>
      ))}
      <Stretch width={durationMs} height={1}>
        <TraceLine id={className} d={line([[0, 0], ...levels, [durationMs, 0]])} crisp />
      </Stretch>
    </svg>
  )
}
