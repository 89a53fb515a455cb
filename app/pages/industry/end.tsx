import { ActionButton } from '#app/ui/action-button.tsx'
import { industryPath } from '#content/industries.ts'
import type { IndustriesPage } from '#content/industries-page.ts'
import type { Industry } from '#content/schema.ts'

interface IndustryEndProps {
  page: Pick<IndustriesPage, 'contact' | 'labels'>
  /** Those before and after it: the same one if there are two industries, none if it is the only one. */
  previous: Industry | undefined
  next: Industry | undefined
}

/** The button in which the trace ends, and links to the industries before and after this one. */
export function IndustryEnd({ page: { contact, labels }, previous, next }: IndustryEndProps) {
  const neighbors = [
    ...(previous && previous !== next ? [{ rel: 'prev', label: labels.previous, industry: previous }] : []),
    ...(next ? [{ rel: 'next', label: labels.next, industry: next }] : []),
  ]
  return (
    <>
      <div className="industry-button">
        <ActionButton action={contact} className="button-large" />
      </div>
      {neighbors.length > 0 && (
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
      )}
    </>
  )
}
