import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FileInput, Input, Select, TextArea } from '#app/ui/field.tsx'

interface FormRowProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** A note beside the label. */
  note?: string
  /** Below the field. */
  hint?: string
  /** The error message, shown by the script, or at once if the value is wrong. */
  error?: string
  wrong?: boolean
  /** The lines of a text area. Without them, the field is an input. */
  rows?: number
  /** The options of a list to choose from. */
  options?: ReactNode
}

/** A field with its label and its part of the trace, which enters it (form.css). */
export function FormRow({
  label,
  note,
  hint,
  error,
  wrong = false,
  rows,
  options,
  ...control
}: FormRowProps) {
  const described = {
    ...control,
    ...describedBy(control.id, hint, error),
    // The message is there from the start; only `wrong` says that it applies.
    'aria-invalid': wrong || undefined,
  }
  return (
    <div className="form-row">
      <span className="wire-in" />
      <span className="wire-on" />
      <div className="form-field">
        <label htmlFor={control.id}>
          {note ? `${label} ` : label}
          {note && <span className="form-note">{note}</span>}
        </label>
        <Control {...described} rows={rows} options={options} />
        {hint && (
          <p id={`${control.id}-hint`} className="form-hint">
            {hint}
          </p>
        )}
        {error !== undefined && (
          <p id={`${control.id}-error`} className="form-error" data-error={error}>
            {wrong && error}
          </p>
        )}
      </div>
    </div>
  )
}

interface ControlProps extends ComponentProps<'input'> {
  rows: number | undefined
  options: ReactNode
}

function Control({ rows, options, ...control }: ControlProps) {
  if (options) {
    return (
      <Select {...(control as ComponentProps<'select'>)} className="form-input">
        {options}
      </Select>
    )
  }
  if (rows) {
    return <TextArea {...(control as ComponentProps<'textarea'>)} rows={rows} className="form-text" />
  }
  const OneLine = control.type === 'file' ? FileInput : Input
  return <OneLine {...control} className="form-input" />
}
