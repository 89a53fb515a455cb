// Messages as a table (RFC 4180), for spreadsheets.
import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

const names = inbox.export.columns
const columns = Object.keys(names) as (keyof typeof names)[]

/** Without it, some spreadsheets take the text for another encoding. */
const byteOrderMark = '\uFEFF'

/** Returns the messages as CSV, in UTF-8 with a byte order mark. */
export function writeCsv(messages: readonly InboxMessage[]): string {
  const rows = messages.map((message) => columns.map((column) => textOf(message[column])))
  return byteOrderMark + [columns.map((column) => names[column]), ...rows].map(line).join('')
}

function textOf(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? inbox.export.yes : inbox.export.no
  return value ?? ''
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

const cell = (text: string) => `"${withoutFormula(text).replaceAll('"', '""')}"`

/**
 * A spreadsheet would run a cell that begins like a formula, also behind quotes. With an apostrophe, it shows the text. If
 * its separator is `;`, as in many countries, it also begins a cell within a text ("CSV Injection" by OWASP).
 */
const withoutFormula = (text: string) => text.replaceAll(formula, "'$&")

/** The signs come first, so that a long row of quotes is not searched again from each of them. */
const formula = /^[\t\r]|[=+\-@＝＋－＠](?<=^.|[;\t\r\n]"*.)/g
