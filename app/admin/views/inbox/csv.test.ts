import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storedMessage } from '#testing/visitor-message.ts'
import { writeCsv } from './csv.ts'

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
  const csv = writeCsv([storedMessage])
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
      const csv = writeCsv([{ ...storedMessage, name, message: text }])
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
  expect(cellsOf(writeCsv([{ ...storedMessage, message: text }])).Message).toBe(expected)
})
