// Ten minutes of what a site does all day, at a pace that it rarely sees. Nothing may remain but the rows it wrote.
// ENDURANCE_MINUTES makes the run shorter, for trying it out. Counts handles in /proc, so it needs Linux.
import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { addAccounts, password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { root } from '#testing/root.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'

const minute = 60_000
const length = Number(process.env.ENDURANCE_MINUTES ?? 10) * minute
/** Until every page has been requested, every pool has its connections, and frequently run code is compiled. */
const warmUp = minute

/** An account allows 20 attempts in 5 minutes, so five accounts allow one every 3 s. */
const emails = [1, 2, 3, 4, 5].map((number) => `operator-${number}@example.com`)
const signInEvery = 4000

/**
 * The maximum growth between the end of the warm-up and the end. Even on a very busy machine, ten minutes include some
 * 5,000 pages, 4,000 sockets and 3,000 write statements. A kilobyte leaked per socket, or a handle or timer per hundred
 * of them, would exceed these values.
 */
const maxGrowth = {
  /** In bytes. Two minutes cause no growth; V8 keeps compiled code, and the limits remember addresses. */
  heap: 4 * 2 ** 20,
  /** Timers and sockets, some of which belong to work that happens to be due. */
  resources: 5,
  handles: 5,
  /** The pools are full after the warm-up, but lost connections are replaced on demand. */
  connections: 1,
  /** PostgreSQL adds up to two files to those of a table that has grown, and splits its log into files of 16 MB. */
  files: 20,
}

it('leaves nothing behind but rows', { timeout: length + 10 * minute }, async () => {
  const server = await startServer({
    env: { TRUSTED_PROXIES: '127.0.0.1', ADMIN_ACCESS: 'operators' },
    command: {
      program: process.execPath,
      args: ['--expose-gc', '--import', './tests/support/server/tell-memory.ts', 'server.ts'],
      cwd: root,
    },
  })
  onTestFinished(async () => void (await server.stop()))
  await addAccounts(server, emails, emails)

  await Promise.all(Array.from({ length: 50 }, () => connectClient(server).from('website_content').select()))
  await work(server, warmUp)
  const before = await measure(server)
  const done = await work(server, length)
  const after = await measure(server)
  console.info(JSON.stringify({ done, before, after }))
  for (const [what, most] of Object.entries(maxGrowth) as [keyof typeof maxGrowth, number][]) {
    expect(after[what] - before[what], what).toBeLessThanOrEqual(most)
  }
  expect(server.process.exitCode).toBeNull()
})

/**
 * Does everything at once, for a number of milliseconds.
 * @returns how often each kind of work was done
 */
async function work(server: TestServer, milliseconds: number) {
  const end = Date.now() + milliseconds
  const done = { pages: 0, writes: 0, sockets: 0, signIns: 0 }
  const operator = await signIn(server, 0)
  const again = async (what: keyof typeof done, pause: number, act: (times: number) => Promise<void>) => {
    while (Date.now() < end) {
      await act(done[what]++)
      await delay(pause)
    }
  }
  const paths = pathsOf(site)
  await Promise.all([
    again('pages', 10, (times) => readPage(server, paths[times % paths.length] ?? '/')),
    again('writes', 50, (times) => writeAndDelete(operator, times)),
    ...Array.from({ length: 5 }, () => again('sockets', 50, () => listenOnce(server))),
    again('signIns', signInEvery, async (times) => {
      const other = await signIn(server, times + 1)
      await other.auth.signOut({ scope: 'local' })
    }),
  ])
  await operator.auth.signOut()
  return done
}

async function readPage({ url }: TestServer, path: string): Promise<void> {
  const answer = await fetch(url + path)
  expect(answer.status, path).toBe(200)
  await answer.arrayBuffer()
}

/** Each sign-in comes from a different address. */
async function signIn(server: TestServer, times: number): Promise<Client> {
  const address = `10.1.${times >> 8}.${times & 255}`
  const client = connectClient(server, { global: { headers: { 'x-forwarded-for': address } } })
  const { error } = await client.auth.signInWithPassword({
    email: emails[times % emails.length] ?? '',
    password,
  })
  expect(error).toBeNull()
  return client
}

/** The table keeps its size: the last change of every row, including a text of the site, is its deletion. */
async function writeAndDelete(operator: Client, times: number): Promise<void> {
  const content = () => operator.from('website_content')
  const content_key = times % 2 ? 'home.hero.title' : `endurance ${times}`
  await content()
    .insert({ content_key, content_value: 'x'.repeat(times % 2000) })
    .throwOnError()
  await content().update({ content_value: 'changed' }).eq('content_key', content_key).throwOnError()
  await content().delete().eq('content_key', content_key).throwOnError()
}

/** Opens a socket, receives a change, and closes it. */
async function listenOnce(server: TestServer): Promise<void> {
  const visitor = connectClient(server)
  await new Promise<void>((resolve) => {
    visitor
      .channel('endurance')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'website_content' }, () => resolve())
      .subscribe()
  })
  await visitor.removeAllChannels()
  await visitor.realtime.disconnect()
}

/** The resources of the server after a period without requests. */
async function measure(server: TestServer) {
  await delay(80_000) // until idle connections and PostgreSQL's workers have ended
  const said = server.output.length
  process.kill(server.process.pid ?? 0, 'SIGUSR2')
  const memory = await vi.waitFor(() => {
    const [, line] = /^memory (.+)$/m.exec(server.output.slice(said)) ?? []
    if (!line) throw new Error('The server has not said what it holds')
    return JSON.parse(line) as { heap: number; resources: number }
  }, 10_000)
  const sql = connectDatabase({ server })
  const [connections] = await sql<[{ count: number }]>`
    select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  await sql.end()
  return {
    ...memory,
    handles: readdirSync(`/proc/${server.process.pid}/fd`).length,
    connections: connections.count,
    files: readdirSync(server.dataDir, { recursive: true }).length,
  }
}
