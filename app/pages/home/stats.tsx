import { Histogram, quantities } from '#app/figures/pages/home/histogram.tsx'
import type { Home } from '#content/home.ts'
import { fill } from '#content/keys/fill.ts'

interface HomeStatsProps {
  title: string
  stats: Home['stats']
  imageAlt: string
}

/**
 * The last of the numbers is large, above the histogram of what it counts; the others are a readout table beside it.
 */
export function HomeStats({ title, stats, imageAlt }: HomeStatsProps) {
  const main = stats.at(-1)
  return (
    <section className="traced stats" aria-labelledby="stats-title">
      <span className="flyback" />
      <span className="trace-in" />
      <h2 id="stats-title" className="sr-only">
        {title}
      </h2>
      <dl className="stats-values">
        {main && (
          <div className="stats-main">
            <dt>{main.label}</dt>
            <dd>{main.value}</dd>
          </div>
        )}
        {stats.slice(0, -1).map(({ id, value, label }) => (
          <div key={id} className="stats-row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Histogram description={fill(imageAlt, quantities)} />
      <span className="trace-out" />
    </section>
  )
}
