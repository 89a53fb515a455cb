// Commands of package.json with a `.env`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect } from 'vitest'
import { root } from '#testing/root.ts'
import { siteEnvironment } from '#testing/run-node.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

export const { scripts }: { scripts: Record<string, string> } = JSON.parse(readDocument('package.json'))

/** The commands that read `.env`, with the arguments that each needs to get as far as its configuration. */
export const commands: Record<string, string> = {
  start: '',
  dev: '',
  'build:static': '',
  operator: 'list',
  backup: '',
  restore: 'a-file',
  move: '',
}

/** Those of `npm test`. The slow tests run all others. */
export const quickCommands = ['start', 'operator']

/**
 * Runs a command of package.json in a folder that has everything of the checkout except its `.env`.
 * @param make makes its `.env`, if it has one
 * @returns its standard error, up to where it names SITE_URL
 */
export async function errorsOf(
  name: string,
  env: Record<string, string>,
  make?: (envFile: string) => void,
): Promise<string> {
  const { path, remove } = temporaryDirectory()
  for (const entry of readdirSync(root))
    if (entry !== '.env' && entry !== 'data') symlinkSync(join(root, entry), join(path, entry))
  make?.(join(path, '.env'))
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(`${scripts[name]} ${commands[name]}`, {
    shell: true,
    cwd: path,
    env: siteEnvironment({ PATH, ...env }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk
    if (/^SITE_URL: .*\n/m.test(errors)) child.kill() // `npm run dev` would wait for a change
  })
  await once(child, 'close')
  remove()
  return errors
}

/** Expects a command to read its `.env`, and the environment to win over it. */
export async function expectEnvFileRead(name: string): Promise<void> {
  const errors = await errorsOf(name, { PORT: '0' }, (envFile) =>
    writeFileSync(envFile, 'PORT=no-port\nSITE_URL=no-address\n'),
  )
  expect(errors).toMatch(/^SITE_URL: .*\n/)
  expect(errors).not.toContain('PORT: ')
}
