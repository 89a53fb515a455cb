import { expect, it } from 'vitest'
import { KnownSenders } from './known-senders.ts'

it('remembers the last 1,000 senders that signed in', () => {
  const known = new KnownSenders()
  for (let i = 0; i < 1000; i++) known.add(`${i}`)
  known.add('0')
  known.add('another')
  expect(['0', '1', '2', 'another', 'a stranger'].map((sender) => known.has(sender))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})
