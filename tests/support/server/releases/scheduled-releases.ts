// Releases with a time, sooner than people may schedule them.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { expect } from 'vitest'
import type { Release } from '#content-sync/release.ts'

/**
 * Schedules a release, and then moves its time. Processes ask for due releases every five seconds at least, so they learn of
 * a time later than that.
 */
export async function scheduleIn(
  seconds: number,
  release: string,
  publisher: SupabaseClient,
  sql: Sql,
): Promise<void> {
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const { data } = await publisher
    .from('website_releases')
    .select('version')
    .eq('id', release)
    .single()
    .throwOnError()
  await publisher.rpc('schedule_release', { release, version: data.version, at }).throwOnError()
  await sql`
    update public.website_releases set publish_at = clock_timestamp() + ${seconds} * interval '1 second'
    where id = ${release}`
}

/** Waits until all of these releases are published, and returns them. */
export async function published(releases: readonly string[], sql: Sql): Promise<Release[]> {
  return (await watchUntilPublished(releases, sql)).all
}

/**
 * Like `published`, but fails if one was late: by the clock of the database, whose time is that of the last statement before
 * the commit, or because it was still seen as a draft a second after its time. Looking rarely sees less, and never fails.
 */
export async function publishedOnTime(releases: readonly string[], sql: Sql): Promise<Release[]> {
  const { all, seenLate } = await watchUntilPublished(releases, sql)
  expect([...seenLate], 'seen as drafts a second after their time').toEqual([])
  const late = await sql`
    select name, extract(epoch from ended_at - publish_at)::float as seconds
    from public.website_releases where id = any (${[...releases]}::uuid[])`
  for (const { name, seconds } of late) {
    expect(seconds, name).toBeGreaterThanOrEqual(0)
    expect(seconds, name).toBeLessThan(1)
  }
  return all
}

async function watchUntilPublished(releases: readonly string[], sql: Sql) {
  // The statement has its time before it sees the rows, so a draft that it sees was one at that time.
  const look = async () => [
    ...(await sql<(Release & { late: boolean })[]>`
      select *, state = 'draft' and statement_timestamp() >= publish_at + interval '1 second' as late
      from public.website_releases where id = any (${[...releases]}::uuid[])`),
  ]
  const seenLate = new Set<string>()
  await expect
    .poll(
      async () =>
        (await look()).map(({ name, state, problem, late }) => {
          if (late) seenLate.add(name)
          return { state, problem }
        }),
      { timeout: 180_000 },
    )
    .toEqual(releases.map(() => ({ state: 'published', problem: null })))
  const all: Release[] = await look()
  // Each is one change of the history, and no other change bears its name.
  for (const { name, changeset } of all) {
    const steps = await sql`
      select distinct step from public.website_content_history where reason = ${`Release “${name}”`}`
    expect([...steps]).toEqual([{ step: changeset }])
  }
  return { all, seenLate }
}
