import { MailLink } from '#app/sections/contact-links.tsx'
import { FormProblems } from '#app/sections/form/form-problems.tsx'
import { FormRow } from '#app/sections/form/form-row.tsx'
import { FormSent } from '#app/sections/form/form-sent.tsx'
import { Honeypot } from '#app/sections/form/honeypot.tsx'
import { sentValues } from '#app/sections/form/sent-values.ts'
import type { Submission } from '#app/sections/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Position } from '#content/careers.ts'
import type { CareersInbox } from '#content/inbox.ts'
import { maxLengths } from '#content/max-lengths.ts'
import { positionName } from '#content/position-name.ts'

interface ApplicationFormProps {
  inbox: CareersInbox
  /** The open positions. */
  positions: readonly Position[]
  /** The position that the address of the page names. */
  chosen: string
  /** An application that was not accepted. */
  submission: Submission | undefined
  /** The address for applications. */
  email: string
}

const names = ['position', 'name', 'email', 'message', 'file'] as const

/** The form for applications, made like the message form of the contact page. */
export function ApplicationForm({ inbox, positions, chosen, submission, email }: ApplicationFormProps) {
  const { fields } = inbox
  const { general, ...position } = fields.position
  const value = sentValues(submission, names)
  return (
    <section id="apply" className="traced form-section apply" aria-labelledby="apply-title">
      <span className="flyback" />
      <span className="trace-in goes-on" />
      <FormSent sent={inbox.sent} formHref="#apply" />
      <div className="wide-section-head">
        <h2 id="apply-title">{inbox.heading}</h2>
        <div>
          <Paragraph>{inbox.introduction}</Paragraph>
          <Paragraph className="form-draft needs-script">{inbox.draft}</Paragraph>
          <p className="form-draft">
            {inbox.kept} <MailLink email={email} />
          </p>
        </div>
      </div>
      <form
        className="traced-form"
        aria-labelledby="apply-title"
        method="post"
        action="/careers"
        encType="multipart/form-data"
        tabIndex={-1}
        data-application-form
        data-sending={inbox.sending}
      >
        <div className="form-notes">
          <FormProblems problems={inbox.problems} shown={submission} email={email} />
          <Honeypot label={inbox.trap} />
        </div>
        <FormRow
          {...position}
          id="apply-position"
          defaultValue={chosen}
          {...value('position')}
          options={
            <>
              <option value="">{general}</option>
              {positions.map((each) => (
                <option key={each.id} value={each.id}>
                  {positionName(each, positions)}
                </option>
              ))}
            </>
          }
        />
        <FormRow
          {...fields.name}
          id="apply-name"
          {...value('name')}
          autoComplete="name"
          maxLength={maxLengths.name}
          required
        />
        <FormRow
          {...fields.email}
          id="apply-email"
          {...value('email')}
          type="email"
          autoComplete="email"
          maxLength={maxLengths.email}
          required
        />
        <FormRow
          {...fields.message}
          id="apply-message"
          {...value('message')}
          maxLength={maxLengths.message}
          rows={5}
          required
        />
        <FormRow
          {...fields.file}
          id="apply-file"
          {...value('file')}
          type="file"
          accept=".pdf,.docx,.odt"
          required
        />
        <div className="form-send">
          <span className="wire-in" />
          <Button type="submit" className="button-large" aria-live="polite">
            {inbox.submit}
          </Button>
          <span className="form-return" />
        </div>
      </form>
    </section>
  )
}
