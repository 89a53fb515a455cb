import { momentDrawings } from '#app/figures/pages/careers/moments.tsx'
import { dayInWords } from '#app/figures/pages/careers/work-hours.ts'
import { WorkingDay } from '#app/figures/pages/careers/working-day.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Careers } from '#content/careers.ts'
import { fill } from '#content/keys/fill.ts'
import type { Office } from '#content/schema.ts'

interface CareersLifeProps {
  life: Careers['life']
  offices: readonly Office[]
}

/** The time zone of the office where the day in the drawing begins: the one with the benches. */
export const firstZone = 'America/Chicago'

/** Three moments of one day, each below the hour at which the trace reaches it. */
export function CareersLife({ life, offices }: CareersLifeProps) {
  const day = dayInWords(offices, firstZone)
  const handsOver = day.handovers.length > 0
  return (
    <section className="traced careers-life" aria-labelledby="life-title">
      <span className="flyback" />
      <span className="trace-in" />
      <h2 id="life-title" className="printed-with-next">
        {life.heading}
      </h2>
      <WorkingDay
        offices={offices}
        firstTimeZone={firstZone}
        note={life.imageNote}
        description={handsOver ? describe(life, day) : ''}
      />
      <span className="trace-out" />
      <ol className="moments">
        {life.items.map(({ id, title, description }) => {
          const Moment = momentDrawings[id]
          return (
            <li key={id}>
              {Moment && <Moment />}
              <h3>{title}</h3>
              {/* With a single office there are no handovers to speak of. */}
              {(handsOver || id !== 'across-time-zones') && (
                <Paragraph>{fill(description, { offices: day.offices })}</Paragraph>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const describe = (
  { imageAlt, imageShift }: Careers['life'],
  { shifts, handovers }: ReturnType<typeof dayInWords>,
) =>
  fill(imageAlt, {
    shifts: shifts.map((shift) => fill(imageShift, shift)).join(', '),
    handovers: handovers.join(', '),
  })
