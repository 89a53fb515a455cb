import { Paragraph } from '#app/ui/paragraph.tsx'
import type { LinkedPoint, Point } from '#content/schema.ts'

interface RuledRowsProps {
  id: string
  heading: string
  introduction?: string
  items: readonly (Point | LinkedPoint)[]
  /** Whether the rows are steps, which are numbered. */
  numbered?: boolean
  /** Below the rows. */
  note?: string
  /** In place of the rows while there are none. */
  empty?: string
}

/** A heading beside rows of a title, a text and links, all fed from the left rail. */
export function RuledRows({
  id,
  heading,
  introduction = '',
  items,
  numbered,
  note = '',
  empty = '',
}: RuledRowsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <section id={id} className="traced ruled-rows" aria-labelledby={`${id}-title`}>
      <span className="flyback" />
      <span className="trace-in" />
      <div className={introduction ? 'section-head' : 'ruled-rows-head'}>
        <h2 id={`${id}-title`}>{heading}</h2>
        <Paragraph>{introduction}</Paragraph>
      </div>
      <List className="ruled-rows-list">
        {items.length === 0 && empty && (
          <li>
            <Paragraph>{empty}</Paragraph>
          </li>
        )}
        {items.map((item) => (
          <li key={item.id}>
            <h3>{item.title}</h3>
            <Paragraph>{item.description}</Paragraph>
            {'links' in item && (
              <p className="ruled-rows-links">
                {item.links.map(({ id, name, path }) => (
                  <a key={id} className="reach-link" href={path}>
                    {name}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </List>
      <Paragraph className="ruled-rows-note">{note}</Paragraph>
      <span className="trace-line" />
      <span className="trace-out" />
    </section>
  )
}
