// Several processes on one database publish a scheduled release once, whatever happens to one of them; and a process that
// has the secret key of a hosted project publishes there.
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFaketime } from '#scripts/setup/faketime.mjs'
import { addAccounts, password } from '#testing/accounts.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { type HostedProject, startHostedProject } from '#tests/support/server/hosted-project.ts'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { startReplica } from '#tests/support/server/programs/replicas.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'
import { published, publishedOnTime, scheduleIn } from '#tests/support/server/releases/scheduled-releases.ts'

const { path, remove } = temporaryDirectory()
afterAll(remove)
const email = 'publisher@example.com'
const env = { ADMIN_ACCESS: 'operators' }

async function signIn({ url, publishableKey }: TestServer): Promise<SupabaseClient> {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

let made = 0
/** Schedules several releases for the same moment. */
async function scheduleSome(count: number, publisher: SupabaseClient, sql: Sql): Promise<string[]> {
  const releases: string[] = []
  for (let n = 0; n < count; n++) {
    const name = `Number ${made++}`
    releases.push(await createRelease(publisher, name, { [`scheduled.${made}`]: name }))
  }
  for (const release of releases) await scheduleIn(60, release, publisher, sql)
  await sql`
    update public.website_releases set publish_at = clock_timestamp() + interval '15 seconds'
    where id = any (${releases}::uuid[])`
  return releases
}

async function expectScheduler(sql: Sql): Promise<void> {
  const names = await sql`select distinct changed_by_email from public.website_content_history`
  expect([...names]).toEqual([{ changed_by_email: email }])
}

describe('two processes on one database', () => {
  let database: TestPostgres
  let sql: Sql
  let first: TestServer
  let second: TestServer
  let publisher: SupabaseClient
  beforeAll(async () => {
    database = await startPostgres()
    sql = postgres(database.url, { max: 1 })
    first = await startReplica(join(path, 'first'), database.url, undefined, env)
    second = await startReplica(join(path, 'second'), database.url, first, env)
    await addAccounts({ dataDir: first.dataDir, databaseUrl: database.url }, [email], [email])
    publisher = await signIn(second)
  })
  afterAll(async () => {
    await first?.stop()
    await second?.stop()
    await sql?.end()
    await database?.stop()
  })

  it('publish each release once, within a second of its time', async () => {
    await publishedOnTime(await scheduleSome(10, publisher, sql), sql)
    await expectScheduler(sql)
  })

  it('publish each release once when one of them is killed in the middle', async () => {
    const releases = await scheduleSome(4, publisher, sql)
    const superuser = postgres(database.superuserUrl, { max: 1 })
    const publishing = () => superuser`
      select pid from pg_stat_activity where query ~ 'publish_due_releases' and wait_event_type = 'Lock' order by pid`
    // Both are held in the middle of publishing: one loses its process, and one of them its connection to the database.
    await sql.begin(async (transaction) => {
      await transaction`lock table public.website_content in share mode`
      await expect.poll(async () => (await publishing()).length).toBe(2)
      await first.kill9()
      await superuser`select pg_terminate_backend(${(await publishing())[0]?.pid})`
    })
    await superuser.end()
    await published(releases, sql)
    await expectScheduler(sql)
  })

  it('publish a release that takes longer than other requests may', async () => {
    const releases = await scheduleSome(1, publisher, sql)
    const superuser = postgres(database.superuserUrl, { max: 1 })
    const publishing = () => superuser`
      select from pg_stat_activity
      where query ~ 'publish_due_releases' and wait_event_type = 'Lock' and query_start < clock_timestamp() - interval '16 s'`
    await sql.begin(async (transaction) => {
      await transaction`lock table public.website_content in share mode`
      await expect.poll(publishing, { timeout: 60_000 }).toHaveLength(1)
    })
    await superuser.end()
    await published(releases, sql)
  })

  it('publish what became due while none of them ran', async () => {
    const releases = await scheduleSome(2, publisher, sql)
    await second.kill9()
    const due = async () =>
      (
        await sql`
          select from public.website_releases where id = any (${releases}::uuid[]) and publish_at < clock_timestamp()`
      ).length
    await expect.poll(due).toBe(2)
    await second.start()
    await published(releases, sql)
    await expectScheduler(sql)
  })

  const clockLibrary = findFaketime()
  if (!clockLibrary) console.info('Skipped: moving the clock needs libfaketime.')
  it.runIf(clockLibrary)(
    'publish each release once, and in time, when the clock of one is wrong',
    async () => {
      await second.stop()
      const clock = { LD_PRELOAD: clockLibrary ?? '', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
      const wrong = await Promise.all(
        ['-2h', '+2h'].map((FAKETIME, n) =>
          startReplica(join(path, `wrong-${n}`), database.url, first, { ...env, ...clock, FAKETIME }),
        ),
      )
      second = await startReplica(join(path, 'right'), database.url, first, env)
      publisher = await signIn(second)
      await publishedOnTime(await scheduleSome(5, publisher, sql), sql)
      await second.stop()
      // Processes with a wrong clock are enough, too: the clock of the database counts.
      const releases: string[] = []
      const name = 'By a wrong clock'
      const [release] = await sql`
      insert into public.website_releases (name, publish_at, scheduled_by, scheduled_by_email, edits, version)
      select ${name}, clock_timestamp() + interval '15 seconds', user_id, ${email}, 1, 1 from private.operators
      returning id`
      await sql`
      insert into public.website_release_edits (release_id, content_key, content_value)
      values (${release?.id}, 'wrong.clock', 'x')`
      releases.push(release?.id)
      await publishedOnTime(releases, sql)
      await expectScheduler(sql)
      for (const replica of wrong) await replica.stop()
    },
  )
})

describe('with a hosted project', () => {
  let backend: InboxSite
  let project: HostedProject
  const sites: TestServer[] = []
  beforeAll(async () => {
    backend = await InboxSite.start({ INBOX: 'off' })
    project = await startHostedProject(backend.sql)
  })
  afterAll(async () => {
    for (const site of sites) await site.stop()
    project?.close()
    await backend?.stop()
  })

  it('a process with the secret key of the project publishes there, and one without it does not ask', async () => {
    sites.push(await startServer({ env: project.publicEnv }))
    sites.push(await startServer({ env: project.secretEnv }))
    // The first process would have asked before.
    await expect
      .poll(() => [...new Set(project.called)].toSorted())
      .toEqual(['inbox_expire', 'publish_due_releases'])
    const release = await createRelease(backend.operator, 'Hosted', { 'hosted.text': 'x' })
    await scheduleIn(1, release, backend.operator, backend.sql)
    await published([release], backend.sql)
  })
})
