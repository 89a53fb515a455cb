import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOfFault } from './place-of-fault.ts'

describe('the place of a fault', () => {
  it('is where the text stops being the beginning of any JSON', () => {
    const cut = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '}', ']', ',', '"', 'x', '\\', '\n'))
      .map(
        ([text, at, inserted]) =>
          text.slice(0, at % (text.length + 1)) + inserted + text.slice(at % (text.length + 1)),
      )
    fc.assert(
      fc.property(cut, (text) => {
        let whole = true
        try {
          JSON.parse(text)
        } catch {
          whole = false
        }
        const { line, column } = placeOfFault(text)
        const offset =
          text
            .split('\n')
            .slice(0, line - 1)
            .join('\n').length +
          (line > 1 ? 1 : 0) +
          column -
          1
        if (whole) expect(offset).toBe(text.length)
        else expect(offset).toBeLessThanOrEqual(text.length)
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
    ['{,}', 2],
    ['[1', 3],
    ['', 1],
  ])('%s goes wrong at column %i', (text, column) => {
    expect(placeOfFault(text)).toEqual({ line: 1, column })
  })
})
