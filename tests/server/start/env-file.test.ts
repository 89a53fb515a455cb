// `.env`: which commands read it, what they report if they cannot, and which variables `.env.example` and the README list.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readDocument('package.json'))
const example = readDocument('.env.example')

/** The commands that read `.env`, with the arguments that each needs to get as far as its configuration. */
const commands: Record<string, string> = {
  start: '',
  dev: '',
  'build:static': '',
  operator: 'list',
  backup: '',
  restore: 'a-file',
  move: '',
}

/**
 * Runs a command of package.json in a folder that has everything of the checkout except its `.env`.
 * @param make makes its `.env`, if it has one
 * @returns its standard error, up to where it names SITE_URL
 */
async function errorsOf(
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
    env: { ...process.env, PATH, ...env },
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

describe('.env', () => {
  it.each(Object.keys(commands))(
    'is read by `npm run %s`, and the environment wins over it',
    async (name) => {
      const errors = await errorsOf(name, { PORT: '0' }, (envFile) =>
        writeFileSync(envFile, 'PORT=no-port\nSITE_URL=no-address\n'),
      )
      expect(errors).toMatch(/^SITE_URL: .*\n/)
      expect(errors).not.toContain('PORT: ')
    },
  )

  it('may be missing, without a message from any command', async () => {
    expect(await errorsOf('backup', { SITE_URL: 'no-address' })).toMatch(/^SITE_URL: .*\n$/)
  })

  it('stops a command with one line if it is a directory', async () => {
    expect(await errorsOf('backup', {}, mkdirSync)).toMatch(/^\.env cannot be read\. .*\n$/)
  })

  it('is not read by other commands, so that it cannot affect tests and measurements', () => {
    const readers = Object.keys(scripts).filter((name) => scripts[name]?.includes('load-env-file'))
    expect(readers.sort()).toEqual(Object.keys(commands).sort())
  })
})

describe('.env.example', () => {
  const variables = Array.from(
    readDocument('server/config.ts').matchAll(/^ {4}([A-Z_]+): /gm),
    ([, name]) => name,
  )

  it('lists every variable that the programs read', () => {
    const listed = Array.from(example.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name]) => name)
    expect(variables.length).toBeGreaterThan(8)
    expect(listed.sort()).toEqual(variables.sort())
  })

  it('has the same variables as the table of the README', () => {
    const rows = readDocument('README.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)
    const described = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
    expect(described.sort()).toEqual(variables.sort())
  })

  it('changes nothing when it is copied to .env unchanged, and shows the real defaults', () => {
    expect(parseConfig(parseEnv(example))).toEqual(parseConfig({}))
    expect(parseConfig(parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, '')))).toEqual(parseConfig({}))
  })
})
