import { Axis } from '#app/figures/kit/axis.tsx'
import { DayHours } from '#app/figures/pages/locations/hours-chart.tsx'
import { clock } from '#app/figures/pages/locations/office-hours.ts'
import { readHours } from '#app/figures/pages/locations/read-hours.ts'
import { PhoneLink } from '#app/sections/contact-links.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Locations } from '#content/locations.ts'

/** Support hours as a timing diagram. The line that never falls, emergency support, is the trace of the page. */
export function LocationsSupport({ support }: { support: Locations['support'] }) {
  return (
    <section className="traced support" aria-labelledby="support-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="wide-section-head">
        <h2 id="support-title">{support.heading}</h2>
        <div>
          <Paragraph>{support.introduction}</Paragraph>
          <Paragraph>{support.text}</Paragraph>
        </div>
      </div>
      <div className="support-diagram">
        <div className="support-axis" aria-hidden="true">
          <p>{support.axis}</p>
          <Axis from={0} to={24} minor={1} major={6} above format={clock} />
        </div>
        {support.regions.map(({ id, region, hours, zone, timeZone }) => {
          const read = readHours(hours)
          return (
            <div key={id} className="support-region">
              <div>
                <h3>{region}</h3>
                <p className="support-hours">{hours}</p>
                <p className="support-zone">{zone}</p>
              </div>
              <DayHours opening={read && { ...read, timeZone }} zone={support.axis} />
            </div>
          )
        })}
        <Paragraph className="support-note">{support.note}</Paragraph>
        <h3 className="support-always">{support.emergency.title}</h3>
      </div>
      <span className="trace-line crossing" />
      <div className="support-critical">
        <p className="support-phone">
          <PhoneLink phone={support.emergency.phone} />
        </p>
        <Paragraph>{support.emergency.text}</Paragraph>
      </div>
      <span className="trace-out goes-on" />
    </section>
  )
}
