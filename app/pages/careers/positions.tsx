import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Careers } from '#content/careers.ts'
import { fill } from '#content/keys/fill.ts'

type Positions = Careers['positions']

const facts = ['department', 'location', 'type', 'experience'] as const

/** The positions as a parts list: reference designators, and a column for each property. */
export function CareersPositions({
  positions: { heading, note, columns, reference, items },
}: {
  positions: Positions
}) {
  return (
    <section className="traced careers-positions" aria-labelledby="positions-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="section-head">
        <h2 id="positions-title">{heading}</h2>
        <Paragraph>{note}</Paragraph>
      </div>
      <p className="parts-columns" aria-hidden="true">
        {Object.entries(columns).map(([id, name]) => (
          <span key={id}>{name}</span>
        ))}
      </p>
      <span className="trace-line" />
      <span className="trace-out" />
      <ol className="parts">
        {items.map((item, n) => (
          <li key={item.id}>
            <Part {...item} reference={fill(reference, { number: n + 1 })} columns={columns} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PartProps extends Omit<Positions['items'][number], 'id'> {
  reference: string
  columns: Positions['columns']
}

function Part({ reference, columns, title, description, href, skills, ...properties }: PartProps) {
  return (
    <Card className="part">
      <p className="part-reference">{reference}</p>
      <div className="part-title">
        <CardTitle title={title} href={href} />
        <Paragraph>{description}</Paragraph>
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact} className="part-fact">
            <dt>{columns[fact]}</dt>
            <dd>{properties[fact]}</dd>
          </div>
        ))}
        {skills.length > 0 && (
          <div className="part-fact">
            <dt>{columns.skills}</dt>
            {Object.entries(skills).map(([position, skill]) => (
              <dd key={position}>{skill}</dd>
            ))}
          </div>
        )}
      </dl>
    </Card>
  )
}
