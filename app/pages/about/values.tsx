import { type MeasuredName, readings, ValuesWaveform } from '#app/figures/pages/about/values-waveform.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { About } from '#content/about.ts'
import { fill } from '#content/keys/fill.ts'

/** The quantity that measures a value. A value that an editor has added has none. */
const measuredBy: ReadonlyMap<string, MeasuredName> = new Map([
  ['innovation', 'riseTime'],
  ['collaboration', 'delay'],
  ['excellence', 'jitter'],
  ['integrity', 'overshoot'],
])

/** Values as dimensions of one pulse. */
export function AboutValues({ values }: { values: About['values'] }) {
  const measured = values.items.flatMap(({ id, quantity }) => {
    const name = measuredBy.get(id)
    return name ? [{ name, quantity }] : []
  })
  const inWords = measured.map(({ name, quantity }) => `${quantity} ${readings[name]}`).join(', ')
  const names = new Map(measured.map(({ name, quantity }) => [name, quantity]))
  return (
    <section id="values" className="traced about-values" aria-labelledby="values-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="section-head">
        <h2 id="values-title">{values.heading}</h2>
        <Paragraph>{values.introduction}</Paragraph>
      </div>
      <ValuesWaveform
        names={names}
        alt={measured.length > 0 ? fill(values.imageAlt, { readings: inWords }) : ''}
        axis={values.imageAxis}
        note={values.imageNote}
      />
      <span className="trace-out" />
      {values.items.length === 0 ? (
        <div className="about-values-list">
          <Paragraph>{values.empty}</Paragraph>
        </div>
      ) : (
        <ul className="about-values-list">
          {values.items.map(({ id, title, description, quantity, reason }) => {
            const name = measuredBy.get(id)
            return (
              <li key={id}>
                {(quantity || name) && (
                  <p className="about-reading">
                    {quantity} {name && <b className="about-reading-value">{readings[name]}</b>}
                  </p>
                )}
                <div>
                  <h3>{title}</h3>
                  <Paragraph className="about-reason">{reason}</Paragraph>
                  <Paragraph>{description}</Paragraph>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
