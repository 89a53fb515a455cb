// The difference between two texts, word by word. Only loaded when there is something to compare.
import { adminEditing } from '#app/admin/copy/editing.ts'
import { MarkedText } from './marked-text.tsx'
import { diffOf } from './text-diff.ts'
import './word-diff.css'

interface WordDiffProps {
  before: string
  after: string
}

/** The later text as a paragraph, with additions marked and removals struck out in place. */
export function WordDiff({ before, after }: WordDiffProps) {
  return (
    <p className="word-diff" dir="auto">
      {before || after ? (
        <MarkedText parts={diffOf(before, after)} />
      ) : (
        <span className="word-diff-none">{adminEditing.conflict.empty}</span>
      )}
    </p>
  )
}
