import type { ReactNode } from 'react'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Chrome } from '#content/chrome.ts'
import type { Company } from '#content/company.ts'
import { MailLink, PhoneLink } from './contact-links.tsx'

interface ClosingProps {
  title: string
  text: string
  /** `all` is empty on the pages that list all contacts themselves. */
  contact: ReturnType<typeof directContact>
  /** The buttons; the trace ends in the first one. */
  children: ReactNode
}

/** The email address and phone number for the end of a page, with the words around them. */
export const directContact = ({ directContact: words }: Chrome, { email, phone }: Company) => ({
  ...words,
  email,
  phone,
})

/** The end of a page: the trace comes in on the left rail and ends in the main button. */
export function Closing({ title, text, contact, children }: ClosingProps) {
  return (
    <section className="traced closing" aria-labelledby="closing-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="closing-text">
        <h2 id="closing-title">{title}</h2>
        <Paragraph>{text}</Paragraph>
      </div>
      <div className="closing-buttons">{children}</div>
      <p className="closing-contact">
        {contact.label} <MailLink email={contact.email} /> <PhoneLink phone={contact.phone} />{' '}
        {contact.all && (
          <a className="reach-link" href="/contact">
            {contact.all}
          </a>
        )}
      </p>
    </section>
  )
}
