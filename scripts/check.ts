// Runs all checks. `npm test` runs the quick part, `npm run test:rest` (`--rest`) the slow tests, and `npm run
// test:long` (`--long`) both of them and the tests that take minutes. With names of files or tests, only those run.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { runChosenTests } from './chosen-tests.ts'
import { readReport } from './read-report.ts'

const args = process.argv.slice(2)
const part = args.includes('--long') ? 'long' : args.includes('--rest') ? 'rest' : 'quick'
if (args.length > 0 && part === 'quick') process.exit(runChosenTests(args))

interface Step {
  title: string
  command: string
  in: (typeof part)[]
  /** Where the runner writes its results. */
  report?: string
}

const needs = {
  quick: 'build browser linter',
  rest: 'build browser firefox programs',
  long: 'build browser linter firefox lighthouse programs',
}
/** For both runners: `*.slow.*` files are slow, all others are quick. */
const project = { quick: " --project='quick*'", rest: " --project='slow*'", long: '' }[part]

const steps: Step[] = [
  {
    title: 'Requirements of the tests',
    command: `node scripts/setup.mjs ${needs[part]}`,
    in: ['quick', 'rest', 'long'],
  },
  { title: 'Types', command: 'react-router typegen && tsc', in: ['quick', 'long'] },
  {
    title: 'Types of tests in other browsers',
    command: 'tsc --project tests/browsers',
    in: ['rest', 'long'],
  },
  { title: 'Style, lint and import rules', command: 'npm run --silent lint', in: ['quick', 'long'] },
  {
    title: 'Spelling, words and length of sentences',
    command: 'tsc --project tests/linter && node tests/linter/prose.ts',
    in: ['quick', 'long'],
  },
  { title: 'Dead code and dependencies', command: 'knip', in: ['quick', 'long'] },
  unitTests('Unit and contract tests', 'vitest.json', `vitest run${project}`, ['quick', 'rest', 'long']),
  {
    title: 'Browser tests',
    command: `playwright test${project}`,
    in: ['quick', 'rest', 'long'],
    report: 'test-results/playwright.json',
  },
  // Runs alone, because it measures times.
  { title: 'Lighthouse', command: 'node tests/browsers/lighthouse.ts', in: ['long'] },
]

/** Where Node caches compiled modules: tests start some hundred processes of the same few modules. */
const compileCache = resolve('node_modules/.cache/node')

const total = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const failedTests: string[] = []

for (const { title, command, report } of steps.filter((step) => step.in.includes(part))) {
  console.log(`\n── ${title}: ${command}`)
  if (report) rmSync(report, { force: true })
  const begin = Date.now()
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...(part === 'long' && { TEST_LONG: '1' }) },
  })
  if (status !== 0) failures.push(title)
  if (report && existsSync(report)) {
    const results = readReport(report)
    total.passed += results.passed
    total.failed += results.failed
    total.skipped += results.skipped
    failedTests.push(...results.failures)
  }
  console.log(
    `── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - begin) / 1000).toFixed(1)} s`,
  )
}

console.log(failures.length ? `\nFailed: ${failures.join('; ')}` : '\nAll checks passed.')
// At the end, since often only the end of a long output is kept or read.
for (const test of failedTests) console.log(`  ${test}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failures.length ? 1 : 0)

function unitTests(title: string, file: string, command: string, parts: Step['in']): Step {
  const report = `test-results/${file}`
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  return { title, command: `${command} ${reporters}`, in: parts, report }
}
