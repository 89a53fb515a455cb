// `npm test -- …`: how `scripts/check.ts` handles the names of files and tests.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '#testing/root.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const npmTest = (...args: string[]) => npmTestWith({}, ...args)

function npmTestWith(variables: Record<string, string>, ...args: string[]) {
  // Without the variables that this Vitest sets for its own workers.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const options = { cwd: root, encoding: 'utf8', env: { ...env, NO_COLOR: '1', ...variables } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', ...args], options)
  return { status, output: stdout + stderr }
}

it('a file of unit tests runs alone, without a build or a browser', () => {
  const { status, output } = npmTest('content/addresses/slug.test.ts')
  expect(output).toMatch(/Test Files +1 passed/)
  expect(output).not.toMatch(/Building|Types|Running/)
  expect(status).toBe(0)
})

it.each([
  ['content/addresses/slug.test.ts', 'scripts/setup.mjs\n'],
  ['tests/pages/company-name.test.ts', 'scripts/setup.mjs build\n'],
  ['tests/browser/site/home.spec.ts', 'scripts/setup.mjs build browser\n'],
  ['tests/linter/prose.test.ts', 'scripts/setup.mjs linter\n'],
  ['tests/browsers/firefox.slow.test.ts', 'scripts/setup.mjs build firefox\n'],
  ['tests/hosted/push.test.ts', 'scripts/setup.mjs build programs\n'],
])('only what a file needs is built or installed: %s', (file, prepared) => {
  const { path, remove } = temporaryDirectory()
  onTestFinished(remove)
  // Says what the setup is asked for, and ends the command there.
  writeFileSync(join(path, 'node'), '#!/bin/sh\necho "$*"\nexit 1\n', { mode: 0o755 })
  const PATH = [path, process.env.PATH].join(delimiter)
  expect(npmTestWith({ PATH, TEST_LONG: '1' }, file)).toEqual({ status: 1, output: prepared })
})

it('a test is found by name among the unit tests', () => {
  const { status, output } = npmTest('content/', '-t', 'shows the text of a row, and changes no other text')
  expect(output).toMatch(/Tests +1 passed/)
  expect(status).toBe(0)
})

it('a test is found by name in a file of browser tests', () => {
  const { status, output } = npmTest('tests/browser/site/toasts.slow.spec.ts', '-t', 'announced as an alert')
  expect(output).toMatch(/^ +1 passed/m)
  expect(status).toBe(0)
})

it('a test generated from a table is found by its complete name', () => {
  const { status, output } = npmTest('content/addresses/slug.test.ts', '-t', 'turns "CI/CD" into "ci-cd"')
  expect(output).toMatch(/Tests +1 passed/)
  expect(status).toBe(0)
})

it('a name without a matching test is an error', () => {
  const { status, output } = npmTest('content/addresses/slug.test.ts', '-t', 'no such name')
  expect(output).toBe('No test matches content/addresses/slug.test.ts, "no such name".\n')
  expect(status).toBe(1)
})

it('a path without a matching test is an error', () => {
  const { status, output } = npmTest('no-such-file', '-t', 'no such name')
  expect(output).toBe('No test matches no-such-file, "no such name".\n')
  expect(status).toBe(1)
})

it('an unknown option is an error that names the known one', () => {
  const { status, output } = npmTest('content/addresses/slug.test.ts', '--headed')
  expect(output).toMatch(/^Usage: npm test -- \[FILE …\] \[-t NAME\]\./)
  expect(status).toBe(1)
})
