// How tests schedule releases, make them due, and publish those that are.
import type { ISql } from 'postgres'
import { expect } from 'vitest'
import type { ReleaseSite } from './release-site.ts'

export const hourMs = 3_600_000

/** @param site on which they are called */
export function scheduleCalls(site: () => ReleaseSite) {
  const soon = () => new Date(Date.now() + hourMs).toISOString()

  async function schedule(release: string, at: string | null = soon(), by = site().publisher) {
    const { version } = await site().release(release)
    return by.rpc('schedule_release', { release, version, at })
  }
  /** Prepares a release that is scheduled. */
  async function scheduled(texts: Record<string, string | null>, name?: string): Promise<string> {
    const id = await site().create(name)
    await site().write(id, texts)
    await schedule(id).then(({ error }) => expect(error).toBeNull())
    return id
  }
  function makeDue(id: string, seconds = 1) {
    const { sql } = site()
    return sql`update website_releases set publish_at = now() - ${seconds} * interval '1 second' where id = ${id}`
  }
  /** What `publish_due_releases` returns while another process publishes a release that is due. */
  const dueElsewhereMs = 100
  async function tryToPublishDue(sql: ISql = site().sql): Promise<number | null> {
    const [row] = await sql<[{ ms: string | null }]>`select publish_due_releases() as ms`
    return row.ms === null ? null : Number(row.ms)
  }
  /** Tries until nothing is due, because the site's own process may be publishing at the same time. */
  async function publishDue(sql?: ISql): Promise<number | null> {
    for (;;) {
      const ms = await tryToPublishDue(sql)
      if (ms !== dueElsewhereMs) return ms
    }
  }
  async function changesets(): Promise<string[]> {
    const { sql } = site()
    const rows = await sql<{ reason: string }[]>`
      select reason from website_content_history where opens and reason like 'Release%' order by id`
    return rows.map(({ reason }) => reason)
  }

  return { schedule, scheduled, makeDue, dueElsewhereMs, tryToPublishDue, publishDue, changesets }
}
