// Reads what Vitest and Playwright report as JSON, for the summary at the end of scripts/check.ts.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    /** Why no test of the file could run. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  /** `file` is relative to `tests/`. */
  specs: {
    title: string
    file: string
    line: number
    ok: boolean
    tests: { results: { errors: { message: string }[] }[] }[]
  }[]
}

interface Failure {
  /** The file and name of a test, or only the file if none of its tests could run. */
  test: string
  /** The first lines of its error. */
  reason: string
}

interface Results {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
}

/** @param file a report of Vitest or Playwright, as JSON */
export function readReport(file: string): Results {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  if ('stats' in report) {
    const { expected, unexpected, skipped } = report.stats
    return { passed: expected, failed: unexpected, skipped, failures: report.suites.flatMap(failedSpecs) }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(failedTests),
  }
}

function failedTests({ name, message, assertionResults }: VitestReport['testResults'][number]): Failure[] {
  const file = relative('.', name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [{ test: file, reason: shorten(message) }]
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file}: ${fullName}`,
    reason: shorten(failureMessages[0]),
  }))
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => ({
      test: `tests/${file}:${line}: ${title}`,
      reason: shorten(tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message),
    })),
    ...suites.flatMap(failedSpecs),
  ]
}

/** Shortens an error to what it says, and the place in our code where it was thrown. */
function shorten(error = ''): string {
  const lines = stripVTControlCharacters(error).split('\n')
  const isFrame = (line: string) => /^\s+at /.test(line)
  const message = lines.filter((line) => !isFrame(line)).slice(0, 10)
  const place = lines.filter((line) => isFrame(line) && !line.includes('node_modules')).slice(0, 1)
  return [...message, ...place].join('\n')
}
