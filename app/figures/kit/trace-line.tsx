/** A part of the trace: its halo, with the line itself on top. `crisp` is for lines parallel to the axes. */
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
