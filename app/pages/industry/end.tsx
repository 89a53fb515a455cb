import { ActionButton } from '#app/ui/action-button.tsx'
import { industryPath } from '#content/industries.ts'
import type { IndustriesPage } from '#content/industries-page.ts'
import type { Industry } from '#content/schema.ts'

interface IndustryEndProps {
  page: Pick<IndustriesPage, 'contact' | 'labels'>
  previous: Industry
  next: Industry
}

/** The key in which the trace ends, and the ways to the pages beside this one. */
export function IndustryEnd({ page: { contact, labels }, previous, next }: IndustryEndProps) {
  const ways = [
    { rel: 'prev', label: labels.previous, industry: previous },
    { rel: 'next', label: labels.next, industry: next },
  ]
  return (
    <>
      <div className="industry-button">
        <ActionButton action={contact} className="min-h-[56px]" />
      </div>
      <nav className="industry-ways" aria-label={labels.neighbours}>
        <ul>
          {ways.map(({ rel, label, industry }) => (
            <li key={rel}>
              <a href={industryPath(industry)} rel={rel}>
                <span className="industry-way">{label}</span>
                {industry.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
