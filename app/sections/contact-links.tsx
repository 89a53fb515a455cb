// Addresses that a visitor's own programs open.

export const MailLink = ({ email }: { email: string }) => (
  <a className="reach-link" href={`mailto:${email}`}>
    {email}
  </a>
)

/** The number is shown as it is written, and dialed without its punctuation (RFC 3966). */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="reach-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    {phone}
  </a>
)
