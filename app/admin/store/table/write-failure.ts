// Explains why a write failed.
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { messageOf } from '#content-sync/content-sync.ts'
import { ConflictError, deadlock, inPanelWords, NoRowError, uniqueViolation } from './write-errors.ts'

/** Returns the words for a toast. Without a network, browsers say no more than that fetching failed. */
export function failureOf(error: unknown): string {
  if (codeOf(error) === deadlock) return admin.reasons.outdated
  const answered = error instanceof ConflictError || error instanceof NoRowError || codeOf(error) !== ''
  return !answered && navigator.onLine === false ? adminEditing.offline : inPanelWords(messageOf(error))
}

/** Whether an item with the key already exists. */
export const isDuplicate = (error: unknown) => codeOf(error) === uniqueViolation

/** Returns the server's error code; empty if it has not answered. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
