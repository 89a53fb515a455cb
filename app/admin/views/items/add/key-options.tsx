import type { Ref } from 'react'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'

interface KeyOptionsProps {
  ref: Ref<HTMLDivElement>
  id: string
  matches: readonly TextState[]
  active: number
  optionId: (index: number) => string
  onChoose: (index: number) => void
}

/** The list below the field: each text with its name, its key and what visitors see now. */
export function KeyOptions({ ref, id, matches, active, optionId, onChoose }: KeyOptionsProps) {
  return (
    // Choosing with the pointer leaves the focus in the field, which handles the keys for the list.
    <div
      ref={ref}
      id={id}
      className="key-options"
      role="listbox"
      aria-label={admin.add.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.map(({ text, item, current }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys, as the ARIA pattern requires
        <div
          key={text.key}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(index)}
        >
          <TextLabel textKey={text.key} />
          {item && <span className="key-option-listed">{admin.add.inList}</span>}
          <span className="key-option-text" dir="auto">
            {current || admin.item.empty}
          </span>
        </div>
      ))}
    </div>
  )
}
