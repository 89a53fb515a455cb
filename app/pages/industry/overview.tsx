import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Industry } from '#content/schema.ts'

export function IndustryOverview({ overview }: Pick<Industry, 'overview'>) {
  return (
    <section className="industry-overview" aria-labelledby="overview-title">
      <h2 id="overview-title">{overview.title}</h2>
      <Paragraph>{overview.text}</Paragraph>
    </section>
  )
}
