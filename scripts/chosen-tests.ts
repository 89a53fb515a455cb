// `npm test -- FILE … -t NAME`: runs only the tests that are asked for, and builds or fetches only what these need.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

interface ChosenFiles {
  unit: string[]
  browser: string[]
}

/**
 * @param args paths of test files, or parts of paths, and `-t` with the name of a test, or a part of it
 * @returns the exit code
 */
export function runChosenTests(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    options: { testNamePattern: { type: 'string', short: 't' } },
    allowPositionals: true,
  })
  const name = values.testNamePattern
  const { unit, browser } = narrowByName(findFiles(positionals), name)
  if (unit.length + browser.length === 0) {
    console.error(
      `No test has ${[...positionals, ...(name ? [`"${name}"`] : [])].join(', ')} in its path or name.`,
    )
    return 1
  }
  const needs = [
    ...([...unit, ...browser].some(startsSite) ? ['build'] : []),
    ...(browser.length ? ['browser'] : []),
  ]
  return (
    run('node', ['scripts/setup.mjs', ...needs]) ||
    (unit.length && run('vitest', ['run', ...unit, ...(name ? ['-t', name] : [])])) ||
    (browser.length && run('playwright', ['test', ...browser.map(toPattern), ...(name ? ['-g', name] : [])]))
  )
}

function findFiles(parts: string[]): ChosenFiles {
  const files = globSync('**/*.{test,spec}.{ts,tsx}', {
    exclude: ['**/node_modules/**', 'build/**', 'data/**'],
  })
  const chosen = files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  const isBrowserTest = (file: string) => file.endsWith('.spec.ts')
  return { unit: chosen.filter((file) => !isBrowserTest(file)), browser: chosen.filter(isBrowserTest) }
}

/** Asks each runner in which of the files a test has the name. */
function narrowByName({ unit, browser }: ChosenFiles, name: string | undefined): ChosenFiles {
  if (name === undefined) return { unit, browser }
  return {
    unit: unit.length ? listUnitTests(unit, name) : [],
    browser: browser.length ? listBrowserTests(browser, name) : [],
  }
}

/** Vitest reads the names from the source, where those of `it.each` have gaps: with one that it does not find, all files are run. */
function listUnitTests(files: string[], name: string): string[] {
  const report = join(tmpdir(), `tests-${process.pid}.json`)
  run('vitest', ['list', ...files, '-t', name, `--json=${report}`], 'ignore')
  const tests: { file: string }[] = JSON.parse(readFileSync(report, 'utf8'))
  return tests.length > 0 ? [...new Set(tests.map(({ file }) => file))] : files
}

function listBrowserTests(files: string[], name: string): string[] {
  const args = ['test', '--list', '--reporter=json', ...files.map(toPattern), '-g', name]
  const { stdout } = spawnSync('playwright', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { suites }: { suites: { file: string }[] } = JSON.parse(stdout)
  return suites.map(({ file }) => join('tests', file))
}

/** What starts no server, neither for itself nor for a browser, needs no build. */
const startsSite = (file: string) =>
  file.endsWith('.spec.ts') || readFileSync(file, 'utf8').includes('support/')

/** Playwright takes the names of files as regular expressions. */
const toPattern = (file: string) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function run(program: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): number {
  return spawnSync(program, args, { stdio }).status ?? 1
}
