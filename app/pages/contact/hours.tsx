import { WeekHours } from '#app/figures/pages/locations/hours-chart.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Contact } from '#content/contact.ts'

/** Weekdays as Intl abbreviates them in English, Sunday first. */
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/**
 * Office hours, and the week as a timing diagram, which is the trace. app/enhance/office-hours.ts shows whether the
 * office is open now.
 */
export function ContactHours({ officeHours }: { officeHours: Contact['officeHours'] }) {
  const { rows, open, closed, timeZone } = officeHours
  const openings = Object.fromEntries(
    rows.flatMap(({ weekdays, opens, closes }) =>
      opens === undefined ? [] : weekdays.map((weekday) => [weekdayNames[weekday], [opens, closes]]),
    ),
  )
  return (
    <section className="traced week" aria-labelledby="week-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="wide-section-head">
        <h2 id="week-title">{officeHours.heading}</h2>
        <div>
          <p
            className="week-now"
            data-office-hours={JSON.stringify(openings)}
            data-time-zone={timeZone}
            data-open={open}
            data-closed={closed}
          />
          <Paragraph>{officeHours.note}</Paragraph>
        </div>
      </div>
      <dl className="week-rows">
        {rows.map(({ id, days, hours }) => (
          <div key={id} className={`week-${id}`}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <WeekHours rows={rows} />
      <span className="trace-out" />
    </section>
  )
}
