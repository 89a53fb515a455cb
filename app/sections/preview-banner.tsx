import { ownTimeZone } from '#content/company.ts'
import { preview } from '#content/preview.ts'
import type { Preview } from './page-context.ts'

/** Says on every page of a preview what it shows, and for how long. */
export function PreviewBanner({ name, until }: Preview) {
  const end = new Date(until)
  const parts = preview.banner.split(/(\{\w+\})/).map((part) => {
    if (part === '{name}') {
      return (
        <strong key={part}>
          “<bdi>{name}</bdi>”
        </strong>
      )
    }
    if (part === '{time}') {
      return (
        <time key={part} dateTime={end.toISOString()}>
          {time.format(end)}
        </time>
      )
    }
    return part
  })
  return (
    <aside className="preview-banner" aria-label={preview.label}>
      <p>{parts}</p>
    </aside>
  )
}

/** The server does not know the reader's time zone, so the time names its own. */
const time = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: ownTimeZone,
  timeZoneName: 'short',
})
