import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonErrorPosition } from './json-error-position.ts'

describe('the position of an error in JSON', () => {
  it('is reported exactly for texts that JSON.parse refuses, and is inside the text or at its end', () => {
    const cut = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '}', ']', ',', '"', 'x', '\\', '\n'))
      .map(
        ([text, at, inserted]) =>
          text.slice(0, at % (text.length + 1)) + inserted + text.slice(at % (text.length + 1)),
      )
    fc.assert(
      fc.property(cut, (text) => {
        const position = jsonErrorPosition(text)
        expect(position === undefined).toBe(isJson(text))
        if (!position) return
        const line = text.split('\n')[position.line - 1] ?? ''
        expect(position.column).toBeGreaterThan(0)
        expect(position.column).toBeLessThanOrEqual(line.length + 1)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['{"a": [1, 2,]}', 13],
    ['{"a" 1}', 6],
    ['{"a": tru}', 7],
    ['{"a": "x', 7],
    ['{"a": 1} x', 10],
    ['/* a */ {}', 1],
    ['{,}', 2],
    ['[1', 3],
    ['', 1],
  ])('in %s is column %i', (text, column) => {
    expect(jsonErrorPosition(text)).toEqual({ line: 1, column })
  })

  it('is that of the first error', () => {
    expect(jsonErrorPosition('{\n  "a": 1\n  "b": 2\n  "c": 3\n}')).toEqual({ line: 3, column: 3 })
  })

  it('is unknown for a text that is nested too deeply', () => {
    expect(jsonErrorPosition('['.repeat(1_000_000))).toBeUndefined()
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
