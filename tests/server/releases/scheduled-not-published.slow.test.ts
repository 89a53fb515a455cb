// Releases that are not published at their time: one was taken off the schedule, one conflicts with a live text, and a hosted
// project may have no schedule.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'
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

const abilitiesOf = async ({ url }: TestServer) => {
  const html = await (await fetch(`${url}/admin`)).text()
  return JSON.parse(/data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}').releases
}

it('the panel learns whether there is a schedule, and no page the secret key of a hosted project', async () => {
  expect(await abilitiesOf(site.site.server)).toEqual({ schedule: true, previews: true })
  const hosted = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'public' }
  const without = await startServer({ env: hosted })
  expect(await abilitiesOf(without)).toEqual({ schedule: false, previews: true })
  expect(without.output).not.toContain('Releases cannot be published')
  await without.stop()
  const env = { ...hosted, SUPABASE_SERVICE_ROLE_KEY: 'a-secret-key' }
  const withKey = await startServer({ env })
  expect(await abilitiesOf(withKey)).toEqual({ schedule: true, previews: true })
  await expect
    .poll(() => withKey.output)
    .toContain('Releases cannot be published at their time at the moment.')
  for (const path of ['/admin', '/', '/admin/pages/index.json'])
    expect(await (await fetch(withKey.url + path)).text()).not.toContain('a-secret-key')
  expect(await withKey.stop()).toBe(0)
  expect(withKey.output).not.toContain('a-secret-key')
})
