// What a search result shows of a text: its beginning, or the passage with the words searched for.
import { wordsOfQuery } from '#app/admin/catalog/match.ts'
import { escapePattern } from '#app/admin/ui/escape-pattern.ts'

interface TextPart {
  text: string
  /** Whether it is one of the words searched for. */
  found: boolean
}

/** About two lines, in UTF-16 code units. */
const maxLength = 160
/** How much is shown before the first word found, unless the text is shown from its beginning. */
const maxLead = 40

/** Returns a passage of a text, divided at the words of a query. An ellipsis stands for what is left out. */
export function foundWords(text: string, query: string): TextPart[] {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  const pattern = patternOf(line, query)
  if (!pattern) return [{ text: passageOf(line, 0), found: false }]
  // A pattern in parentheses divides a text into what is between its matches and the matches.
  return passageOf(line, line.search(pattern))
    .split(pattern)
    .map((part, position) => ({ text: part, found: position % 2 === 1 }))
    .filter((part) => part.text)
}

/** Returns a pattern for the words where they begin a word of the text, or else for the words anywhere in it. */
function patternOf(text: string, query: string): RegExp | undefined {
  const words = wordsOfQuery(query)
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern)
  if (words.length === 0) return undefined
  const anywhere = `(${words.join('|')})`
  return [`(?<![\\p{L}\\p{N}])${anywhere}`, anywhere]
    .map((source) => new RegExp(source, 'iu'))
    .find((pattern) => pattern.test(text))
}

/** Returns about two lines of a text, in whole words if they are not very long. @param at what they have to contain */
function passageOf(text: string, at: number): string {
  if (text.length <= maxLength) return text
  const from = at <= maxLength / 2 ? 0 : at - maxLead + text.slice(at - maxLead, at).indexOf(' ') + 1
  const rest = text.slice(from)
  const end = rest.length > maxLength ? rest.lastIndexOf(' ', maxLength) : rest.length
  const passage = rest.slice(0, end > at - from ? end : maxLength)
  const parts = [from > 0 && '…', passage, passage.length < rest.length && '…']
  // A character may have been cut in two: its half is left out.
  return parts
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\p{Surrogate}/gu, '')
}
