import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { parsePostmasterFile, servesCluster, startsCluster } from './postmaster-file.ts'

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
      cluster: '/data/postgres',
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
  it('does not mistake another process with the same id for PostgreSQL', () => {
    expect(servesCluster(process.pid, '/data/postgres')).toBe(false)
  })
})

describe('startsCluster', () => {
  const command = '/Users/a user/site/bin/postgres -D /Users/a user/site/data/postgres -c listen_addresses='

  it('recognizes a folder with a space in its path', () => {
    expect(startsCluster(command, '/Users/a user/site/data/postgres')).toBe(true)
  })

  it('recognizes a folder by each of its names', () => {
    const { path, remove } = temporaryDirectory()
    mkdirSync(join(path, 'data'))
    symlinkSync(join(path, 'data'), join(path, 'link'))
    const linked = `/bin/postgres -D ${path}/link -c listen_addresses=`
    const names = ['data', 'link', 'other'].map((name) => startsCluster(linked, join(path, name)))
    remove()
    expect(names).toEqual([true, true, false])
  })

  it('does not fail at the folder of another PostgreSQL that it cannot reach', () => {
    const { path, remove } = temporaryDirectory()
    symlinkSync('loop', join(path, 'loop'))
    expect(startsCluster(`/bin/postgres -D ${path}/loop -c listen_addresses=`, path)).toBe(false)
    remove()
  })

  it('does not mistake a folder whose path begins the same', () => {
    expect(startsCluster(command, '/Users/a user/site/data')).toBe(false)
  })
})
