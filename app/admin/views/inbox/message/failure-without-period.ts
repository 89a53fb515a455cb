import { inbox } from '#app/admin/copy/inbox.ts'
import { withoutPeriod } from '#app/admin/copy/wording.ts'
import { codeOf, failureOf } from '#app/admin/store/table/write-failure.ts'

const { offline, unreachable, refused, other } = inbox.reasons

/** Returns why something failed, and what to do, as the end of a sentence that still lacks its period. */
export function failureWithoutPeriod(error: unknown): string {
  if (isUnanswered(error)) return navigator.onLine ? unreachable : offline
  if (refusals.includes(codeOf(error))) return refused
  const why = withoutPeriod(failureOf(error))
  const saysWhatToDo = why.includes('. ')
  return saysWhatToDo ? why : other(why)
}

/** The database's codes for what the user may not do: its own, and that of our functions. */
const refusals = ['42501', 'PT403']

/** Whether the server has not answered: then `fetch` throws a TypeError, or its time limit a TimeoutError. */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
