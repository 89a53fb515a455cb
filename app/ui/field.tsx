import type { ComponentProps, ReactNode } from 'react'

const box = 'w-full rounded-control border border-device bg-screen'
const text =
  'text-body leading-[1.5] text-ink transition-colors duration-(--fast) placeholder:text-ink-3 hover:border-ink-3 aria-invalid:border-danger read-only:text-ink-2'
const control = `${box} px-3.5 py-2.5 ${text}`

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${control} min-h-[46px] ${className}`} {...rest} />
}

/** A text area that grows with its text in browsers that support it. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea className={`${control} field-sizing-content max-h-[60vh] resize-y ${className}`} {...rest} />
  )
}

/** A list to choose from. Its style sheet decides the space around its text. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`${box} ${text} ${className}`} {...rest} />
}

/** A file to choose. Its style sheet decides the space around its text. */
export function FileInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="file" className={`${box} ${text} ${className}`} {...rest} />
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
    <div className="grid gap-2 text-small">
      <label htmlFor={id} className="justify-self-start text-ink">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-3 leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="wrap-anywhere text-danger leading-snug">
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
