// What npm commands prepare before they run, in copies of the checkout, with an npm that only notes what it is asked.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Made by the setup, or needed by no command that it prepares here. */
const left = /^(node_modules|build|data|tests|docs|bench|shots|test-results|\.(?!npmrc$).*)$/

const npm = `#!/bin/sh
echo "$*" >> ../calls
case "$*" in
  'ci --include=dev') mkdir -p node_modules ;;
  'run build') mkdir -p build app/fonts ;;
  'run fonts') mkdir -p app/fonts ;;
esac
`

let folder: string
let checkout: string
beforeEach(() => {
  const { path, remove } = temporaryDirectory()
  onTestFinished(remove)
  folder = path
  checkout = join(folder, 'checkout')
  for (const name of readdirSync(root).filter((name) => !left.test(name)))
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  rmSync(join(checkout, 'app/fonts'), { recursive: true, force: true })
  mkdirSync(join(folder, 'programs'))
  writeFileSync(join(folder, 'programs/npm'), npm, { mode: 0o755 })
})

/** @returns what npm is asked to do before a command */
function prepare(command: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  const [program, ...args] = scripts[`pre${command}`].split(' ')
  expect(program).toBe('node')
  const PATH = [join(folder, 'programs'), process.env.PATH].join(delimiter)
  const options = { cwd: checkout, env: { ...process.env, PATH }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, args, options)
  expect(status, stderr).toBe(0)
  const calls = join(folder, 'calls')
  const asked = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
  rmSync(calls, { force: true })
  return asked
}

// As in docs/deploy.md: the account of the site may not write to the checkout.
it('after `npm start`, no command for the data of a site changes the checkout', () => {
  expect(prepare('start')).toEqual(['ci --include=dev', 'run build'])
  const files = () => readdirSync(checkout, { recursive: true }).sort()
  const before = files()
  for (const command of ['operator', 'backup', 'restore', 'move'])
    expect(prepare(command), command).toEqual([])
  expect(files()).toEqual(before)
})

it('after `npm ci --omit=dev`, a built site and the commands for its data need nothing more, until a dependency changes', () => {
  prepare('start')
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  for (const [path, { dev, optional }] of Object.entries<{ dev?: true; optional?: true }>(lock.packages))
    if (dev || optional) delete lock.packages[path]
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  mkdirSync(join(checkout, 'node_modules'))
  const installed = join(checkout, 'node_modules/.package-lock.json')
  writeFileSync(installed, JSON.stringify(lock))
  for (const command of ['start', 'operator', 'backup', 'restore', 'move'])
    expect(prepare(command), command).toEqual([])

  rmSync(join(checkout, 'build'), { recursive: true })
  expect(prepare('start')).toEqual(['ci --include=dev', 'run build'])

  rmSync(join(checkout, 'node_modules/.installed'))
  lock.packages['node_modules/react'].version = '18.0.0'
  writeFileSync(installed, JSON.stringify(lock))
  expect(prepare('operator')).toEqual(['ci --include=dev'])
})

it('builds the site again if its code has changed, but not if only the unit tests have', () => {
  prepare('start')
  appendFileSync(join(checkout, 'content/copy.test.ts'), '// A comment.\n')
  expect(prepare('start')).toEqual([])
  appendFileSync(join(checkout, 'content/company.ts'), '// A comment.\n')
  expect(prepare('start')).toEqual(['run build'])
})

it('in a fresh clone, only commands that need the fonts make them, once', () => {
  expect(prepare('operator')).toEqual(['ci --include=dev'])
  expect(prepare('dev')).toEqual(['run fonts'])
  expect(prepare('dev')).toEqual([])
})
