// A backup is text compressed with gzip. It consists of a line of JSON that describes the contents (Header), the rows
// of each table in COPY format (https://www.postgresql.org/docs/current/sql-copy.html) with a line `\.` after each
// table, and a last line of JSON with the row counts and a checksum of everything before it (Footer).
import { z } from 'zod'
import { counted } from '#server/counted.ts'

export const format = 'website-backup'
export const version = 1

/** Ends the rows of a table. No row can look like this, because COPY doubles a backslash in a text. */
export const endOfTable = '\\.'

/**
 * In bytes. The longest possible row is a change in the history: two values of 100,000 control characters, each written
 * as seven bytes, take 1.4 MB.
 */
export const maxLineBytes = 4 * 1024 * 1024

/** The same limit as in supabase/migrations/20251121000100_content_limits.sql. */
export const maxItems = 100_000

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })
export type Table = z.infer<typeof table>

export const header = z.object({
  format: z.literal(format),
  version: z.number().int(),
  made: z.iso.datetime(),
  /** The versions of the migrations that were applied to the database. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled: referenced tables first. */
  tables: z.array(table).min(1),
})
export type Header = z.infer<typeof header>

export const footer = z.object({
  /** The row count of each table in the header, in the same order. */
  rows: z.array(z.number().int()),
  sha256: z.string(),
})
export type Footer = z.infer<typeof footer>

/** @returns how many rows of a table the backup contains */
function rowsOf(name: string, { tables }: Header, { rows }: Footer): number {
  return rows[tables.findIndex((table) => `${table.schema}.${table.name}` === name)] ?? 0
}

/** Whether a backup contains accounts. A hosted project keeps its own. */
export const hasAccounts = ({ tables }: Header) =>
  tables.some(({ schema, name }) => schema === 'auth' && name === 'users')

/** What a backup contains, in words for the administrator. */
export function describeBackup(header: Header, footer: Footer): string {
  const content = describeWithoutAccounts(header, footer)
  if (!hasAccounts(header)) return content
  return `${content} and ${counted(rowsOf('auth.users', header, footer), 'account')}`
}

/** The same without the accounts. */
export function describeWithoutAccounts(header: Header, footer: Footer): string {
  const messages = rowsOf('public.inbox_messages', header, footer)
  return [
    counted(rowsOf('public.website_content', header, footer), 'item'),
    counted(
      rowsOf('public.website_content_history', header, footer),
      'change of the history',
      'changes of the history',
    ),
    ...(messages > 0 ? [counted(messages, 'message')] : []),
  ].join(', ')
}
