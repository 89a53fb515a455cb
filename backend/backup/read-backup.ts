import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { parseJson } from '#server/parse-json.ts'
import { StartupError } from '#server/startup-error.ts'
import {
  endOfTable,
  type Footer,
  footer,
  format,
  type Header,
  header,
  maxItems,
  maxLineBytes,
  version,
} from './backup-format.ts'
import { nameOf } from './backup-tables.ts'

const newline = 0x0a
const endLine = Buffer.from(`${endOfTable}\n`)

/**
 * Reads the lines of a backup, each including its line feed. Holds only one line in memory, however large the expanded
 * file is.
 * @throws {StartupError} if the file is truncated, is not gzip, or has a line longer than any row can be
 */
export async function* readLines(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const bytes = createGunzip()
  file.on('error', (error) => bytes.destroy(error))
  /** The line that is not complete yet. */
  let begun: Buffer[] = []
  let begunBytes = 0
  try {
    for await (const chunk of file.pipe(bytes) as AsyncIterable<Buffer>) {
      let from = 0
      for (;;) {
        const at = chunk.indexOf(newline, from)
        if (at < 0) break
        const line = chunk.subarray(from, at + 1)
        yield begun.length > 0 ? Buffer.concat([...begun, line]) : line
        begun = []
        begunBytes = 0
        from = at + 1
      }
      if (from === chunk.length) continue
      begun.push(chunk.subarray(from))
      begunBytes += chunk.length - from
      if (begunBytes > maxLineBytes) throw tooLarge(path)
    }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const { code, message } = cause as NodeJS.ErrnoException
    if (code?.startsWith('Z_')) throw damaged(path, cause)
    throw new StartupError(`${path} cannot be read (${message}). ${chooseAnother}`, {
      cause,
    })
  } finally {
    file.destroy()
  }
  if (begun.length > 0) throw damaged(path)
}

export const isEnd = (line: Buffer) => line.equals(endLine)

/**
 * Reads a whole backup, so that a restore never starts from an incomplete file.
 * @throws {StartupError} if the file is not a backup, was made by a newer version, is damaged or is incomplete
 */
export async function checkBackup(path: string): Promise<{ header: Header; footer: Footer }> {
  const hash = createHash('sha256')
  /** The row counts of the tables so far. The last one is that of the table which is being read. */
  const counts: number[] = []
  let first: Header | undefined
  let last: Footer | undefined
  for await (const line of readLines(path)) {
    if (last) throw damaged(path)
    if (!first) {
      first = readHeader(line, path)
      counts.push(0)
    } else if (counts.length > first.tables.length) {
      last = footer.safeParse(parseJson(line.toString())).data
      if (!last) throw damaged(path)
      continue
    } else if (isEnd(line)) counts.push(0)
    else {
      const table = first.tables[counts.length - 1]
      const count = (counts.at(-1) ?? 0) + 1
      if (count > maxItems && table && nameOf(table) === 'public.website_content') throw tooLarge(path)
      counts[counts.length - 1] = count
    }
    hash.update(line)
  }
  const ofTables = counts.slice(0, -1) // without the 0 that the end of the last table has added
  if (!first || !last || last.sha256 !== hash.digest('hex') || `${last.rows}` !== `${ofTables}`)
    throw damaged(path)
  return { header: first, footer: last }
}

function readHeader(line: Buffer, path: string): Header {
  const value = parseJson(line.toString()) as { format?: unknown; version?: unknown } | null | undefined
  if (value?.format !== format)
    throw new StartupError(`${path} is not a backup of this site. ${chooseAnother}`)
  if (typeof value.version === 'number' && value.version > version) throw newer(path)
  const { data } = header.safeParse(value)
  if (!data) throw damaged(path)
  return data
}

const chooseAnother = 'Name a file that "npm run backup" wrote.'

const damaged = (path: string, cause?: unknown) =>
  new StartupError(`${path} is damaged or incomplete, or not a backup of this site. ${chooseAnother}`, {
    cause,
  })

const tooLarge = (path: string) =>
  new StartupError(`${path} holds more than the site can store. ${chooseAnother}`)

export const newer = (path: string) =>
  new StartupError(`${path} was made by a newer version of this site. Update the site first.`)
