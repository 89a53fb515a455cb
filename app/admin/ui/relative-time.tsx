import { exactTime, shortTime } from './times.ts'
import { useMinute } from './use-minute.ts'

/** When something happened: how long ago if it is recent, and the exact time on hover. */
export function RelativeTime({ time }: { time: string }) {
  const now = useMinute()
  return (
    <time dateTime={time} title={exactTime(time)}>
      {shortTime(time, now)}
    </time>
  )
}
