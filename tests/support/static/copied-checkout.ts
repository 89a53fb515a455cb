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
  'ci --include=dev') command -p mkdir -p node_modules ;;
  'run build') command -p mkdir -p build app/fonts ;;
  'run fonts') command -p mkdir -p app/fonts ;;
esac
`

export interface CopiedCheckout {
  checkout: string
  /** The folder of npm. Other programs in it replace those of the machine, and may also write to `../calls`. */
  programs: string
  /** @returns what npm and these programs are asked to do before a command */
  prepare(command: string, env?: Record<string, string>): string[]
}

/** Copies the checkout for one test. */
export function copyCheckout(): CopiedCheckout {
  const { path: folder, remove } = temporaryDirectory()
  onTestFinished(remove)
  const checkout = join(folder, 'checkout')
  for (const name of readdirSync(root).filter((name) => !leftOut.test(name)))
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  rmSync(join(checkout, 'app/fonts'), { recursive: true, force: true })
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'npm'), npm, { mode: 0o755 })

  function prepare(command: string, variables: Record<string, string> = {}): string[] {
    const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
    const [program, ...args] = scripts[`pre${command}`].split(' ')
    expect(program).toBe('node')
    const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter), ...variables }
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: checkout, env, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const calls = join(folder, 'calls')
    const asked = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
    rmSync(calls, { force: true })
    return asked
  }

  return { checkout, programs, prepare }
}
