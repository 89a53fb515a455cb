import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  /** `file` is relative to `tests/`. */
  specs: { title: string; file: string; line: number; ok: boolean }[]
}

interface Results {
  passed: number
  failed: number
  skipped: number
  /** The tests that failed, each as its file and name. Also the files of which no test could run. */
  failures: string[]
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

function failedTests({ name, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = relative('.', name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file]
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title }) => `tests/${file}:${line}: ${title}`),
    ...suites.flatMap(failedSpecs),
  ]
}
