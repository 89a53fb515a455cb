import { Axis } from '#app/figures/kit/axis.tsx'
import { Tints } from '#app/figures/kit/tint.tsx'
import { Bus, CalendarDates } from '#app/figures/pages/home/bus.tsx'
import {
  activitiesOf,
  type BusName,
  firstSiliconWeek,
  firstWeek,
  lastWeek,
  signedWeek,
} from '#app/figures/pages/home/calendar.ts'
import { UprightCalendar } from '#app/figures/pages/home/upright-calendar.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Home } from '#content/home.ts'
import { fill } from '#content/keys/fill.ts'

/** The trace fans out to four buses on the calendar of one chip, one for each service. */
export function HomeServices({ services }: { services: Home['services'] }) {
  const { activity, imageAlt, scaleAlt } = services.calendar
  const firstSilicon = signedWeek(firstSiliconWeek)
  const inWords = (bus: BusName) =>
    activitiesOf(bus)
      .map((values) => fill(activity, values))
      .join('; ')
  const buses = services.cards.map(({ icon }, n) => `${n + 1}: ${inWords(icon)}`).join('. ')
  return (
    <section className="traced services" aria-labelledby="services-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="services-head">
        <h2 id="services-title">{services.title}</h2>
        <Paragraph>{services.introduction}</Paragraph>
      </div>
      <Tints />
      <div
        className="calendar-axis"
        role="img"
        aria-label={fill(scaleAlt, { week: firstSilicon })}
        aria-hidden={!scaleAlt || undefined}
      >
        <Axis from={firstWeek} to={lastWeek} minor={4} major={20} above name="Weeks" format={signedWeek} />
      </div>
      <CalendarDates />
      {services.cards.map(({ id, icon, title, description, gradient, href }) => (
        <Card key={id} className="service">
          <CardTitle title={title} href={href} />
          <Paragraph>{description}</Paragraph>
          <span className="trace-line service-line" />
          <Bus name={icon} tint={gradient} description={`${inWords(icon)}.`} />
        </Card>
      ))}
      <UprightCalendar description={fill(imageAlt, { buses, week: firstSilicon })} />
      <span className="trace-out" />
    </section>
  )
}
