import type { Company } from '#content/company.ts'

/** The company's symbol, half a sine and half a square wave, and its name, linked to the home page. */
export function Wordmark({ wordmark: { strong, light } }: { wordmark: Company['wordmark'] }) {
  return (
    <a className="wordmark" href="/">
      <svg viewBox="0 0 26 16" width="26" height="16" aria-hidden="true">
        <path d="M1 14c2.5 0 3.2-9.5 5.5-9.5S8.5 14 11 14V2h5.5v12H20V8h5" />
      </svg>
      <span className="wordmark-strong">{strong}</span> <span className="wordmark-light">{light}</span>
    </a>
  )
}
