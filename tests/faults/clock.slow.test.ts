// The machine's clock is set back by an hour, for the server and its database, with libfaketime (Debian's package
// `libfaketime`, or the library named by FAKETIME_LIBRARY).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFaketime } from '#scripts/setup/faketime.mjs'
import { addAccounts, password } from '#testing/accounts.ts'
import { connectClient } from '#testing/client.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { Load } from '#tests/support/server/load.ts'
import { withDatabase } from '#tests/support/server/programs/installation.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'

const library = findFaketime()
if (!library) console.info('Skipped: setting the clock back needs libfaketime.')
const { path, remove } = temporaryDirectory()
afterAll(remove)
const offset = join(path, 'offset')
/**
 * Sets the clock ahead of the real time, never behind it: libfaketime reports the real time to a signal that ends a
 * wait, and PostgreSQL would take a later time for its own timeout.
 */
const setClock = (seconds: number) => writeFileSync(offset, `+${seconds}\n`)
const email = 'editor@example.com'
const hour = 3600

describe.runIf(library)('a clock that is set back by an hour', () => {
  let server: TestServer
  beforeAll(async () => {
    setClock(3 * hour)
    const env = {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    server = await startServer({ env, dataDir: join(path, 'data') })
  })
  afterAll(() => server?.stop())

  it('loses no item, page or history, and a session needs only a refresh', async () => {
    await addAccounts(server, [email])
    const client = connectClient(server)
    await client.auth.signInWithPassword({ email, password })
    const table = () => client.from('website_content')
    const key = 'home.hero.title'
    await table().insert({ content_key: key, content_value: 'Before' }).throwOnError()
    const load = new Load(server)
    await load.untilWritten(30_000)
    const before = await table()
      .select('created_at')
      .order('created_at', { ascending: false })
      .limit(1)
      .single()
      .throwOnError()

    setClock(2 * hour)
    await load.untilWritten(30_000)
    // As PostgREST answers. The client, or a new sign-in, then gets a token with the current time.
    expect((await table().select()).error?.message).toBe('JWT issued at future')
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    const { data: later } = await table()
      .insert({ content_key: 'later', content_value: 'x' })
      .select()
      .single()
      .throwOnError()
    expect(Date.parse(before.data.created_at) - Date.parse(later.created_at)).toBeGreaterThan(hour * 900)
    // As the panel saves: with the time of its own clock, which may be ahead, and with that of the version it has seen.
    for (const content_value of ['After', 'After that']) {
      const updated_at = new Date(Date.now() + 3 * hour * 1000).toISOString()
      const { data } = await table()
        .update({ content_value, updated_at })
        .eq('content_key', key)
        .select()
        .throwOnError()
      expect(data).toHaveLength(1)
      await expect.poll(async () => (await fetch(server.url)).text()).toContain(content_value)
    }
    // In the order in which it happened, whatever the clock showed.
    const history = await withDatabase(
      { dataDir: server.dataDir },
      (sql) => sql<{ value: string }[]>`
      select after->>'content_value' as value from website_content_history
      where after->>'content_key' = ${key} order by id`,
    )
    expect(history.map(({ value }) => value)).toEqual(['Before', 'After', 'After that'])
    await load.endAndCheck()
    expect(server.process.exitCode).toBeNull()

    setClock(hour)
    expect(await server.stop()).toBe(0)
    await server.start()
    await expect.poll(async () => (await fetch(server.url)).text()).toContain('After that')
    await connectClient(server)
      .from('website_content')
      .insert({ content_key: 'again', content_value: 'x' })
      .throwOnError()
  })

  it('publishes a scheduled release once, when the clock shows its time', async () => {
    setClock(3 * hour)
    const client = connectClient(server)
    const release = await createRelease(client, 'Soon', { 'home.hero.subtitle': 'On time' })
    const at = new Date(Date.now() + (3 * hour + 60) * 1000).toISOString()
    await client.rpc('schedule_release', { release, version: 1, at }).throwOnError()
    const { dataDir } = server
    /** Publishes what is due, as the site's own process does, and returns in how many milliseconds the next release is due. */
    const publishDue = () =>
      withDatabase({ dataDir }, async (sql) => (await sql`select publish_due_releases()::float as ms`)[0]?.ms)
    const publications = () =>
      withDatabase(
        { dataDir },
        (sql) => sql`select id from website_content_history where after->>'content_value' = 'On time'`,
      )

    setClock(2 * hour)
    expect(await publishDue()).toBeGreaterThan(hour * 1000)
    expect(await publications()).toHaveLength(0)

    setClock(3 * hour + 120)
    // Again as long as the site's own process is publishing it.
    await expect.poll(publishDue).toBeNull()
    expect(await publications()).toHaveLength(1)

    setClock(2 * hour)
    expect(await publishDue()).toBeNull()
    setClock(3 * hour + 180)
    expect(await publishDue()).toBeNull()
    expect(await publications()).toHaveLength(1)
    await expect.poll(async () => (await fetch(server.url)).text()).toContain('On time')
  })
})
