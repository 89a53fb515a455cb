import { ActionButton } from '#app/ui/action-button.tsx'
import { industryPath } from '#content/industries.ts'
import type { IndustriesPage } from '#content/industries-page.ts'
import type { Industry } from '#content/schema.ts'

interface IndustryEndProps {
  page: Pick<IndustriesPage, 'contact' | 'labels'>
  previous: Industry
  next: Industry
}

/** The button in which the trace ends, and links to the industries before and after this one. */
export function IndustryEnd({ page: { contact, labels }, previous, next }: IndustryEndProps) {
  const neighbors = [
    { rel: 'prev', label: labels.previous, industry: previous },
    { rel: 'next', label: labels.next, industry: next },
  ]
  return (
    <>
      <div className="industry-button">
        <ActionButton action={contact} className="button-large" />
      </div>
      <nav className="industry-neighbors" aria-label={labels.neighbors}>
        <ul>
          {neighbors.map(({ rel, label, industry }) => (
            <li key={rel}>
              <a href={industryPath(industry)} rel={rel}>
                <span className="industry-neighbor-label">{label}</span>
                {industry.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
