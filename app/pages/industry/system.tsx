import { SystemDrawing } from '#app/figures/industries/drawing.tsx'
import { entryOf, exitOf } from '#app/figures/industries/geometry.ts'
import type { LayoutName, System } from '#app/figures/industries/model.ts'
import { TraceEntry } from '#app/figures/kit/trace-entry.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { IndustriesPage } from '#content/industries-page.ts'
import type { Industry } from '#content/schema.ts'

interface IndustrySystemProps {
  industry: Industry
  system: System
  labels: IndustriesPage['labels']
}

/**
 * The drawing of a system: the trace comes in from the edge of the page, runs through what we do, and leaves on the
 * right rail.
 */
export function IndustrySystem({ industry, system, labels }: IndustrySystemProps) {
  const numbers = Object.fromEntries(industry.offerings.map(({ id }, n) => [id, n + 1]))
  return (
    <figure className="traced industry-system">
      <Rails system={system} layout="wide" />
      <Rails system={system} layout="narrow" />
      <div role="img" aria-label={industry.imageAlt} aria-hidden={!industry.imageAlt || undefined}>
        <SystemDrawing system={system} layout="wide" numbers={numbers} />
        <SystemDrawing system={system} layout="narrow" numbers={numbers} />
      </div>
      <figcaption className="industry-caption">
        <Paragraph>{industry.caption}</Paragraph>
        <ul className="industry-legend">
          <li className="legend-ours">{labels.ours}</li>
          <li>{labels.others}</li>
          <li className="legend-numbered">{labels.numbered}</li>
        </ul>
      </figcaption>
    </figure>
  )
}

/** The trace on both sides of one layout. */
function Rails({ system, layout: name }: { system: System; layout: LayoutName }) {
  const layout = system[name]
  return (
    <>
      <TraceEntry className={`system-${name}`} heightPx={layout.height} entryPx={entryOf(layout)} />
      <span className={`system-out system-${name}`}>
        <svg className="system-out-from" height={exitOf(layout)} aria-hidden="true" />
        <span className="trace-out" />
      </span>
    </>
  )
}
