// A backup is text, compressed with gzip: a line of JSON that says what follows (Header), then the rows of each table as
// COPY writes them (https://www.postgresql.org/docs/current/sql-copy.html), each table ended by a line `\.`, and a last line
// of JSON that says how many they were, with a checksum of all before it (Footer).
import { z } from 'zod'

export const format = 'website-backup'
export const version = 1

/** Ends the rows of a table. No row is written like that: a backslash in a text is doubled. */
export const endOfTable = '\\.'

/**
 * Bytes. The longest row that can come about is a change of the history: two values of 100,000 control characters, each written
 * as seven bytes, are 1.4 MB.
 */
export const maxLineBytes = 4 * 1024 * 1024

/** As supabase/migrations/20251121000100_content_limits.sql has it. */
export const maxItems = 100_000

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })
export type Table = z.infer<typeof table>

export const header = z.object({
  format: z.literal(format),
  version: z.number().int(),
  made: z.iso.datetime(),
  /** The versions of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled. */
  tables: z.array(table).min(1),
})
export type Header = z.infer<typeof header>

export const footer = z.object({
  /** Of each table of the header. */
  rows: z.array(z.number().int()),
  sha256: z.string(),
})
export type Footer = z.infer<typeof footer>

/** How many rows a backup has of a table. */
function rowsOf(name: string, { tables }: Header, { rows }: Footer): number {
  return rows[tables.findIndex((table) => `${table.schema}.${table.name}` === name)] ?? 0
}

/** What a backup holds, for the operator. */
export const describe = (header: Header, footer: Footer) =>
  `${describeContent(header, footer)} and ${rowsOf('auth.users', header, footer)} accounts`

/** Likewise, where its accounts do not count. */
export const describeContent = (header: Header, footer: Footer) =>
  `${rowsOf('public.website_content', header, footer)} items, ` +
  `${rowsOf('public.website_content_history', header, footer)} changes of the history`
