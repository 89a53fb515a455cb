// The `filter` of a subscription: `column=eq.value`, several joined by commas, all of which must hold. Values are compared
// as text, with `eq`, `neq` and `in`; what needs an order or a pattern is refused rather than ignored.
// https://supabase.com/docs/guides/realtime/postgres-changes#available-filters
import { splitList } from './split-list.ts'

export interface Condition {
  column: string
  negated: boolean
  values: string[]
}

export type Row = Record<string, unknown>

/**
 * @returns the conditions; none for an empty filter
 * @throws {Error} with a message for the client where the filter is malformed or not offered
 */
export function parseFilter(filter: string): Condition[] {
  return splitList(filter).map(parseCondition)
}

/** A row without the column, or with null in it, meets no condition on it, as in SQL. */
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
    throw new Error(`The filter operator ${operator} is not offered here`)
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
