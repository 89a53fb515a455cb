// Looks for regular expressions whose time grows faster than the text that they search: with a long text, a visitor or an
// author could keep the server, or somebody else's browser, busy for minutes (CWE-1333).
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Reported, but not slow, and why. */
const exceptions = new Map([
  [
    'app/admin/catalog/match.ts: /^["\'“‘(]+|["\'”’),;:!?…]+$/g',
    'a word of what somebody types into a search',
  ],
  ['app/admin/editor/combine-texts.ts: /\\s*\\S+|\\s+$/g', 'one of both always matches at once'],
  ['app/admin/editor/combine-texts.ts: /[\\s\\S]+?(?:[.!?]\\s+|\\n|$)/g', 'ends with the text at the latest'],
  ['app/admin/navigation/address.ts: /^#?([^/?]*)(\\/[^?]*)?\\??(.*)$/s', 'matches whatever follows'],
  ['app/admin/views/inbox/message/file-name.ts: /^[.\\s_]+|[.\\s_]+$/g', 'at most 120 characters'],
  [
    'app/head/structured-data.ts: /(\\d[\\d.]*)(?:[^a-z]|to|or more)*(year|month)/i',
    'at most 200 characters',
  ],
  ['inbox/file-kind.ts: /^[.\\s]+|[.\\s]+$/g', 'at most 100 characters'],
])

it('no regular expression takes quadratic time', () => {
  const found = sources().flatMap((file) =>
    patternsIn(file, readFileSync(file, 'utf8'))
      .filter(isSlow)
      .map((pattern) => `${file}: ${pattern}`),
  )
  expect(found.sort()).toEqual([...exceptions.keys()].sort())
})

it('tells which expressions in a source take quadratic time', () => {
  const source = 'export const Part = () => <p>{text.replace(/\\/+$/, "").replace(/(?<!\\/)\\/+$/, "")}</p>'
  const [slow, quick] = patternsIn('part.tsx', source)
  expect(slow && isSlow(slow)).toBe(true)
  expect(quick && isSlow(quick)).toBe(false)
})

const isSlow = (pattern: RegExp) => analyse(pattern).reports.length > 0

const sources = () =>
  sourceFiles('*.ts', '*.tsx').filter((file) => !/^(tests|testing|bench|scripts)\/|\.test\.tsx?$/.test(file))

function patternsIn(file: string, source: string): RegExp[] {
  const found: RegExp[] = []
  const visit = (node: unknown): void => {
    if (node instanceof RegExp) found.push(node)
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return found
}
