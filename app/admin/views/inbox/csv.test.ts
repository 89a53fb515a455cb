import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { writeCsv } from './csv.ts'

const message: InboxMessage = {
  id: '1',
  kind: 'message',
  received_at: '2026-01-02T03:04:05+00:00',
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  subject: 'Subject',
  message: 'Text',
  file_name: null,
  file_type: null,
  file_size: null,
  spam_signs: [],
  spam: false,
  read_at: null,
  answered_at: null,
  mail_state: 'off',
  mail_attempts: 0,
  mail_error: null,
}

/** Reads CSV as RFC 4180 describes it. */
function parse(csv: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  while (cell.lastIndex < csv.length) {
    const [, quoted, plain = '', end] = cell.exec(csv) ?? []
    if (end === undefined) throw new Error('This is not CSV')
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== '\r\n') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** Returns the cells of the first message, by the names of their columns. */
function cellsOf(csv: string): Record<string, string | undefined> {
  const [names = [], cells] = parse(csv.slice(1))
  return Object.fromEntries(names.map((name, index) => [name, cells?.[index]]))
}

it('has a byte order mark, the names of the columns, and a line for each message', () => {
  const csv = writeCsv([message])
  expect(csv.startsWith('\uFEFF"Received","Kind","Name"')).toBe(true)
  expect(csv.endsWith('"no"\r\n')).toBe(true)
  expect(parse(csv.slice(1))).toHaveLength(2)
})

/** What begins a cell and would be run, also where a spreadsheet with the separator `;` begins one within a text. */
const formula = /(?<=[;\t\r\n]"*|,")[=+\-@＝＋－＠]|,"[\t\r]/

it('keeps every text, apart from apostrophes before what a spreadsheet would run', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'=+-@＝＠\t\r\n",;aé😀 ') })
  fc.assert(
    fc.property(texts, texts, (name, text) => {
      const csv = writeCsv([{ ...message, name, message: text }])
      const { Name, Message } = cellsOf(csv)
      expect([Name?.replaceAll("'", ''), Message?.replaceAll("'", '')]).toEqual([name, text])
      expect(csv).not.toMatch(formula)
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['=1+1', "'=1+1"],
  ['\t=1', "'\t'=1"],
  // A full-width sign, as Japanese keyboards type it.
  ['＝1+1', "'＝1+1"],
  ['Ada;=1+1;"@x"', `Ada;'=1+1;"'@x"`],
  ['Needed:\n- RTL\n- UPF', "Needed:\n'- RTL\n'- UPF"],
  ['a = b; c - d, +49 (a@b), "-1"', 'a = b; c - d, +49 (a@b), "-1"'],
])('puts an apostrophe only where a cell may begin: %j', (text, expected) => {
  expect(cellsOf(writeCsv([{ ...message, message: text }])).Message).toBe(expected)
})
