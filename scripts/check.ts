// Everything that must hold, as one list; `--long` adds what takes minutes by nature. With the names of files or tests, only these.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runChosenTests } from './chosen-tests.ts'

const args = process.argv.slice(2)
const long = args.includes('--long')
if (args.length > 0 && !long) process.exit(runChosenTests(args))

interface Step {
  title: string
  command: string
  /** Where the runner writes its counts. */
  report?: string
}

const unitReport = 'test-results/vitest.json'
const otherVersionReport = 'test-results/vitest-17.json'
const browserReport = 'test-results/playwright.json'

const steps: Step[] = [
  { title: 'What tests need', command: `node scripts/setup.mjs build browser linter${long ? ' firefox lighthouse programs' : ''}` },
  { title: 'Types', command: 'react-router typegen && tsc' },
  ...(long ? [{ title: 'Types of tests in other browsers', command: 'tsc --project tests/browsers' }] : []),
  { title: 'Style, lint, direction of imports', command: 'npm run --silent lint' },
  { title: 'Dead code and dependencies', command: 'knip' },
  {
    title: 'Unit and contract tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    report: unitReport,
  },
  ...(long
    ? [
        {
          title: 'Contract tests on PostgreSQL 17',
          command: `TEST_POSTGRES=17 vitest run tests/contract tests/move.test.ts tests/tls.test.ts --reporter=default --reporter=json --outputFile.json=${otherVersionReport}`,
          report: otherVersionReport,
        },
      ]
    : []),
  { title: 'Browser tests', command: 'playwright test', report: browserReport },
  // Alone, because it measures times.
  ...(long ? [{ title: 'Lighthouse', command: 'node tests/browsers/lighthouse.ts' }] : []),
]

const total = { passed: 0, failed: 0, flaky: 0, skipped: 0 }
const failures: string[] = []

for (const { title, command, report } of steps) {
  console.log(`\n── ${title}: ${command}`)
  if (report) rmSync(report, { force: true })
  const begin = Date.now()
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(long && { TEST_LONG: '1' }) },
  })
  if (status !== 0) failures.push(title)
  if (report && existsSync(report)) count(JSON.parse(readFileSync(report, 'utf8')))
  console.log(
    `── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - begin) / 1000).toFixed(1)} s`,
  )
}

console.log(failures.length ? `\nFailed: ${failures.join('; ')}` : '\nEverything holds.')
const flaky = total.flaky ? `, ${total.flaky} flaky: passed at the second try` : ''
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${flaky}`)
process.exit(failures.length ? 1 : 0)

/** Adds the counts of a report, Vitest's or Playwright's. */
function count(report: {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}) {
  const { stats } = report
  total.passed += stats?.expected ?? report.numPassedTests ?? 0
  total.failed += stats?.unexpected ?? report.numFailedTests ?? 0
  total.flaky += stats?.flaky ?? 0
  total.skipped += stats?.skipped ?? report.numPendingTests ?? 0
}
