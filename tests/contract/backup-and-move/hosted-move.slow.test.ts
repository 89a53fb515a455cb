// A site that has outgrown its machine moves to a hosted project with one command, including exact content and history.
// The project's database is a stand-in with the same roles, owners and default privileges.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPostgres } from '#testing/postgres.ts'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { startHostedDatabase } from '#tests/support/server/hosted-database.ts'
import {
  contentRows,
  runOn,
  signInOperator,
  startOn,
  withDatabase,
} from '#tests/support/server/programs/installation.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

const { path, remove } = temporaryDirectory()
const site = { dataDir: join(path, 'site') }

describe('a site that moves to a hosted project', () => {
  let project: TestPostgres
  let sql: Sql
  let place: { dataDir: string; databaseUrl: string }

  beforeAll(async () => {
    const server = await startOn(site)
    const client = await signInOperator(site, server)
    const table = () => client.from('website_content')
    const key = 'home.hero.title'
    await table().insert({ content_key: key, content_value: 'One' }).throwOnError()
    await table().update({ content_value: 'Two\n"語"\t\\.' }).eq('content_key', key).throwOnError()
    await table().insert({ content_key: 'gone', content_value: 'x' }).throwOnError()
    await table().delete().eq('content_key', 'gone').throwOnError()
    const release = await createRelease(client, 'Spring "語"', { added: 'Draft\t\\.' })
    await createLink(client, release)
    await server.stop()

    project = await startHostedDatabase({ exposed: true })
    sql = postgres(project.url, { max: 1 })
    place = { ...site, databaseUrl: project.url }
    // A table of another application in the same project.
    await sql`create table public.orders (id int)`
    await sql`insert into public.orders values (1)`
  })
  afterAll(async () => {
    await sql?.end()
    await project?.stop()
    remove()
  })

  it('keeps its items, ids, times and history, and touches nothing else', async () => {
    const accounts = await sql`select * from auth.users`
    const restored = await runOn('move', place)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toMatch(/^1 item, 4 changes of the history restored.*Add operators/)
    const note = readFileSync(join(site.dataDir, 'moved.txt'), 'utf8')
    expect(note).toMatch(/set SUPABASE_URL and SUPABASE_ANON_KEY\.\n$/)

    const there = await contentRows(place)
    expect(there).toEqual(await contentRows(site))
    expect(there['public.website_content_history']).toHaveLength(4)
    for (const name of ['releases', 'release_edits', 'release_previews'])
      expect(there[`public.website_${name}`], name).toHaveLength(1)
    expect(await sql`select * from auth.users`).toEqual(accounts)
    expect(await sql`select id from public.orders`).toEqual([{ id: 1 }])
    expect(await sql`select mode from private.admin_access`).toEqual([{ mode: 'operators' }])
    expect(await sql`select from private.operators`).toHaveLength(0)
  })

  it('can be edited there as before, only by its operators', async () => {
    await sql.begin(async (transaction) => {
      await transaction`set local role anon`
      expect(await transaction`select content_key from website_content`).toHaveLength(1)
      expect(await transaction`update website_content set content_value = 'mine'`).toMatchObject({ count: 0 })
      expect(await transaction`select from website_content_history`).toHaveLength(0)
      expect(await transaction`select from website_releases`).toHaveLength(0)
      expect(await transaction`select from website_release_edits`).toHaveLength(0)
    })
    // This project grants every new function to everyone, so the migrations must revoke those that are only for the
    // service role.
    const open = await sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') order by 1`
    const readOnly = /^(may_write|may_prepare|content_|note_content_|release_)/
    expect(open.map(({ name }) => name).filter((name) => !readOnly.test(name))).toEqual([
      'apply_content',
      'change_release',
      'create_release',
      'create_release_preview',
      'discard_release',
      'end_release_previews',
      'publish_release',
      'rename_release',
      'restore_release',
      'schedule_release',
      'undo_content',
    ])
    const published =
      await sql`select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`
    expect(published).toEqual([
      { tablename: 'inbox_state' },
      { tablename: 'website_content' },
      { tablename: 'website_releases' },
    ])
    await sql`insert into private.operators (user_id) select id from auth.users`
    await sql.begin(async (transaction) => {
      const [session] = await transaction`
        insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users returning id, user_id`
      const claims = JSON.stringify({ sub: session?.user_id, session_id: session?.id })
      await transaction`select set_config('request.jwt.claims', ${claims}, true)`
      await transaction`set local role authenticated`
      await transaction`update website_content set content_value = 'Three'`
      const history = await transaction`
        select id, before ->> 'content_value' as before, changed_by_email from website_content_history order by id desc limit 1`
      expect(history).toEqual([{ id: '5', before: 'Two\n"語"\t\\.', changed_by_email: 'owner@example.com' }])
    })
  })

  it('replaces existing data only when told to, and can be backed up and restored from there', async () => {
    const refused = await runOn('move', place)
    expect(refused.errors).toMatch(/holds 1 item, 5 changes of the history and 1 release\. .*--replace/)
    const back = join(path, 'back.backup.gz')
    const made = await runOn('backup', place, back)
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output).toContain('1 item, 5 changes of the history. It contains no accounts, but')
    const home = { dataDir: join(dirname(back), 'home') }
    const restored = await runOn('restore', home, back)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toContain('The backup has no accounts, so there are no operators. Add them with')
    expect(await contentRows(home)).toEqual(await contentRows(place))
  })

  it('ends what people without an account there have scheduled, and says so, by a move and by a backup', async () => {
    const [owner] = await sql<[{ id: string }]>`select id from auth.users`
    await withDatabase(
      site,
      (embedded) => embedded`
        insert into website_releases (name, publish_at, scheduled_by, scheduled_by_email)
        values ('Theirs', now() + interval '1 day', gen_random_uuid(), 'editor@example.com'),
          ('Of the owner', now() + interval '1 day', ${owner.id}, 'owner@example.com')`,
    )
    const file = join(path, 'scheduled.backup.gz')
    const warning = expect.stringMatching(/^On .*, set SUPABASE_URL and SUPABASE_ANON_KEY\. Until then, /)
    expect(await runOn('backup', site, file)).toMatchObject({ code: 0, errors: warning })
    for (const restored of [
      await runOn('move', place, '--replace'),
      await runOn('restore', place, file, '--replace'),
    ]) {
      expect(restored).toMatchObject({ code: 0, errors: '' })
      expect(restored.output).toContain(' 1 release is no longer scheduled: ')
      const releases = await sql`
        select name, publish_at is not null as scheduled, scheduled_by, scheduled_by_email, problem
        from website_releases where name <> 'Spring "語"' order by name`
      expect([...releases]).toEqual([
        {
          name: 'Of the owner',
          scheduled: true,
          scheduled_by: owner.id,
          scheduled_by_email: 'owner@example.com',
          problem: null,
        },
        {
          name: 'Theirs',
          scheduled: false,
          scheduled_by: null,
          scheduled_by_email: null,
          problem: expect.stringMatching(/not a publisher in this database/),
        },
      ])
    }
  })

  it('refuses the project’s database as its own, and says what to set instead', async () => {
    await expect(startServer({ env: { DATABASE_URL: project.url } })).rejects.toThrow(
      'Set SUPABASE_URL and SUPABASE_ANON_KEY in place of DATABASE_URL',
    )
  })
})
