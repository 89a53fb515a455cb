import type { ComponentProps, ReactNode } from 'react'

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`control text-control ${className}`} {...rest} />
}

/** A text area that grows with its text in browsers that support it. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`control text-control ${className}`} {...rest} />
}

/** A list to choose from. Its style sheet decides the space around its text. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`control ${className}`} {...rest} />
}

/** A file to choose. Its style sheet decides the space around its text. */
export function FileInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="file" className={`control ${className}`} {...rest} />
}

interface Labeled {
  id: string
  label: string
  hint?: string
  /** The error message, as a sentence. */
  error?: string | undefined
}

export function TextField({ label, hint, error, ...rest }: Labeled & ComponentProps<'input'>) {
  return (
    <Field {...{ id: rest.id, label, hint, error }}>
      <Input {...describedBy(rest.id, hint, error)} {...rest} />
    </Field>
  )
}

export function TextAreaField({ label, hint, error, ...rest }: Labeled & ComponentProps<'textarea'>) {
  return (
    <Field {...{ id: rest.id, label, hint, error }}>
      <TextArea {...describedBy(rest.id, hint, error)} {...rest} />
    </Field>
  )
}

/** A control with its label, and its hint and error message below. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: Omit<Labeled, 'hint'> & { hint: string | undefined; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Returns the attributes that connect a control to its hint and error message. */
export const describedBy = (id: string, hint?: string, error?: string) => ({
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})
