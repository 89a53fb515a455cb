import { type MeasuredName, readings, ValuesWaveform } from '#app/figures/pages/about/values-waveform.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { About } from '#content/about.ts'
import { fill } from '#content/keys/fill.ts'

/** The quantity that measures each value. */
const measuredBy: Record<string, MeasuredName> = {
  innovation: 'riseTime',
  collaboration: 'delay',
  excellence: 'jitter',
  integrity: 'overshoot',
}

/** Four values as four dimensions of one pulse. */
export function AboutValues({ values }: { values: About['values'] }) {
  const items = values.items.flatMap((item) => {
    const measured = measuredBy[item.id]
    return measured ? [{ ...item, measured }] : []
  })
  const inWords = items.map(({ measured, quantity }) => `${quantity} ${readings[measured]}`).join(', ')
  const names = new Map(items.map(({ measured, quantity }) => [measured, quantity]))
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
        alt={fill(values.imageAlt, { readings: inWords })}
        axis={values.imageAxis}
        note={values.imageNote}
      />
      <span className="trace-out" />
      <ul className="about-values-list">
        {items.map(({ id, title, description, quantity, reason, measured }) => (
          <li key={id}>
            <p className="about-reading">
              {quantity} <b className="about-reading-value">{readings[measured]}</b>
            </p>
            <div>
              <h3>{title}</h3>
              <Paragraph className="about-reason">{reason}</Paragraph>
              <Paragraph>{description}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
