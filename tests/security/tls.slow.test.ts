// TLS to a PostgreSQL on another machine is the default, for the site and its operator's commands. This machine stands
// in for it, under an address that is not a loopback address (0.0.0.0).
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Certificate, canMakeCertificates, makeCertificate } from '#testing/certificate.ts'
import { connectClient } from '#testing/client.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { everything, runOn, signInOperator, startOn } from '#tests/support/server/programs/installation.ts'

if (!canMakeCertificates) console.info('Skipped: a PostgreSQL with TLS needs openssl.')
const { path, remove } = temporaryDirectory()
const site = { dataDir: join(path, 'site') }
afterAll(remove)

const at = (host: string, { url }: TestPostgres, parameters = '') =>
  `${url.replace('127.0.0.1', host)}${parameters}`

beforeAll(async () => {
  const server = await startOn(site)
  const client = await signInOperator(site, server)
  await client.from('website_content').insert({ content_key: 'a', content_value: 'b' }).throwOnError()
  await server.stop()
})

describe.runIf(canMakeCertificates)('a PostgreSQL with TLS', () => {
  let certificate: Certificate
  let database: TestPostgres
  beforeAll(async () => {
    certificate = makeCertificate(path, 'DNS:localhost')
    database = await startPostgres({ certificate })
  })
  afterAll(() => database?.stop())

  it('can be the target of a move, and every connection of the site uses TLS', async () => {
    const place = { ...site, databaseUrl: at('0.0.0.0', database) }
    expect(await runOn('move', place)).toMatchObject({ code: 0, errors: '' })
    expect(await runOn('move', place, '--replace')).toMatchObject({ code: 0, errors: '' })
    const withoutSessions = { ...(await everything(site)), 'auth.sessions': [], 'auth.refresh_tokens': [] }
    expect(await everything(place)).toEqual(withoutSessions)

    const server = await startOn(place)
    await connectClient(server).from('website_content').select().throwOnError()
    const sql = postgres(database.superuserUrl, { max: 1 })
    const connections = await sql<{ name: string; ssl: boolean }[]>`
      select split_part(application_name, ' ', 1) as name, ssl
      from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'site'`
    await sql.end()
    await server.stop()
    expect(connections.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['website', 'website-realtime']),
    )
    expect(connections.filter(({ ssl }) => !ssl)).toEqual([])
  })

  it('is refused if its certificate does not prove its identity', async () => {
    const stranger = {
      ...site,
      databaseUrl: at('0.0.0.0', database, `?sslrootcert=${certificate.certificate}`),
    }
    const refused = await runOn('backup', stranger, join(path, 'no.backup.gz'))
    expect(refused.errors).toMatch(
      /^Cannot reach the database: its certificate is refused: .*sslrootcert\.\n$/,
    )
    const unknown = { ...site, databaseUrl: at('localhost', database, '?sslmode=verify-full') }
    expect((await runOn('backup', unknown, join(path, 'no.backup.gz'))).errors).toMatch(
      /certificate is refused/,
    )
  })

  it.each([
    ['localhost', 'verify-full'],
    ['0.0.0.0', 'verify-ca'],
  ])('is accepted if its certificate matches: %s, %s', async (host, mode) => {
    const parameters = `?sslmode=${mode}&sslrootcert=${certificate.certificate}`
    const place = { ...site, databaseUrl: at(host, database, parameters) }
    expect(await runOn('backup', place, join(path, `${mode}.backup.gz`))).toMatchObject({
      code: 0,
      errors: '',
    })
  })
})

describe('a PostgreSQL without TLS', () => {
  let database: TestPostgres
  beforeAll(async () => {
    database = await startPostgres()
  })
  afterAll(() => database?.stop())

  it('is refused in one line, by commands and by the site', async () => {
    const line = /^Cannot reach the database: the server offers no TLS\. .*sslmode=disable.*\n$/
    const databaseUrl = at('0.0.0.0', database)
    expect(await runOn('move', { ...site, databaseUrl })).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringMatching(line),
    })
    await expect(startServer({ env: { DATABASE_URL: databaseUrl } })).rejects.toMatchObject({
      output: expect.stringMatching(line),
    })
  })

  it('can be the target of a move if the address explicitly disables TLS', async () => {
    const place = { ...site, databaseUrl: at('0.0.0.0', database, '?sslmode=disable') }
    expect(await runOn('move', place)).toMatchObject({ code: 0, errors: '' })
    expect(await runOn('move', place, '--replace')).toMatchObject({ code: 0, errors: '' })
  })
})
