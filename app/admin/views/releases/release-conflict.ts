import type { ContentItem } from '#content-sync/content-item.ts'
import type { ReleaseEdit } from '#content-sync/release.ts'

/**
 * Whether the live text is neither the one that was edited nor the one of the release. Publishing would then replace a text
 * that nobody has compared with it, so the database refuses to publish.
 * @param live the live item of the key
 */
export function hasConflict(
  { base, content_value }: ReleaseEdit,
  live: Pick<ContentItem, 'content_value'> | undefined,
): boolean {
  const now = live?.content_value ?? null
  return now !== (base?.content_value ?? null) && now !== content_value
}
