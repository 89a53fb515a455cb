// A scheduled release is published at its time, once, by whichever process there is.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'
import { publishedOnTime, scheduleIn } from '#tests/support/server/releases/scheduled-releases.ts'

let site: InboxSite
let sql: Sql
let operator: SupabaseClient
beforeAll(async () => {
  site = await InboxSite.start({ INBOX: 'off' })
  ;({ sql, operator } = site)
})
afterAll(() => site?.stop())

it('releases are published within a second of their time, each as one change by the person who scheduled it', async () => {
  const names = ['First', 'Second', 'Third']
  const releases = await Promise.all(
    names.map((name, n) => createRelease(operator, name, { [`scheduled.${n}`]: name, [`also.${n}`]: name })),
  )
  for (const release of releases) await scheduleIn(15, release, operator, sql)
  for (const release of await publishedOnTime(releases, sql)) {
    const history = await sql`
      select reason, changed_by_email from public.website_content_history where step = ${release.changeset}`
    expect([...history]).toEqual(
      Array(2).fill({ reason: `Release “${release.name}”`, changed_by_email: 'operator@example.com' }),
    )
  }
  expect(
    (await sql`select content_key from public.website_content where content_key ~ '^(scheduled|also)'`)
      .length,
  ).toBe(6)
})

it('the database says when the next release is due, and null if none is scheduled', async () => {
  const next = async () => (await sql`select public.publish_due_releases() as next`)[0]?.next
  expect(await next()).toBeNull()
  const release = await createRelease(operator, 'Later', { 'later.text': 'x' })
  expect(await next()).toBeNull()
  await scheduleIn(3600, release, operator, sql)
  expect(Number(await next())).toBeGreaterThan(3_500_000)
  await operator.rpc('discard_release', { release }).throwOnError()
  expect(await next()).toBeNull()
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
