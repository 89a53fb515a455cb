// What the query string of a REST request may contain: columns, filters, order and paging, each within its limit.

import { columnPattern, countFilter, countLogic } from './logical-filters.ts'
import { shapeLimits } from './shape-limits.ts'

const oneColumn = new RegExp(`^(?:\\*|${columnPattern})$`)
const oneName = /^"?[A-Za-z_][\w$]*"?$/
const oneOrder = new RegExp(`^${columnPattern}(?:\\.(?:asc|desc))?(?:\\.nulls(?:first|last))?$`)
const wholeNumber = /^\d{1,15}$/
const logic = /^(?:not\.)?(?:and|or)$/

/** Parameters that are not filters. Each may occur once. The function returns whether a value is accepted. */
const parameters: Partial<Record<string, (value: string) => boolean>> = {
  select: (value) => isListOf(oneColumn, value),
  order: (value) => isListOf(oneOrder, value),
  columns: (value) => isListOf(oneName, value),
  on_conflict: (value) => isListOf(oneName, value),
  limit: (value) => wholeNumber.test(value),
  offset: (value) => wholeNumber.test(value),
  apikey: () => true,
}

/**
 * @param isFunction whether a function is called, whose arguments are parameters too
 * @returns why the query is refused, or undefined if it is accepted
 */
export function findQueryProblem(query: URLSearchParams, isFunction: boolean): string | undefined {
  let conditions = 0
  let listed = 0
  for (const [name, value] of query) {
    const isAllowed = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (isAllowed) {
      if (query.getAll(name).length > 1) return `${name} can be given only once`
      if (!isAllowed(value)) return problemOf[name] ?? `${name} is malformed`
    } else if (logic.test(name)) {
      const count = countLogic(value)
      if (!count)
        return `"and" and "or" take filters with supported operators, nested at most ${shapeLimits.logicDepth} levels deep`
      conditions += count.conditions
      listed += count.listed
    } else {
      if (!oneColumn.test(name)) return 'A filter must name a column'
      const count = countFilter(value)
      if (!count && !isFunction) return 'A filter must use a supported operator, such as eq.value'
      conditions += count?.conditions ?? 1
      listed += count?.listed ?? 0
    }
  }
  if (conditions > shapeLimits.conditions)
    return `A request can have at most ${shapeLimits.conditions} filters, including the values of any and all`
  if (listed > shapeLimits.listed) return `Lists after "in" can have at most ${shapeLimits.listed} values`
  return undefined
}

const columnsOnly = `takes at most ${shapeLimits.columns} different column names`
const problemOf: Partial<Record<string, string>> = {
  select: `select ${columnsOnly}, without aliases, casts, aggregates or embedded tables`,
  order: `order ${columnsOnly}`,
  columns: `columns ${columnsOnly}`,
  on_conflict: `on_conflict ${columnsOnly}`,
}

/** An empty list is accepted, because PostgREST treats it as no columns. */
function isListOf(entry: RegExp, list: string): boolean {
  if (list === '') return true
  const entries = list.split(',')
  return (
    entries.length <= shapeLimits.columns &&
    new Set(entries).size === entries.length &&
    entries.every((text) => entry.test(text))
  )
}
