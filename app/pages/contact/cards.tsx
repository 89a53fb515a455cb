import type { ReactNode } from 'react'
import { MailLink, PhoneLink } from '#app/sections/contact-links.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Company } from '#content/company.ts'
import type { Contact } from '#content/contact.ts'

interface ContactCardsProps {
  title: string
  cards: Contact['cards']
  note: string
  company: Company
  /** When to call the emergency number, and the number. */
  emergency: { text: string; phone: string }
}

/** Email, phone and city as a readout of three lines. */
export function ContactCards({ title, cards, note, company, emergency }: ContactCardsProps) {
  const values: Record<string, ReactNode> = {
    email: <MailLink email={company.email} />,
    call: <PhoneLink phone={company.phone} />,
    visit: company.city,
  }
  return (
    <section className="traced" aria-labelledby="contact-cards-title">
      <span className="flyback" />
      <span className="trace-in goes-on" />
      <h2 id="contact-cards-title" className="sr-only">
        {title}
      </h2>
      <div className="contact-cards">
        {cards.map((card) => (
          <article key={card.id} className="contact-card">
            <h3>{card.title}</h3>
            <p className="contact-card-value">{values[card.id]}</p>
            <div className="contact-card-text">
              <Paragraph>{card.description}</Paragraph>
              {card.id === 'call' && (
                <p>
                  {emergency.text} <PhoneLink phone={emergency.phone} />
                </p>
              )}
            </div>
          </article>
        ))}
        <Paragraph className="contact-cards-note">{note}</Paragraph>
      </div>
    </section>
  )
}
