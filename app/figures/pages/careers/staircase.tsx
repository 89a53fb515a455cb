import { Stretch } from '#app/figures/kit/responsive-svg.tsx'

/** How far the ends run into the next piece of the trace, in steps, so that no seam shows. */
const overlap = 0.003

/** The trace climbing from the lower left to the upper right, stretched to its box: as many treads as said, one riser between two. */
export function Staircase({ steps }: { steps: number }) {
  const d = `M${-overlap} ${steps - 1}H1${'v-1h1'.repeat(steps - 1)}h${overlap}`
  return (
    <Stretch className="staircase" width={steps} height={steps - 1}>
      <g className="halo">
        <path id="staircase" className="stroke" d={d} />
      </g>
      <use href="#staircase" className="live crisp" />
    </Stretch>
  )
}
