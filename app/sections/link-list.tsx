import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Link } from '#content/schema.ts'

interface LinkListProps {
  title: string
  links: readonly (Link & { summary?: string })[]
}

/** Links below a title, with a line about each that has one. Shows nothing without links. */
export function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <div className="link-list">
      <h3 className="list-title">{title}</h3>
      <ul>
        {links.map(({ name, path, summary = '' }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <Paragraph>{summary}</Paragraph>
          </li>
        ))}
      </ul>
    </div>
  )
}
