import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitList } from './split-list.ts'

const quoted = String.raw`"(?:\\.|[^"\\])*"`
const group = String.raw`\((?:${quoted}|[^")])*\)`
const part = `(?:${quoted}|${group}|[^,"(])+`
const list = new RegExp(`^(?:${part}(?:,${part})*)?$`, 's')

/** Any text, with many of the characters that have a special meaning. */
const text = fc.string({
  unit: fc.oneof(fc.constantFrom(',', '"', '(', ')', '\\', 'a'), fc.string({ minLength: 1, maxLength: 1 })),
  maxLength: 30,
})

describe('splitting a list', () => {
  it('accepts the texts of its grammar and no others', () => {
    fc.assert(
      fc.property(text, (text) => {
        if (list.test(text)) splitList(text)
        else expect(() => splitList(text)).toThrow('Error parsing')
      }),
      { numRuns: 5000 },
    )
  })

  it('returns the parts from which the list was built', () => {
    const onePart = fc.stringMatching(new RegExp(`^${part}$`, 's'), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(onePart), (parts) => {
        expect(splitList(parts.join())).toEqual(parts)
      }),
    )
  })
})
