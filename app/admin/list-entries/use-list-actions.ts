import type { TextState } from '#app/admin/catalog/text-states.ts'
import { listNotices, lists as words } from '#app/admin/copy/lists.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { NamedList } from '#content/keys/labels.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { hide, type ListChange, move, planListChange, show } from './list-changes.ts'
import { defaultBefore, type ListEntry, listEntriesOf } from './list-entries.ts'

export interface ListActions {
  /** First those that are shown, in their order. */
  entries: readonly ListEntry[]
  shown: readonly ListEntry[]
  hidden: readonly ListEntry[]
  /** Whether a change is being saved. Until then, there is no other one. */
  acting: boolean
  /** @param done called when it is hidden */
  hide: (entry: ListEntry, done?: () => void) => void
  show: (entry: ListEntry) => void
  /** Moves an entry to a position among those that are shown, from 0. */
  moveTo: (entry: ListEntry, position: number) => void
}

/** Returns the entries of a list, and what can be done with them: each time one change, which can be undone. */
export function useListActions(
  named: NamedList,
  items: readonly ContentItem[],
  byKey: ReadonlyMap<string, TextState>,
): ListActions {
  const { applyPlan } = useStore()
  const [acting, startActing] = useAction()
  const entries = listEntriesOf(named, items, byKey)
  const shown = entries.filter(({ state }) => state === 'shown')
  const hidden = entries.filter(({ state }) => state === 'hidden')

  function change(reason: string, what: ListChange, notice: Notice | (() => Notice), done?: () => void) {
    if (acting) return
    startActing(async () => {
      if (await applyPlan(reason, (latest) => planListChange(named.list, what, [], latest), notice)) done?.()
    })
  }

  return {
    entries,
    shown,
    hidden,
    acting,
    hide: ({ id, name }, done) =>
      change(words.reasons.hidden(name), hide(id), listNotices.hidden(name), done),
    show: ({ id, name }) =>
      change(words.reasons.shown(name), show(id, defaultBefore(named, id)), listNotices.shown(name)),
    moveTo({ id, name }, position) {
      if (!shown[position] || shown[position].id === id) return
      const others = shown.map((entry) => entry.id).filter((each) => each !== id)
      const moveEntry = move(id, others.slice(position))
      let shownIds = others
      // Somebody else may have changed the list since it was shown.
      const moveAndRemember: ListChange = (lines) => {
        const moved = moveEntry(lines)
        shownIds = moved.filter(({ hidden }) => !hidden).map((line) => line.id)
        return moved
      }
      change(words.reasons.moved(name), moveAndRemember, () =>
        listNotices.moved(name, shownIds.indexOf(id) + 1, shownIds.length),
      )
    },
  }
}
