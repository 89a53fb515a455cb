// kill -9 of the server and its database while no client is connected: while the database is created, and while it is
// upgraded. The next start must succeed with all data. (For kills during writes, see crash.test.ts.)
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBackup } from '#backend/backup/read-backup.ts'
import { connectClient } from '#testing/client.ts'
import { startServer, TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { killRounds, seededRandom } from '#tests/support/server/moments.ts'
import { withDatabase } from '#tests/support/server/programs/installation.ts'
import { makeRelease, migrations } from '#tests/support/server/programs/site-version.ts'

const { path, remove } = temporaryDirectory()
afterAll(remove)

/** Starts a server and kills all its processes `after` milliseconds after it was started and an event. */
async function startAndKill(dataDir: string, happened: () => boolean, after: number): Promise<void> {
  const server = new TestServer({ dataDir })
  const starting = server.start().catch(() => {})
  while (!(server.isStarted && happened())) await delay(1)
  await delay(after)
  await server.kill9()
  await starting
}

const read = async (server: TestServer) =>
  (await connectClient(server).from('website_content').select().order('id').throwOnError()).data

describe('kill -9 while the database is created', () => {
  const random = seededRandom('first initialization')
  /** How long that takes on this machine, in milliseconds. */
  let whole: number
  beforeAll(async () => {
    const begin = performance.now()
    // Not a copy of a database that is there already.
    const server = await startServer({ dataDir: join(path, 'measured') })
    whole = performance.now() - begin
    await server.stop()
  })

  it.each(killRounds)('is followed by a working start, round %i', async (round) => {
    const dataDir = join(path, `first-${round}`)
    // Spread over the whole time, however few rounds there are.
    await startAndKill(dataDir, () => true, (whole * (round - random())) / killRounds.length)
    const server = await startServer({ dataDir })
    await connectClient(server)
      .from('website_content')
      .insert({ content_key: 'a', content_value: 'b' })
      .throwOnError()
    expect(await read(server)).toHaveLength(1)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new'))).toEqual([])
    await server.stop()
    rmSync(dataDir, { recursive: true })
  })
})

describe('kill -9 while the database is upgraded', () => {
  const random = seededRandom('upgrade')
  const old = join(path, 'old')
  let rows: unknown
  beforeAll(async () => {
    const server = await startServer({ dataDir: old, command: makeRelease(join(path, 'release'), 2) })
    const many = Array.from({ length: 200 }, (_, n) => ({
      content_key: `key.${n}`,
      content_value: `${n}`.repeat(500),
    }))
    await connectClient(server).from('website_content').insert(many).throwOnError()
    rows = await read(server)
    await server.stop()
  })

  it.each(killRounds)('loses nothing, and the next start completes the upgrade, round %i', async (round) => {
    const dataDir = join(path, `upgraded-${round}`)
    spawnSync('cp', ['-a', old, dataDir])
    const backups = join(dataDir, 'backups')
    // From the backup before the upgrade to a moment after the last migration.
    await startAndKill(dataDir, () => existsSync(backups), (200 * (round - random())) / killRounds.length)
    const server = await startServer({ dataDir })
    expect(await read(server)).toEqual(rows)
    await withDatabase({ dataDir }, async (sql) => {
      const applied =
        await sql`select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by 1`
      expect(applied.map(({ file }) => file)).toEqual(migrations)
      const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from website_content_history`
      expect(count).toBe(200)
    })
    await server.stop()
    const files = readdirSync(backups)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const { footer } = await checkBackup(join(backups, file))
      expect(footer.rows).toContain(200)
    }
    rmSync(dataDir, { recursive: true })
  })
})
