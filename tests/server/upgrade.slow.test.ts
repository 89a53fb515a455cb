// This release opens the data of an earlier one, and leaves the data of a later one alone.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMigrations } from '#backend/database/migrate.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { addAccounts, password } from '#testing/accounts.ts'
import { connectClient } from '#testing/client.ts'
import { startPostgres } from '#testing/postgres.ts'
import { type ServerOptions, StartFailure, startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { everything, runOn, withDatabase } from '#tests/support/server/programs/installation.ts'
import { runOperator } from '#tests/support/server/programs/operator-command.ts'
import { makeRelease, migrations } from '#tests/support/server/programs/site-version.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'

const { path, remove } = temporaryDirectory()
afterAll(remove)

const next = '99990101000000'
const newTable = `
  create table public.of_the_next_release (id int primary key);
  alter table public.of_the_next_release enable row level security;`
const newer = makeRelease(join(path, 'newer'), migrations.length, { [`${next}_website_next.sql`]: newTable })

/** Recent enough for the history to keep it. */
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const rows: Partial<ContentItem>[] = [
  {
    content_key: 'home.hero.title',
    content_value: 'Of an earlier release',
    created_at: '2025-01-02T03:04:05.678901+00:00',
  },
  { content_key: 'careers.hero.title', content_value: '', updated_at: `${yesterday}T08:09:10.000001+00:00` },
  { content_key: 'hostile', content_value: 'a\tb\\n\\.\n語 👩‍🔬' },
]

/**
 * Starts a release, lets `use` work with its table, and stops it.
 * @returns its log
 */
async function run(
  options: ServerOptions,
  use: (table: ReturnType<typeof contentOf>) => PromiseLike<unknown>,
) {
  const server = await startServer(options)
  try {
    await use(contentOf(server))
  } finally {
    await server.stop()
  }
  return server.output
}
const contentOf = (server: Awaited<ReturnType<typeof startServer>>) =>
  connectClient(server).from('website_content')
const read = async (table: ReturnType<typeof contentOf>) =>
  (await table.select().order('id').throwOnError()).data
const backupsIn = (dataDir: string) => {
  const directory = join(dataDir, 'backups')
  return existsSync(directory) ? readdirSync(directory) : []
}

const original = join(path, 'of-this-release')

/**
 * Copies a data directory of this release with the rows, which is made once.
 * @returns the copy
 */
async function copySite(name: string): Promise<string> {
  if (!existsSync(original)) await run({ dataDir: original }, (table) => table.insert(rows).throwOnError())
  const copy = join(path, name)
  expect(spawnSync('cp', ['-a', original, copy]).status).toBe(0)
  return copy
}

/** The release before this one, if this one adds a single migration. */
const previous = makeRelease(join(path, 'previous'), migrations.length - 1)
/** Some earlier releases, by how many migrations they had. */
const earlier = [
  [2, makeRelease(join(path, 'release-2'), 2)],
  [5, makeRelease(join(path, 'release-5'), 5)],
  [migrations.length - 1, previous],
] as const

describe.each(earlier)('a data directory of the release with the first %i migrations', (count, command) => {
  const dataDir = join(path, `of-${count}`)
  const backup = `before-${migrations[count]?.split('_')[0]}.backup.gz`

  it('opens with its ids and times, and is backed up first', async () => {
    let before: unknown
    await run({ dataDir, command }, async (table) => {
      for (const row of rows) await table.insert(row).throwOnError()
      before = await read(table)
    })
    expect(before).toHaveLength(rows.length)

    const said = await run({ dataDir }, async (table) => {
      expect(await read(table)).toEqual(before)
      await table.insert({ content_key: 'after', content_value: 'x' }).throwOnError()
      await table.delete().eq('content_key', 'after').throwOnError()
    })
    expect(said).toContain(
      `Upgrading the database. Backup of its previous state: ${join(dataDir, 'backups', backup)}`,
    )
    expect(backupsIn(dataDir)).toEqual([backup])
    expect(statSync(join(dataDir, 'backups', backup)).mode & 0o777).toBe(0o600)
    const saidLater = await run({ dataDir }, async () => {
      const { length } = (await everything({ dataDir }))['public.website_content_history'] ?? []
      expect(length).toBe(rows.length + 2)
    })
    expect(saidLater).not.toContain('Upgrading')
    expect(backupsIn(dataDir)).toEqual([backup])
  })

  it('can be restored from that backup', async () => {
    const other = { dataDir: join(path, `restored-${count}`) }
    expect(await runOn('restore', other, join(dataDir, 'backups', backup))).toMatchObject({
      code: 0,
      errors: '',
    })
    const [restored, upgraded] = [await everything(other), await everything({ dataDir })]
    expect(restored['public.website_content']).toEqual(upgraded['public.website_content'])
    expect(restored['public.website_content_history']).toHaveLength(rows.length)
  })
})

describe('a data directory of a later release', () => {
  let dataDir: string
  let before: Awaited<ReturnType<typeof everything>>
  beforeAll(async () => {
    dataDir = await copySite('of-newer')
    await addAccounts({ dataDir }, ['editor@example.com'])
    before = await everything({ dataDir })
    await run({ dataDir, command: newer }, (table) =>
      table.insert({ content_key: 'new', content_value: 'x' }).throwOnError(),
    )
  })

  it('is refused in one line, and its backup from before the update can be restored by this release', async () => {
    const failure = await startServer({ dataDir }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartFailure)
    expect(failure).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        /^The database was made by a newer version of this site \(migration 99990101000000\)\. Update .*\n$/,
      ),
    })
    const backup = join(dataDir, 'backups', `before-${next}.backup.gz`)
    expect((failure as StartFailure).output).toContain(`restore ${backup} into another DATA_DIR`)
    await run({ dataDir, command: newer }, async (table) =>
      expect(await read(table)).toHaveLength(rows.length + 1),
    )

    const other = { dataDir: join(path, 'gone-back') }
    expect(await runOn('restore', other, backup)).toMatchObject({ code: 0, errors: '' })
    // Until a process starts, as another one may have stored its mode before.
    const restored = { ...before, 'private.admin_access': ['(t,operators)'] }
    expect(await everything(other)).toEqual(restored)
  })

  it('is not backed up, because this release would leave out what it does not know', async () => {
    const file = join(path, 'incomplete.backup.gz')
    expect(await runOn('backup', { dataDir }, file)).toEqual({
      code: 1,
      output: '',
      errors:
        'The database was made by a newer version of this site. Back it up with that version: this one would leave out what it does not know.\n',
    })
    expect(existsSync(file)).toBe(false)
  })
})

describe('an upgrade that fails', () => {
  it('reports why in one line, changes nothing, and is completed by the next release', async () => {
    const dataDir = await copySite('failing')
    const broken = makeRelease(join(path, 'broken'), migrations.length, {
      [`${next}_website_next.sql`]: `${newTable} insert into public.website_content (content_key) values (null);`,
    })
    const before = await everything({ dataDir })
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(startServer({ dataDir, command: broken })).rejects.toMatchObject({
        exitCode: 1,
        output: expect.stringMatching(/\nThe database cannot be prepared: null value .*\n$/),
      })
      expect(await everything({ dataDir })).toEqual(before)
    }
    expect(backupsIn(dataDir)).toEqual([`before-${next}.backup.gz`])
    await run({ dataDir, command: newer }, async (table) =>
      expect(await read(table)).toHaveLength(rows.length),
    )
  })

  it('ends a command on a database that runs elsewhere', async () => {
    const folder = join(path, 'broken-command')
    makeRelease(folder, migrations.length, { [`${next}_website_next.sql`]: 'select 1 / 0' })
    const { url, stop } = await startPostgres()
    const env = { DATA_DIR: join(path, 'of-command'), DATABASE_URL: url }
    expect(await runOperator(['list'], env, '', folder)).toEqual({
      code: 1,
      output: '',
      errors: 'The database cannot be prepared: division by zero\n',
    })
    await stop()
  })

  it('is completed by the next start if it was the first, although some of its tables exist', async () => {
    const dataDir = join(path, 'first')
    const command = makeRelease(join(path, 'broken-first'), 0, {
      [migrations[0] ?? '']: 'select 1 / 0;',
    })
    await expect(startServer({ dataDir, command })).rejects.toMatchObject({
      output: expect.stringMatching(/\nThe database cannot be prepared: division by zero\n$/),
    })
    expect(Object.keys(await everything({ dataDir }))).toContain('auth.users')
    await run({ dataDir }, (table) => table.insert(rows).throwOnError())
  })

  it('is not started if it cannot be backed up', async () => {
    const dataDir = await copySite('without-room')
    writeFileSync(join(dataDir, 'backups'), '')
    await expect(startServer({ dataDir, command: newer })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^The database was not upgraded\. The backup was not made: .*\n$/),
    })
    rmSync(join(dataDir, 'backups'))
    await run({ dataDir }, async (table) => expect(await read(table)).toHaveLength(rows.length))
  })
})

it('a command does not upgrade the database of a running older site, and says so when it upgrades one', async () => {
  const dataDir = join(path, 'running')
  const list = () => runOperator(['list'], { DATA_DIR: dataDir })
  await run({ dataDir, command: previous }, async (table) => {
    expect(await list()).toEqual({
      code: 1,
      output: '',
      errors:
        'An older version of the site is running on this database, which this command would upgrade. Stop it first.\n',
    })
    await table.insert(rows).throwOnError()
  })
  expect(backupsIn(dataDir)).toEqual([])

  const upgrade = await list()
  const [backup = ''] = backupsIn(dataDir)
  expect(upgrade).toMatchObject({
    code: 0,
    errors: `Upgrading the database. Backup of its previous state: ${join(dataDir, 'backups', backup)}\n`,
  })
  expect(await list()).toMatchObject({ code: 0, errors: '' })
})

it('a process that an older running site refuses does not upgrade its database', async () => {
  const { url, stop } = await startPostgres()
  const env = { DATABASE_URL: url }
  const place = { dataDir: join(path, 'others'), databaseUrl: url }
  await run({ dataDir: place.dataDir, env, command: previous }, async () => {
    await expect(startServer({ dataDir: join(path, 'with-other-keys'), env })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        /^Another process of the site uses this database with different keys\. .*\n$/,
      ),
    })
    expect(await withDatabase(place, listMigrations)).toHaveLength(migrations.length - 1)
  })
  await stop()
})

it('an upgrade repairs the times of an earlier release, and keeps the order of the items', async () => {
  const place = { dataDir: join(path, 'odd-times') }
  const command = makeRelease(join(path, 'release-of-odd-times'), 6)
  expect(migrations[6]).toMatch(/plausible_times/)
  await (await startServer({ ...place, command })).stop()
  await withDatabase(
    place,
    (sql) => sql`
      insert into website_content (content_key, content_value, created_at, updated_at) values
        ('last', '', 'infinity', 'infinity'), ('first', '', '0044-03-15 BC', 'now'), ('middle', '', '2025-11-01', '2025-11-02')`,
  )
  await (await startServer(place)).stop()
  const rows = await withDatabase(
    place,
    (sql) => sql`
      select content_key, created_at::text, updated_at between now() - interval '1 hour' and now() as repaired
      from website_content order by created_at`,
  )
  expect([...rows]).toEqual([
    { content_key: 'first', created_at: '1970-01-01 00:00:00+00', repaired: true },
    { content_key: 'middle', created_at: expect.stringMatching(/^2025-1/), repaired: false },
    { content_key: 'last', created_at: '9999-12-30 00:00:00+00', repaired: true },
  ])
})

it('an upgrade makes the operators of a release without authors publishers', async () => {
  const place = { dataDir: join(path, 'operators') }
  const count = migrations.findIndex((name) => name.endsWith('_website_releases.sql'))
  const command = makeRelease(join(path, 'release-of-operators'), count)
  const account = { email: 'editor@example.com', password }
  await (await startServer({ ...place, command })).stop()
  await addAccounts(place, [account.email])
  await withDatabase(place, (sql) => sql`insert into private.operators (user_id) select id from auth.users`)

  const server = await startServer({ ...place, env: { ADMIN_ACCESS: 'operators' } })
  try {
    const client = connectClient(server)
    await client.auth.signInWithPassword(account)
    await client
      .from('website_content')
      .insert({ content_key: 'home.hero.title', content_value: 'Mine' })
      .throwOnError()
    const release = await createRelease(client, 'First', { 'home.hero.subtitle': 'Together' })
    await client.rpc('publish_release', { release, version: 1 }).throwOnError()
    await expect.poll(async () => (await fetch(server.url)).text()).toContain('Together')
  } finally {
    await server.stop()
  }
})
