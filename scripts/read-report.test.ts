import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { readReport } from './read-report.ts'

function read(report: object) {
  const { path, remove } = temporaryDirectory()
  onTestFinished(remove)
  writeFileSync(join(path, 'report.json'), JSON.stringify(report))
  return readReport(join(path, 'report.json'))
}

it('tells of a failed Vitest test what its error says, and where it was thrown', () => {
  const failure = {
    fullName: 'adds',
    status: 'failed',
    failureMessages: [
      'Error: expected 1 to be 2\n    at poll (/x/node_modules/y.js:1:2)\n    at /x/a.test.ts:3:4',
    ],
  }
  const passed = { fullName: 'subtracts', status: 'passed', failureMessages: [] }
  const testResults = [
    { name: resolve('a.test.ts'), status: 'failed', message: '', assertionResults: [failure, passed] },
  ]
  expect(read({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [{ test: 'a.test.ts: adds', reason: 'Error: expected 1 to be 2\n    at /x/a.test.ts:3:4' }],
  })
})

it('tells why no test of a file could run', () => {
  const testResults = [
    { name: resolve('a.test.ts'), status: 'failed', message: 'Cannot find b.ts', assertionResults: [] },
  ]
  const { failures } = read({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults })
  expect(failures).toEqual([{ test: 'a.test.ts', reason: 'Cannot find b.ts' }])
})

it('tells of a failed Playwright test what its first error says, without colors, in ten lines at most', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`)
  const results = [{ errors: [] }, { errors: [{ message: `\u001b[31m${lines.join('\n')}\u001b[39m` }] }]
  const spec = { title: 'opens', file: 'browser/a.spec.ts', line: 3, ok: false, tests: [{ results }] }
  const suites = [{ specs: [], suites: [{ specs: [spec, { ...spec, ok: true }] }] }]
  const { failures, failed } = read({ stats: { expected: 1, unexpected: 1, skipped: 0 }, suites })
  expect(failed).toBe(1)
  expect(failures).toEqual([
    { test: 'tests/browser/a.spec.ts:3: opens', reason: lines.slice(0, 10).join('\n') },
  ])
})
