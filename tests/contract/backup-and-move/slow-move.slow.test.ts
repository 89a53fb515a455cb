// A move over a slow line to a hosted project that ends long statements, and a move that fails and reports the cause in
// one line.
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canMakeCertificates, makeCertificate } from '#testing/certificate.ts'
import type { TestPostgres } from '#testing/postgres.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { startHostedDatabase } from '#tests/support/server/hosted-database.ts'
import {
  createDatabase,
  everything,
  runOn,
  withDatabase,
} from '#tests/support/server/programs/installation.ts'
import { TcpLine } from '#tests/support/server/tcp-line.ts'

const { path, remove } = temporaryDirectory()
const site = { dataDir: join(path, 'site') }
const table = 'public.website_content'

beforeAll(async () => {
  await createDatabase(site)
  // 2 MB that cannot be compressed.
  await withDatabase(
    site,
    (sql) => sql`
      insert into website_content (content_key, content_value)
      select 'key.' || n, (select string_agg(md5(n || '.' || part), '') from generate_series(1, 60) as part)
      from generate_series(1, 500) as n`,
  )
})
afterAll(remove)

if (!canMakeCertificates) console.info('Skipped: a move with TLS needs openssl.')
describe.runIf(canMakeCertificates)('a move with TLS', () => testMoves({ tls: true }))
describe('a move without TLS', () => testMoves({ tls: false }))

function testMoves({ tls }: { tls: boolean }) {
  let project: TestPostgres
  let sql: Sql

  beforeAll(async () => {
    project = await startHostedDatabase(tls ? { certificate: makeCertificate(path, 'DNS:localhost') } : {})
    sql = postgres(project.superuserUrl, { max: 1, onnotice: () => {} })
    await sql`create table website_content_shop as select 'theirs' as name`
  })
  afterAll(async () => {
    await sql?.end()
    await project?.stop()
  })

  /** The project's connection string, through a line. */
  function through({ port }: TcpLine): string {
    const url = new URL(project.url)
    url.port = String(port)
    if (tls) url.searchParams.set('sslmode', 'require')
    return url.href
  }

  it('may take longer than the server’s limit for a statement, twice, beside another application’s table', async () => {
    await sql`alter role postgres set statement_timeout = '2s'`
    await sql`alter role postgres set idle_in_transaction_session_timeout = '2s'`
    // 2 MB take 4 s.
    const line = await TcpLine.to(Number(new URL(project.url).port), 500_000)
    const place = { ...site, databaseUrl: through(line) }
    const ours = (await everything(site))[table]
    for (const again of [[], ['--replace']]) {
      expect(await runOn('move', place, ...again)).toMatchObject({ code: 0, errors: '' })
      expect((await everything({ ...site, databaseUrl: project.superuserUrl }))[table]).toEqual(ours)
      expect(await sql`select name from website_content_shop`).toEqual([{ name: 'theirs' }])
    }
    await line.close()
    await sql`alter role postgres reset statement_timeout`
    await sql`alter role postgres reset idle_in_transaction_session_timeout`
  })

  it('that waits too long for a lock reports that, and changes nothing', async () => {
    await sql`alter role postgres set lock_timeout = '100ms'`
    const before = await sql`select * from website_content order by id`
    await sql.begin(async (transaction) => {
      await transaction`lock table website_content_basis in access share mode`
      const refused = await runOn('move', { ...site, databaseUrl: project.url }, '--replace')
      expect(refused).toMatchObject({
        code: 1,
        output: '',
        errors: 'Nothing was restored: canceling statement due to lock timeout\n',
      })
    })
    expect(await sql`select * from website_content order by id`).toEqual(before)
    await sql`alter role postgres reset lock_timeout`
  })

  it.each(['is cut', 'is ended by the server'])(
    'whose connection %s says so, and changes nothing',
    async (how) => {
      const line = await TcpLine.to(Number(new URL(project.url).port), 500_000)
      const before = await sql`select * from website_content order by id`
      const moving = runOn('move', { ...site, databaseUrl: through(line) }, '--replace')
      const copying = () => sql<{ pid: number }[]>`
      select pid from pg_stat_activity where usename = 'postgres' and query like 'copy "pg_temp"."website_content" %'`
      await expect.poll(copying, { timeout: 120_000 }).toHaveLength(1)
      if (how === 'is cut') line.cut()
      else for (const { pid } of await copying()) await sql`select pg_terminate_backend(${pid})`
      const failed = await moving
      expect(failed).toMatchObject({ code: 1, output: '' })
      expect(failed.errors).toMatch(
        /^(Nothing was restored: )?[Tt]he connection to the database was lost\. Check that the database is running, then try again\.\n$/,
      )
      await line.close()
      expect(await sql`select * from website_content order by id`).toEqual(before)
    },
  )
}
