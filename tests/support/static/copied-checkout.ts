// A copy of the checkout, with an npm that only notes what it is asked.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { root } from '#testing/root.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

/** What the setup makes, and what none of the commands needs. */
const leftOut = /^(node_modules|build|data|tests|docs|bench|shots|test-results|\.(?!npmrc$).*)$/

const npm = `#!/bin/sh
echo "$*" >> ../calls
case "$*" in
  'ci --include=dev') mkdir -p node_modules ;;
  'run build') mkdir -p build app/fonts ;;
  'run fonts') mkdir -p app/fonts ;;
esac
`

export interface CopiedCheckout {
  checkout: string
  /** @returns what npm is asked to do before a command */
  prepare(command: string): string[]
}

/** Copies the checkout for one test. */
export function copyCheckout(): CopiedCheckout {
  const { path: folder, remove } = temporaryDirectory()
  onTestFinished(remove)
  const checkout = join(folder, 'checkout')
  for (const name of readdirSync(root).filter((name) => !leftOut.test(name)))
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  rmSync(join(checkout, 'app/fonts'), { recursive: true, force: true })
  mkdirSync(join(folder, 'programs'))
  writeFileSync(join(folder, 'programs/npm'), npm, { mode: 0o755 })

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

  return { checkout, prepare }
}
