// A backup file may come from anyone. A file that contains what the site would never store, or that expands enormously,
// changes nothing.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBackup } from '#backend/backup/read-backup.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import {
  createDatabase,
  everything,
  runOn,
  withDatabase,
} from '#tests/support/server/programs/installation.ts'

const { path, remove } = temporaryDirectory()
afterAll(remove)
const site = { dataDir: join(path, 'data') }
const file = join(path, 'hostile.backup.gz')
let lines: string[]
/** The content of the site before the first hostile file. */
let before: Awaited<ReturnType<typeof everything>>

beforeAll(async () => {
  await createDatabase(site)
  const backup = join(path, 'a.backup.gz')
  expect(await runOn('backup', site, backup)).toMatchObject({ code: 0, errors: '' })
  lines = gunzipSync(readFileSync(backup)).toString().trimEnd().split('\n').slice(0, -1)
})

/** A complete backup with additional rows in one table. */
function withRows(name: string, columns: string[], added: string[]): Buffer {
  const header = JSON.parse(lines[0] ?? '')
  const rows: number[] = header.tables.map((table: { name: string }) =>
    table.name === name ? added.length : 0,
  )
  header.tables = header.tables.map((table: { name: string }) =>
    table.name === name ? { ...table, columns } : table,
  )
  const body = header.tables.flatMap((table: { name: string }) => [
    ...(table.name === name ? added : []),
    '\\.',
  ])
  const all = [JSON.stringify(header), ...body, ''].join('\n')
  const sha256 = createHash('sha256').update(all).digest('hex')
  return gzipSync(`${all}${JSON.stringify({ rows, sha256 })}\n`)
}

const item = (key: string, value: string, created = 'now', updated = 'now') =>
  withRows(
    'website_content',
    ['content_key', 'content_value', 'created_at', 'updated_at'],
    [[key, value, created, updated].join('\t')],
  )
const id = '9c858901-8a57-4791-81fe-4c455b099bc9'

it('is restored if it contains what the site could store', async () => {
  writeFileSync(file, item('a', 'x'.repeat(100_000)))
  expect(await runOn('restore', site, file, '--replace')).toMatchObject({ code: 0, errors: '' })
  before = await everything(site)
  expect(before['public.website_content']).toHaveLength(1)
})

it.each<[what: string, backup: () => Buffer, reason: RegExp]>([
  ['a value of 3 MB', () => item('a', 'x'.repeat(3_000_000)), /A value can have 100,000 characters/],
  ['a row of 5 MB', () => item('a', 'x'.repeat(5_000_000)), /holds more than the site can store/],
  ['a key of 201 characters', () => item('x'.repeat(201), 'x'), /A key can have 200 characters/],
  ['an item created at infinity', () => item('a', 'x', 'infinity'), /between the years 1970 and 9999/],
  [
    'an item changed in 44 BC',
    () => item('a', 'x', 'now', '0044-03-15 BC'),
    /between the years 1970 and 9999/,
  ],
  [
    'a change of the history at infinity',
    () =>
      withRows(
        'website_content_history',
        ['id', 'step', 'item_id', 'after', 'changed_at'],
        [['1', id, id, '{}', 'infinity'].join('\t')],
      ),
    /website_content_history.*between the years 1970 and 9999/,
  ],
  [
    '100,001 items',
    () =>
      withRows(
        'website_content',
        ['content_key', 'content_value'],
        Array.from({ length: 100_001 }, (_, i) => `${i}\tx`),
      ),
    /holds more than the site can store/,
  ],
])('is refused in one line if it has %s', async (_what, backup, reason) => {
  writeFileSync(file, backup())
  const { code, errors, output } = await runOn('restore', site, file, '--replace')
  expect(errors).toMatch(reason)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect({ code, output }).toEqual({ code: 1, output: '' })
})

it('changes nothing when it is refused, and the checks of the table still apply', async () => {
  expect(await everything(site)).toEqual(before)
  await withDatabase(site, async (sql) => {
    const insertion = sql`insert into website_content (content_key, content_value) values ('b', repeat('x', 100001))`
    await expect(insertion).rejects.toThrow('A value can have 100,000 characters')
  })
})

it('takes no more memory than usual if it expands a thousandfold', async () => {
  // Compressed parts in a row are one file.
  const part = gzipSync('x'.repeat(1024 * 1024))
  writeFileSync(file, Buffer.concat([gzipSync(`${lines[0]}\n`), ...Array(400).fill(part)]))
  expect(statSync(file).size).toBeLessThan(500_000)
  const before = process.resourceUsage().maxRSS
  await expect(checkBackup(file)).rejects.toThrow('holds more than the site can store')
  expect(process.resourceUsage().maxRSS - before, 'kB more').toBeLessThan(64 * 1024)
})

it('is not made if it could not be restored', async () => {
  await withDatabase(
    site,
    (sql) => sql`
      insert into auth.users (id, raw_user_meta_data)
      values (gen_random_uuid(), jsonb_build_object('a', repeat('x', 5000000)))`,
  )
  const large = join(path, 'large.backup.gz')
  const { code, errors } = await runOn('backup', site, large)
  expect({ code, errors }).toEqual({
    code: 1,
    errors:
      'The backup was not made: it could not be restored, because a row of auth.users takes more than 4 MB.\n',
  })
  expect(readdirSync(path).filter((name) => name.startsWith('large'))).toEqual([])
})
