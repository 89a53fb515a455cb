import { expect, it } from 'vitest'
import { KnownAddresses } from './known-addresses.ts'

it('remembers the last 1,000 addresses that signed in', () => {
  const known = new KnownAddresses()
  for (let i = 0; i < 1000; i++) known.add(`${i}`)
  known.add('0')
  known.add('another')
  expect(['0', '1', '2', 'another', 'a stranger'].map((address) => known.has(address))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})
