// Why a write has failed, in words that help.
import { adminEditing } from '#app/admin/copy/editing.ts'
import { messageOf } from '#content-sync/content-sync.ts'
import { ConflictError, NoRowError, uniqueViolation } from './content-table.ts'

/** What the failure is called in a toast. Without a network, browsers say no more than that fetching has failed. */
export function failureOf(error: unknown): string {
  const answered = error instanceof ConflictError || error instanceof NoRowError || codeOf(error) !== ''
  return !answered && navigator.onLine === false ? adminEditing.offline : messageOf(error)
}

/** Whether an item has the key already. */
export const isDuplicate = (error: unknown) => codeOf(error) === uniqueViolation

/** What the server calls the failure; empty where it has not answered. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
