import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import type { AcceptableLink } from './buttons.ts'

interface AcceptableRowProps {
  link: AcceptableLink
  selected: boolean
  onToggle: () => void
}

/** A button and the link it will get, to be selected or left out. */
export function AcceptableRow({ link, selected, onToggle }: AcceptableRowProps) {
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
