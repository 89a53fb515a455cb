import { MailLink } from '#app/sections/contact-links.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Locations } from '#content/locations.ts'

interface LocationsAddressesProps {
  addresses: Locations['addresses']
  /** The general email address. */
  email: string
}

/** Email addresses. The trace passes on the right. */
export function LocationsAddresses({ addresses, email }: LocationsAddressesProps) {
  const mailboxes = [{ id: 'general', ...addresses.general, email }, ...addresses.items]
  return (
    <section className="traced addresses" aria-labelledby="addresses-title">
      <div className="wide-section-head">
        <h2 id="addresses-title">{addresses.heading}</h2>
        <Paragraph>{addresses.note}</Paragraph>
      </div>
      <dl className="addresses-list">
        {mailboxes.map((mailbox) => (
          <div key={mailbox.id}>
            <dt>{mailbox.name}</dt>
            <dd>
              <MailLink email={mailbox.email} />
            </dd>
            {mailbox.description && <dd>{mailbox.description}</dd>}
          </div>
        ))}
      </dl>
      <span className="trace-out comes-down" />
    </section>
  )
}
