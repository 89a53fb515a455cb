// A database that the site shares with other applications: their tables, rows and migrations are left alone, and
// conflicts are reported before anything is written.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { startHostedDatabase } from '#tests/support/server/hosted-database.ts'
import { everything, runOn, signInOperator, startOn } from '#tests/support/server/installation.ts'

const { path, remove } = temporaryDirectory()
const site = { dataDir: join(path, 'site') }

beforeAll(async () => {
  const server = await startOn(site)
  const client = await signInOperator(site, server)
  await client
    .from('website_content')
    .insert({ content_key: 'home.hero.title', content_value: 'Ours' })
    .throwOnError()
  await server.stop()
})
afterAll(remove)

it('a backup contains every table of the site and nothing else', async () => {
  const file = join(path, 'all.backup.gz')
  expect(await runOn('backup', site, file)).toMatchObject({ code: 0, errors: '' })
  const { tables } = JSON.parse(gunzipSync(readFileSync(file)).toString().split('\n', 1)[0] ?? '')
  const saved = tables.map(({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`)
  expect([...saved, 'private.content_count'].sort()).toEqual(Object.keys(await everything(site)))
})

const kinds = [
  { database: 'a PostgreSQL', start: startPostgres },
  ...(process.env.TEST_LONG ? [{ database: 'a hosted project', start: startHostedDatabase }] : []),
]

describe.each(kinds)('in $database shared with other applications', ({ start }) => {
  let database: TestPostgres
  let sql: Sql
  let place: { dataDir: string; databaseUrl: string }
  const rowsOfSite = async () => (await everything(place))['public.website_content']

  beforeAll(async () => {
    database = await start()
    sql = postgres(database.url, { max: 1, onnotice: () => {} })
    place = { ...site, databaseUrl: database.url }
    await sql`create table website_content_shop (name text)`
    await sql`alter table website_content_shop enable row level security`
    await sql`insert into website_content_shop values ('theirs')`
    await sql`create schema private`
    await sql`create table private.customers (name text)`
    await sql`insert into private.customers values ('theirs')`
    await sql`create schema supabase_migrations`
    await sql`create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20300101000000', 'orders')`
  })
  afterAll(async () => {
    await sql?.end()
    await database?.stop()
  })

  async function expectTheirs(): Promise<void> {
    expect(await sql`select name from website_content_shop`).toEqual([{ name: 'theirs' }])
    expect(await sql`select name from private.customers`).toEqual([{ name: 'theirs' }])
  }

  it('reports a table of the same name before it changes anything', async () => {
    await sql`create table website_content (title text)`
    const refused = await runOn('move', place)
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/^The database already has a table website_content.*\n$/)
    expect(await sql`select to_regclass('private.operators') as name`).toEqual([{ name: null }])
    await sql`drop table website_content`
  })

  it('moves in beside their tables and migrations, also a second time', async () => {
    expect(await runOn('move', place)).toMatchObject({ code: 0, errors: '' })
    await expectTheirs()
    expect((await runOn('move', place)).errors).toMatch(/--replace/)
    expect(await runOn('move', place, '--replace')).toMatchObject({ code: 0, errors: '' })
    await expectTheirs()
    expect(await rowsOfSite()).toEqual((await everything(site))['public.website_content'])
  })

  it('restores a backup beside a foreign table that inherits from the site’s', async () => {
    await sql`create table their_content () inherits (website_content)`
    await sql`alter table their_content enable row level security`
    await sql`insert into their_content (content_key, content_value) values ('theirs', 'x')`
    const file = join(path, 'shared.backup.gz')
    expect(await runOn('backup', place, file)).toMatchObject({ code: 0, errors: '' })
    expect(gunzipSync(readFileSync(file)).toString()).not.toMatch(/shop|theirs|customers|20300101000000/)
    expect(await runOn('restore', place, file, '--replace')).toMatchObject({ code: 0, errors: '' })
    await expectTheirs()
    expect(await sql`select content_key from their_content`).toEqual([{ content_key: 'theirs' }])
    expect(await sql`select count::int from private.content_count`).toEqual([{ count: 1 }])
    await sql`drop table their_content`
    expect(await runOn('restore', { dataDir: join(path, start.name) }, file)).toMatchObject({ code: 0 })
  })

  it('names foreign keys that prevent a restore, and changes nothing', async () => {
    await sql`create table orders (content uuid constraint about references website_content (id))`
    await sql`alter table orders enable row level security`
    const before = await everything(place)
    const refused = await runOn('move', place, '--replace')
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/public\.orders to public\.website_content \(about\).*\n$/)
    expect(await everything(place)).toEqual(before)
    await sql`drop table orders`
  })

  it('refuses the migrations of a newer release of the site', async () => {
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20310101000000', 'website_more')`
    expect((await runOn('move', place, '--replace')).errors).toMatch(
      /newer version .*\(migration 20310101000000\)/,
    )
    await sql`delete from supabase_migrations.schema_migrations where version = '20310101000000'`
  })
})

it('the site runs on a PostgreSQL that has another application’s migrations', async () => {
  const database = await startPostgres()
  const sql = postgres(database.url, { max: 1 })
  await sql`create schema supabase_migrations`
  await sql`create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`
  await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20300101000000', 'orders')`
  await sql.end()
  const server = await startServer({ env: { DATABASE_URL: database.url } })
  await server.stop()
  await database.stop()
})
