import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createConnectionLimit } from './connection-limit.ts'

const from = (remoteAddress: string) =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })

describe('connections of one address', () => {
  it('are limited to 256; one more is closed, and accepted again when one has ended', () => {
    const limit = createConnectionLimit([])
    const connect = (address: string) => {
      const socket = from(address)
      limit(socket)
      return socket
    }
    const sockets = Array.from({ length: 256 }, () => connect('192.0.2.1'))
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false)
    expect(connect('192.0.2.1').destroyed).toBe(true)
    expect(connect('192.0.2.2').destroyed).toBe(false)
    sockets[0]?.emit('close')
    expect(connect('192.0.2.1').destroyed).toBe(false)
    expect(connect('192.0.2.1').destroyed).toBe(true)
  })

  it('are limited to 1,024 from all IPv6 networks of one internet connection', () => {
    const limit = createConnectionLimit([])
    const sockets = Array.from({ length: 5 * 256 }, (_, i) => from(`2001:db8:0:${i % 5}::1`))
    for (const socket of sockets) limit(socket)
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(1024)
    const other = from('2001:db8:1::1')
    limit(other)
    expect(other.destroyed).toBe(false)
  })

  it.each([
    ['a trusted proxy', '10.0.0.1'],
    ['this machine', '127.0.0.1'],
    ['this machine, on a dual-stack socket', '::ffff:127.0.0.1'],
  ])('are not limited if it is %s', (_who, address) => {
    const limit = createConnectionLimit(['10.0.0.0/8'])
    const sockets = Array.from({ length: 300 }, () => from(address))
    for (const socket of sockets) limit(socket)
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false)
  })
})
