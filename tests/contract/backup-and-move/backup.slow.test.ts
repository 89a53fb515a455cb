// `npm run backup` and `npm run restore` as an operator runs them: the whole database is restored exactly, and an
// incomplete file changes nothing.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseLocation } from '#backend/database/open-database.ts'
import type { Message } from '#inbox/message.ts'
import { connectClient } from '#testing/client.ts'
import { startPostgres } from '#testing/postgres.ts'
import type { TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { visitorMessage } from '#testing/visitor-message.ts'
import { isOnUrl } from '#tests/support/server/databases.ts'
import {
  createDatabase,
  environmentOf,
  everything,
  operator,
  runOn,
  signInOperator,
  startOn,
  withDatabase,
} from '#tests/support/server/programs/installation.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

/** Characters that COPY must escape, and unusual ones. */
const hostile = 'a\tb\\n\\.\n\\.\nc\r\n"\'\\N 語 👩‍🔬 \u2028 {} $1'

interface Installation extends DatabaseLocation {
  /** URL of the database given as DATABASE_URL for a superuser. */
  superuserUrl?: string
}

const kinds = [
  // It has only one version, on which this ran already if another one is tested now.
  ...(isOnUrl ? [] : [{ database: 'the embedded PostgreSQL', onUrl: false }]),
  { database: 'a PostgreSQL given as DATABASE_URL', onUrl: true },
]

describe.each(kinds)('a backup of $database', ({ onUrl }) => {
  const opened: { remove?: () => void; stop?: () => Promise<void> }[] = []
  let site: Installation
  /** Made while the site ran. */
  let backup: string
  /** Of the operator’s session, which still runs. */
  let refreshToken: string

  function newDataDir(): string {
    const { path, remove } = temporaryDirectory()
    opened.push({ remove })
    return join(path, 'data')
  }

  async function install(): Promise<Installation> {
    const dataDir = newDataDir()
    if (!onUrl) return { dataDir }
    const { url, superuserUrl, stop } = await startPostgres()
    opened.push({ stop })
    return { dataDir, databaseUrl: url, superuserUrl }
  }

  /** Makes an installation that contains what the site contains, which is cheaper than a restore into a new one. */
  async function copySite(): Promise<DatabaseLocation> {
    const dataDir = newDataDir()
    execFileSync('cp', ['-a', site.dataDir, dataDir])
    if (!site.databaseUrl || !site.superuserUrl) return { dataDir }
    const name = randomUUID()
    const sql = postgres(site.superuserUrl, { max: 1 })
    await sql`create database ${sql(name)} template site owner site`
    await sql.end()
    return { dataDir, databaseUrl: new URL(name, site.databaseUrl).href }
  }

  /** Fills a running site, whose operator has added, changed, renamed and deleted texts. */
  async function fill(location: DatabaseLocation, server: TestServer): Promise<void> {
    const client = await signInOperator(location, server)
    refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    const table = client.from('website_content')
    await table.insert({ content_key: 'hostile', content_value: hostile }).throwOnError()
    await table.insert({ content_key: 'gone', content_value: '' }).throwOnError()
    await table.delete().eq('content_key', 'gone').throwOnError()
    await table
      .update({ content_value: `${hostile}!` })
      .eq('content_key', 'hostile')
      .throwOnError()
    const release = await createRelease(client, 'Spring "語" \\N', { draft: hostile, none: '' })
    await createLink(client, release)
    await withDatabase(location, async (sql) => {
      await sql`insert into website_content_basis values ('hostile', md5('x'), ${hostile})`
      await sql`
        insert into website_content (content_key, content_value)
        select 'many.' || n, repeat('x', 2000) from generate_series(1, 500) as n`
      const message = { id: randomUUID(), kind: 'application', received_at: new Date(), name: hostile }
      const file = { file_name: 'a.pdf', file_type: 'application/pdf', file_size: 9 }
      const rest = { email: 'a@example.com', company: '', subject: hostile, message: hostile, spam_signs: [] }
      const text = JSON.stringify({ ...message, ...file, ...rest, spam: false, mail_state: 'off' })
      await sql`select inbox_receive(${text})`
      await sql`select inbox_add_file_part(${message.id}, 0, ${randomBytes(9).toString('base64')})`
      await sql`select inbox_complete(${message.id})`
    })
  }

  /** What the backup contains: all but the sessions. */
  async function kept(): Promise<Record<string, string[]>> {
    const all = await everything(site)
    for (const table of ['auth.sessions', 'auth.refresh_tokens']) {
      expect(all[table], table).toHaveLength(1)
      all[table] = []
    }
    return all
  }

  beforeAll(async () => {
    site = await install()
    const server = await startOn(site)
    await fill(site, server)
    const made = await runOn('backup', site)
    await server.stop()
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output).toContain('501 items, 504 changes of the history, 1 message and 1 account')
    expect(made.output).toContain('password hashes')
    const [name = ''] = readdirSync(join(site.dataDir, 'backups'))
    backup = join(site.dataDir, 'backups', name)
  })
  afterAll(async () => {
    for (const { stop, remove } of opened.splice(0).reverse()) {
      await stop?.()
      remove?.()
    }
  })

  it('restores everything exactly but ends all sessions, on an installation that has never run', async () => {
    const other = await install()
    const restored = await runOn('restore', other, backup)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(await everything(other)).toEqual(await kept())

    const server = await startOn(other)
    const client = connectClient(server)
    const refreshed = await client.auth.refreshSession({ refresh_token: refreshToken })
    expect(refreshed.error?.code).toBe('refresh_token_not_found')
    const { data } = await client.auth.signInWithPassword(operator)
    expect(data.user?.email).toBe(operator.email)
    // Ids of the history continue, its triggers are back, and it cannot be changed.
    await client.from('website_content').insert({ content_key: 'after', content_value: 'x' }).throwOnError()
    await withDatabase(other, async (sql) => {
      const [last] =
        await sql`select id, changed_by_email from website_content_history order by id desc limit 1`
      expect(last).toMatchObject({ id: '505', changed_by_email: operator.email })
      await expect(sql`delete from website_content_history`).rejects.toThrow('cannot be changed')
      const [count] = await sql`select count from private.content_count`
      expect(count).toEqual({ count: 502 })
    })
    // Neither from here nor, if the database is shared, from another machine.
    const elsewhere = { ...other, dataDir: join(dirname(other.dataDir), 'elsewhere') }
    for (const location of onUrl ? [other, elsewhere] : [other]) {
      expect((await runOn('restore', location, backup, '--replace')).errors).toMatch(/Stop it first/)
    }
    await server.stop()
  })

  it('can be written after a killed backup by a process with the same id, as in a container', async () => {
    const file = join(dirname(site.dataDir), 'again.backup.gz')
    const again = spawnSync(
      'sh',
      ['-c', 'echo cut off > "$0.$$.new"; exec "$1" scripts/backup.ts "$0"', file, process.execPath],
      { env: environmentOf(site), encoding: 'utf8' },
    )
    expect(again).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(dirname(file)).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  it('leaves nothing if it is interrupted', async () => {
    const directory = join(dirname(site.dataDir), 'interrupted')
    await withDatabase(site, (sql) =>
      sql.begin(async (transaction) => {
        await transaction`lock table website_content` // for which the backup waits
        const command = spawn(process.execPath, ['scripts/backup.ts', join(directory, 'a.backup.gz')], {
          env: environmentOf(site),
        })
        await expect
          .poll(() => existsSync(directory) && readdirSync(directory), { timeout: 120_000 })
          .toHaveLength(1)
        command.kill('SIGTERM')
        await once(command, 'exit')
      }),
    )
    expect(readdirSync(directory)).toEqual([])
  })

  it('removes what killed ones have left, but not what another one is writing', async () => {
    const directory = join(dirname(site.dataDir), 'killed')
    mkdirSync(directory)
    const anHourAgo = Date.now() / 1000 - 3600
    for (const name of ['killed.backup.gz.1.new', 'written.backup.gz.1.new', 'whole.backup.gz']) {
      writeFileSync(join(directory, name), '')
      if (!name.startsWith('written')) utimesSync(join(directory, name), anHourAgo, anHourAgo)
    }
    expect((await runOn('backup', site, join(directory, 'a.backup.gz'))).code).toBe(0)
    expect(readdirSync(directory).sort()).toEqual([
      'a.backup.gz',
      'whole.backup.gz',
      'written.backup.gz.1.new',
    ])
  })

  it('can be written while the site runs, readable only by its owner, by default into DATA_DIR/backups', () => {
    expect(readdirSync(dirname(backup))).toEqual([basename(backup)])
    expect(basename(backup)).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup\.gz$/)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
  })

  it('waits for a restore, and contains what that has filled in', async () => {
    const other = await copySite()
    const file = join(dirname(other.dataDir), 'during.backup.gz')
    await withDatabase(other, async (sql) => {
      let made: ReturnType<typeof runOn> | undefined
      await sql.begin(async (transaction) => {
        await transaction`create temporary table kept on commit drop as table website_content`
        await transaction`alter table website_content disable trigger user`
        await transaction`truncate website_content`
        made = runOn('backup', other, file)
        const waiting = () => transaction`select from pg_locks where not granted`
        await expect.poll(async () => (await waiting()).length, { timeout: 120_000 }).toBeGreaterThan(0)
        await transaction`insert into website_content select * from kept`
        await transaction`alter table website_content enable trigger user`
      })
      expect(await made).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('501 items') })
    })
  })

  it('of a site that everyone may edit opens no site that has started since', async () => {
    const other = await copySite()
    const start = (mode: string) =>
      withDatabase(other, (sql) => sql`update private.admin_access set mode = ${mode}`)
    await start('open')
    const file = join(dirname(other.dataDir), 'open.backup.gz')
    expect((await runOn('backup', other, file)).code).toBe(0)
    await start('operators')
    expect((await runOn('restore', other, file, '--replace')).code).toBe(0)
    expect(await withDatabase(other, (sql) => sql`select mode from private.admin_access`)).toEqual([
      { mode: 'operators' },
    ])
  })

  it('replaces existing data only when told to, and lists that data', async () => {
    const other = await install()
    await createDatabase(other)
    await withDatabase(
      other,
      (sql) => sql`insert into website_content (content_key, content_value) values ('a', 'b')`,
    )
    const before = await everything(other)
    const refused = await runOn('restore', other, backup)
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain('1 item, 1 change of the history and 0 accounts')
    expect(refused.errors).toContain('add "--replace" to "npm run restore -- FILE"')
    expect(await everything(other)).toEqual(before)
    expect(await runOn('restore', other, backup, '--replace')).toMatchObject({ code: 0, errors: '' })
    expect(await everything(other)).toEqual(await kept())
  })

  it('restores a release without its schedule if its time has passed since the backup', async () => {
    const other = await copySite()
    const releases = () =>
      withDatabase(
        other,
        (sql) =>
          sql`select name, publish_at, scheduled_by_email, problem from website_releases order by name`,
      )
    await withDatabase(
      other,
      (sql) => sql`
        insert into website_releases (name, publish_at, scheduled_by_email)
        values ('Due', now() - interval '1 minute', 'a'), ('Later', now() + interval '1 day', 'a')`,
    )
    const [due, later, ...others] = await releases()
    const own = join(dirname(other.dataDir), 'own.backup.gz')
    expect((await runOn('backup', other, own)).code).toBe(0)
    const restored = await runOn('restore', other, own, '--replace')
    expect(restored.output).toMatch(/1 release is no longer scheduled: .*"Releases"/)
    const problem = expect.stringMatching(/restored from a backup after this time/)
    expect([...(await releases())]).toEqual([
      { ...due, publish_at: null, scheduled_by_email: null, problem },
      later,
      ...others,
    ])
  })

  it('restores messages without sending emails that waited in the backup and may have been sent since', async () => {
    const other = await copySite()
    const messages = () =>
      withDatabase(
        other,
        (sql) => sql`select subject, mail_state, mail_error from inbox_messages order by subject collate "C"`,
      )
    const add = (sql: Sql, message: Message) => sql`select inbox_receive(${JSON.stringify(message)})`
    await withDatabase(other, async (sql) => {
      for (const subject of ['Sent', 'Waits']) {
        const id = randomUUID()
        await add(sql, { ...visitorMessage, id, subject })
        await sql`select inbox_complete(${id})`
        if (subject === 'Sent') await sql`select inbox_note_mail(${id}, null)`
      }
      // The rest of it is still on the disk of the process, which sends it after the restore.
      await add(sql, { ...visitorMessage, subject: 'Yet incomplete' })
    })
    const [sent, waits, ...others] = await messages()
    const own = join(dirname(other.dataDir), 'messages.backup.gz')
    expect((await runOn('backup', other, own)).code).toBe(0)
    expect(await runOn('restore', other, own, '--replace')).toMatchObject({ code: 0, errors: '' })
    const mail_error = expect.stringMatching(/restored from a backup .* may have been sent/)
    expect([...(await messages())]).toEqual([sent, { ...waits, mail_state: 'failed', mail_error }, ...others])
  })

  it('leaves other applications’ data in the same database alone', async () => {
    const other = await copySite()
    await withDatabase(other, async (sql) => {
      await sql`create table public.orders (id int)`
      await sql`alter table public.orders enable row level security`
      await sql`insert into public.orders values (1)`
      await sql`delete from website_content`
    })
    expect(await runOn('restore', other, backup, '--replace')).toMatchObject({ code: 0, errors: '' })
    expect(await everything(other)).toEqual({ ...(await kept()), 'public.orders': ['(1)'] })
    const own = join(dirname(other.dataDir), 'own.backup.gz')
    expect(await runOn('backup', other, own)).toMatchObject({ code: 0, errors: '' })
    expect(gunzipSync(readFileSync(own)).toString('latin1')).not.toContain('orders')
  })

  it('changes nothing if it is truncated, corrupt, foreign, from a newer version or refused by the database', async () => {
    const whole = readFileSync(backup)
    const plain = gunzipSync(whole).toString('latin1')
    const [header = '', ...lines] = plain.split('\n')
    const flipped = Buffer.from(whole)
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 0xff
    const rebuilt = (newHeader: object, body = lines.slice(0, -2)) => {
      const all = Buffer.from([JSON.stringify(newHeader), ...body, ''].join('\n'), 'latin1')
      const footer = JSON.parse(lines.at(-2) ?? '')
      footer.sha256 = createHash('sha256').update(all).digest('hex')
      return gzipSync(Buffer.concat([all, Buffer.from(`${JSON.stringify(footer)}\n`)]))
    }
    const said = JSON.parse(header)
    const twice = lines.slice(0, -2).map((line) => line.replace(/\tmany\.1\t/, '\tmany.2\t'))
    const files: [string, Buffer, RegExp][] = [
      ['truncated', whole.subarray(0, whole.length - 20), /damaged or incomplete/],
      ['half', whole.subarray(0, whole.length >> 1), /damaged or incomplete/],
      ['flipped', flipped, /damaged or incomplete/],
      [
        'without its last line',
        gzipSync(Buffer.from(plain.slice(0, -200), 'latin1')),
        /damaged or incomplete/,
      ],
      ['with a changed text', gzipSync(Buffer.from(plain.replace('xxxx', 'yyyy'), 'latin1')), /damaged/],
      ['empty', Buffer.alloc(0), /damaged or incomplete/],
      ['noise', randomBytes(1000), /not a backup of this site/],
      ['another gzip', gzipSync('{"format":"other"}\n'), / is not a backup of this site\. Name a file /],
      ['newer format', rebuilt({ ...said, version: 2 }), /newer version/],
      [
        'newer schema',
        rebuilt({ ...said, migrations: [...said.migrations, '99990101000000'] }),
        /newer version/,
      ],
      [
        'unknown table',
        rebuilt({ ...said, tables: [{ ...said.tables[0], name: 'x' }, ...said.tables.slice(1)] }),
        /which this version of the site does not have/,
      ],
      ['refused rows', rebuilt(said, twice), /Nothing was restored: duplicate key/],
    ]
    const before = await everything(site)
    for (const [what, bytes, reason] of files) {
      const file = join(dirname(site.dataDir), 'bad.backup.gz')
      writeFileSync(file, bytes)
      const { code, errors, output } = await runOn('restore', site, file, '--replace')
      expect(errors, what).toMatch(reason)
      expect(errors.trim().split('\n'), what).toHaveLength(1)
      expect({ code, output }, what).toEqual({ code: 1, output: '' })
    }
    expect((await runOn('restore', site, join(site.dataDir, 'none.gz'))).errors).toMatch(/cannot be read/)
    expect(await everything(site)).toEqual(before)
  })

  it('of an older version is restored: newer columns keep their defaults or are recomputed', async () => {
    const [header = '', ...lines] = gunzipSync(readFileSync(backup)).toString('latin1').split('\n')
    const said = JSON.parse(header)
    // The state before the history existed, before operators had a time, and while sessions were kept.
    const newer = ['website_content_history', 'website_content_basis']
    const body: string[] = []
    const rows: number[] = []
    let rest = lines.slice(0, -2)
    for (const { name } of said.tables) {
      const end = rest.indexOf('\\.')
      const own = rest.slice(0, end)
      rest = rest.slice(end + 1)
      if (newer.includes(name)) continue
      rows.push(own.length)
      body.push(...(name === 'operators' ? own.map((line) => line.split('\t')[0] ?? '') : own), '\\.')
    }
    const old = {
      ...said,
      migrations: said.migrations.slice(0, 3),
      tables: [
        ...said.tables
          .filter(({ name }: { name: string }) => !newer.includes(name))
          .map((table: { name: string }) =>
            table.name === 'operators' ? { ...table, columns: ['user_id'] } : table,
          ),
        { schema: 'auth', name: 'sessions', columns: ['id', 'user_id'] },
      ],
    }
    const [user] = await withDatabase(site, (sql) => sql`select id from auth.users`)
    body.push(`${randomUUID()}\t${user?.id}`, '\\.')
    rows.push(1)
    const all = Buffer.from([JSON.stringify(old), ...body, ''].join('\n'), 'latin1')
    const footer = { rows, sha256: createHash('sha256').update(all).digest('hex') }
    const file = join(dirname(site.dataDir), 'old.backup.gz')
    writeFileSync(file, gzipSync(Buffer.concat([all, Buffer.from(`${JSON.stringify(footer)}\n`)])))

    const other = await install()
    await createDatabase(other)
    expect(await runOn('restore', other, file)).toMatchObject({ code: 0, errors: '' })
    const [now, then] = [await everything(other), await everything(site)]
    expect(now['public.website_content']).toEqual(then['public.website_content'])
    expect(now['auth.users']).toEqual(then['auth.users'])
    expect(now['auth.sessions']).toEqual([])
    expect(now['private.operators']).toHaveLength(1)
    expect(now['private.content_count']).toEqual(then['private.content_count'])
    expect(now['public.website_content_history']).toHaveLength(501)
    // As the panel reads them.
    const [steps] = await withDatabase(other, (sql) => sql`select content_steps(null, 200) as newest`)
    expect(steps?.newest).toHaveLength(200)
    expect(now['public.website_content_basis']).toEqual([])
  })
})
