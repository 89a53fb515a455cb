import { Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'

/** How far the ends extend into the next part of the trace, in steps, to hide the seam. */
const overlap = 0.003

/**
 * The trace climbing from the lower left to the upper right of its box, with the given number of treads and a riser
 * between two.
 */
export function Staircase({ steps }: { steps: number }) {
  const d = `M${-overlap} ${steps - 1}H1${'v-1h1'.repeat(steps - 1)}h${overlap}`
  return (
    <Stretch className="staircase" width={steps} height={steps - 1}>
      <TraceLine id="staircase" d={d} crisp />
    </Stretch>
  )
}
