import { buttonsView } from '#app/admin/copy/buttons.ts'
import { SegmentedControl } from '#app/admin/ui/segmented-control.tsx'
import type { ButtonState } from './buttons.ts'
import { buttonFilters, type FilterName, matchesFilter } from './use-shown-buttons.ts'

interface ButtonFilterProps {
  buttons: readonly ButtonState[]
  current: FilterName
  onChange: (filter: FilterName) => void
}

/** Which buttons are shown, with how many there are of each kind. */
export function ButtonFilter({ buttons, current, onChange }: ButtonFilterProps) {
  return (
    <SegmentedControl label={buttonsView.filter} options={buttonFilters} chosen={current} onChoose={onChange}>
      {(name) => (
        <>
          {buttonsView.filters[name]}{' '}
          <span className="count">{buttons.filter((button) => matchesFilter(button, name)).length}</span>
        </>
      )}
    </SegmentedControl>
  )
}
