import { exactTime, shortTime } from './times.ts'
import { useMinute } from './use-minute.ts'

/** When something was: how long ago while that is short; exactly on hover. */
export function RelativeTime({ time }: { time: string }) {
  const now = useMinute()
  return (
    <time dateTime={time} title={exactTime(time)}>
      {shortTime(time, now)}
    </time>
  )
}
