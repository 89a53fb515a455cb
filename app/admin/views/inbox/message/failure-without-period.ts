import { inbox } from '#app/admin/copy/inbox.ts'
import { withoutPeriod } from '#app/admin/copy/wording.ts'
import { failureOf } from '#app/admin/store/table/write-failure.ts'

const { offline, unreachable, other } = inbox.reasons

/** Returns why something failed, and what to do, as the end of a sentence that still lacks its period. */
export function failureWithoutPeriod(error: unknown): string {
  if (isUnanswered(error)) return navigator.onLine ? unreachable : offline
  const why = withoutPeriod(failureOf(error))
  const saysWhatToDo = why.includes('. ')
  return saysWhatToDo ? why : other(why)
}

/** Whether the server has not answered: then `fetch` throws a TypeError, or its time limit a TimeoutError. */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
