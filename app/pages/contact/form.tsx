import { MailLink } from '#app/sections/contact-links.tsx'
import { FormProblems } from '#app/sections/form/form-problems.tsx'
import { FormRow } from '#app/sections/form/form-row.tsx'
import { FormSent } from '#app/sections/form/form-sent.tsx'
import { Honeypot } from '#app/sections/form/honeypot.tsx'
import { sentValues } from '#app/sections/form/sent-values.ts'
import type { Submission } from '#app/sections/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Contact } from '#content/contact.ts'
import { maxLengths } from '#content/max-lengths.ts'

interface ContactFormProps {
  form: Contact['form']
  departments: Contact['departments']
  inbox: Contact['inbox']
  /** A message that was not accepted. */
  submission: Submission | undefined
  /** The general email address. */
  email: string
}

const names = ['name', 'email', 'company', 'subject', 'message'] as const

/**
 * The message form. The trace runs down the left rail and enters its fields as they are filled in.
 * app/enhance/forms.ts validates it; without JavaScript, the browser does. Without an inbox, it sends nothing: `dialog`
 * submits to no address, so nothing typed gets into a URL. With one, it goes to the address of the page, whose query may name a
 * department.
 */
export function ContactForm({ form, departments, inbox, submission, email }: ContactFormProps) {
  const { fields } = form
  const value = sentValues(submission, names)
  const maxLengthOf = (name: (typeof names)[number]) => inbox && maxLengths[name]
  const chosen = <p className="form-department" role="status" data-chosen={departments.chosen} />
  return (
    <div id={inbox && 'message'} className="traced form-section">
      {inbox && <FormSent sent={inbox.sent} formHref="#message" />}
      <div className="wide-section-head">
        <h2 id="form-title">{form.heading}</h2>
        <div>
          <Paragraph>{form.introduction}</Paragraph>
          <Paragraph className="form-draft needs-script">{form.draft}</Paragraph>
          <p className="form-draft">
            {inbox ? inbox.kept : form.notSent} <MailLink email={email} />
          </p>
        </div>
      </div>
      <span className="form-rail" />
      <form
        className="traced-form"
        aria-labelledby="form-title"
        method={inbox ? 'post' : 'dialog'}
        tabIndex={-1}
        data-contact-form
        data-subject={departments.subject}
        data-sending={inbox?.sending}
      >
        {inbox ? (
          <div className="form-notes">
            {chosen}
            <FormProblems problems={inbox.problems} shown={submission} email={email} />
            <Honeypot label={inbox.trap} />
          </div>
        ) : (
          chosen
        )}
        <FormRow
          {...fields.name}
          id="contact-name"
          {...value('name')}
          autoComplete="name"
          maxLength={maxLengthOf('name')}
          required
        />
        <FormRow
          {...fields.email}
          id="contact-email"
          {...value('email')}
          type="email"
          autoComplete="email"
          maxLength={maxLengthOf('email')}
          required
        />
        <FormRow
          {...fields.company}
          note={form.optional}
          id="contact-company"
          {...value('company')}
          autoComplete="organization"
          maxLength={maxLengthOf('company')}
        />
        <FormRow
          {...fields.subject}
          id="contact-subject"
          {...value('subject')}
          maxLength={maxLengthOf('subject')}
          required
        />
        <FormRow
          {...fields.message}
          id="contact-message"
          {...value('message')}
          maxLength={maxLengthOf('message')}
          rows={5}
          required
        />
        <div className="form-send">
          <span className="wire-in" />
          <Button type="submit" className="button-large" aria-live={inbox && 'polite'}>
            {form.submit}
          </Button>
          <span className="form-return" />
        </div>
      </form>
    </div>
  )
}
