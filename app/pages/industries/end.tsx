import { ActionButton } from '#app/ui/action-button.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { IndustriesPage } from '#content/industries-page.ts'

/** The end of the trace through the six systems: a button, and a smaller first step below it. */
export function IndustriesEnd({
  closing,
  start,
  contact,
}: Pick<IndustriesPage, 'closing' | 'start' | 'contact'>) {
  return (
    <div className="traced industries-end">
      <span className="flyback" />
      <span className="trace-in" />
      <Paragraph className="industries-closing">{closing}</Paragraph>
      <div className="industries-button">
        <ActionButton action={contact} className="button-large" />
      </div>
      <p className="industries-start">
        {start.text}{' '}
        <a className="reach-link" href="/services#ways">
          {start.link}
        </a>
      </p>
    </div>
  )
}
