import { toPanelError } from '#app/admin/store/table/write-errors.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import type { ReleasePreviewLink } from '#content-sync/release.ts'

/** @returns the links to previews of a release that still work */
export async function readPreviewLinks(
  client: ContentClient,
  release: string,
): Promise<ReleasePreviewLink[]> {
  const { data, error } = await client
    .from('website_release_previews')
    .select('id, release_id, created_at, expires_at, created_by_email')
    .eq('release_id', release)
    // The clock of the database decides, as it does when a link is opened.
    .gt('expires_at', 'now')
    .abortSignal(requestTimeout())
  if (error) throw toPanelError(error)
  return data
}
