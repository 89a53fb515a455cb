// How the trace of the page comes to a drawing: along a straight line from the edge of the page, at the height of its entry.

interface TraceEntryProps {
  /** The height of the drawing and of the trace on its left edge, in pixels. */
  height: number
  entry: number
  className?: string
}

export function TraceEntry({ height, entry, className = '' }: TraceEntryProps) {
  return (
    <svg className={`trace-entry ${className}`} height={height} overflow="visible" aria-hidden="true">
      <line className="halo" x2="100%" y1={entry} y2={entry} />
      <line className="live" x2="100%" y1={entry} y2={entry} />
    </svg>
  )
}
