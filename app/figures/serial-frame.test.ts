import { expect, test } from 'vitest'
import { serialFrames } from './serial-frame.ts'

/** What a receiver reads: it waits for a start bit and samples the eight bits after it. */
function receive(levels: readonly number[]): string {
  let text = ''
  for (let n = 0; n < levels.length; n += 1) {
    if (levels[n] !== 0) continue
    const code = levels.slice(n + 1, n + 9).reduce((sum, level, bit) => sum + (level << bit), 0)
    expect(levels[n + 9]).toBe(1)
    text += String.fromCodePoint(code)
    n += 9
  }
  return text
}

test('"U" is the alternating pattern that receivers are tuned with', () => {
  expect(serialFrames('U')).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
})

test.each(['ate', 'ci-cd', 'os-porting'])('a receiver reads %j, idle time before it or not', (text) => {
  expect(receive(serialFrames(text))).toBe(text)
  expect(receive([1, 1, 1, ...serialFrames(text), 1])).toBe(text)
})

test('what is not ASCII is refused', () => {
  expect(() => serialFrames('é')).toThrow(RangeError)
})
