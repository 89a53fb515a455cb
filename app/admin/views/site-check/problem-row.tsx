import { CurrentText } from '#app/admin/catalog/current-text.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { siteCheck } from '#app/admin/copy/site-check.ts'
import { shortened } from '#app/admin/copy/wording.ts'
import { addressToEdit } from './site-problem.ts'
import '#app/admin/ui/item.css'

interface ProblemRowProps {
  textKey: string
  value: string
  note?: string | undefined
}

/** Longer values are cut: the row shows two lines. */
const maxShown = 300

/** A text with what is wrong with it, and a link to where it is edited. */
export function ProblemRow({ textKey, value, note }: ProblemRowProps) {
  const { catalog } = useSite()
  const label = useLabel(textKey)
  const isLink = catalog?.byKey.get(textKey)?.kind === 'href'
  return (
    <>
      <div className="item-value">
        <CurrentText empty={value.trim() === ''} isLink={isLink}>
          {shortened(value, maxShown)}
        </CurrentText>
        {note !== undefined && <p className="item-note">{note}</p>}
      </div>
      <div className="item-name">
        <TextLabel textKey={textKey} />
      </div>
      {catalog && (
        <a
          className="problem-edit"
          href={addressToEdit(textKey, catalog)}
          aria-label={siteCheck.editOf(label)}
          data-shortcut="row"
        >
          {siteCheck.edit}
        </a>
      )}
    </>
  )
}
