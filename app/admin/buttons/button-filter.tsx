import { admin } from '#app/admin/copy/admin.ts'
import type { ButtonState } from './buttons.ts'
import { type FilterName, filters, matchesFilter } from './use-shown-buttons.ts'

interface ButtonFilterProps {
  buttons: readonly ButtonState[]
  current: FilterName
  onChange: (filter: FilterName) => void
}

/** Which buttons are shown, with how many there are of each kind. */
export function ButtonFilter({ buttons, current, onChange }: ButtonFilterProps) {
  return (
    <fieldset className="button-filter">
      <legend className="sr-only">{admin.buttons.filter}</legend>
      {filters.map((name) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onChange(name)}>
          {admin.buttons[name]}{' '}
          <span className="count">{buttons.filter((button) => matchesFilter(button, name)).length}</span>
        </button>
      ))}
    </fieldset>
  )
}
