import { history } from '#app/admin/copy/history.ts'
import { clockOf, dayOf, nearDay, shortDayOf } from '#app/admin/ui/days.ts'
import { exactTime } from '#app/admin/ui/times.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import './day-time.css'

/** A time of day, with the exact time on hover. */
export const ClockTime = ({ time }: { time: string }) => (
  <time className="clock" dateTime={time} title={exactTime(time)}>
    {clockOf(time)}
  </time>
)

/** A day and a time of day: "Today 14:38". */
export function DayTime({ time }: { time: string }) {
  const today = dayOf(useMinute())
  const day = dayOf(time)
  const near = nearDay(day, today)
  return (
    <time className="clock" dateTime={time} title={exactTime(time)}>
      {near ? history.days[near] : shortDayOf(day, today)} <span>{clockOf(time)}</span>
    </time>
  )
}
