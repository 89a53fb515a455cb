// What differs between two texts, word by word. Only loaded when there is something to compare.
import { type Change, diffWordsWithSpace } from 'diff'
import { adminEditing } from '#content/admin-editing.ts'
import './word-diff.css'

/** Milliseconds after which two texts count as different altogether: nobody reads that many marks. */
const longestSearch = 100

interface WordDiffProps {
  before: string
  after: string
}

/** A text and what has become of it, as a paragraph. */
export function WordDiff({ before, after }: WordDiffProps) {
  return (
    <p className="word-diff" dir="auto">
      {before || after ? (
        <WordChanges before={before} after={after} />
      ) : (
        <span className="word-diff-none">{adminEditing.conflict.empty}</span>
      )}
    </p>
  )
}

/** The later text, with what was added marked, and what was removed struck out where it stood. */
export function WordChanges({ before, after }: WordDiffProps) {
  const { removed, added } = adminEditing.conflict
  return changesOf(before, after).map((change, index) => {
    if (!change.removed && !change.added) return change.value
    const Mark = change.removed ? 'del' : 'ins'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Mark key={index}>
        <span className="sr-only">{change.removed ? removed : added} </span>
        {change.value}
      </Mark>
    )
  })
}

function changesOf(before: string, after: string): Change[] {
  const found = diffWordsWithSpace(before, after, { timeout: longestSearch })
  if (found) return found
  return [
    { value: before, removed: true, added: false, count: 1 },
    { value: after, removed: false, added: true, count: 1 },
  ]
}
