// Leads the trace of the page to a drawing: a straight horizontal line from the edge of the page.

interface TraceEntryProps {
  /** Height of the drawing, and y position of the line on its left edge. */
  heightPx: number
  entryPx: number
  className?: string
}

export function TraceEntry({ heightPx, entryPx, className = '' }: TraceEntryProps) {
  return (
    <svg className={`trace-entry ${className}`} height={heightPx} overflow="visible" aria-hidden="true">
      <line className="halo" x2="100%" y1={entryPx} y2={entryPx} />
      <line className="live" x2="100%" y1={entryPx} y2={entryPx} />
    </svg>
  )
}
