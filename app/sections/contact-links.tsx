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

/** The keys of the letters A to Z on a phone (ITU-T E.161). */
const letterKeys = '22233344455566677778889999'

/**
 * Returns the URI that dials a number (RFC 3966): without punctuation and without the zero that is only dialed within its
 * country, as in `+49 (0)30 1234`. Letters after a hyphen, as in `555-CHIP`, are keys. An extension, as in `ext. 12`, is
 * dialed afterward.
 */
export function phoneHref(phone: string): string {
  const spaced = phone.replaceAll(/\s+/g, ' ')
  const [, written = '', extension] = /^(.*?)(?: ?(?:ext\.?|x) ?(\d+))? ?$/is.exec(spaced) ?? []
  const number = written.replaceAll(/(?<=\d-)[A-Z]{2,}/g, (letters) =>
    Array.from(letters, (letter) => letterKeys[letter.charCodeAt(0) - 65]).join(''),
  )
  const digits = number.replace(/^( ?\+[\d ]+)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}
