// Releases of texts, as the panel prepares them.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { ReleaseChange } from '#content-sync/release.ts'

/** Creates a release with edits of texts that nobody has edited yet. */
export async function createRelease(
  client: SupabaseClient,
  name: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const { data: release } = await client.rpc('create_release', { name }).throwOnError()
  await changeRelease(
    client,
    release,
    Object.entries(texts).map(([key, value]) => ({ key, value, base: null })),
  )
  return release
}

export async function changeRelease(
  client: SupabaseClient,
  release: string,
  changes: readonly ReleaseChange[],
): Promise<void> {
  await client.rpc('change_release', { release, changes: JSON.stringify(changes) }).throwOnError()
}

/** Creates a link to the preview of a release, for an hour. @returns its token */
export async function createLink(client: SupabaseClient, release: string): Promise<string> {
  return (await client.rpc('create_release_preview', { release, hours: 1 }).throwOnError()).data
}
