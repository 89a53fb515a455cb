import type { ReactNode } from 'react'
import './segmented-control.css'

interface SegmentedControlProps<T extends string | number> {
  label: string
  /** In the order in which they are shown. */
  options: readonly T[]
  chosen: T
  onChoose: (option: T) => void
  /** What an option shows. */
  children: (option: T) => ReactNode
}

/** Buttons in one frame, of which one is pressed. */
export function SegmentedControl<T extends string | number>(props: SegmentedControlProps<T>) {
  const { label, options, chosen, onChoose, children } = props
  return (
    <fieldset className="segmented-control">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
          {children(option)}
        </button>
      ))}
    </fieldset>
  )
}
