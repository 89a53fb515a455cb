import { useMemo } from 'react'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { readContents } from '#app/admin/store/releases/release-table.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useLiveItems } from '#app/admin/store/use-live-items.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Release, ReleaseEdit } from '#content-sync/release.ts'
import { hasConflict } from './release-conflict.ts'

export interface ShownEdit {
  edit: ReleaseEdit
  /** The live item of its key. */
  live: ContentItem | undefined
  /** Whether somebody has to choose a version before the release can be published. */
  isConflict: boolean
}

/** The edits of a release beside what is live now, conflicts first. Read again whenever the release changes. */
export function useReleaseEdits({ id, version, state }: Release) {
  const { request } = useStore()
  const { answer, problem, asking, again } = useQuery(
    () => request((client) => readContents(client, id)),
    `${id} ${version} ${state}`,
  )
  const live = useLiveItems()
  const contents = answer?.value?.release.id === id ? answer.value : undefined
  const edits = useMemo(() => {
    if (!contents || !live) return undefined
    const byKey = new Map(live.map((item) => [item.content_key, item]))
    return contents.edits
      .map((edit): ShownEdit => {
        const item = byKey.get(edit.content_key)
        return { edit, live: item, isConflict: state === 'draft' && hasConflict(edit, item) }
      })
      .sort((a, b) => Number(b.isConflict) - Number(a.isConflict))
  }, [contents, live, state])
  /** What is published or scheduled is the version whose edits are shown. It is not current while a newer one is read. */
  const shown = edits &&
    contents && {
      edits,
      version: contents.release.version,
      isCurrent: contents.release.version >= version,
    }
  return { shown, problem, asking, again }
}
