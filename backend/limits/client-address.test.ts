import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createSenderFinder } from './client-address.ts'

const sender = (trusted: string[], remoteAddress: string, forwarded?: string) =>
  createSenderFinder(trusted)({
    socket: { remoteAddress },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  } as unknown as IncomingMessage)

describe('the sender of a request', () => {
  it('is the connecting address, whatever the request claims', () => {
    expect(sender([], '192.0.2.1', '198.51.100.1')).toEqual({ client: '192.0.2.1' })
  })

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('at %s counts as %s', (address, client) => {
    expect(sender([], address)).toEqual({ client })
  })

  it.each([
    ['198.51.100.1', '198.51.100.1', 'the address that the proxy added'],
    ['203.0.113.9, 198.51.100.1', '198.51.100.1', 'the last one: anybody can send those before it'],
    ['198.51.100.1, 10.1.2.3, 10.9.9.9', '198.51.100.1', 'the last one that is no proxy'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64', 'its network'],
    ['203.0.113.9, 198.51.100.1:49152', '198.51.100.1', 'the address without its port'],
    ['[2001:db8:1:2::7]:49152', '2001:db8:1:2::/64', 'the network of the address without its port'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64', 'the network of the address in brackets'],
    ['198.51.100.1:49152, 10.1.2.3:80', '198.51.100.1', 'the last one that is no proxy, without its port'],
    ['198.51.100.1:http', '10.0.0.1', 'the proxy, where a port is malformed'],
    ['[198.51.100.1', '10.0.0.1', 'the proxy, where a bracket is missing'],
    ['198.51.100.1, unknown', '10.0.0.1', 'the proxy, where that added no address'],
    ['', '10.0.0.1', 'the proxy, where there is none'],
    [undefined, '10.0.0.1', 'the proxy, where there is no header'],
  ])('behind a trusted proxy that says "%s" is %s: %s', (forwarded, client, _why) => {
    expect(sender(['10.0.0.0/8'], '10.0.0.1', forwarded)).toEqual({ client, proxy: '10.0.0.1' })
  })

  it('may be reported by individually listed proxies of either address family', () => {
    expect(sender(['127.0.0.1', '::1'], '::ffff:127.0.0.1', '192.0.2.7').client).toBe('192.0.2.7')
    expect(sender(['127.0.0.1', '::1'], '::1', '192.0.2.7').client).toBe('192.0.2.7')
    expect(sender(['127.0.0.1'], '127.0.0.2', '192.0.2.7').client).toBe('127.0.0.2')
  })
})
