import { useId } from 'react'
import { transfer } from '#app/admin/copy/transfer.ts'
import './import-others.css'

interface ImportOthersProps {
  count: number
  exact: boolean
  disabled: boolean
  onChange: (exact: boolean) => void
}

/** Asks what to do with the items that are not in the file. */
export function ImportOthers({ count, exact, disabled, onChange }: ImportOthersProps) {
  const name = useId()
  const choices = [
    { value: false, label: transfer.import.keep },
    { value: true, label: transfer.import.exact(count) },
  ]
  return (
    <fieldset className="import-others">
      <legend>{transfer.import.others}</legend>
      {choices.map(({ value, label }) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={exact === value}
            disabled={disabled}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
