import { createObservable, type Observable } from '#app/admin/ui/observable.ts'
import type { SyncState } from '#content-sync/content-sync.ts'
import { overlayEdits } from './overlay-edits.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * The content of the live site, with the edits of the chosen release if there is one. Until its edits have been read,
 * there are no items, so that nobody takes the live texts for those of the release.
 */
export function createTargetContent(
  live: Observable<SyncState>,
  releases: Pick<ReleaseStore, 'getState' | 'subscribe'>,
): Pick<Observable<SyncState>, 'get' | 'subscribe'> {
  /** What the last content was made from. */
  let from: { content: SyncState; state: ReturnType<ReleaseStore['getState']> } | undefined
  const content = createObservable(live.get(), () => {
    const ends = [live.subscribe(update), releases.subscribe(update)]
    update()
    return () => {
      for (const end of ends) end()
    }
  })
  return content

  function update() {
    const next = { content: live.get(), state: releases.getState() }
    const { chosen, edits } = next.state
    const isSame =
      from?.content === next.content && from.state.chosen === chosen && from.state.edits === edits
    from = next
    if (isSame) return
    const { items } = next.content
    if (chosen === undefined || !items) content.set(next.content)
    else content.set({ ...next.content, items: edits && overlayEdits(items, edits) })
  }
}
