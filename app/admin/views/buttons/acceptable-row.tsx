import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import type { AcceptableLink } from './buttons.ts'
import '#app/admin/ui/item.css'

interface AcceptableRowProps {
  link: AcceptableLink
  /** Whether the link leads to a page that the site does not have. */
  isBroken: boolean
  selected: boolean
  onToggle: () => void
}

/** A button and the link it will get, to be selected or left out. */
export function AcceptableRow({ link, isBroken, selected, onToggle }: AcceptableRowProps) {
  const { key, value, button } = link
  return (
    <li>
      <label>
        <input type="checkbox" checked={selected} onChange={onToggle} />
        <span className="button-name">
          <span className="button-label" dir="auto">
            {button.label}
          </span>
          <TextLabel textKey={key} />
        </span>
        <span className="acceptable-link">
          <code>{value}</code>
          {isBroken && <span className="item-note">{adminEditing.checks.unknownPath}</span>}
          {button.item && button.item.content_value !== '' && (
            <span className="acceptable-replaces">
              {buttonsView.plan.replaces} <q dir="auto">{button.item.content_value}</q>
            </span>
          )}
        </span>
      </label>
    </li>
  )
}
