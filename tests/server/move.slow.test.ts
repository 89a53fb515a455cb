// A site that outgrows its embedded database moves to another with one command. Ids, times, history and accounts stay
// the same.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { visitorMessage } from '#testing/visitor-message.ts'
import {
  everything,
  operator,
  runOn,
  signInOperator,
  startOn,
  withDatabase,
} from '#tests/support/server/programs/installation.ts'
import { runOperator } from '#tests/support/server/programs/operator-command.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'

const { path, remove } = temporaryDirectory()
const embedded = { dataDir: join(path, 'data') }
const note = join(embedded.dataDir, 'moved.txt')

let database: TestPostgres
let running: TestServer
beforeAll(async () => {
  database = await startPostgres()
  running = await startOn(embedded)
  const client = await signInOperator(embedded, running)
  const table = client.from('website_content')
  for (const content_key of ['home.hero.title', 'gone'])
    await table.insert({ content_key, content_value: 'Before' }).throwOnError()
  await table.update({ content_value: 'Moved' }).eq('content_key', 'home.hero.title').throwOnError()
  await table.delete().eq('content_key', 'gone').throwOnError()
  const release = await createRelease(client, 'Due', { 'careers.hero.title': 'Published after the move' })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await client.rpc('schedule_release', { release, version: 1, at }).throwOnError()
})
afterAll(async () => {
  await running?.stop()
  await database?.stop()
  remove()
})

it('moves from the embedded database to a PostgreSQL, on which the site and another process can run', async () => {
  expect((await runOn('move', embedded)).errors).toMatch(/^Set DATABASE_URL/)
  const moved = { dataDir: embedded.dataDir, databaseUrl: database.url }
  expect(await runOn('move', moved)).toMatchObject({ code: 1, output: '' })
  expect(existsSync(note)).toBe(false)
  await running.stop()
  await withDatabase(embedded, (sql) => sql`update website_releases set publish_at = now()`)
  const done = await runOn('move', moved)
  expect(done).toMatchObject({ code: 0, errors: '' })
  expect(done.output).toMatch(/^1 item, 4 changes of the history and 1 account restored.* is unchanged/)
  expect(done.output).toMatch(/From now on, every command needs DATABASE_URL, also the nightly backup\.\n$/)
  // Its email waits, and is sent from the new place.
  await withDatabase(embedded, async (sql) => {
    await sql`select inbox_receive(${JSON.stringify(visitorMessage)})`
    await sql`select inbox_complete(${visitorMessage.id})`
  })
  const backups = () => readdirSync(join(embedded.dataDir, 'backups'))
  const kept = backups()
  expect((await runOn('move', moved)).errors).toMatch(/add .*"-- --replace" to "npm run move"/)
  expect(backups(), 'a move that is refused leaves no backup').toEqual(kept)
  expect(await runOn('move', moved, '--replace')).toMatchObject({ code: 0, errors: '' })
  const before = await everything(embedded)
  expect(before['public.website_content_history']).toHaveLength(4)
  expect(await everything(moved)).toEqual({ ...before, 'auth.sessions': [], 'auth.refresh_tokens': [] })

  // The same directory has the same keys, so the publishable key stays valid.
  const server = await startOn(moved)
  const page = async (url: string) => (await fetch(url)).text()
  expect(server.output).not.toContain(note)
  await expect.poll(() => page(server.url)).toContain('Moved')
  await expect.poll(() => page(`${server.url}/careers`)).toContain('Published after the move')
  const client = connectClient(server)
  expect((await client.auth.signInWithPassword(operator)).data.user?.email).toBe(operator.email)
  await client.from('website_content').insert({ content_key: 'after', content_value: 'x' }).throwOnError()

  // Stands in for a hosted project: a site only sees REST, Auth and Realtime at another address.
  const hosted = await startServer({
    env: { SUPABASE_URL: server.url, SUPABASE_ANON_KEY: server.publishableKey },
  })
  await expect.poll(() => page(hosted.url)).toContain('Moved')
  await hosted.stop()
  await server.stop()
})

it('leaves a note: until it is deleted, a start or a command without DATABASE_URL warns', async () => {
  const warning =
    /^On 20[\d-]{8}, "npm run move" .* to the database "site" on 127\.0\.0\.1\. .*, set DATABASE_URL\. /
  expect(await runOn('backup', embedded)).toMatchObject({ code: 0, errors: expect.stringMatching(warning) })
  const { errors, output } = await runOperator(['list'], { DATA_DIR: embedded.dataDir })
  expect(errors).toMatch(warning)
  expect(output).toContain(operator.email)
  expect(readFileSync(note, 'utf8')).not.toContain('secret')
  const server = await startOn(embedded)
  const warnings = server.output.split('\n').filter((line) => line.includes('"level":"warn"'))
  expect(warnings.map((line) => JSON.parse(line).message)).toEqual([expect.stringMatching(warning)])
  expect(warnings[0]).toContain(`delete ${note}.`)
  await server.stop()
  rmSync(note)
  await server.start()
  expect(server.output).not.toContain('npm run move')
  await server.stop()
})
