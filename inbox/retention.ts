import { reasonOf } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import type { CallInbox } from './inbox-database.ts'

const hourMs = 3_600_000

/**
 * Deletes what has been kept for long enough, by the clock of the database, now and every hour.
 * @returns a function that stops it
 */
export function startRetention(call: CallInbox, log: Log): () => void {
  let hasFailed = false
  const expire = async () => {
    try {
      const expired = await call('inbox_expire', {})
      if (expired > 0) log.info('Old messages were deleted.', { messages: expired })
      if (hasFailed) log.info('Old messages can be deleted again.')
      hasFailed = false
    } catch (error) {
      // An error, because messages are then kept for longer than promised (docs/privacy.md).
      if (!hasFailed)
        log.error('Old messages could not be deleted. Trying again every hour.', { reason: reasonOf(error) })
      hasFailed = true
    }
  }
  void expire()
  const timer = setInterval(expire, hourMs)
  return () => clearInterval(timer)
}
