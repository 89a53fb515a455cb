import { useSite } from './site-context.ts'
import './text-label.css'

interface TextLabelProps {
  textKey: string
  /** Whether to leave out the name of the page, since the texts around it are on the same one. */
  withinPage?: boolean
}

/** The name of a text, with its key below. An item that the site does not use has only its key. */
export function TextLabel({ textKey, withinPage = false }: TextLabelProps) {
  const text = useSite().catalog?.byKey.get(textKey)
  const label = text && (withinPage ? text.parts.join(' › ') : text.label)
  return (
    <span className="text-label">
      {label !== undefined && <span className="text-label-name">{label}</span>}
      <span className="text-label-key">
        <bdi>{textKey}</bdi>
      </span>
    </span>
  )
}
