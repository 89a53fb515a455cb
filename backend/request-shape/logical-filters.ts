// Counts PostgREST's filters and the values of their lists, within `and` and `or` in one pass over the text.
// https://docs.postgrest.org/en/stable/references/api/tables_views.html#horizontal-filtering
import { shapeLimits } from './shape-limits.ts'

/** A column, or a value within its JSON: `name`, `name->key`, `name->>key`. */
export const columnPattern = String.raw`[A-Za-z_][\w$]*(?:->>?[\w$]+){0,${shapeLimits.jsonSteps}}`

const comparison = String.raw`(?:${shapeLimits.operators.comparison})(?:\((?:any|all)\))?`
const textSearch = String.raw`(?:${shapeLimits.operators.textSearch})(?:\(\w+\))?`

/** `eq.`, `not.eq.`, `like(any).`, `fts(english).` */
const operator = String.raw`(?:not\.)?(?<name>${comparison}|${textSearch})\.`

const filterAt = new RegExp(operator, 'y')
const columnAndFilterAt = new RegExp(String.raw`${columnPattern}\.${operator}`, 'y')
const groupAt = /(?:not\.)?(?:and|or)\(/y

export interface FilterCount {
  /** Each value of `(any)` and `(all)` is one, because the database tests it like a filter of its own. */
  conditions: number
  /** Values of `in`. */
  listed: number
}

/**
 * Counts what the value of a filter contains, such as `eq.1` or `in.(1,2,3)`.
 * @returns undefined if it has no supported operator
 */
export function countFilter(text: string): FilterCount | undefined {
  const operator = matchAt(filterAt, text, 0)
  return operator && countIn(operator, text.slice(operator.end))
}

/**
 * Counts what the value of `and` or `or` contains, such as `(a.eq.1,not.and(b.gt.2,c.is.null))`.
 * @returns undefined if it is malformed or nested too deep
 */
export function countLogic(text: string): FilterCount | undefined {
  if (!text.startsWith('(')) return undefined
  let position = 1
  let depth = 1
  const count = { conditions: 0, listed: 0 }
  while (depth > 0) {
    const group = matchAt(groupAt, text, position)
    if (group) {
      position = group.end
      depth++
      if (depth > shapeLimits.logicDepth) return undefined
      continue
    }
    const operator = matchAt(columnAndFilterAt, text, position)
    if (!operator) return undefined
    position = endOfValue(text, operator.end)
    const { conditions, listed } = countIn(operator, text.slice(operator.end, position))
    count.conditions += conditions
    count.listed += listed
    while (text[position] === ')') {
      depth--
      position++
    }
    if (depth > 0 && text[position++] !== ',') return undefined
  }
  return depth === 0 && position === text.length ? count : undefined
}

interface Operator {
  name: string
  end: number
}

function matchAt(pattern: RegExp, text: string, position: number): Operator | undefined {
  pattern.lastIndex = position
  const match = pattern.exec(text)
  return match ? { name: match.groups?.name ?? '', end: pattern.lastIndex } : undefined
}

/** Commas within quotes count as well, so that it does not matter how the database's own parser reads quotes. */
function countIn({ name }: Operator, value: string): FilterCount {
  const values = value.split(',').length
  if (/\((?:any|all)\)$/.test(name)) return { conditions: values, listed: 0 }
  return { conditions: 1, listed: name === 'in' ? values : 0 }
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
