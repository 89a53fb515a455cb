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
