// Reads the changes of rows that `announce-changes.sql` announces. Each change comes in one or more parts of the form
// `<number of the change> <part> <number of parts> <text>`.
import type { Row } from './filter.ts'

export interface RowChange {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  commit_timestamp: string
  /** The row as it was written; null after a deletion. */
  record: Row | null
  /** The primary key before the change; null after an insertion. */
  old_record: Row | null
}

/**
 * Reassembles changes from their parts.
 * @returns a function that takes one part after another and returns a change once it is complete
 */
export function createChangeAssembler(): (notification: string) => RowChange | undefined {
  let text = ''
  return (notification) => {
    const [, part, parts, slice = ''] = /^\d+ (\d+) (\d+) (.*)$/s.exec(notification) ?? []
    // PostgreSQL delivers the notifications of a transaction together and in order, so the parts of different changes
    // never mix.
    text = part === '1' ? slice : text + slice
    return part === parts ? (JSON.parse(text) as RowChange) : undefined
  }
}
