// A release that had a time and is not published: it was taken off the schedule, or conflicts with a live text.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'
import { scheduleIn } from '#tests/support/server/releases/scheduled-releases.ts'

let site: InboxSite
let sql: Sql
let operator: SupabaseClient
beforeAll(async () => {
  site = await InboxSite.start({ INBOX: 'off' })
  ;({ sql, operator } = site)
})
afterAll(() => site?.stop())

it('a release that is taken off the schedule is not published, and one with a conflict says so', async () => {
  const kept = await createRelease(operator, 'Kept', { 'kept.text': 'x' })
  await scheduleIn(30, kept, operator, sql)
  await operator.rpc('schedule_release', { release: kept, version: 1, at: null }).throwOnError()
  const conflicting = await createRelease(operator, 'Conflicting', { 'conflicting.text': 'x' })
  await operator
    .from('website_content')
    .insert({ content_key: 'conflicting.text', content_value: 'Somebody else' })
    .throwOnError()
  // Later than the other one would have been.
  await scheduleIn(30, conflicting, operator, sql)
  const stateOf = async (release: string) =>
    (await sql`select state, publish_at, problem from public.website_releases where id = ${release}`)[0]
  await expect
    .poll(() => stateOf(conflicting), { timeout: 180_000 })
    .toMatchObject({
      state: 'draft',
      publish_at: null,
      problem: expect.stringContaining('Nothing was published'),
    })
  expect(await stateOf(kept)).toMatchObject({ state: 'draft', problem: null })
})
