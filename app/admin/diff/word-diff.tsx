// What differs between two texts, word by word. Only loaded when there is something to compare.
import { adminEditing } from '#app/admin/copy/editing.ts'
import { MarkedText } from './marked-text.tsx'
import { diffOf } from './text-diff.ts'
import './word-diff.css'

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
export const WordChanges = ({ before, after }: WordDiffProps) => <MarkedText parts={diffOf(before, after)} />
