import { useEffect, useState } from 'react'
import { historyFilter } from '#app/admin/copy/restore.ts'
import { SearchField } from '#app/admin/ui/search-field.tsx'
import type { HistoryFilter } from './history-filter.ts'
import { replaceFilter } from './use-history-filter.ts'
import './find-change.css'

/** After this time without typing, the words are in the address and are searched for. */
const pauseMs = 250

/** Searches the changes while the user types. */
export function FindChange({ filter }: { filter: HistoryFilter }) {
  const [find, setFind] = useState(filter.find ?? '')
  const [known, setKnown] = useState(filter.find)
  // Back, or "Clear", may change the words as well.
  if (known !== filter.find) {
    setKnown(filter.find)
    if ((filter.find ?? '') !== find.trim()) setFind(filter.find ?? '')
  }
  useEffect(() => {
    const words = find.trim() || undefined
    if (words === filter.find) return
    const timer = setTimeout(() => replaceFilter({ ...filter, find: words }), pauseMs)
    return () => clearTimeout(timer)
  }, [find, filter])

  return (
    <search className="find-change">
      <SearchField id="find-change" words={historyFilter.find} query={find} onChange={setFind} hidesLabel />
    </search>
  )
}
