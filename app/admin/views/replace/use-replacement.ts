import { useState } from 'react'
import { planTexts } from '#app/admin/change-preview/plan-texts.ts'
import { useBulkChange } from '#app/admin/change-preview/use-bulk-change.ts'
import { replaceNotices, replace as words } from '#app/admin/copy/replace.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ReplaceLine } from './plan-replacement.ts'
import type { ReplaceQuery } from './replace-query.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Which of the lines are selected, and their replacement as one change. The lines follow the items until it begins.
 * @param found the lines
 * @param items the items in which they were found
 */
export function useReplacement(
  found: readonly ReplaceLine[],
  { find, replacement, matchCase, wholeWords }: ReplaceQuery,
  items: readonly ContentItem[],
  onReplaced: (find: string) => void,
) {
  const store = useStore()
  const { acting, done, doing, run } = useBulkChange<readonly ReplaceLine[]>()
  const [excluded, setExcluded] = useState(none)
  /** The keys of the texts that somebody else changed before they were to be replaced. */
  const [outdated, setOutdated] = useState(none)
  // Another search begins with all of its lines.
  const search = JSON.stringify([find, matchCase, wholeWords])
  const [lastSearch, setLastSearch] = useState(search)
  if (search !== lastSearch) {
    setLastSearch(search)
    setExcluded(none)
    setOutdated(none)
  }

  const lines = doing ?? found
  const possible = lines.filter(({ problem }) => problem === undefined)
  const selected = possible.filter(({ key }) => !excluded.has(key))

  function toggle(key: string) {
    if (acting) return
    const next = new Set(excluded)
    if (!next.delete(key)) next.add(key)
    setExcluded(next)
  }

  function toggleAll() {
    if (acting) return
    const all = selected.length === possible.length
    setExcluded(all ? new Set(possible.map(({ key }) => key)) : none)
  }

  async function act() {
    if (acting || selected.length === 0) return
    const values = selected.map(({ key, after }) => ({ key, value: after }))
    const changes = planTexts(values, items)
    setOutdated(none)
    const notice = replaceNotices.replaced(changes.length)
    if (await run(lines, words.reason(find, replacement), changes, notice)) onReplaced(find)
    else setOutdated(changedSince(items, store.getContent().items ?? [], selected))
  }

  return { lines, possible, selected, outdated, acting, done, toggle, toggleAll, act }
}

/** Returns the keys of texts that have become neither what was shown nor what was to be written. */
function changedSince(
  before: readonly ContentItem[],
  now: readonly ContentItem[],
  lines: readonly ReplaceLine[],
): ReadonlySet<string> {
  const byKey = (items: readonly ContentItem[]) => new Map(items.map((item) => [item.content_key, item]))
  const was = byKey(before)
  const is = byKey(now)
  const changed = lines.filter(({ key, after }) => {
    const item = is.get(key)
    return item?.updated_at !== was.get(key)?.updated_at && item?.content_value !== after
  })
  return new Set(changed.map(({ key }) => key))
}
