import type { IndustriesPage } from '#content/industries-page.ts'
import { ActionKey } from '../ui/action-key.tsx'

/** Where the trace through the six systems ends: in the key. */
export function IndustriesEnd({ closing, contact }: Pick<IndustriesPage, 'closing' | 'contact'>) {
  return (
    <div className="traced industries-end">
      <span className="flyback" />
      <span className="trace-in" />
      <p className="industries-closing">{closing}</p>
      <div className="industries-key">
        <ActionKey action={contact} className="min-h-[56px]" />
      </div>
    </div>
  )
}
