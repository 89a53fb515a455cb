// The `filter` of a subscription: conditions such as `column=eq.value`, separated by commas, all of which must hold.
// Values are compared as text with `eq`, `neq` and `in`. Operators that need an order or a pattern are refused rather
// than ignored. https://supabase.com/docs/guides/realtime/postgres-changes#available-filters
import { splitList } from './split-list.ts'

export interface Condition {
  column: string
  negated: boolean
  values: string[]
}

export type Row = Record<string, unknown>

/**
 * @returns the conditions; an empty list for an empty filter
 * @throws {Error} with a message for the client if the filter is malformed or not supported
 */
export function parseFilter(filter: string): Condition[] {
  return splitList(filter).map(parseCondition)
}

/** As in SQL, a condition never holds if the row lacks the column or has null in it. */
export function matchesFilter(conditions: Condition[], row: Row): boolean {
  return conditions.every(({ column, negated, values }) => {
    const value = row[column]
    if (value === undefined || value === null) return false
    return values.includes(typeof value === 'object' ? JSON.stringify(value) : String(value)) !== negated
  })
}

function parseCondition(text: string): Condition {
  const [, column, not, operator, value] = /^([^=]+)=(not\.)?(\w+)\.(.*)$/s.exec(text.trim()) ?? []
  if (column === undefined || operator === undefined || value === undefined) {
    throw new Error(`Error parsing \`filter\` params: ${text}`)
  }
  if (!['eq', 'neq', 'in'].includes(operator))
    throw new Error(`The filter operator ${operator} is not supported`)
  const list = operator === 'in' ? /^\((.*)\)$/s.exec(value)?.[1] : undefined
  if (operator === 'in' && list === undefined)
    throw new Error('`in` filter value must be wrapped by parentheses')
  return {
    column,
    negated: (not !== undefined) !== (operator === 'neq'),
    values: list === undefined ? [unquote(value)] : splitList(list).map(unquote),
  }
}

function unquote(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text
}
