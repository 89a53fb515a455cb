// What the JSON of a REST request may contain: one row, several rows, or the arguments of a function.
import { parseJson } from '#server/parse-json.ts'
import { shapeLimits } from './shape-limits.ts'

/**
 * @param text malformed JSON is accepted here, because REST refuses it with PostgREST's own error
 * @returns why the body is refused, or undefined if it is accepted
 */
export function findBodyProblem(text: string): string | undefined {
  const body = parseJson(text)
  if (body === undefined) return undefined
  const rows: unknown[] = Array.isArray(body) ? body : [body]
  if (rows.length > shapeLimits.rows) return `A request can have at most ${shapeLimits.rows} rows`
  for (const row of rows) {
    const problem = findRowProblem(row)
    if (problem) return problem
  }
  return undefined
}

function findRowProblem(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'A row must be a JSON object'
  if (Object.keys(row).length > shapeLimits.properties)
    return `A row can have at most ${shapeLimits.properties} properties`
  for (const part of Object.entries(row).flat()) {
    const problem = findValueProblem(part, 0)
    if (problem) return problem
  }
  return undefined
}

/**
 * Stops at the deepest allowed level, so deeper nesting costs nothing.
 * @param value of a property or of anything in it, or a name
 */
function findValueProblem(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'Text cannot contain U+0000' : undefined
  // JSON.parse turns a number such as 1e400 into an infinity, which would be stored in its place.
  if (value === Infinity || value === -Infinity) return 'A number must be between -1.7e308 and 1.7e308'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= shapeLimits.jsonDepth)
    return `JSON within a property can be nested at most ${shapeLimits.jsonDepth} levels deep`
  for (const inner of Object.entries(value).flat()) {
    const problem = findValueProblem(inner, depth + 1)
    if (problem) return problem
  }
  return undefined
}
