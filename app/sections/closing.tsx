import type { ReactNode } from 'react'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Chrome } from '#content/chrome.ts'
import type { Company } from '#content/company.ts'
import { MailLink, PhoneLink } from './contact-links.tsx'

interface ClosingProps {
  title: string
  text: string
  reach?: ReturnType<typeof reachOf>
  /** The buttons; the trace ends in the first one. */
  children: ReactNode
}

/** The ways to reach a person that need no form. */
export const reachOf = ({ reach }: Chrome, { email, phone }: Company) => ({ ...reach, email, phone })

/** The end of a page: the trace comes in on the left rail and ends in the main button. */
export function Closing({ title, text, reach, children }: ClosingProps) {
  return (
    <section className="traced closing" aria-labelledby="closing-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="closing-text">
        <h2 id="closing-title">{title}</h2>
        <Paragraph>{text}</Paragraph>
      </div>
      <div className="closing-buttons">{children}</div>
      {reach && (
        <p className="closing-reach">
          {reach.label} <MailLink email={reach.email} /> · <PhoneLink phone={reach.phone} /> ·{' '}
          <a className="reach-link" href="/contact">
            {reach.contact}
          </a>
        </p>
      )}
    </section>
  )
}
