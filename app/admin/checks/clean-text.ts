// Invisible characters in a text: which ones a paste loses, and which ones the checks report.
import { controls } from './control-characters.ts'

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

const directionMark = /[\u061c\u200e\u200f\u2066-\u2069]/
const rightToLeftLetter =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

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

/** Returns the text without invisible characters, except those that emoji and some scripts need. */
export function cleanText(text: string): Cleaned {
  let count = 0
  const cleaned = replaceInvisible(text, (_, isSpace) => {
    count++
    return isSpace ? ' ' : ''
  })
  return { text: cleaned, count }
}

/** Returns the names of the invisible characters in a text, each once: `U+200B`. A hard space can be meant. */
export function invisibleIn(text: string): string[] {
  const names = new Set<string>()
  replaceInvisible(text, (character, isSpace) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? ''
    if (!isSpace) names.add(`U+${code.padStart(4, '0')}`)
    return character
  })
  return [...names]
}

/** Replaces each invisible character and each hard space, except joiners and direction marks where they are needed. */
function replaceInvisible(text: string, replace: (character: string, isSpace: boolean) => string): string {
  const needsMarks = rightToLeftLetter.test(text)
  return text.replace(pattern, (found, ...rest) => {
    const { kept, space } = rest.at(-1)
    return kept || (needsMarks && directionMark.test(found)) ? found : replace(found, space !== undefined)
  })
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
