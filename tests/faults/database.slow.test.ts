// The database fails and returns while visitors read and editors write: pages stay available, and no acknowledged write
// is lost.
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPostmasterFile } from '#backend/database/postmaster-file.ts'
import { connectClient } from '#testing/client.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { writtenMessage } from '#tests/support/server/inbox/inbox-site.ts'
import { Load } from '#tests/support/server/load.ts'
import { TcpLine } from '#tests/support/server/tcp-line.ts'

const { TEST_LONG } = process.env
/** Milliseconds for which the line is cut. The site takes 12 s to notice a silent line. */
const cut = TEST_LONG ? 30_000 : 3000
const silence = TEST_LONG ? 30_000 : 15_000
/** Milliseconds within which the service must recover, on a machine that may be busy. */
const patience = 45_000

/** Checks that writes continue, the process is the same, and an edit reaches its page. */
async function expectService(server: TestServer, load: Load): Promise<void> {
  await load.untilWritten(patience)
  const content_value = `Seen at ${Date.now()}`
  const content = connectClient(server).from('website_content')
  await content
    .upsert({ content_key: 'about.hero.title', content_value }, { onConflict: 'content_key' })
    .throwOnError()
  const page = async () => (await fetch(`${server.url}/about`)).text()
  await expect.poll(page, { timeout: patience }).toContain(content_value)
  expect(server.process.exitCode).toBeNull()
}

describe('the embedded PostgreSQL, under load', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server?.stop())

  const faults: [string, () => Promise<number>][] = [
    ['PostgreSQL', async () => readPostmasterFile(join(server.dataDir, 'postgres'))?.pid ?? 0],
    [
      'one of its processes, which ends all sessions',
      async () => {
        const sql = connectDatabase({ server })
        const [row] = await sql<[{ pid: number }]>`
          select pid from pg_stat_activity
          where application_name = 'website' and pid <> pg_backend_pid() order by state_change desc limit 1`
        await sql.end()
        return row.pid
      },
    ],
  ]
  it.each(faults)('survives kill -9 of %s', async (_what, find) => {
    const load = new Load(server)
    await load.untilWritten(patience)
    process.kill(await find(), 'SIGKILL')
    await expectService(server, load)
    await load.endAndCheck()
  })
})

describe('a PostgreSQL behind a line', () => {
  let database: TestPostgres
  let line: TcpLine
  let server: TestServer
  beforeAll(async () => {
    database = await startPostgres()
    const url = new URL(database.url)
    line = await TcpLine.to(Number(url.port))
    url.port = `${line.port}`
    server = await startServer({ env: { DATABASE_URL: url.href } })
  })
  afterAll(async () => {
    await server?.stop()
    await line?.close()
    await database?.stop()
  })

  it.each([
    ['is cut', cut, () => line.cut()],
    ['lets nothing through any more', silence, () => line.silence()],
  ] as const)('is back, under load, after the line %s', async (_how, length, interrupt) => {
    const load = new Load(server)
    await load.untilWritten(patience)
    interrupt()
    await delay(length)
    line.restore()
    await expectService(server, load)
    await load.endAndCheck()
  })

  it('survives the loss of connections that have just been opened', async () => {
    const statusOfRead = async () => (await connectClient(server).from('website_content').select()).status
    line.cut()
    line.restore()
    line.cutAt('typarray') // which the driver asks for first
    await expect.poll(() => statusOfRead().then(() => line.isCut), { timeout: patience }).toBe(true)
    line.restore()
    await expect.poll(statusOfRead, { timeout: patience }).toBe(200)
    expect(server.process.exitCode).toBeNull()
  })
})

it('releases are published again after connections fell silent while new ones were refused', async () => {
  const database = await startPostgres()
  const url = new URL(database.url)
  const line = await TcpLine.to(Number(url.port))
  url.port = `${line.port}`
  const server = await startServer({ env: { DATABASE_URL: url.href } })
  const logged = () => server.output
  line.silenceAndRefuse()
  await expect.poll(logged, { timeout: patience }).toContain('Releases cannot be published at their time')
  line.restore()
  await expect.poll(logged, { timeout: patience }).toContain('Releases are published at their time again.')
  await server.stop()
  await line.close()
  await database.stop()
})

it('a server stops while visitors and a message wait for a PostgreSQL that lets nothing through', async () => {
  const database = await startPostgres()
  const url = new URL(database.url)
  const line = await TcpLine.to(Number(url.port))
  url.port = `${line.port}`
  const server = await startServer({
    env: { DATABASE_URL: url.href, ADMIN_ACCESS: 'operators', INBOX: 'on' },
  })
  const read = async () => connectClient(server).from('website_content').select()
  await read()
  line.silence()
  const reads = Promise.allSettled([read(), read()])
  const body = new URLSearchParams(writtenMessage)
  const sent = await fetch(`${server.url}/contact`, { method: 'POST', body, headers: { origin: server.url } })
  expect(sent.ok).toBe(true)
  expect(await server.stop()).toBe(0)
  await reads
  await line.close()
  await database.stop()
})

// Takes a minute by nature: the site notices at its next read, and when Realtime misses a heartbeat.
it.runIf(TEST_LONG)(
  'pages follow a hosted project again after the line lets nothing through for 35 s',
  async () => {
    const project = await startServer()
    const line = await TcpLine.to(Number(new URL(project.url).port))
    const site = await startServer({
      env: { SUPABASE_URL: `http://127.0.0.1:${line.port}`, SUPABASE_ANON_KEY: project.publishableKey },
    })
    const page = async () => (await fetch(site.url)).text()
    const put = (content_value: string) =>
      connectClient(project)
        .from('website_content')
        .upsert({ content_key: 'home.hero.title', content_value }, { onConflict: 'content_key' })
        .throwOnError()
    await put('Before')
    await expect.poll(page, { timeout: patience }).toContain('Before')
    line.silence()
    await put('Meanwhile')
    await delay(35_000)
    expect(await page()).toContain('Before')
    line.restore()
    await expect.poll(page, { timeout: 2 * patience }).toContain('Meanwhile')
    await site.stop()
    await line.close()
    await project.stop()
  },
)
