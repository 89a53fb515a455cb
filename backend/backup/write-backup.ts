import { createHash } from 'node:crypto'
import { constants, existsSync, rmSync, type Stats } from 'node:fs'
import { access, lchown, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql } from 'postgres'
import { databaseErrorReason, inTransaction } from '#backend/database/maintenance-connection.ts'
import { compareMigrations } from '#backend/database/migrate.ts'
import { syncDirectory } from '#server/durable-file.ts'
import { makeDirectory } from '#server/make-directory.ts'
import { explainFileError, StartupError } from '#server/startup-error.ts'
import { endOfTable, type Footer, format, type Header, maxLineBytes, version } from './backup-format.ts'
import { holdsSessions, listTables, nameOf, sqlColumns, sqlName } from './backup-tables.ts'

const newline = 0x0a
/** An unfinished file that has not grown for this long was left by a killed process. */
const abandonedMs = 3_600_000

/**
 * Writes a consistent copy of the site's tables (backup-tables.ts) to a file that only its owner can read. A crash leaves
 * no partial file under that name. The site may be running.
 * @param path absolute
 * @param dataDir if this process is root, the file and a new folder for it get the owner of this directory
 * @throws {StartupError} if the database does not belong to the site or is of a newer version, or the file cannot be written
 */
export async function writeBackup(
  sql: Sql,
  path: string,
  dataDir?: string,
): Promise<{ header: Header; footer: Footer }> {
  const unfinished = `${path}.${process.pid}.new`
  const removeUnfinished = () => rmSync(unfinished, { force: true })
  process.once('exit', removeUnfinished)
  try {
    const owner = dataDir && process.getuid?.() === 0 ? await stat(dataDir) : undefined
    await prepareDirectory(dirname(path), owner)
    await removeAbandoned(dirname(path)).catch(() => {}) // a file of another user must not prevent a backup
    await rm(unfinished, { force: true }) // of a killed process with the same id, as in a container
    await using file = await open(unfinished, 'wx', 0o600)
    if (owner) await file.chown(owner.uid, owner.gid)
    const names = (await listTables(sql)).map((table) => `only ${sqlName(table)}`)
    const written = await inTransaction(sql, async (transaction) => {
      await transaction`set transaction isolation level repeatable read, read only`
      // Before the first query, which decides what the backup sees: a table that a restore empties afterward would look empty.
      if (names.length > 0) await transaction.unsafe(`lock table ${names.join(', ')} in access share mode`)
      const header = await describeDatabase(transaction)
      const footer: Footer = { rows: [], sha256: '' }
      await pipeline(
        Readable.from(linesOf(transaction, header, footer)),
        createGzip(),
        file.createWriteStream({ flush: true }),
      )
      return { header, footer }
    })
    await rename(unfinished, path)
    await syncDirectory(dirname(path))
    return written
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {}) // the original error is thrown below
    if (error instanceof StartupError) throw error
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EACCES' || code === 'EPERM' ? explainFileError(error) : error
    throw new StartupError(`The backup was not made: ${databaseErrorReason(reason)}`, { cause: error })
  } finally {
    process.removeListener('exit', removeUnfinished)
  }
}

async function prepareDirectory(directory: string, owner: Stats | undefined): Promise<void> {
  const isNew = !existsSync(directory)
  makeDirectory(directory)
  await access(directory, constants.W_OK | constants.X_OK) // so that an error names the directory
  if (owner && isNew) await lchown(directory, owner.uid, owner.gid)
}

/** Goes by time, because the process ids in the names repeat in containers. */
async function removeAbandoned(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!/\.backup\.gz\.\d+\.new$/.test(name)) continue
    const path = join(directory, name)
    if (Date.now() - (await stat(path)).mtimeMs > abandonedMs) await rm(path, { force: true })
  }
}

async function describeDatabase(sql: Sql): Promise<Header> {
  const tables = (await listTables(sql)).filter((table) => !holdsSessions(table))
  if (!tables.some((table) => nameOf(table) === 'public.website_content')) {
    throw new StartupError(
      'This database does not belong to the site: it has no table website_content. Check DATABASE_URL and DATA_DIR.',
    )
  }
  const { applied, newer } = await compareMigrations(sql)
  if (newer.length > 0) {
    throw new StartupError(
      'The database was made by a newer version of this site. Back it up with that version: this one would leave out what it does not know.',
    )
  }
  return { format, version, made: new Date().toISOString(), migrations: applied, tables }
}

/** @param footer filled in while the rows are read */
async function* linesOf(sql: Sql, header: Header, footer: Footer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const hashed = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  yield hashed(Buffer.from(`${JSON.stringify(header)}\n`))
  // The output of COPY depends on these settings.
  await sql`set local datestyle to iso`
  await sql`set local extra_float_digits to 1`
  for (const table of header.tables) {
    const rows = await sql.unsafe(`copy ${sqlName(table)} (${sqlColumns(table)}) to stdout`).readable()
    let count = 0
    let lineBytes = 0
    for await (const bytes of rows as AsyncIterable<Buffer>) {
      for (const byte of bytes) {
        lineBytes++
        if (byte !== newline) continue
        if (lineBytes > maxLineBytes)
          throw new StartupError(
            `The backup was not made: it could not be restored, because a row of ${nameOf(table)} takes more than 4 MB.`,
          )
        count++
        lineBytes = 0
      }
      yield hashed(bytes)
    }
    // The driver leaves its socket paused if the last row filled the stream, and would then wait forever (postgres
    // 3.4.9).
    rows._read(0)
    footer.rows.push(count)
    yield hashed(Buffer.from(`${endOfTable}\n`))
  }
  footer.sha256 = hash.digest('hex')
  yield Buffer.from(`${JSON.stringify(footer)}\n`)
}
