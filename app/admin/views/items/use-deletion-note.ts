import { useAccess } from '#app/admin/access/access-context.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { releaseBar } from '#app/admin/copy/release-bar.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'

/** What to say before items are deleted: how they can come back, or that visitors still see them. */
export function useDeletionNote(count: number): string[] {
  const { keepsHistory } = useAccess()
  const { chosen } = useReleases()
  if (chosen !== undefined) return [releaseBar.notLive]
  return keepsHistory ? [adminItems.deletion.restorable(count)] : []
}
