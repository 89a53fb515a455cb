import { ActionButton } from '#app/ui/action-button.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { IndustriesPage } from '#content/industries-page.ts'

/** The end of the trace through the six systems: a button. */
export function IndustriesEnd({ closing, contact }: Pick<IndustriesPage, 'closing' | 'contact'>) {
  return (
    <div className="traced industries-end">
      <span className="flyback" />
      <span className="trace-in" />
      <Paragraph className="industries-closing">{closing}</Paragraph>
      <div className="industries-button">
        <ActionButton action={contact} className="min-h-[56px]" />
      </div>
    </div>
  )
}
