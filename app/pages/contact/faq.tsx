import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Contact } from '#content/contact.ts'

/** Questions, one open at a time. The trace passes on the right rail. */
export function ContactFaq({ faq }: { faq: Contact['faq'] }) {
  return (
    <section className="traced faq" aria-labelledby="faq-title">
      <h2 id="faq-title" className="printed-with-next">
        {faq.heading}
      </h2>
      <div className="faq-entries">
        {faq.entries.length === 0 && <Paragraph>{faq.empty}</Paragraph>}
        {faq.entries.map(({ id, question, answer }) => (
          <details key={id} name="faq">
            <summary>
              <h3>{question}</h3>
            </summary>
            <Paragraph>{answer}</Paragraph>
          </details>
        ))}
      </div>
      <span className="trace-out" />
    </section>
  )
}
