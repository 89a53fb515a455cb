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
 * Like `published`, but fails if one was more than a second late. Two times tell: the database's time of its end, which is that of
 * the last statement before the commit, and the last time at which it was seen as a draft. If this process looks rarely, it
 * only misses a delay. Pauses of this process are allowed on top, because the others do not run then either.
 */
export async function publishedOnTime(releases: readonly string[], sql: Sql): Promise<Release[]> {
  const endPauses = watchPauses()
  const { all, lateness } = await watchUntilPublished(releases, sql)
  const maxLatenessSeconds = 1 + endPauses()
  expect(lateness, 'seconds after their time at which they were seen as drafts').toBeLessThan(
    maxLatenessSeconds,
  )
  const ended = await sql`
    select name, extract(epoch from ended_at - publish_at)::float as seconds
    from public.website_releases where id = any (${[...releases]}::uuid[])`
  for (const { name, seconds } of ended) {
    expect(seconds, name).toBeGreaterThanOrEqual(0)
    expect(seconds, name).toBeLessThan(maxLatenessSeconds)
  }
  return all
}

/** @returns a function that returns for how many seconds in all this process did not run, apart from short pauses */
function watchPauses(): () => number {
  const intervalMs = 100
  let last = performance.now()
  let pausesMs = 0
  const timer = setInterval(() => {
    const now = performance.now()
    pausesMs += now - last - intervalMs
    last = now
  }, intervalMs)
  return () => {
    clearInterval(timer)
    return pausesMs / 1000
  }
}

async function watchUntilPublished(releases: readonly string[], sql: Sql) {
  // The statement has its time before it sees the rows, so a draft that it sees was one at that time.
  const look = async () => [
    ...(await sql<(Release & { lateness: number })[]>`
      select *, case state when 'draft' then extract(epoch from statement_timestamp() - publish_at) else 0 end::float
        as lateness
      from public.website_releases where id = any (${[...releases]}::uuid[])`),
  ]
  let lateness = 0
  await expect
    .poll(
      async () =>
        (await look()).map((release) => {
          lateness = Math.max(lateness, release.lateness)
          return { state: release.state, problem: release.problem }
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
  return { all, lateness }
}
