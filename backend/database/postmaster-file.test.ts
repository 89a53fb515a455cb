import { describe, expect, it } from 'vitest'
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

  it('takes a server that is still recovering for not ready', () => {
    const starting = lines.with(7, 'starting').join('\n')
    expect(parsePostmasterFile(starting)).toMatchObject({ pid: 4711, ready: false })
  })

  it('takes the beginning of a file for not ready, and an empty one for none', () => {
    expect(parsePostmasterFile('4711\n/data/postgres\n')).toMatchObject({ pid: 4711, ready: false })
    expect(parsePostmasterFile('')).toBeUndefined()
  })
})

describe('servesCluster', () => {
  it('does not take another process that has the same number for PostgreSQL', () => {
    expect(servesCluster(process.pid, '/data/postgres')).toBe(false)
  })
})
