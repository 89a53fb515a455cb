// `npm test -- …`: how `scripts/check.ts` handles the names of files and tests.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '#testing/root.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const npmTest = (...args: string[]) => npmTestWith({}, ...args)

function npmTestWith(
  { cwd = root, ...variables }: { cwd?: string; PATH?: string; TEST_LONG?: string; FORCE_COLOR?: string },
  ...args: string[]
) {
  // Without the variables that this Vitest sets for its own workers, and those of a terminal.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|FORCE_COLOR$)/.test(name)),
  )
  const options = { cwd, encoding: 'utf8', env: { ...env, NO_COLOR: '1', ...variables } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options)
  return { status, output: stdout + stderr }
}

const script = join(root, 'scripts/check.ts')

/** Says what the setup is asked for, and ends the command there. */
function pathWithoutSetup(): string {
  const { path, remove } = temporaryDirectory()
  onTestFinished(remove)
  const node = `#!/bin/sh
    [ "$1" = scripts/setup.mjs ] || exec '${process.execPath}' "$@"
    echo "$*"
    exit 1`
  writeFileSync(join(path, 'node'), node, { mode: 0o755 })
  return [path, process.env.PATH].join(delimiter)
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
  expect(npmTestWith({ PATH: pathWithoutSetup(), TEST_LONG: '1' }, file)).toEqual({
    status: 1,
    output: prepared,
  })
})

it('tests of the linter get what they import before all names are read', () => {
  expect(npmTestWith({ PATH: pathWithoutSetup() }, 'tests/linter/', '-t', 'no such name')).toEqual({
    status: 1,
    output: 'scripts/setup.mjs linter\n',
  })
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

it.each(['broken.test.ts', 'broken.spec.ts'])(
  'a file that cannot be loaded is an error that says why: %s',
  (file) => {
    const { path, remove } = temporaryDirectory()
    onTestFinished(remove)
    writeFileSync(join(path, file), 'it(')
    // Beside NO_COLOR, this makes Node warn in standard error.
    const { status, output } = npmTestWith({ cwd: path, FORCE_COLOR: '1' }, file, '-t', 'a name')
    expect(output).toContain(file)
    expect(output).toMatch(/PARSE_ERROR|SyntaxError: .*Unexpected token/)
    expect(output).not.toContain('JSON')
    expect(status).toBe(1)
  },
)

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
