import { useId, useMemo } from 'react'
import { CurrentText } from '#app/admin/catalog/current-text.tsx'
import { addressOfText } from '#app/admin/catalog/text-address.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { foundWords } from './found-words.ts'
import { lastEdited } from './last-edited.ts'
import './recent-edits.css'

const maxShown = 8

/** What was edited last, by anyone: links to the texts in their places. */
export function RecentEdits({ textStates }: { textStates: readonly TextState[] }) {
  const id = useId()
  const edited = useMemo(() => lastEdited(textStates, maxShown), [textStates])
  return (
    <section className="recent-edits" aria-labelledby={id}>
      <h3 id={id}>{pages.overview.lastEdited}</h3>
      {edited.length === 0 && <p className="content-none">{admin.texts.noneEdited}</p>}
      <ul>
        {edited.map(({ text, item, current }) => (
          <li key={text.key}>
            <a href={addressOfText(text)} data-shortcut="row">
              <span className="recent-name">{text.label}</span>
              <CurrentText empty={current === ''} isLink={text.kind === 'href'}>
                {foundWords(current, '').map(({ text }) => text)}
              </CurrentText>
              <RelativeTime time={item.updated_at} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
