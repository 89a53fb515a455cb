// `supabase db push`, by Supabase's real program: makes the same of a hosted project as the site's own commands, on every version of
// PostgreSQL that projects have.
import { randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPostgres } from '#testing/postgres.ts'
import { everyPostgres } from '#testing/programs.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { describeSchema } from '#tests/support/server/describe-schema.ts'
import { startHostedDatabase } from '#tests/support/server/hosted-database.ts'
import { runOn, startOn } from '#tests/support/server/installation.ts'
import { SupabaseProgram } from '#tests/support/server/supabase-program.ts'

const { path, remove } = temporaryDirectory()
const site = { dataDir: join(path, 'site') }
const program = new SupabaseProgram(join(path, 'project'))
const migrations = readdirSync(join(program.folder, 'migrations'))

beforeAll(async () => {
  await (await startOn(site)).stop()
})
afterAll(remove)

describe.each(everyPostgres)('supabase db push, with PostgreSQL %s', { timeout: 180_000 }, (version) => {
  const started: { project: TestPostgres; sql: Sql }[] = []

  async function startProject() {
    const project = await startHostedDatabase({ version })
    const sql = postgres(project.url, { max: 1, onnotice: () => {} })
    started.push({ project, sql })
    return { url: project.url, sql }
  }
  const move = (databaseUrl: string) => runOn('move', { ...site, databaseUrl })

  afterAll(async () => {
    for (const { project, sql } of started) {
      await sql.end()
      await project.stop()
    }
  })

  it('makes the same as the site’s own commands, and each finds the other’s work done', async () => {
    const [pushed, moved] = [await startProject(), await startProject()]
    const first = await program.push(pushed.url)
    expect(first, first.errors).toMatchObject({ code: 0 })
    expect(await move(moved.url)).toMatchObject({ code: 0, errors: '' })
    const schema = await describeSchema(pushed.sql)
    expect(schema.filter((line) => line.startsWith('migration'))).toHaveLength(migrations.length)
    expect(await describeSchema(moved.sql)).toEqual(schema)

    for (const { url, sql } of [pushed, moved]) {
      expect(await program.push(url)).toMatchObject({ code: 0, output: expect.stringMatching(/up to date/) })
      expect(await move(url)).toMatchObject({ code: 0, errors: '' })
      expect(await describeSchema(sql)).toEqual(schema)
    }
  })

  it('gives nobody more than is granted, and lets the service role ask who may write', async () => {
    const { url, sql } = await startProject()
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

  it('applies nothing beside a table of the same name, and says so', async () => {
    const { url, sql } = await startProject()
    await sql`create table website_content (title text)`
    const pushed = await program.push(url)
    expect(pushed.code).not.toBe(0)
    expect(`${pushed.output}${pushed.errors}`).toContain('website_content already, which is not this site')
    expect(await move(url)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The database has a table/),
    })
    expect(await sql`select from pg_namespace where nspname = 'private'`).toHaveLength(0)
    expect(await sql`select title from website_content`).toHaveLength(0)
  })

  it('adds them to a project that has migrations of its own, which move takes as well', async () => {
    const { url, sql } = await startProject()
    const own = new SupabaseProgram(join(path, `own-${version}`))
    const name = '20300101000000_orders.sql'
    writeFileSync(join(own.folder, 'migrations', name), 'create table public.orders (id int);')
    expect(await own.push(url)).toMatchObject({ code: 0 })
    expect(await move(url)).toMatchObject({ code: 0, errors: '' })
    expect(await sql`select from orders`).toHaveLength(0)
  })
})
