// Leads the trace of the page to a drawing: a straight horizontal line from the edge of the page.

interface TraceEntryProps {
  /** Height of the drawing, and y position of the line, in pixels. */
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
