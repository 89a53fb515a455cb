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
const end = Buffer.from(`${endOfTable}\n`)

/**
 * Reads the lines of a backup, each including its line feed. Holds only one line in memory, however large the expanded
 * file is.
 * @throws {StartupError} if the file is truncated, is not gzip, or has a line longer than any row can be
 */
export async function* readLines(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const bytes = createGunzip()
  file.on('error', (error) => bytes.destroy(error))
  let begun: Buffer[] = []
  let begunLength = 0
  try {
    for await (const chunk of file.pipe(bytes) as AsyncIterable<Buffer>) {
      let from = 0
      for (;;) {
        const at = chunk.indexOf(newline, from)
        if (at < 0) break
        const line = chunk.subarray(from, at + 1)
        yield begun.length > 0 ? Buffer.concat([...begun, line]) : line
        begun = []
        begunLength = 0
        from = at + 1
      }
      if (from === chunk.length) continue
      begun.push(chunk.subarray(from))
      begunLength += chunk.length - from
      if (begunLength > maxLineBytes) throw tooLarge(path)
    }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const { code, message } = cause as NodeJS.ErrnoException
    if (code?.startsWith('Z_')) throw damaged(path, cause)
    throw new StartupError(`${path} cannot be read (${message}). Name a file that "npm run backup" wrote.`, {
      cause,
    })
  } finally {
    file.destroy()
  }
  if (begun.length > 0) throw damaged(path)
}

export const isEnd = (line: Buffer) => line.equals(end)

/**
 * Reads a whole backup, so that a restore never starts from an incomplete file.
 * @throws {StartupError} if the file is not a backup, was made by a newer version, is damaged or is incomplete
 */
export async function checkBackup(path: string): Promise<{ header: Header; footer: Footer }> {
  const hash = createHash('sha256')
  const rows: number[] = []
  let first: Header | undefined
  let last: Footer | undefined
  for await (const line of readLines(path)) {
    if (last) throw damaged(path)
    if (!first) {
      first = readHeader(line, path)
      rows.push(0)
    } else if (rows.length > first.tables.length) {
      last = footer.safeParse(parseJson(line.toString())).data
      if (!last) throw damaged(path)
      continue
    } else if (isEnd(line)) rows.push(0)
    else {
      const table = first.tables[rows.length - 1]
      const count = (rows.at(-1) ?? 0) + 1
      if (count > maxItems && table && nameOf(table) === 'public.website_content') throw tooLarge(path)
      rows[rows.length - 1] = count
    }
    hash.update(line)
  }
  const counted = rows.slice(0, -1)
  if (!first || !last || last.sha256 !== hash.digest('hex') || `${last.rows}` !== `${counted}`)
    throw damaged(path)
  return { header: first, footer: last }
}

function readHeader(line: Buffer, path: string): Header {
  const value = parseJson(line.toString()) as { format?: unknown; version?: unknown } | null | undefined
  if (value?.format !== format) throw new StartupError(`${path} is not a backup of this site.`)
  if (typeof value.version === 'number' && value.version > version) throw newer(path)
  const { data } = header.safeParse(value)
  if (!data) throw damaged(path)
  return data
}

const damaged = (path: string, cause?: unknown) =>
  new StartupError(`${path} is damaged or incomplete, or not a backup of this site.`, { cause })

const tooLarge = (path: string) => new StartupError(`${path} holds more than the site can store.`)

export const newer = (path: string) =>
  new StartupError(`${path} was made by a newer version of this site. Update the site first.`)
