import { visit } from 'jsonc-parser'

interface Position {
  /** From 1. */
  line: number
  /** From 1. */
  column: number
}

/**
 * Where a text stops being JSON. The errors of `JSON.parse` name a position in some browsers only, each in its own words.
 * @returns undefined if there is no error, or if the text is nested too deeply for the parser
 */
export function jsonErrorPosition(text: string): Position | undefined {
  let position: Position | undefined
  try {
    visit(
      text,
      {
        onError: (_code, _offset, _length, line, column) => {
          position = { line: line + 1, column: column + 1 }
          // Otherwise, the parser goes on looking for more errors, for many seconds in a large file.
          throw new Error('The first error is enough')
        },
      },
      { disallowComments: true },
    )
  } catch {
    // Either the error above, or the stack overflowed, because the parser calls itself for each level.
  }
  return position
}
