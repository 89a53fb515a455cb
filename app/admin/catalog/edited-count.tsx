import { admin } from '#app/admin/copy/admin.ts'
import type { TextState } from './text-states.ts'
import './edited-count.css'

/** The number of edited texts of a page, if there are any. */
export function EditedCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="edited-count">
      {count} <span className="sr-only">{admin.texts.contents.edited}</span>
    </span>
  )
}

/** Returns the numbers of edited texts by the name of their page. */
export function editedByPage(textStates: readonly TextState[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { text, item } of textStates)
    if (item) counts.set(text.pageName, (counts.get(text.pageName) ?? 0) + 1)
  return counts
}
