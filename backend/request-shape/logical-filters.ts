// Counts PostgREST's filters within `and` and `or`, in one pass over the text.
// https://docs.postgrest.org/en/stable/references/api/tables_views.html#horizontal-filtering
import { shapeLimits } from './shape-limits.ts'

/** A column, or a value within its JSON: `name`, `name->key`, `name->>key`. */
export const columnPattern = String.raw`[A-Za-z_][\w$]*(?:->>?[\w$]+)*`

/** PostgREST's operators except `match` and `imatch`, because a regular expression can run for any length of time. */
const operators = 'eq|neq|gte?|lte?|i?like|in|is|isdistinct|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj'

/** `eq.`, `not.eq.`, `like(any).`, `fts(english).` */
const operator = String.raw`(?:not\.)?(?:${operators})(?:\(\w+\))?\.`

const filter = new RegExp(`^${operator}`)
const filterAt = new RegExp(String.raw`${columnPattern}\.${operator}`, 'y')
const groupAt = /(?:not\.)?(?:and|or)\(/y

/** Whether a text is the value of a filter, such as `eq.1`. */
export const isFilter = (text: string) => filter.test(text)

/**
 * Counts the filters in the value of `and` or `or`, such as `(a.eq.1,not.and(b.gt.2,c.is.null))`.
 * @returns the number of filters; undefined if the text is malformed or nested too deep
 */
export function countConditions(text: string): number | undefined {
  if (!text.startsWith('(')) return undefined
  let position = 1
  let depth = 1
  let conditions = 0
  while (depth > 0) {
    if (skip(groupAt)) {
      depth++
      if (depth > shapeLimits.logicDepth) return undefined
      continue
    }
    if (!skip(filterAt)) return undefined
    position = endOfValue(text, position)
    conditions++
    while (text[position] === ')') {
      depth--
      position++
    }
    if (depth > 0 && text[position++] !== ',') return undefined
  }
  return depth === 0 && position === text.length ? conditions : undefined

  function skip(pattern: RegExp): boolean {
    pattern.lastIndex = position
    if (!pattern.test(text)) return false
    position = pattern.lastIndex
    return true
  }
}

/** A value ends at a comma or closing parenthesis that is neither quoted nor inside the value's own brackets. */
function endOfValue(text: string, start: number): number {
  let brackets = 0
  let quoted = false
  for (let i = start; i < text.length; i++) {
    const character = text[i] ?? ''
    if (quoted && character === '\\') i++
    else if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if ('({['.includes(character)) brackets++
    else if (brackets > 0 && ')}]'.includes(character)) brackets--
    else if (brackets === 0 && ',)'.includes(character)) return i
  }
  return text.length
}
