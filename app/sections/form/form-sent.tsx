import { buttonClass } from '#app/ui/button.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'

interface FormSentProps {
  sent: { heading: string; text: string; again: string }
  /** The fragment of the form. */
  formHref: string
}

/**
 * What happens next, in place of a form whose message was received. Only the fragment `#sent` shows it, without script, and
 * moves the focus to it (inbox-form.css). It comes before the form, because the style sheet hides what follows it.
 */
export function FormSent({ sent, formHref }: FormSentProps) {
  return (
    <section id="sent" className="form-sent" tabIndex={-1} aria-labelledby="sent-title">
      <div className="wide-section-head">
        <h2 id="sent-title">{sent.heading}</h2>
        <Paragraph>{sent.text}</Paragraph>
      </div>
      <div className="form-send">
        <span className="wire-in" />
        <a className={`${buttonClass('outline')} button-large`} href={formHref}>
          {sent.again}
        </a>
        <span className="form-return" />
      </div>
    </section>
  )
}
