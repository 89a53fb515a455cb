import type { ComponentProps } from 'react'
import { MailLink } from '#app/sections/contact-links.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input, TextArea } from '#app/ui/field.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Contact } from '#content/contact.ts'

type Form = Contact['form']

interface ContactFormProps {
  form: Form
  departments: Contact['departments']
  /** The general email address, for visitors without JavaScript. */
  email: string
}

/**
 * The message form. The trace runs down the left rail and enters its fields as they are filled in.
 * app/enhance/contact-form.ts validates it; without JavaScript, the browser does. It sends nothing: `dialog` submits to
 * no address, so nothing typed gets into a URL.
 */
export function ContactForm({ form, departments, email }: ContactFormProps) {
  const { fields } = form
  return (
    <div className="traced message">
      <div className="wide-section-head">
        <h2>{form.heading}</h2>
        <div>
          <Paragraph>{form.introduction}</Paragraph>
          <Paragraph className="message-draft">{form.draft}</Paragraph>
          <p className="message-draft">
            {form.notSent} <MailLink email={email} />
          </p>
        </div>
      </div>
      <span className="message-rail" />
      <form
        className="message-form"
        method="dialog"
        tabIndex={-1}
        data-contact-form
        data-subject={departments.subject}
      >
        <p className="message-department" role="status" data-chosen={departments.chosen} />
        <Row {...fields.name} id="contact-name" name="name" autoComplete="name" required />
        <Row {...fields.email} id="contact-email" name="email" type="email" autoComplete="email" required />
        <Row
          {...fields.company}
          note={form.optional}
          id="contact-company"
          name="company"
          autoComplete="organization"
        />
        <Row {...fields.subject} id="contact-subject" name="subject" required />
        <Row {...fields.message} id="contact-message" name="message" rows={5} required />
        <div className="message-send">
          <span className="wire-in" />
          <Button type="submit" className="min-h-[56px]">
            {form.submit}
          </Button>
          <span className="message-return" />
        </div>
      </form>
    </div>
  )
}

interface RowProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** A note beside the label. */
  note?: string
  /** The error message, shown by the script. */
  error?: string
  /** Lines of text; 1 by default. */
  rows?: number
}

function Row({ label, note, error, rows, ...control }: RowProps) {
  const described = {
    ...control,
    'aria-describedby': error === undefined ? undefined : `${control.id}-error`,
  }
  return (
    <div className="message-row">
      <span className="wire-in" />
      <span className="wire-on" />
      <div className="message-field">
        <label htmlFor={control.id}>
          {label} {note && <span className="message-note">{note}</span>}
        </label>
        {rows ? (
          <TextArea {...(described as ComponentProps<'textarea'>)} rows={rows} className="message-text" />
        ) : (
          <Input {...described} className="message-input" />
        )}
        {error !== undefined && <p id={`${control.id}-error`} className="message-error" data-error={error} />}
      </div>
    </div>
  )
}
