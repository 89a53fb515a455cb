import { utcOffsetName } from '#app/figures/pages/locations/office-hours.ts'
import { isOnMap } from '#app/figures/pages/locations/projection.ts'
import { mapReadouts, mapWords, WorldMap } from '#app/figures/pages/locations/world-map.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import { fill } from '#content/keys/fill.ts'
import type { Locations } from '#content/locations.ts'
import { placesOf } from '#content/office-places.ts'
import type { Office } from '#content/schema.ts'

interface LocationsPresenceProps {
  presence: Locations['presence']
  offices: readonly Office[]
}

/**
 * The map, where the trace of the page begins. On narrow screens, and if there is no room for all names, its places are
 * numbered and listed below it.
 */
export function LocationsPresence({ presence, offices }: LocationsPresenceProps) {
  const { map } = presence
  const places = placesOf(offices).filter(isOnMap)
  const description = places.length > 0 ? fill(presence.imageAlt, mapWords(places)) : ''
  return (
    <section className="traced presence" aria-labelledby="presence-title">
      <div className="wide-section-head">
        <h2 id="presence-title">{presence.heading}</h2>
        <Paragraph>{presence.text}</Paragraph>
      </div>
      <ul className="drawing-readouts" aria-hidden="true">
        {mapReadouts(places).map(({ id, value }) => (
          <li key={id} className={`presence-${id}`}>
            {value}
          </li>
        ))}
      </ul>
      <Card className="presence-card">
        <WorldMap places={places} description={description} />
        <div className="presence-below">
          {places.length > 0 && (
            <ol className="presence-places">
              {places.map(({ id, name, timeZone }) => (
                <li key={id}>
                  {name} {timeZone && <span data-clock={timeZone}>{utcOffsetName(timeZone)}</span>}
                </li>
              ))}
            </ol>
          )}
          <CardTitle title={map.label} href={map.href} />
        </div>
        <span className="trace-out comes-down presence-out" />
      </Card>
    </section>
  )
}
