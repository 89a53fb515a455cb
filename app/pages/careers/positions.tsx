import { MailLink } from '#app/sections/contact-links.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Careers, Position } from '#content/careers.ts'
import { fill } from '#content/keys/fill.ts'
import { positionName } from '#content/position-name.ts'

type Positions = Careers['positions']

const facts = ['department', 'location', 'type', 'experience'] as const

/** The positions as a parts list: reference designators, and a column for each property. */
export function CareersPositions({
  positions: { heading, note, empty, columns, items, ...words },
  email,
  applyLabel,
}: {
  positions: Positions
  /** The address for applications. */
  email: string
  /** What the link to the form for applications says, if there is a form. */
  applyLabel: string | undefined
}) {
  return (
    <section className="traced careers-positions" aria-labelledby="positions-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="section-head">
        <h2 id="positions-title">{heading}</h2>
        <Paragraph>{note}</Paragraph>
      </div>
      {items.length > 0 && (
        <p className="parts-columns" aria-hidden="true">
          {Object.entries(columns).map(([id, name]) => (
            <span key={id}>{name}</span>
          ))}
        </p>
      )}
      <span className="trace-line" />
      <span className="trace-out" />
      {items.length > 0 ? (
        <ol className="parts">
          {items.map((item, n) => (
            <li key={item.id}>
              <Part
                {...item}
                name={positionName(item, items)}
                number={n + 1}
                columns={columns}
                words={words}
                email={email}
                applyLabel={applyLabel}
              />
            </li>
          ))}
        </ol>
      ) : (
        <div className="parts parts-none">
          <Paragraph>{empty}</Paragraph>
        </div>
      )}
    </section>
  )
}

interface PartProps extends Position {
  /** What tells it apart from the other positions. */
  name: string
  number: number
  columns: Positions['columns']
  words: Pick<Positions, 'reference' | 'apply' | 'posted' | 'until'>
  email: string
  applyLabel: string | undefined
}

function Part(props: PartProps) {
  const { id, name, number, columns, words, email, applyLabel, ...position } = props
  const { title, description, href, skills, ...properties } = position
  const { datePosted, validThrough } = properties
  return (
    <Card className="part">
      <p className="part-reference">{fill(words.reference, { number })}</p>
      <div className="part-title">
        <CardTitle title={title} href={href} />
        <Paragraph>{description}</Paragraph>
        {applyLabel && (
          <p className="part-apply">
            <a className="part-form-link" href={`/careers?position=${id}#apply`} data-position>
              {applyLabel} <span className="sr-only">{name}</span>
            </a>
          </p>
        )}
        <p className="part-apply">
          {words.apply} <MailLink email={email} />
        </p>
        {(datePosted || validThrough) && (
          <ul className="part-dates">
            {datePosted && <li>{fill(words.posted, { date: datePosted })}</li>}
            {validThrough && <li>{fill(words.until, { date: validThrough })}</li>}
          </ul>
        )}
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact} className="part-fact">
            {properties[fact] && (
              <>
                <dt>{columns[fact]}</dt>
                <dd>{properties[fact]}</dd>
              </>
            )}
          </div>
        ))}
        {skills.length > 0 && (
          <div className="part-fact">
            <dt>{columns.skills}</dt>
            {Object.entries(skills).map(([index, skill]) => (
              <dd key={index}>{skill}</dd>
            ))}
          </div>
        )}
      </dl>
    </Card>
  )
}
