// The inbox of several processes on one database, and of a site with a hosted project.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFaketime } from '#scripts/setup/faketime.mjs'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { StartFailure, startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { type HostedProject, startHostedProject } from '#tests/support/server/hosted-project.ts'
import { writtenMessage } from '#tests/support/server/inbox/inbox-site.ts'
import { type Mailbox, openMailbox } from '#tests/support/server/inbox/mailbox.ts'
import { startReplica } from '#tests/support/server/programs/replicas.ts'

const { path, remove } = temporaryDirectory()
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(async () => {
  await mailbox?.close()
  remove()
})

const envOf = () => ({
  ADMIN_ACCESS: 'operators',
  INBOX: 'on',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: mailbox.url,
  INBOX_MAIL_TO: 'web@example.org',
})

async function send({ url }: TestServer, n: number): Promise<number> {
  const body = new URLSearchParams({ ...writtenMessage, subject: `Number ${n}`, message: `${n}` })
  const headers = { origin: url, 'x-forwarded-for': `10.0.0.${n}` }
  return (await fetch(`${url}/contact`, { method: 'POST', body, headers, redirect: 'manual' })).status
}

const subjectsOf = ({ mails }: Mailbox) =>
  mails.flatMap(({ source }) => /^Subject: Message: (Number \d+)/m.exec(source)?.[1] ?? []).sort()

const clockLibrary = findFaketime()
if (!clockLibrary) console.info('Skipped: moving the clock needs libfaketime.')

/** Moves the clock of a process ahead. */
const ahead = (days: number) => ({
  LD_PRELOAD: clockLibrary ?? '',
  FAKETIME: `+${days}d`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})

describe('three processes on one database', () => {
  const replicas: TestServer[] = []
  let database: TestPostgres
  let sql: Sql
  beforeAll(async () => {
    database = await startPostgres()
    sql = postgres(database.url, { max: 1 })
    for (let n = 0; n < 3; n++)
      replicas.push(await startReplica(join(path, `${n}`), database.url, replicas[0], envOf()))
  })
  afterAll(async () => {
    for (const replica of replicas) await replica.stop()
    await sql?.end()
    await database?.stop()
  })

  it('receive messages together, and send each of them by mail once', async () => {
    const numbers = Array.from({ length: 30 }, (_, n) => n + 1)
    const statuses = await Promise.all(numbers.map((n) => send(replicas[n % 3] as TestServer, n)))
    expect(new Set(statuses)).toEqual(new Set([303]))
    const sent = async () =>
      (await sql`select count(*)::int from inbox_messages where mail_state = 'sent'`)[0]?.count
    await expect.poll(sent, { timeout: 240_000 }).toBe(30)
    expect(subjectsOf(mailbox)).toEqual(numbers.map((n) => `Number ${n}`).sort())
  })

  it.runIf(clockLibrary)(
    'delete no message before its time if the clock of another is a year ahead',
    async () => {
      await sql`delete from inbox_messages`
      for (const n of [41, 42]) expect(await send(replicas[0] as TestServer, n)).toBe(303)
      const subjects = async () =>
        (await sql`select subject from inbox_messages where stored`).map((row) => row.subject)
      await expect.poll(subjects).toHaveLength(2)
      await sql`update inbox_messages set received_at = now() - interval '13 months' where subject = 'Number 41'`
      const env = { ...envOf(), ...ahead(400) }
      const wrong = await startReplica(join(path, 'wrong'), database.url, replicas[0], env)
      replicas.push(wrong)
      await expect.poll(subjects).not.toContain('Number 41')
      expect(await subjects()).toEqual(['Number 42'])
    },
  )
})

it('a mail server that says nothing does not keep the server from stopping', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const site = await startServer({ env: { ...envOf(), SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const connected = once(silent, 'connection')
  await send(site, 1)
  await connected
  expect(await site.stop()).toBe(0)
  silent.close()
})

describe('of two messages, of which one is older than a year', () => {
  const received = join(path, 'received')
  let copies = 0
  beforeAll(async () => {
    const site = await startServer({ dataDir: join(received, 'data'), env: envOf() })
    for (const n of [1, 2]) expect(await send(site, n)).toBe(303)
    const sql = connectDatabase({ server: site })
    const stored = () => sql`select from inbox_messages where stored`
    await vi.waitUntil(async () => (await stored()).length === 2, { timeout: 20_000 })
    await sql`update inbox_messages set received_at = now() - interval '13 months' where subject = 'Number 1'`
    await sql.end()
    await site.stop()
  })

  function copyData(): string {
    const copy = join(path, `copy-${copies++}`)
    // Preserves owners, unlike `cpSync`.
    execFileSync('cp', ['-a', received, copy])
    return join(copy, 'data')
  }

  /**
   * Starts a process on a copy of the data. The old message is always deleted, so that the test can wait for that.
   * @returns its log
   */
  async function expectKept(
    subjects: string[],
    env: Record<string, string>,
    dataDir = copyData(),
  ): Promise<string> {
    const site = await startServer({ dataDir, env: { ...envOf(), ...env } })
    const sql = connectDatabase({ server: site })
    await expect
      .poll(async () => (await sql`select subject from inbox_messages`).map(({ subject }) => subject))
      .toEqual(subjects)
    await sql.end()
    expect(await site.stop()).toBe(0)
    return site.output
  }

  it('a process with the inbox switched off deletes the old one', async () => {
    expect(await expectKept(['Number 2'], { INBOX: 'off' })).not.toContain('DATA_DIR/inbox')
  })

  it('a process with the inbox switched off says that others still wait on the disk', async () => {
    const dataDir = copyData()
    for (const end of ['json', 'file']) writeFileSync(join(dataDir, 'inbox', `${randomUUID()}.${end}`), '')
    const log = await expectKept(['Number 2'], { INBOX: 'off' }, dataDir)
    expect(log).toMatch(/"level":"warn","message":"DATA_DIR\/inbox has messages [^"]+","messages":1}/)
  })

  it.runIf(clockLibrary).each([
    [360, ['Number 2']],
    [370, []],
  ])('a process whose clock is moved ahead has after %i days kept %o', async (days, subjects) => {
    await expectKept(subjects, ahead(days))
  })
})

describe('with a hosted project', () => {
  let backend: TestServer
  let project: HostedProject
  let site: TestServer
  let sql: Sql
  beforeAll(async () => {
    backend = await startServer({ env: { ADMIN_ACCESS: 'operators' } })
    sql = connectDatabase({ server: backend })
    project = await startHostedProject(sql)
    site = await startServer({ env: { ...envOf(), ...project.secretEnv } })
  })
  afterAll(async () => {
    await site?.stop()
    project?.close()
    await sql?.end()
    await backend?.stop()
  })

  it('stores messages there with its secret key, and sends them by mail', async () => {
    mailbox.mails.length = 0
    expect(await send(site, 99)).toBe(303)
    await expect.poll(() => subjectsOf(mailbox)).toEqual(['Number 99'])
    const rows = await sql`select subject, stored, mail_state from inbox_messages`
    await expect
      .poll(async () => [...(await sql`select mail_state from inbox_messages`)])
      .toEqual([{ mail_state: 'sent' }])
    expect([...rows]).toMatchObject([{ subject: 'Number 99', stored: true }])
  })

  it('does not let two processes use one folder for waiting messages', async () => {
    const { dataDir } = site
    const second = startServer({ dataDir, env: { ...envOf(), ...project.secretEnv } })
    await expect(second).rejects.toThrow(StartFailure)
    await expect(second).rejects.toThrow('Another process is using')
  })
})
