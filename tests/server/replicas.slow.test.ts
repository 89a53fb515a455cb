// Several processes on one PostgreSQL behind a proxy act as one site. An edit through any of them reaches the pages and
// panels of all, also while processes start and stop.
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, urlTarget } from '#backend/database/connect.ts'
import { listenerName } from '#backend/database/other-processes.ts'
import { loadKeys } from '#backend/keys.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { createContentSync, type SyncState } from '#content-sync/content-sync.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { addAccounts, password } from '#testing/accounts.ts'
import { connectClient } from '#testing/client.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import type { TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { type RoundRobin, startReplica, startRoundRobin } from '#tests/support/server/programs/replicas.ts'
import { migrations } from '#tests/support/server/programs/site-version.ts'
import { TcpLine } from '#tests/support/server/tcp-line.ts'

/** Milliseconds, on a machine that may be busy. */
const patience = 30_000
const email = 'editor@example.com'

let database: TestPostgres
let proxy: RoundRobin
const { path, remove } = temporaryDirectory()
const replicas: TestServer[] = []
let made = 0
const newDirectory = () => {
  const directory = join(path, `${made++}`)
  mkdirSync(directory)
  return directory
}
const start = (keysOf?: TestServer) => startReplica(newDirectory(), database.url, keysOf)
const clientOf = (url: string, keysOf = replicas[0]): ContentClient =>
  createClient<Database>(url, keysOf?.publishableKey ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
  })

beforeAll(async () => {
  database = await startPostgres()
})
afterAll(async () => {
  await proxy?.close()
  for (const replica of replicas) await replica.stop()
  await database?.stop()
  remove()
})

describe('three processes that start at the same moment on an empty database', () => {
  it('migrate it once', async () => {
    // The keys are created beforehand for all of them, by starting another installation.
    const directory = newDirectory()
    mkdirSync(join(directory, 'data'))
    await loadKeys(join(directory, 'data'))
    const first = { dataDir: join(directory, 'data') } as TestServer
    replicas.push(...(await Promise.all([start(first), start(first), start(first)])))
    const sql = postgres(database.url, { max: 1 })
    const applied =
      await sql`select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by 1`
    expect(applied.map(({ file }) => file)).toEqual(migrations)
    await sql.end()
    for (const replica of replicas) {
      const { error } = await clientOf(replica.url).from('website_content').select()
      expect(error).toBeNull()
    }
    proxy = await startRoundRobin(...replicas)
  })
})

it('a process with different keys is refused in one line', async () => {
  await expect(start()).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(
      /^Another process of the site uses this database with different keys\. Copy keys\.json .*\n$/,
    ),
  })
})

it('a process with different keys is refused, also if the URL has an IPv6 address and a name', async ({
  skip,
}) => {
  const loopback = '::1'
  const addresses = Object.values(networkInterfaces()).flat()
  skip(!addresses.some((own) => own?.address === loopback), 'This machine has no IPv6')
  const own = await startPostgres({ settings: [`listen_addresses=127.0.0.1,${loopback}`] })
  const url = new URL(own.url)
  url.hostname = `[${loopback}]`
  url.searchParams.set('application_name', 'shop')
  const first = await startReplica(newDirectory(), url.href)
  await expect(startReplica(newDirectory(), url.href)).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('different keys'),
  })
  await first.stop()
  await own.stop()
})

describe('while a process requires a sign-in', () => {
  let own: TestPostgres
  let line: TcpLine
  let operators: TestServer
  const open: TestServer[] = []
  beforeAll(async () => {
    own = await startPostgres()
    const url = new URL(own.url)
    line = await TcpLine.to(Number(url.port))
    url.port = `${line.port}`
    operators = await startReplica(newDirectory(), url.href, undefined, { ADMIN_ACCESS: 'operators' })
  })
  afterAll(async () => {
    for (const server of [...open, operators]) await server?.stop()
    await line?.close()
    await own?.stop()
  })

  async function expectSignInRequired() {
    const content = connectClient(operators).from('website_content')
    expect((await content.insert({ content_key: 'a', content_value: 'b' })).status).toBe(401)
  }

  it('one with different keys, which would open the site, is refused and changes nothing', async () => {
    await expect(startReplica(newDirectory(), own.url)).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('different keys'),
    })
    await expectSignInRequired()
  })

  it('one with the same keys, which would open the site, is refused and changes nothing', async () => {
    await expect(startReplica(newDirectory(), own.url, operators)).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        /^Another process of the site on this database requires a sign-in to edit, .* Set ADMIN_ACCESS=operators, .*\n$/,
      ),
    })
    await expectSignInRequired()
  })

  const write = async ({ url }: TestServer) => (await attempt(clientOf(url, operators), 'a', 'b')).status

  it('one that would open the site does so only until the other is connected again', async () => {
    line.cut()
    const opening = await startReplica(newDirectory(), own.url, operators)
    open.push(opening)
    expect(await write(opening)).toBe(201)
    line.restore()
    await expect.poll(() => write(opening)).toBe(401)
    await expect.poll(() => write(operators)).toBe(401)
    await opening.stop()
  })

  it('one that would open the site is refused if another that requires a sign-in starts at the same time', async () => {
    const sql = postgres(own.url, { max: 1 })
    const keys = await loadKeys(operators.dataDir)
    line.cut()
    const other = connect(urlTarget(own.url), 1, {
      application_name: listenerName(keys, { writers: 'operators' }),
    })
    const starting = sql.begin(async (transaction) => {
      await transaction`update private.admin_access set mode = 'operators'`
      const starting = startReplica(newDirectory(), own.url, operators)
      starting.then((started) => open.push(started)).catch(() => {})
      await expect
        .poll(() => transaction`select from pg_locks where not granted and pid <> pg_backend_pid()`, {
          timeout: 120_000,
        })
        .toHaveLength(1)
      await other`select`
      return { starting }
    })
    await expect((await starting).starting).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('requires a sign-in to edit'),
    })
    await Promise.all([sql.end(), other.end()])
    line.restore()
  })
})

describe('behind a proxy that distributes requests in turn', () => {
  it('an edit through one process appears on the pages and panels of all', async () => {
    const panels = replicas.map(({ url }) => openPanel(url))
    await Promise.all(panels.map(({ untilConnected }) => untilConnected()))
    for (const [n, { url }] of replicas.entries()) {
      const content_value = `Edited through ${n} ${randomUUID()}`
      await put(clientOf(url), 'home.hero.title', content_value)
      for (const replica of replicas) await untilShown(`${replica.url}/`, content_value)
      for (const panel of panels) await panel.until('home.hero.title', content_value)
    }
    for (const panel of panels) await panel.close()
  })

  it('a redirect that is made through one process leads all to the new page, until it is removed', async () => {
    const statuses = () =>
      Promise.all(
        replicas.map(async ({ url }) => (await fetch(`${url}/services/ate`, { redirect: 'manual' })).status),
      )
    const [first, second] = replicas.map(({ url }) => clientOf(url))
    if (!first || !second) throw new Error('There are too few processes')
    await put(first, redirectsKey, '/services/ate /services/dft')
    await expect.poll(statuses).toEqual(replicas.map(() => 307))
    await second.from('website_content').delete().eq('content_key', redirectsKey).throwOnError()
    await expect.poll(statuses).toEqual(replicas.map(() => 200))
  })

  it('a session of one process is valid on all', async () => {
    const [replica] = replicas
    await addAccounts({ dataDir: replica?.dataDir ?? '', databaseUrl: database.url }, [email])
    const client = clientOf(proxy.url)
    const { data } = await client.auth.signInWithPassword({ email, password })
    expect(data.user?.email).toBe(email)
    for (const _ of replicas) expect((await client.auth.getUser()).data.user?.email).toBe(email)
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('two tabs that refresh one session through two processes get the same token', async () => {
    const tabs = replicas.slice(0, 2).map(({ url }) => clientOf(url).auth)
    const { data } = await clientOf(proxy.url).auth.signInWithPassword({ email, password })
    let refresh_token = data.session?.refresh_token ?? ''
    for (let pair = 0; pair < 20; pair++) {
      const answers = await Promise.all(tabs.map((auth) => auth.refreshSession({ refresh_token })))
      expect(answers.map(({ error }) => error)).toEqual([null, null])
      const tokens = new Set(answers.map((answer) => answer.data.session?.refresh_token ?? ''))
      expect(tokens.size).toBe(1)
      refresh_token = [...tokens][0] ?? ''
    }
  })

  it('no change is missed while processes stop and start', async () => {
    const panel = openPanel(proxy.url)
    await panel.untilConnected()
    const written = new Map<string, string>()
    let running = true
    const writing = (async () => {
      for (let n = 0; running; n++) {
        const [key, value] = [`coming-and-going.${n % 7}`, `${n}`]
        // The process may have stopped before it answered. Only an acknowledged write counts, and it may be repeated.
        const failed = await put(clientOf(proxy.url), key, value).catch(() => true)
        if (!failed) written.set(key, value)
        else written.delete(key)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })()
    for (const ending of ['stop', 'kill9'] as const) {
      const [leaving] = proxy.targets.splice(0, 1)
      if (!leaving) throw new Error('Nobody is left')
      await leaving[ending]()
      const coming = await start(replicas.at(-1))
      replicas.splice(replicas.indexOf(leaving), 1)
      replicas.push(coming)
      proxy.targets.push(coming)
    }
    await panel.untilConnected()
    running = false
    await writing
    expect(written.size).toBeGreaterThan(3)
    for (const [key, value] of written) await panel.until(key, value)
    await put(clientOf(proxy.url), 'home.hero.title', 'After all')
    for (const { url } of replicas) await untilShown(`${url}/`, 'After all')
    await panel.until('home.hero.title', 'After all')
    await panel.close()
  })
})

/** The panel's list, on its own client. */
function openPanel(url: string) {
  const client = clientOf(url)
  let content: SyncState | undefined
  const close = createContentSync(() => client, {
    updated(now) {
      content = now
    },
  }).open()
  return {
    untilConnected: () =>
      vi.waitFor(
        () => expect(content?.connection.state === 'connected' && content.lastSynced).toBe('now'),
        patience,
      ),
    until: (key: string, value: string) =>
      vi.waitFor(() => {
        const item = content?.items?.find(({ content_key }) => content_key === key)
        expect(item?.content_value).toBe(value)
      }, patience),
    async close() {
      close()
      await client.realtime.disconnect()
    },
  }
}

const attempt = (client: ContentClient, content_key: string, content_value: string) =>
  client
    .from('website_content')
    .upsert(
      { content_key, content_value, updated_at: new Date().toISOString() },
      { onConflict: 'content_key' },
    )

async function put(client: ContentClient, content_key: string, content_value: string): Promise<void> {
  await attempt(client, content_key, content_value).throwOnError()
}

const untilShown = (url: string, text: string) =>
  expect.poll(async () => (await fetch(url)).text(), { timeout: patience }).toContain(text)
