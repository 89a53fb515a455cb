/** A piece of the trace in a drawing: its halo, and the line itself over it. `crisp` for lines along the axes. */
export function TraceLine({ id, d, crisp }: { id: string; d: string; crisp?: boolean }) {
  return (
    <>
      <g className="halo">
        <path id={id} className="stroke" d={d} />
      </g>
      <use href={`#${id}`} className={crisp ? 'live crisp' : 'live'} />
    </>
  )
}
