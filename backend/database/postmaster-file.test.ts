import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { parsePostmasterFile, servesCluster } from './postmaster-file.ts'

describe('parsePostmasterFile', () => {
  const lines = [
    '4711',
    '/data/postgres',
    '1763683200',
    '5432',
    '/tmp/website-abc',
    '',
    '  524291  7',
    'ready   ',
    '',
  ]

  it('reads a complete file', () => {
    expect(parsePostmasterFile(lines.join('\n'))).toEqual({
      pid: 4711,
      socketDir: '/tmp/website-abc',
      ready: true,
    })
  })

  it('reports a server in recovery as not ready', () => {
    const starting = lines.with(7, 'starting').join('\n')
    expect(parsePostmasterFile(starting)).toMatchObject({ pid: 4711, ready: false })
  })

  it('reports a truncated file as not ready, and an empty one as missing', () => {
    expect(parsePostmasterFile('4711\n/data/postgres\n')).toMatchObject({ pid: 4711, ready: false })
    expect(parsePostmasterFile('')).toBeUndefined()
  })
})

describe('servesCluster', () => {
  it('recognizes a data directory by each of its names', async () => {
    const { path, remove } = temporaryDirectory()
    mkdirSync(join(path, 'data'))
    symlinkSync(join(path, 'data'), join(path, 'link'))
    const wait = ['-e', 'console.log(1); setTimeout(() => {}, 60_000)', '--', '-D', join(path, 'link')]
    const postgres = spawn(process.execPath, wait, { argv0: 'postgres' })
    await once(postgres.stdout, 'data')
    const names = ['data', 'link', 'other'].map((name) => servesCluster(postgres.pid ?? 0, join(path, name)))
    postgres.kill()
    remove()
    expect(names).toEqual([true, true, false])
  })

  it('does not mistake another process with the same id for PostgreSQL', () => {
    expect(servesCluster(process.pid, '/data/postgres')).toBe(false)
  })
})
