// Reads releases, which are not in the live content: for a link to a preview, and for operators in the panel.
import type { Override } from '#content/keys/overrides.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { ReleaseEdit, ReleasePreview } from '#content-sync/release.ts'

export type PlannedText = Pick<ReleaseEdit, 'content_key' | 'content_value'>

export interface ReleaseReader {
  /**
   * @returns what the preview of a link shows; undefined if the link has ended or never existed
   * @throws if the database does not answer, or answers with an error
   */
  preview(token: string): Promise<ReleasePreview | undefined>
  /**
   * Reads the edits of a release with the rights of a session, or of anyone without one.
   * @param authorization the Authorization header of the session
   * @returns undefined if there is no such release, or none that this session may read; `signed out` if the session is
   * not valid
   * @throws if the database does not answer, or answers with an error
   */
  edits(release: string, authorization?: string): Promise<readonly PlannedText[] | 'signed out' | undefined>
}

export function createReleaseReader(client: ContentClient): ReleaseReader {
  return {
    async preview(token) {
      const { data } = await client.rpc('release_preview', { token }).throwOnError()
      return data ?? undefined
    },
    async edits(release, authorization) {
      const call = client.rpc('release_edits', { release })
      const { data, error, status } = await (authorization
        ? call.setHeader('Authorization', authorization)
        : call)
      if (status === 401) return 'signed out'
      if (error && status !== 403) throw error
      return data?.edits
    },
  }
}

/**
 * Reads the edits of a release for a request.
 * @param authorization the Authorization header of the request
 * @returns the edits, or the status with which the request is refused
 */
export async function editsOrRefusal(
  reader: Pick<ReleaseReader, 'edits'>,
  release: string,
  authorization: string | undefined,
): Promise<readonly PlannedText[] | number> {
  const edits = await reader.edits(release, authorization).catch(() => 503)
  return edits === 'signed out' ? 401 : (edits ?? 404)
}

/** Returns the rows that there will be once a release is published. */
export function withEdits(rows: readonly Override[], edits: readonly PlannedText[]): Override[] {
  const texts = new Map<string, string | null>(
    rows.map(({ content_key, content_value }) => [content_key, content_value]),
  )
  for (const { content_key, content_value } of edits) texts.set(content_key, content_value)
  return [...texts].flatMap(([content_key, content_value]) =>
    content_value === null ? [] : { content_key, content_value },
  )
}
