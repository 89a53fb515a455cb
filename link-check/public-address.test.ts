import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

/** The first and the last address of each special block of the IANA registries, and of what is outside of them. */
const special = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255'],
  ['shared', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['the host in Azure', '168.63.129.16'],
  ['link-local', '169.254.0.0', '169.254.169.254', '169.254.255.255'],
  ['private', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation', '192.0.2.0', '192.0.2.255', '198.51.100.0', '203.0.113.255'],
  ['AS112 and AMT', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  ['relays of 6to4', '192.88.99.0', '192.88.99.255'],
  ['private', '192.168.0.0', '192.168.255.255'],
  ['benchmarking', '198.18.0.0', '198.19.255.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['broadcast', '255.255.255.255'],
  ['unspecified and loopback', '::', '::1'],
  [
    'IPv4-mapped',
    '::ffff:0.0.0.0',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '::ffff:8.8.8.8',
  ],
  ['IPv4-compatible', '::127.0.0.1', '::8.8.8.8'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
  ['discard-only', '100::', '100::ffff:ffff:ffff:ffff'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHID', '2001:10::1', '2001:20::1'],
  ['documentation', '2001:db8::', '2001:db8:ffff:ffff::1', '3fff::1', '3fff:fff:ffff::1'],
  ['6to4', '2002::', '2002:7f00:1::', '2002:a00:1::1', '2002:ffff:ffff::1'],
  ['AS112', '2620:4f:8000::1'],
  ['segment routing', '5f00::1'],
  ['unique local', 'fc00::', 'fd12:3456::1', 'fdff:ffff::1'],
  ['link-local', 'fe80::', 'fe80::1', 'febf:ffff::1'],
  ['site-local', 'fec0::', 'feff::1'],
  ['multicast', 'ff00::', 'ff02::1', 'ffff::1'],
] as const

it.each(special.flatMap(([name, ...addresses]) => addresses.map((address) => [name, address])))(
  'is not public (%s): %s',
  (_, address) => {
    expect(isPublicAddress(address)).toBe(false)
  },
)

it.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:4700:4700::1111',
  '3ffe::1',
])('is public, next to a special block or far from all: %s', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '',
  'localhost',
  '127.1',
  '0x7f.1',
  '2130706433',
  '1.1.1.1:80',
  'fe80::1%eth0',
  '2606:4700::1%1',
  '[::1]',
  ' 1.1.1.1',
])('is no address in its plain form: %j', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

describe('addresses in URLs, which are what is checked', () => {
  const octet = fc.nat(255)
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
  )
  const written = (value: number, base: 8 | 10 | 16) =>
    `${{ 8: '0', 10: '', 16: '0x' }[base]}${value.toString(base)}`
  const base = fc.constantFrom<8 | 10 | 16>(8, 10, 16)

  it('are not public however they are written: decimal, octal, hexadecimal, with fewer parts, in IPv6', () => {
    fc.assert(
      fc.property(
        inside,
        fc.tuple(base, base, base, base),
        fc.integer({ min: 1, max: 4 }),
        (parts, bases, count) => {
          const [first, ...rest] = parts
          const kept = [first, ...rest.slice(0, count - 1)]
          const last = parts.slice(count - 1).reduce((sum, part) => sum * 256 + part, 0)
          const texts = [...kept.slice(0, count - 1), last].map((part, n) => written(part, bases[n] ?? 10))
          const spellings = [
            texts.join('.'),
            `${texts.join('.')}.`,
            `[::ffff:${parts.join('.')}]`,
            `[64:ff9b::${parts.join('.')}]`,
          ]
          for (const spelling of spellings) {
            const { hostname } = new URL(`https://${spelling}/`)
            expect(isPublicAddress(hostname.replace(/^\[(.*)\]$/, '$1')), spelling).toBe(false)
          }
        },
      ),
    )
  })

  it('are not public anywhere in IPv6 but in 2000::/3', () => {
    const group = fc.nat(0xffff)
    const outside = group.filter((first) => first >> 13 !== 1)
    fc.assert(
      fc.property(outside, fc.array(group, { minLength: 7, maxLength: 7 }), (first, rest) => {
        const address = [first, ...rest].map((part) => part.toString(16)).join(':')
        expect(isPublicAddress(address)).toBe(false)
      }),
    )
  })
})
