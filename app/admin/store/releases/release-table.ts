// The requests about releases. Each throws an error whose message can be shown.

import { sendAgainIfLost } from '#app/admin/store/table/content-table.ts'
import { toPanelError } from '#app/admin/store/table/write-errors.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import type { Release, ReleaseContents, ReleaseFunctions, ReleaseKey } from '#content-sync/release.ts'

/**
 * Reads page by page, as `readItems` does: a project returns at most 1,000 rows.
 * @returns the releases of the last year, newest first; undefined if the project has no table for them
 */
export async function readReleases(client: ContentClient): Promise<Release[] | undefined> {
  const rows: Release[] = []
  for (;;) {
    const query = client
      .from('website_releases')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .abortSignal(requestTimeout())
    const last = rows.at(-1)
    const { data, error, status, count } = await (last ? query.or(olderThan(last)) : query)
    if (status === 404) return undefined
    if (error) throw toPanelError(error)
    rows.push(...data)
    if (data.length === 0 || data.length >= (count ?? 0)) return rows
  }
}

const olderThan = ({ created_at, id }: Release) =>
  `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt."${id}")`

/** @returns undefined if there is no such release, or none that the user may read */
export async function readContents(
  client: ContentClient,
  release: string,
): Promise<ReleaseContents | undefined> {
  const { data, error } = await client
    .rpc('release_edits', { release }, { get: true })
    .abortSignal(requestTimeout())
  if (error) throw toPanelError(error)
  return data ?? undefined
}

export async function readReleaseKeys(client: ContentClient): Promise<ReleaseKey[]> {
  const { data, error } = await client
    .rpc('release_keys', undefined, { get: true })
    .abortSignal(requestTimeout())
  if (error) throw toPanelError(error)
  return data
}

/**
 * Calls a function that changes releases.
 * @throws {OutdatedError} if somebody else has changed one of the texts in the meantime
 */
export async function callRelease<Name extends keyof ReleaseFunctions>(
  client: ContentClient,
  name: Name,
  args: ReleaseFunctions[Name]['Args'],
): Promise<ReleaseFunctions[Name]['Returns']> {
  const send = () => client.rpc(name, args as never).abortSignal(requestTimeout())
  // A second request would create another link.
  const { data, error } = await (name === 'create_release_preview' ? send() : sendAgainIfLost(send))
  if (error) throw toPanelError(error)
  return data as ReleaseFunctions[Name]['Returns']
}
