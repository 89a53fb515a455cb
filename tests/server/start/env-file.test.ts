// `.env`: which commands read it, what they report if they cannot, and which variables `.env.example` and the README list.
// And that tests are safe on a machine whose environment has the settings of a real site.
import { mkdirSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { startServer } from '#testing/server.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'
import {
  commands,
  errorsOf,
  expectEnvFileRead,
  quickCommands,
  scripts,
} from '#tests/support/server/programs/env-file-commands.ts'
import { runOn } from '#tests/support/server/programs/installation.ts'

const example = readDocument('.env.example')

describe('.env', () => {
  it.each(quickCommands)('is read by `npm run %s`, and the environment wins over it', expectEnvFileRead)

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

describe('settings in the environment of a test run', () => {
  it('reach no server and no command that a test starts', async () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('DATABASE_URL', 'postgres://x@127.0.0.1:1/x')
    vi.stubEnv('SITE_URL', 'no-address')
    const server = await startServer()
    expect(await runOn('backup', server)).toMatchObject({ code: 0, errors: '' })
    await server.stop()
    expect(await errorsOf('backup', { PORT: 'no-port' })).toMatch(/^PORT: .*\n$/)
  })
})
