// Where a text stops being JSON (RFC 8259). Engines tell it for some faults and not for others, each in its own words.

const space = /[ \t\n\r]*/y
const string = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

/** What may come next; `first…`: also the end of what has just begun. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next'

/** @returns the place of the first fault, from 1; of JSON, of its end */
export function placeOfFault(text: string): { line: number; column: number } {
  const lines = text.slice(0, faultIn(text)).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

function faultIn(text: string): number {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    at = endOf(space, text, at) ?? at
    const character = text[at]
    const inside = open.at(-1)
    const closes = character === (inside === '{' ? '}' : ']') && inside !== undefined
    if (closes && ['next', 'first value', 'first key'].includes(expected)) {
      open.pop()
      expected = 'next'
      at++
    } else if (expected === 'next') {
      if (character !== ',' || !inside) return at
      expected = inside === '{' ? 'key' : 'value'
      at++
    } else if (expected === 'colon') {
      if (character !== ':') return at
      expected = 'value'
      at++
    } else if (expected.endsWith('value') && (character === '{' || character === '[')) {
      open.push(character)
      expected = character === '{' ? 'first key' : 'first value'
      at++
    } else {
      const isKey = expected.endsWith('key')
      const end = endOf(string, text, at) ?? (isKey ? undefined : endOf(scalar, text, at))
      if (end === undefined) return at
      expected = isKey ? 'colon' : 'next'
      at = end
    }
  }
}

/** Where a pattern that is found here ends. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
