// `npm test -- FILE … -t NAME`: runs only the chosen tests, and builds or downloads only what these need.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

interface ChosenFiles {
  unit: string[]
  browser: string[]
}

/**
 * @param args paths of test files or parts of them, and `-t` with the name of a test or a part of it
 * @returns the exit code
 */
export function runChosenTests(args: string[]): number {
  const chosen = parse(args)
  if (!chosen) {
    console.error(
      'Usage: npm test -- [FILE …] [-t NAME]. For other options, run npx vitest or npx playwright test.',
    )
    return 1
  }
  const { values, positionals } = chosen
  const name = values.testNamePattern
  const files = findFiles(positionals)
  const { unit, browser } = name === undefined ? files : findByName(files, name)
  if (unit.length + browser.length === 0) {
    const asked = [...positionals, ...(name ? [`"${name}"`] : [])]
    console.error(`No test matches ${asked.join(', ')}.`)
    return 1
  }
  const needs = {
    build: browser.length > 0 || unit.some(needsSite),
    browser: browser.length > 0,
    linter: hasTestsIn(unit, 'tests/linter/'),
    firefox: hasTestsIn(unit, 'tests/browsers/'),
    // Vitest leaves these tests out otherwise.
    programs: Boolean(process.env.TEST_LONG) && hasTestsIn(unit, 'tests/hosted/'),
  }
  const needed = Object.entries(needs).flatMap(([part, isNeeded]) => (isNeeded ? part : []))
  return (
    run('node', ['scripts/setup.mjs', ...needed]) ||
    (unit.length && run('vitest', ['run', withoutOlderPostgres, ...unit, ...(name ? ['-t', name] : [])])) ||
    (browser.length &&
      run('playwright', ['test', ...ownResults, ...browser.map(toPattern), ...(name ? ['-g', name] : [])]))
  )
}

/** @returns undefined for an unknown option, or one without its value */
function parse(args: string[]) {
  const options = { testNamePattern: { type: 'string', short: 't' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    return undefined
  }
}

function findFiles(parts: string[]): ChosenFiles {
  const files = globSync('**/*.{test,spec}.{ts,tsx}', {
    exclude: ['**/node_modules/**', 'build/**', 'data/**'],
  })
  const chosen = files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  const isBrowserTest = (file: string) => file.endsWith('.spec.ts')
  return { unit: chosen.filter((file) => !isBrowserTest(file)), browser: chosen.filter(isBrowserTest) }
}

/** Asks the runners which of the files contain a test with this name. */
function findByName({ unit, browser }: ChosenFiles, name: string): ChosenFiles {
  const found = { unit: listUnitTests(unit, name), browser: listBrowserTests(browser, name) }
  if (found.unit.length + found.browser.length > 0) return found
  // Vitest took the names from the source, where `it.each` has placeholders. Loading every file gives the real names,
  // but takes longer, and some files import what may not be installed.
  if (hasTestsIn(unit, 'tests/linter/') && run('node', ['scripts/setup.mjs', 'linter']) !== 0) process.exit(1)
  return { unit: listUnitTests(unit, name, '--no-static-parse'), browser: [] }
}

function listUnitTests(files: string[], name: string, ...options: string[]): string[] {
  if (files.length === 0) return []
  const tests: { file: string }[] = ask('vitest', ['list', ...files, '-t', name, ...options, '--json'])
  return [...new Set(tests.map(({ file }) => file))]
}

function listBrowserTests(files: string[], name: string): string[] {
  if (files.length === 0) return []
  const args = [
    'test',
    '--list',
    '--pass-with-no-tests',
    '--reporter=json',
    ...files.map(toPattern),
    '-g',
    name,
  ]
  const { suites }: { suites: { file: string }[] } = ask('playwright', args)
  return suites.map(({ file }) => join('tests', file))
}

const hasTestsIn = (files: string[], folder: string) => files.some((file) => file.includes(folder))

/** Tests on PostgreSQL 17 need another download (tests/programs/). */
const withoutOlderPostgres = '--project=!slow PostgreSQL 17'

/** A run of all tests may be in progress. In the same folder, it would lose its screenshots and its report. */
const ownResults = ['--output=test-results/chosen', '--reporter=list']

/** A test that neither starts a server nor renders pages needs no build. */
const needsSite = (file: string) => /(support|testing)\/|loadBuild/.test(readFileSync(file, 'utf8'))

/** Playwright treats file names as regular expressions. */
const toPattern = (file: string) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const run = (program: string, args: string[]) => spawnSync(program, args, { stdio: 'inherit' }).status ?? 1

/** @returns the JSON that a program prints. If it fails, this process prints why, and ends. */
function ask(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status === 0) return JSON.parse(stdout)
  // Playwright writes them into its report. Standard error may have warnings of Node, too.
  console.error(program === 'playwright' && stdout ? errorsIn(JSON.parse(stdout)) : stderr)
  process.exit(1)
}

const errorsIn = ({ errors }: { errors: { message: string; snippet?: string }[] }) =>
  errors.map(({ message, snippet = '' }) => `${message}\n${snippet}`).join('\n')
