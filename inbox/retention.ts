import type { Log } from '#server/log.ts'
import type { CallInbox } from './inbox-database.ts'

const hourMs = 3_600_000

/**
 * Deletes what has been kept for long enough, by the clock of the database, now and every hour.
 * @returns a function that stops it
 */
export function startRetention(call: CallInbox, log: Log): () => void {
  const expire = async () => {
    try {
      const expired = await call('inbox_expire', {})
      if (expired > 0) log.info('Old messages were deleted.', { messages: expired })
    } catch {
      // Others report a database that cannot be reached. The next hour will do.
    }
  }
  void expire()
  const timer = setInterval(expire, hourMs)
  return () => clearInterval(timer)
}
