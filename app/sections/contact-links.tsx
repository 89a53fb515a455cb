// Links that open the visitor's email program or phone.

export const MailLink = ({ email }: { email: string }) => (
  <a className="reach-link" href={`mailto:${email}`}>
    {email}
  </a>
)

/** The number is shown as written, and dialed without its punctuation (RFC 3966). */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="reach-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    {phone}
  </a>
)
