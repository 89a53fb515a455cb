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
import {
  createDatabase,
  everything,
  runOn,
  signInOperator,
  startOn,
} from '#tests/support/server/programs/installation.ts'

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

it('a backup contains every table of the site but those with sessions, and nothing else', async () => {
  const file = join(path, 'all.backup.gz')
  expect(await runOn('backup', site, file)).toMatchObject({ code: 0, errors: '' })
  const { tables } = JSON.parse(gunzipSync(readFileSync(file)).toString().split('\n', 1)[0] ?? '')
  const saved = tables.map(({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`)
  // Counted again by a restore, which also ends all sessions.
  const others = ['private.content_count', 'auth.refresh_tokens', 'auth.sessions']
  expect([...saved, ...others].sort()).toEqual(Object.keys(await everything(site)))
})

/** What another application may have under a name that the site needs. */
const inTheWay = [
  ['table', 'public.website_content', '(title text)'],
  ['table', 'public.website_content_history', '(title text)'],
  ['view', 'public.website_content_trash', 'as select 1 as title'],
  ['type', 'public.website_content_basis', "as enum ('theirs')"],
  ['table', 'private.operators', '(title text)'],
  ['function', 'public.may_write', '() returns bool language sql return true'],
]
/** On a PostgreSQL without Supabase, where the site also creates the accounts. */
const inTheWayOfAccounts = [
  [
    'table',
    'auth.audit_log_entries',
    '(instance_id uuid, id uuid primary key default gen_random_uuid(), payload json, created_at timestamptz, ip_address varchar(64))',
  ],
  ['table', 'auth.users', '(id serial)'],
  ['table', 'auth.flow_state', '(title text)'],
  ['function', 'auth.uid', '() returns uuid language sql return null::uuid'],
]

const kinds = [
  { database: 'a PostgreSQL', start: startPostgres, taken: [...inTheWay, ...inTheWayOfAccounts] },
  { database: 'a hosted project', start: startHostedDatabase, taken: inTheWay },
]

describe.each(kinds)('in $database shared with other applications', ({ start, taken }) => {
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
    await sql`create schema if not exists auth`
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

  /** Everything that a refused move must leave alone. */
  async function describeDatabase() {
    const names = await sql`
      select 'role' as kind, rolname::text as name from pg_roles
      union all select 'schema', nspname from pg_namespace
      union all select 'relation', oid::regclass::text from pg_class
      union all select 'function', oid::regprocedure::text from pg_proc
      order by kind, name`
    return { names: [...names], rows: await everything(place) }
  }

  async function expectRefusal(reason: RegExp): Promise<void> {
    const before = await describeDatabase()
    const refused = await runOn('move', place)
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(reason)
    expect(refused.errors).toMatch(/^.+\n$/)
    expect(await describeDatabase()).toEqual(before)
  }

  it.each(taken)('reports their %s %s before it writes anything', async (kind, name, definition) => {
    await sql.unsafe(`create ${kind} ${name} ${definition}`)
    if (kind === 'table') {
      await sql.unsafe(`alter table ${name} enable row level security`)
      await sql.unsafe(`insert into ${name} default values`)
    }
    await expectRefusal(new RegExp(`^Another application uses names that this site needs: ${name}\\. `))
    await sql.unsafe(`drop ${kind} ${name}`)
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
    const elsewhere = { dataDir: join(path, start.name) }
    await createDatabase(elsewhere)
    expect(await runOn('restore', elsewhere, file)).toMatchObject({ code: 0 })
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

it.each(kinds)('moves into $database that publishes the changes of all tables', async ({ start }) => {
  const database = await start()
  const sql = postgres(database.superuserUrl, { max: 1, onnotice: () => {} })
  await sql`drop publication if exists supabase_realtime`
  await sql`create publication supabase_realtime for all tables`
  await sql.end()
  const place = { ...site, databaseUrl: database.url }
  expect(await runOn('move', place)).toMatchObject({ code: 0, errors: '' })
  expect((await everything(place))['public.website_content']).toHaveLength(1)
  await database.stop()
})

describe('a PostgreSQL of another application', () => {
  let database: TestPostgres
  let sql: Sql

  beforeAll(async () => {
    database = await startPostgres()
    sql = postgres(database.url, { max: 1, onnotice: () => {} })
    await sql`create schema supabase_migrations`
    await sql`create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`
    await sql`
      insert into supabase_migrations.schema_migrations (version, name)
      values ('20240101000000', 'website_blog'), ('20300101000000', 'orders')`
  })
  afterAll(async () => {
    await sql?.end()
    await database?.stop()
  })

  const schemas = () => sql`select nspname from pg_namespace order by 1`
  const roles = () => sql`select rolname from pg_roles order by 1`

  /** By a move and by a start of the site, which write nothing. */
  async function expectRefusal(reason: RegExp): Promise<void> {
    const before = [await schemas(), await roles()]
    expect(await runOn('move', { ...site, databaseUrl: database.url })).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringMatching(reason),
    })
    await expect(startServer({ env: { DATABASE_URL: database.url } })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(reason),
    })
    expect([await schemas(), await roles()]).toEqual(before)
  }

  it('is left alone if it has a table without row-level security', async () => {
    await sql`create table orders (title text)`
    await expectRefusal(/^Row-level security is off for public\.orders, .*\n$/)
    await sql`drop table orders`
  })

  it('is left alone if it has accounts of its own', async () => {
    await sql`create schema auth`
    await sql`create table auth.users (id uuid primary key)`
    await expectRefusal(/^Another application uses names that this site needs: auth\.users\. .*\n$/)
  })

  it('is named with its foreign keys before a move writes anything', async () => {
    await sql`create table orders (account uuid constraint about references auth.users)`
    const before = [await schemas(), await roles()]
    expect(await runOn('move', { ...site, databaseUrl: database.url })).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^Foreign keys .*public\.orders to auth\.users \(about\).*\n$/),
    })
    expect([await schemas(), await roles()]).toEqual(before)
    await sql`drop schema auth cascade`
    await sql`drop table orders`
  })

  it('can be shared if it only has migrations of its own, also one with the prefix of the site’s', async () => {
    for (const _start of ['first', 'second'])
      await (await startServer({ env: { DATABASE_URL: database.url } })).stop()
    expect(await sql`select from supabase_migrations.schema_migrations where name = 'orders'`).toHaveLength(1)
  })
})
