import { memo, useMemo } from 'react'
import { CurrentText } from '#app/admin/catalog/current-text.tsx'
import { EditedMark } from '#app/admin/catalog/edited-mark.tsx'
import { bestMatches } from '#app/admin/catalog/match.ts'
import { addressOfText } from '#app/admin/catalog/text-address.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { foundWords } from './found-words.ts'
import './text-search.css'

/** More would be of no use: another word finds the right one. */
const maxFound = 20

interface FoundTextsState {
  texts: readonly TextState[]
  /** Whether more texts match than are shown. */
  more: boolean
}

/** Returns the texts of the whole site that match a query, the best first. */
export const useFoundTexts = (textStates: readonly TextState[], query: string): FoundTextsState =>
  useMemo(() => {
    const found = query ? bestMatches(textStates, query, maxFound + 1) : []
    return { texts: found.slice(0, maxFound), more: found.length > maxFound }
  }, [textStates, query])

interface FoundTextsProps {
  texts: readonly TextState[]
  query: string
}

/** Links to the texts found, each in its place on the page. */
export const FoundTexts = memo(function FoundTexts({ texts, query }: FoundTextsProps) {
  if (texts.length === 0) return <p className="content-none">{admin.texts.none}</p>
  return (
    <ul className="found-texts">
      {texts.map((textState) => (
        <FoundText key={textState.text.key} textState={textState} query={query} />
      ))}
    </ul>
  )
})

function FoundText({ textState: { text, item, current }, query }: { textState: TextState; query: string }) {
  return (
    <li>
      <a className="found-text" href={addressOfText(text)} data-shortcut="row">
        <TextLabel textKey={text.key} />
        <CurrentText empty={current === ''} isLink={text.kind === 'href'}>
          {foundWords(current, query).map(({ text, found }, position) => {
            const Part = found ? 'mark' : 'span'
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other id, and do not move
            return <Part key={position}>{text}</Part>
          })}
        </CurrentText>
        {item && (
          <span className="found-edited">
            <EditedMark at={item.updated_at} />
          </span>
        )}
      </a>
    </li>
  )
}
