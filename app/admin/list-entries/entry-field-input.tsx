import { lists } from '#app/admin/copy/lists.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { isDay } from '#content/dates/day.ts'
import type { EntryField } from './entry-fields.ts'

interface EntryFieldInputProps {
  field: EntryField
  id: string
  value: string
  required: boolean
  readOnly: boolean
  error: string | undefined
  onChange: (value: string) => void
}

const words = lists.form

/** A field of a new entry. */
export function EntryFieldInput({
  field,
  id,
  value,
  required,
  readOnly,
  error,
  onChange,
}: EntryFieldInputProps) {
  const { name, label, kind, examples } = field
  const hint = kind === 'lines' ? words.lines : words.hints[name]
  const props = {
    id,
    name,
    label,
    dir: 'auto',
    value,
    readOnly,
    error,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    ...(hint && { hint }),
    ...(required && { 'aria-required': true }),
  }
  if (kind === 'prose' || kind === 'lines')
    return (
      <div className="new-entry-wide">
        <TextAreaField {...props} className="tall-field" />
      </div>
    )
  // A date field would show nothing of another text, such as “End of March”, and keep it.
  if (kind === 'date') return <TextField {...props} type={value === '' || isDay(value) ? 'date' : 'text'} />
  if (examples.length === 0) return <TextField {...props} />
  return (
    <div>
      <TextField {...props} list={`${id}-examples`} />
      <datalist id={`${id}-examples`}>
        {examples.map((example) => (
          <option key={example} value={example} />
        ))}
      </datalist>
    </div>
  )
}
