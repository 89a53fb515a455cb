import { dialReadouts, PulseDial } from '#app/figures/pages/contact/pulse-dial.tsx'
import { phoneHref } from '#app/sections/contact-links.tsx'
import { fill } from '#content/keys/fill.ts'

/** How many digits fit on a narrow screen. */
const narrowDigits = 4

/** The trace of the page begins as the company's phone number being dialed, and leaves on the right rail. */
export function PhoneLine({ phone, description }: { phone: string; description: string }) {
  const alternative = fill(description, { phone })
  /** What the link dials, without an extension. */
  const dialed = phoneHref(phone).replace(/;.*/, '')
  // Without a digit, nothing is dialed.
  const isSeen = alternative !== '' && /\d/.test(dialed)
  return (
    <div className="traced phone-line">
      <ul className="drawing-readouts" aria-hidden="true">
        {dialReadouts(dialed).map(({ id, value }) => (
          <li key={id} className={`line-${id}`}>
            {value}
          </li>
        ))}
      </ul>
      <div className="line-screen" role="img" aria-label={alternative} aria-hidden={!isSeen || undefined}>
        <span className="trace-line line-lead" />
        <PulseDial phone={dialed} className="line-wide" />
        <PulseDial phone={dialed} shown={narrowDigits} className="line-narrow" />
      </div>
      <span className="trace-out" />
    </div>
  )
}
