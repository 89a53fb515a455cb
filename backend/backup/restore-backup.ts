import type { PendingQuery, Row, Sql } from 'postgres'
import { isHostedProject } from '#backend/database/hosted-project.ts'
import { databaseErrorReason, inTransaction } from '#backend/database/maintenance-connection.ts'
import { listMigrations } from '#backend/database/migrate.ts'
import { counted } from '#server/counted.ts'
import { StartupError } from '#server/startup-error.ts'
import { type Footer, type Header, hasAccounts, type Table } from './backup-format.ts'
import { holdsSessions, listTables, nameOf, sqlColumns, sqlName } from './backup-tables.ts'
import { copyIn } from './copy-in.ts'
import { checkBackup, isEnd, newer, readLines } from './read-backup.ts'

/**
 * Fills the database from a backup in one transaction. The database must have this version's migrations; whatever an
 * older backup lacks keeps its default or is recomputed. A hosted project gets only the tables of the schema
 * `public`, because it manages its accounts itself.
 * @param how `replace`: whether existing data may be replaced; `isMove`: whether the file was just written, so that its
 * schedules and waiting mails are still right
 * @returns what the file contains, and how many releases have lost their schedule
 * @throws {StartupError} if the file is incomplete, does not fit this version, exceeds the limits of the tables, or
 * would replace existing data without permission
 */
export async function restoreBackup(
  sql: Sql,
  path: string,
  { replace, isMove }: { replace: boolean; isMove: boolean },
): Promise<{ header: Header; footer: Footer; unscheduled: number }> {
  const { header, footer } = await checkBackup(path)
  const known = new Set(await listMigrations(sql))
  if (header.migrations.some((migration) => !known.has(migration))) throw newer(path)
  const tables = await listTables(sql)
  const hosted = await isHostedProject(sql)
  const wanted = header.tables.filter(
    (table) => (!hosted || table.schema === 'public') && !holdsSessions(table),
  )
  checkTables(wanted, tables, path)
  let unscheduled = 0
  try {
    await inTransaction(sql, async (transaction) => {
      if (!replace) await checkEmpty(transaction, tables)
      await transaction`set local datestyle to iso`
      for (const table of tables)
        await transaction.unsafe(`alter table ${sqlName(table)} disable trigger user`)
      // The history comes from the file, so restored rows must not add to it. The limits still apply, because the file
      // may come from anyone.
      for (const check of ['check_content', 'check_times'])
        await transaction.unsafe(`alter table public.website_content enable trigger ${check}`)
      await transaction.unsafe(`truncate ${tables.map((table) => `only ${sqlName(table)}`).join(', ')}`)
      await fillTables(transaction, path, header.tables, wanted)
      for (const table of wanted) await checkTimes(transaction, table, path)
      await recompute(transaction, tables, wanted)
      if (!isMove) {
        unscheduled += await endDueSchedules(transaction)
        await endWaitingMails(transaction)
      }
      if (hosted || !hasAccounts(header)) unscheduled += await endSchedulesOfOthers(transaction)
      for (const table of tables)
        await transaction.unsafe(`alter table ${sqlName(table)} enable trigger user`)
    })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`Nothing was restored: ${databaseErrorReason(error)}`, { cause: error })
  }
  return { header, footer, unscheduled }
}

function checkTables(wanted: readonly Table[], tables: readonly Table[], path: string): void {
  for (const table of wanted) {
    const columns = tables.find((each) => nameOf(each) === nameOf(table))?.columns ?? []
    const unknown = table.columns.find((column) => !columns.includes(column))
    if (unknown !== undefined) {
      throw new StartupError(
        `${path} contains ${nameOf(table)}.${unknown}, which this version of the site does not have. Restore it with the version that wrote it.`,
      )
    }
  }
}

async function checkEmpty(sql: Sql, tables: readonly Table[]): Promise<void> {
  const kinds = [
    { name: 'public.website_content', one: 'item' },
    { name: 'public.website_content_history', one: 'change of the history', many: 'changes of the history' },
    // Named only if there are any, because most sites have no inbox, and no releases.
    { name: 'public.inbox_messages', one: 'message', isRare: true },
    { name: 'public.website_releases', one: 'release', isRare: true },
    { name: 'auth.users', one: 'account' },
  ].filter(({ name }) => tables.some((table) => nameOf(table) === name))
  const counts: string[] = []
  let total = 0
  for (const { name, one, many, isRare } of kinds) {
    const [row] = await sql<[{ count: number }]>`select count(*)::int from ${sql(name)}`
    if (row.count > 0 || !isRare) counts.push(counted(row.count, one, many))
    total += row.count
  }
  if (total === 0) return
  throw new StartupError(
    `The database holds ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}. ` +
      'To replace all of them with the backup, add "--replace" to "npm run restore -- FILE", or "-- --replace" to "npm run move".',
  )
}

/** @param wanted the tables in the file that are to be filled */
async function fillTables(
  sql: Sql,
  path: string,
  tables: readonly Table[],
  wanted: readonly Table[],
): Promise<void> {
  const lines = readLines(path)
  await lines.next() // skips the header
  for (const table of tables) {
    const rows = async function* () {
      for (;;) {
        const { value, done } = await lines.next()
        if (done || isEnd(value)) return
        yield value
      }
    }
    if (nameOf(table) === 'public.website_content') await insertContent(sql, table, rows())
    else if (wanted.includes(table)) await copyIn(sql, table, rows())
    else for await (const _row of rows());
  }
  await lines.return(undefined)
}

/** Fills the table of texts through a temporary one, because COPY would lose the message of a failed check. */
async function insertContent(sql: Sql, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await sql`create temporary table website_content (like public.website_content including defaults) on commit drop`
  await copyIn(sql, { ...table, schema: 'pg_temp' }, rows)
  const columns = sqlColumns(table)
  await sql.unsafe(
    `insert into public.website_content (${columns}) select ${columns} from pg_temp.website_content`,
  )
}

/** @throws {StartupError} if a table contains a time that clients cannot read */
async function checkTimes(sql: Sql, table: Table, path: string): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${sqlName(table)}::regclass and atttypid in ('timestamp'::regtype, 'timestamptz'::regtype)
      and attnum > 0 and not attisdropped`
  if (columns.length === 0) return
  const outOfRange = columns.map(({ name }) => `${name} < '1970-01-01' or ${name} >= '9999-12-31'`)
  const [row] = await sql.unsafe(`select from ${sqlName(table)} where ${outOfRange.join(' or ')} limit 1`)
  if (row)
    throw new StartupError(
      `${path} contains a time in ${nameOf(table)} that is not between the years 1970 and 9999.`,
    )
}

/**
 * Keeps the site from publishing at its next start what has become due since the backup. It may have been published,
 * changed or canceled in the meantime.
 */
const endDueSchedules = (sql: Sql) =>
  endSchedules(
    sql,
    sql`publish_at <= now()`,
    'The site was restored from a backup after this time. Schedule the release again if it should still go live.',
  )

/**
 * Keeps the site from mailing at its next start what waited in the backup. It may have been mailed, or erased, since then.
 * A message without its whole file (not `stored`) is mailed as usual once the next process has delivered the rest.
 */
const endWaitingMails = (sql: Sql) => sql`
  update public.inbox_messages set
    mail_state = 'failed',
    mail_error = 'The site was restored from a backup in which this email was still waiting. It may have been sent since then.'
  where mail_state = 'waiting' and stored`

/** A release goes live in the name of the account that scheduled it (`publish_due_releases`), which may not exist here. */
const endSchedulesOfOthers = (sql: Sql) =>
  endSchedules(
    sql,
    sql`publish_at is not null and not exists (
      select from private.operators where user_id = scheduled_by and role = 'publisher')`,
    'The person who scheduled it is not a publisher in this database. Schedule the release again if it should still go live.',
  )

/** @returns how many releases are no longer scheduled */
async function endSchedules(sql: Sql, which: PendingQuery<Row[]>, problem: string): Promise<number> {
  const ended = await sql`
    update public.website_releases set
      publish_at = null, scheduled_by = null, scheduled_by_email = null, problem = ${problem}, changed_at = now()
    where state = 'draft' and ${which}`
  return ended.count
}

/** Recomputes what is missing from every backup or from older ones: counters and the beginning of the history. */
async function recompute(sql: Sql, tables: readonly Table[], filled: readonly Table[]): Promise<void> {
  await sql`update private.content_count set count = (select count(*) from only public.website_content)
    where only_row`
  // A site that requires a sign-in may have started since the check that none is running. Every site stores its mode when it
  // starts, so the mode in the backup is not needed, and the mode `open` must not take effect.
  if (tables.some((table) => nameOf(table) === 'private.admin_access'))
    await sql`update private.admin_access set mode = 'operators'`
  // Backups from before the inbox lack its counter.
  await sql`insert into public.inbox_state default values on conflict do nothing`
  if (!filled.some((table) => nameOf(table) === 'public.website_content_history')) {
    await sql`
      insert into public.website_content_history (step, opens, reason, item_id, after, changed_at)
      select gen_random_uuid(), true, 'start of the history', id, to_jsonb(content), updated_at
      from public.website_content as content`
  }
  const numbered = await sql<{ sequence: string; schema: string; name: string; column: string }[]>`
    select * from (
      select
        pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) as sequence,
        nspname as schema, relname as name, attname as column
      from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where nspname || '.' || relname = any(${tables.map(nameOf)})
    ) as columns
    where sequence is not null`
  for (const { sequence, column, ...table } of numbered) {
    await sql`
      select setval(${sequence}, coalesce(max(${sql(column)}), 1), max(${sql(column)}) is not null)
      from ${sql(nameOf(table))}`
  }
}
