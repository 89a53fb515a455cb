// Where three lines agree: the timing diagram of a C-element. Its output is the trace of the page.

import { digital } from '#app/figures/kit/digital.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { truncate } from '#app/figures/kit/truncate.ts'
import { inputEdges, outputEdgesOf } from './c-element-model.ts'

interface CElementProps {
  /** The names of the lines that agree. The drawing has three. */
  names: readonly string[]
  output: string
  alt: string
}

const width = 1000
/**
 * How far a line extends into the next part of the trace, in units of the drawing, to hide the seam where the two round to different
 * pixels.
 */
const overlap = 1
/** In pixels: the height of a row, and the heights of the two levels in it. */
const row = 44
const low = 34
const high = 12
/** How many characters of a line's name fit. */
const maxNameLength = 24
const output = outputEdgesOf(inputEdges)
const scaled = (edges: readonly number[]) => edges.map((edge) => edge * width)
/** A line of the diagram, starting beyond the left edge of the page. */
const lineOf = (edges: readonly number[], n: number) =>
  digital({
    edges: scaled(edges),
    from: -width,
    to: width + overlap,
    low: n * row + low,
    high: n * row + high,
  })
/** The input that decides: the last one to change. */
const decider = (time: number) => inputEdges.findIndex((edges) => edges.includes(time))

export function CElement({ names, output: outputName, alt }: CElementProps) {
  return (
    <svg
      className="c-element"
      height={row * (inputEdges.length + 1)}
      overflow="visible"
      role="img"
      aria-label={alt}
      aria-hidden={!alt || undefined}
    >
      {output.map((time) => (
        <line
          key={time}
          className="c-element-cause"
          x1={percent(time)}
          x2={percent(time)}
          y1={decider(time) * row + low}
          y2={inputEdges.length * row + high}
        />
      ))}
      <Stretch width={width} height={row * (inputEdges.length + 1)}>
        <path className="device" d={inputEdges.map(lineOf).join('')} />
        <TraceLine id="c-element-output" d={lineOf(output, inputEdges.length)} crisp />
      </Stretch>
      {[...inputEdges.map((_, n) => names[n]), outputName].map(
        (name, n) =>
          name && (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move, and two may have the same name
              key={n}
              className={n === inputEdges.length ? 'c-element-output' : undefined}
              y={n * row + low - 9}
            >
              {truncate(name, maxNameLength)}
            </text>
          ),
      )}
      {output.map((time) => (
        <At key={time} x={percent(time)} y={`${decider(time) * row + (low + high) / 2}`}>
          <circle className="c-element-mark" r="3" />
        </At>
      ))}
    </svg>
  )
}
