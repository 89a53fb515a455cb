// Runs all checks. `npm test` runs the quick part, `npm run test:rest` (`--rest`) the slow tests, and `npm run
// test:long` (`--long`) both of them and the tests that take minutes. With names of files or tests, only those run.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
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
  /** Whether it runs at the same time as the step before it. Its output comes after that of the other. */
  besidePrevious?: boolean
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
  {
    title: 'Types',
    // Remembers what it has checked, so that the next run takes a fifth of the time.
    command:
      'react-router typegen && tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc.tsbuildinfo',
    in: ['quick', 'long'],
  },
  {
    title: 'Types of tests in other browsers',
    command: 'tsc --project tests/browsers',
    in: ['rest', 'long'],
  },
  {
    title: 'Style, lint and import rules',
    command: 'npm run --silent lint',
    in: ['quick', 'long'],
    besidePrevious: true,
  },
  {
    title: 'Spelling, words and length of sentences',
    command: 'tsc --project tests/linter && node tests/linter/prose.ts',
    in: ['quick', 'long'],
  },
  { title: 'Dead code and dependencies', command: 'knip', in: ['quick', 'long'], besidePrevious: true },
  {
    title: 'Unit and contract tests',
    command: `vitest run${project} --reporter=default --reporter=json --outputFile.json=test-results/vitest.json`,
    in: ['quick', 'rest', 'long'],
    report: 'test-results/vitest.json',
  },
  {
    title: 'Browser tests',
    command: `playwright test${project}`,
    in: ['quick', 'rest', 'long'],
    report: 'test-results/playwright.json',
    // Slow tests wait more than others.
    besidePrevious: part !== 'quick',
  },
  // Runs alone, because it measures times.
  { title: 'Lighthouse', command: 'node tests/browsers/lighthouse.ts', in: ['long'] },
]

/** Where Node caches compiled modules: tests start some hundred processes of the same few modules. */
const compileCache = resolve('node_modules/.cache/node')

const total = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const failedTests: ReturnType<typeof readReport>['failures'] = []

const chosen = steps.filter((step) => step.in.includes(part))
for (const [index, step] of chosen.entries()) {
  if (step.besidePrevious) continue
  const next = chosen[index + 1]
  const beside = next?.besidePrevious && start(next)
  await finish(start(step))
  if (beside) await finish(beside)
}

console.log(failures.length ? `\nFailed: ${failures.join('; ')}` : '\nAll checks passed.')
// At the end, since often only the end of a long output is kept or read.
for (const { test, reason } of failedTests) {
  console.log(`  ${test}`)
  console.log(reason.replaceAll(/^/gm, '    '))
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failures.length ? 1 : 0)

/** Starts a step. What it writes is kept until it is shown. */
function start(step: Step) {
  if (step.report) rmSync(step.report, { force: true })
  const child = spawn(step.command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      ...(part === 'long' && { TEST_LONG: '1' }),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  })
  const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  const begin = Date.now()
  const ended = once(child, 'close').then(([code]) => ({ code, seconds: (Date.now() - begin) / 1000 }))
  return { step, output, ended }
}

/** Shows the output of a step, and waits for its end. */
async function finish({ step: { title, command, report }, output, ended }: ReturnType<typeof start>) {
  console.log(`\n── ${title}: ${command}`)
  output.pipe(process.stdout, { end: false })
  const { code, seconds } = await ended
  output.end()
  await once(output, 'end')
  if (code !== 0) failures.push(title)
  if (report && existsSync(report)) {
    const results = readReport(report)
    total.passed += results.passed
    total.failed += results.failed
    total.skipped += results.skipped
    failedTests.push(...results.failures)
  }
  console.log(`── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
}
