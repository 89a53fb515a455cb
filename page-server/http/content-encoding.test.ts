import { expect, it } from 'vitest'
import { preferredEncoding } from './content-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['gzip;q=1.0, br;q=0.000', 'gzip'],
] as const)('Accept-Encoding: %s gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
