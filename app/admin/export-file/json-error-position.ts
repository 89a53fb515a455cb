import { visit } from 'jsonc-parser'

interface Position {
  /** Counted from 1. */
  line: number
  /** Counted from 1. */
  column: number
}

/**
 * Finds where a text stops being valid JSON. `JSON.parse` reports a position only in some browsers, each in its own
 * words.
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
          // Otherwise the parser goes on looking for errors, which takes many seconds in a large file.
          throw new Error('The first error is enough')
        },
      },
      { disallowComments: true },
    )
  } catch {
    // Either the error above, or a stack overflow, because the parser recurses for each level of nesting.
  }
  return position
}
