// `supabase db push`, by Supabase's real program: makes the same of a hosted project as the site's own commands, on every version of
// PostgreSQL that projects have.
import { randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestPostgres } from '#testing/postgres.ts'
import { everyPostgres } from '#testing/programs.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { describeSchema } from '#tests/support/server/describe-schema.ts'
import { startHostedDatabase } from '#tests/support/server/hosted-database.ts'
import { contentRows, runOn, signInOperator, startOn } from '#tests/support/server/programs/installation.ts'
import { SupabaseProgram } from '#tests/support/server/programs/supabase-program.ts'

const { path, remove } = temporaryDirectory()
const site = { dataDir: join(path, 'site') }
const program = new SupabaseProgram(join(path, 'project'))
const migrations = readdirSync(join(program.folder, 'migrations'))

/** A copy of `supabase/` whose migrations can be changed. */
const copyProgram = (name: string, version: string) => new SupabaseProgram(join(path, `${name}-${version}`))

beforeAll(async () => {
  const server = await startOn(site)
  const client = await signInOperator(site, server)
  const table = client.from('website_content')
  await table.insert({ content_key: 'home.hero.title', content_value: 'Before' }).throwOnError()
  await table.update({ content_value: 'After' }).eq('content_key', 'home.hero.title').throwOnError()
  await server.stop()
})
afterAll(remove)

describe.each(everyPostgres)('supabase db push, with PostgreSQL %s', { timeout: 180_000 }, (version) => {
  const started: { project: TestPostgres; sql: Sql }[] = []

  async function startProject({ exposed = false } = {}) {
    const project = await startHostedDatabase({ version, exposed })
    const sql = postgres(project.url, { max: 1, onnotice: () => {} })
    started.push({ project, sql })
    return { url: project.url, sql }
  }
  const move = (databaseUrl: string, ...args: string[]) => runOn('move', { ...site, databaseUrl }, ...args)

  afterEach(async () => {
    for (const { project, sql } of started.splice(0)) {
      await sql.end()
      await project.stop()
    }
  })

  it('makes the same as the site’s own commands, and each finds the other’s work done', async () => {
    const [pushed, moved] = [await startProject(), await startProject()]
    const first = await program.push(pushed.url)
    expect(first, first.errors).toMatchObject({ code: 0 })
    for (const { url } of [pushed, moved]) expect(await move(url)).toMatchObject({ code: 0, errors: '' })
    const schema = await describeSchema(pushed.sql)
    expect(schema.filter((line) => line.startsWith('migration'))).toHaveLength(migrations.length)
    const rows = await contentRows(site)
    expect(rows['public.website_content_history']).toHaveLength(2)

    for (const { url, sql } of [pushed, moved]) {
      for (const again of ['first', 'second']) {
        expect(await describeSchema(sql), again).toEqual(schema)
        expect(await contentRows({ ...site, databaseUrl: url }), again).toEqual(rows)
        if (again === 'second') continue
        expect(await program.push(url)).toMatchObject({
          code: 0,
          output: expect.stringMatching(/up to date/),
        })
        expect((await move(url)).errors).toMatch(/--replace/)
        expect(await move(url, '--replace')).toMatchObject({ code: 0, errors: '' })
      }
    }
  })

  it('completes what was pushed before with fewer migrations, and keeps the rows', async () => {
    const [partial, whole] = [await startProject(), await startProject()]
    const earlier = copyProgram('earlier', version)
    for (const name of migrations.slice(2)) rmSync(join(earlier.folder, 'migrations', name))
    expect(await earlier.push(partial.url)).toMatchObject({ code: 0 })
    const insert = ({ sql }: typeof partial) =>
      sql`insert into website_content (content_key, content_value) values ('home.hero.title', 'Early') returning id`
    const [row] = await insert(partial)
    for (const { url } of [partial, whole]) expect(await program.push(url)).toMatchObject({ code: 0 })
    expect(await partial.sql`select id, content_value from website_content`).toEqual([
      { id: row?.id, content_value: 'Early' },
    ])
    expect(await partial.sql`select item_id, reason from website_content_history`).toEqual([
      { item_id: row?.id, reason: 'start of the history' },
    ])
    await insert(whole) // so that the counts are equal, too
    expect(await describeSchema(partial.sql)).toEqual(await describeSchema(whole.sql))

    // Nothing compares the text of a migration that is applied.
    appendFileSync(join(earlier.folder, 'migrations', migrations[0] ?? ''), '-- changed')
    cpSync(program.folder, earlier.folder, { recursive: true, force: false })
    const again = await earlier.push(partial.url)
    expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/up to date/) })
  })

  it('gives nobody more than is granted, and lets the service role ask who may write', async () => {
    const { url, sql } = await startProject({ exposed: true })
    expect(await program.push(url)).toMatchObject({ code: 0 })
    const granted = await sql<{ role: string; on: string; privileges: string }[]>`
      select grantee::regrole::text as role, relname as on, string_agg(privilege_type, ',' order by privilege_type) as privileges
      from pg_class, aclexplode(relacl)
      where relnamespace = 'public'::regnamespace and relname like 'website_content%'
        and grantee::regrole::text in ('-', 'anon', 'authenticated', 'service_role')
      group by 1, 2 order by 2, 1`
    const read = 'SELECT'
    const write = 'DELETE,INSERT,SELECT,UPDATE'
    expect(granted.map(({ role, on, privileges }) => [on, role, privileges])).toEqual([
      ['website_content', 'anon', write],
      ['website_content', 'authenticated', write],
      ['website_content', 'service_role', write],
      ['website_content_basis', 'anon', write],
      ['website_content_basis', 'authenticated', write],
      ['website_content_basis', 'service_role', read],
      ['website_content_history', 'anon', read],
      ['website_content_history', 'authenticated', read],
      ['website_content_history', 'service_role', read],
      ['website_content_trash', 'anon', read],
      ['website_content_trash', 'authenticated', read],
      ['website_content_trash', 'service_role', read],
    ])
    const mayWrite = (role: string, user = randomUUID()) =>
      sql.begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user })}, true)`
        await transaction.unsafe(`set local role ${role}`)
        return (await transaction`select public.may_write() as answer`)[0]?.answer
      })
    expect(await mayWrite('anon')).toBe(false)
    expect(await mayWrite('authenticated')).toBe(false)
    expect(await mayWrite('service_role')).toBe(true)
  })

  it('gives the same to visitors and operators in a project that grants everything on what is new, and in one that grants nothing', async () => {
    const [exposed, unexposed] = [await startProject({ exposed: true }), await startProject()]
    const grantedTo = async ({ url, sql }: typeof exposed, ...roles: string[]) => {
      expect(await program.push(url)).toMatchObject({ code: 0 })
      const rows = await sql<{ grant: string }[]>`
        select format('%s on %s to %s', privilege_type, oid::regclass, grantee::regrole) as grant
        from pg_class, aclexplode(relacl) where relnamespace = 'public'::regnamespace and grantee::regrole::text = any(${roles})
        union
        select format('%s on %s to %s', privilege_type, oid::regprocedure, grantee::regrole)
        from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
        where pronamespace = 'public'::regnamespace and grantee::regrole::text = any(${roles})
        order by 1`
      return rows.map(({ grant }) => grant)
    }
    const roles = ['-', 'anon', 'authenticated']
    const granted = await grantedTo(unexposed, ...roles)
    expect(granted).toContain('EXECUTE on may_write() to anon')
    expect(await grantedTo(exposed, ...roles)).toEqual(granted)
    // What the site and `npm run operator` call with the secret key.
    const ofService = (await grantedTo(unexposed, 'service_role')).filter((grant) =>
      grant.startsWith('EXECUTE'),
    )
    expect(ofService.map((grant) => /on (\w+)/.exec(grant)?.[1])).toEqual([
      'add_operator',
      'end_sessions',
      'inbox_add_file_part',
      'inbox_complete',
      'inbox_expire',
      'inbox_note_mail',
      'inbox_receive',
      'inbox_take_mail',
      'list_operators',
      'may_prepare',
      'may_write',
      'publish_due_releases',
      'remove_operator',
    ])
  })

  it.each([
    ['public.website_content', 'table public.website_content (title text)'],
    ['public.website_content_history', 'table public.website_content_history (title text)'],
    ['public.may_write', 'function public.may_write() returns bool language sql as $$ select true $$'],
  ])('applies nothing beside their %s, and names it', async (name, theirs) => {
    const { url, sql } = await startProject()
    await sql.unsafe(`create ${theirs}`)
    const names = () => sql`
      select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace
      union select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
      union select nspname from pg_namespace where nspname <> 'supabase_migrations' order by 1`
    const before = [...(await names())]
    const reason = `Another application uses names that this site needs: ${name}. `
    const pushed = await program.push(url)
    expect(pushed.code).not.toBe(0)
    expect(`${pushed.output}${pushed.errors}`).toContain(reason)
    expect([...(await names())]).toEqual(before)
    expect(await move(url)).toMatchObject({ code: 1, output: '', errors: expect.stringContaining(reason) })
    expect([...(await names())]).toEqual(before)
  })

  it('adds them to a project that has later migrations of its own, when told to include all', async () => {
    const { url, sql } = await startProject()
    const own = copyProgram('own', version)
    const folder = join(own.folder, 'migrations')
    for (const name of migrations) rmSync(join(folder, name))
    const orders = 'create table public.orders as select 1 as id;'
    writeFileSync(join(folder, '20300101000000_orders.sql'), orders)
    expect(await own.push(url)).toMatchObject({ code: 0 })

    cpSync(program.folder, own.folder, { recursive: true })
    const refused = await own.push(url)
    expect(refused.code).not.toBe(0)
    expect(`${refused.output}${refused.errors}`).toContain('--include-all')
    expect(await sql`select from pg_namespace where nspname = 'private'`).toHaveLength(0)

    for (const _time of ['first', 'second'])
      expect(await own.push(url, '--include-all')).toMatchObject({ code: 0 })
    const applied = await sql`select from supabase_migrations.schema_migrations`
    expect(applied).toHaveLength(migrations.length + 1)
    expect(await move(url)).toMatchObject({ code: 0, errors: '' })
    expect(await contentRows({ ...site, databaseUrl: url })).toEqual(await contentRows(site))
    expect(await sql`select id from orders`).toEqual([{ id: 1 }])
  })
})
