import type { ContentItem } from '#content-sync/content-item.ts'
import type { ReleaseEdit } from '#content-sync/release.ts'

/**
 * Whether the live text is neither the one that was edited nor the one of the release, so that publishing would replace
 * a text that nobody has compared. The database refuses to publish for the same reason.
 * @param live the live item of the key
 */
export function hasConflict(
  { base, content_value }: ReleaseEdit,
  live: Pick<ContentItem, 'content_value'> | undefined,
): boolean {
  const now = live?.content_value ?? null
  return now !== (base?.content_value ?? null) && now !== content_value
}
