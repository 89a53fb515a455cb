// Removes invisible characters that come with a pasted text, or replaces them with plain spaces.
import { controls } from '#app/admin/checks/control-characters.ts'

export interface Cleaned {
  text: string
  /** How many characters were removed or replaced. */
  count: number
}

/** Non-breaking spaces. From other programs they come at random, and lines cannot break at them on a phone. */
export const hardSpaces = '\u00a0\u2007\u202f'
/** Soft hyphen, zero-width space, word joiner, invisible operators, byte order mark, direction controls, tags. */
const invisible =
  '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0001}\u{e0020}-\u{e007f}'
/** Scripts whose letters and marks are joined or separated by U+200C and U+200D. */
const joiningScripts =
  'Arabic|Syriac|Mongolian|Nko|Mandaic|Devanagari|Bengali|Gurmukhi|Gujarati|Oriya|Tamil|Telugu|Kannada|Malayalam|Sinhala|Khmer|Myanmar|Tibetan'
const joined = joiningScripts
  .split('|')
  .map((script) => `\\p{scx=${script}}`)
  .join('')

const pattern = new RegExp(
  [
    // Kept: regional flags, joiners inside emoji, and joiners after letters that use them.
    '(?<kept>\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\ufe0f])\u200d(?=\\p{Extended_Pictographic}|[♀♂⚕⚖✈])',
    `(?<=[${joined}])[\u200c\u200d])`,
    `(?<space>[${hardSpaces}])`,
    `[\u200c\u200d${invisible}${controls}]`,
  ].join('|'),
  'gu',
)

/** Returns the text without invisible characters, except joiners inside emoji and in scripts that need them. */
export function cleanText(text: string): Cleaned {
  let count = 0
  const cleaned = text.replace(pattern, (found, ...rest) => {
    const { kept, space } = rest.at(-1)
    if (kept) return found
    count++
    return space ? ' ' : ''
  })
  return { text: cleaned, count }
}

/** A browser turns each line break into a space, and so a paragraph break into two. */
export const asOneLine = (text: string): string =>
  /[\r\n]/.test(text)
    ? text
        .split(/[\r\n]/)
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text
