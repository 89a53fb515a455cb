import { WeekHours } from '#app/figures/pages/locations/hours-chart.tsx'
import { readDays, readWeek } from '#app/figures/pages/locations/read-hours.ts'
import { Paragraph } from '#app/ui/paragraph.tsx'
import { ownZoneName } from '#content/company.ts'
import type { Contact } from '#content/contact.ts'

/** The days of the rows that a wide window shows above the drawing, each above its days. */
const usualDays = ['Mon-Fri', 'Sat', 'Sun']
const areUsual = (rows: Contact['officeHours']['rows']) =>
  rows.every(({ days }, n) => `${readDays(days)}` === `${readDays(usualDays[n] ?? '')}`)

/**
 * Office hours, and the week as a timing diagram, which is the trace. app/enhance/office-hours.ts shows whether the
 * office is open now. While the hours cannot be read, nothing says so, and the trace stays low.
 */
export function ContactHours({ officeHours }: { officeHours: Contact['officeHours'] }) {
  const { rows, open, closed, timeZone } = officeHours
  const week = readWeek(rows, ownZoneName)
  const openings = week && [...week].map(([day, { opens, closes }]) => [day, [opens, closes]])
  return (
    <section className="traced week" aria-labelledby="week-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="wide-section-head">
        <h2 id="week-title">{officeHours.heading}</h2>
        <div>
          <p
            className="week-now"
            data-office-hours={openings && JSON.stringify(Object.fromEntries(openings))}
            data-time-zone={timeZone}
            data-open={open}
            data-closed={closed}
          />
          <Paragraph>{officeHours.note}</Paragraph>
        </div>
      </div>
      <dl className={areUsual(rows) ? 'week-rows week-days' : 'week-rows'}>
        {rows.map(({ id, days, hours }) => (
          <div key={id} className={`week-${id}`}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <WeekHours rows={rows} week={week} />
      <span className="trace-out" />
    </section>
  )
}
