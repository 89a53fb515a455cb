import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { ReadableRelease } from './page-frame.ts'

/** Returns a release with the session that may read it; undefined for the live site. */
export async function readableRelease(
  id: string | undefined,
  request: ContentStore['request'],
): Promise<ReadableRelease | undefined> {
  if (id === undefined) return undefined
  const { data } = await request(({ auth }) => auth.getSession())
  return { id, accessToken: data.session?.access_token }
}
