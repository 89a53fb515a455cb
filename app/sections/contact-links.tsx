// Links that open the visitor's email program or phone.

export const MailLink = ({ email }: { email: string }) => (
  <a className="reach-link" href={`mailto:${email}`}>
    {email}
  </a>
)

/** The number is shown as written. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="reach-link" href={phoneHref(phone)}>
    {phone}
  </a>
)

/**
 * Returns the URI that dials a number (RFC 3966): without punctuation and without the zero that is only dialed within its
 * country, as in `+49 (0)30 1234`. An extension, as in `ext. 12`, is dialed afterward.
 */
export function phoneHref(phone: string): string {
  const spaced = phone.replaceAll(/\s+/g, ' ')
  const [, number = '', extension] = /^(.*?)(?: ?(?:ext\.?|x) ?(\d+))? ?$/is.exec(spaced) ?? []
  const digits = number.replace(/^( ?\+[\d ]+)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}
