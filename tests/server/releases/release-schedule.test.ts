// A scheduled release is published at its time, once, by whichever process there is. Releases that are not published then are in
// scheduled-not-published.slow.test.ts.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
