// The first words of a board: characters on a serial line, and what a decoder reads. The line is the trace of the page.

import { digital } from '#app/figures/kit/digital.ts'
import { quantity } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { bitsPerFrame, bitsPerSecond, edgesOf, frameOf, sendable } from '#app/figures/models/uart-frame.ts'

const height = 120
/** The heights of the two levels, in pixels from the top. */
const line = { idle: 34, active: 82 }
/** Units of the drawing for a bit. */
const unit = 20
/** How far the line extends into the next part of the trace, in units of the drawing, to hide the seam. */
const overlap = 1
/** Bits of idle line before the first and after the last character. */
const idle = { before: 2, after: 2 }
const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')

const facts = `${quantity(bitsPerSecond, 'Bd', 1)}, 8N1, ${quantity(1 / bitsPerSecond, 's', 2)} per bit`

/** Returns the values for the placeholders in the figure's description. */
export function quantitiesOf(text: string) {
  const message = sendable(text)
  return { line: facts, count: message.length, message }
}

export function Uart({ text, description }: { text: string; description: string }) {
  const message = sendable(text)
  const characters = [...message].map((character, n) => ({
    character,
    start: idle.before + n * bitsPerFrame,
    ones: frameOf(character),
  }))
  const bits = idle.before + characters.length * bitsPerFrame + idle.after
  const width = bits * unit
  return (
    <svg
      className="uart"
      height={height}
      overflow="visible"
      role="img"
      aria-label={description}
      // Without a character that can be sent, the line is idle.
      aria-hidden={!description || characters.length === 0 || undefined}
    >
      {characters.map(({ start }) => (
        <At key={start} x={percent(start / bits)}>
          <line className="uart-start" y1={line.idle - 14} y2={height} />
        </At>
      ))}
      <Stretch width={width} height={height}>
        <TraceLine
          id="uart-line"
          d={digital({
            edges: edgesOf(message).map((bit) => (idle.before + bit) * unit),
            from: -width,
            to: width + overlap,
            low: line.idle,
            high: line.active,
          })}
          crisp
        />
      </Stretch>
      {characters.map(({ character, start }) => (
        <At key={start} x={percent(start / bits)} y={String(height - 4)}>
          <text className="uart-character" x="8">
            {character}
          </text>
          <text x="22">{hex(character)}</text>
        </At>
      ))}
      <text y="12">{facts}</text>
    </svg>
  )
}
