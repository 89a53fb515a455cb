import { SystemDrawing } from '#app/figures/industries/drawing.tsx'
import { entryOf, exitOf } from '#app/figures/industries/geometry.ts'
import type { System } from '#app/figures/industries/model.ts'
import { TraceEntry } from '#app/figures/kit/trace-entry.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import { industryPath } from '#content/industries.ts'
import type { Industry } from '#content/schema.ts'

/** An industry with its drawing. */
interface DrawnIndustry {
  industry: Industry
  system: System
}

/**
 * All industries with an excerpt of their drawings, on one trace. Side by side, two of them share a row from rail to
 * rail; stacked, each has its own rails.
 */
export function IndustryRows({ drawn }: { drawn: readonly DrawnIndustry[] }) {
  return pairsOf(drawn).map((pair, row) => (
    <div key={pair[0]?.industry.slug} className="traced industries-row">
      {pair.map((each, n) => (
        <Rails key={each.industry.slug} {...each} begins={row === 0 && n === 0} />
      ))}
      {pair.map(({ industry, system }) => (
        <Card key={industry.slug} className="industry-card">
          <SystemDrawing system={system} layout="excerpt" />
          <div className="industry-card-text">
            <CardTitle title={industry.name} href={industryPath(industry)} />
            <Paragraph>{industry.summary}</Paragraph>
          </div>
        </Card>
      ))}
    </div>
  ))
}

/** Two in sequence are a pair if the trace runs from one straight to the other. Without hidden ones, all are in pairs. */
function pairsOf(drawn: readonly DrawnIndustry[]): DrawnIndustry[][] {
  const pairs: DrawnIndustry[][] = []
  for (const each of drawn) {
    const last = pairs.at(-1)
    const [before] = last ?? []
    const fits = before && exitOf(before.system.excerpt) === entryOf(each.system.excerpt)
    if (last?.length === 1 && fits) last.push(each)
    else pairs.push([each])
  }
  return pairs
}

/** The trace before and after an excerpt. The first one comes straight from the edge of the page. */
function Rails({ system: { excerpt }, begins }: DrawnIndustry & { begins: boolean }) {
  return (
    <>
      {begins ? (
        <TraceEntry heightPx={excerpt.height} entryPx={entryOf(excerpt)} />
      ) : (
        <>
          <span className="flyback" />
          <span className="trace-in">
            <svg height={entryOf(excerpt)} aria-hidden="true" />
          </span>
        </>
      )}
      <span className="system-out">
        <svg className="system-out-from" height={exitOf(excerpt)} aria-hidden="true" />
        <span className="trace-out" />
      </span>
    </>
  )
}
