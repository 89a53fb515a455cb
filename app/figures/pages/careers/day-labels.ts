// Where the names of the offices are in the drawing of a working day: beside the bar that shows their hours.
import { truncate } from '#app/figures/kit/truncate.ts'
import { endOfDay, hoursPerDay, type Shift, type Stay } from './work-hours.ts'

export interface DayLabel {
  id: string
  text: string
  /** The hour beside which the name is. */
  hour: number
  /** Whether the name is on the left of this hour. */
  before: boolean
  /** Whether the name is raised above the line of the task, which passes there. */
  raised: boolean
}

/** How many characters of a name fit in an hour of the narrowest drawing, which is 267 pixels wide. */
const perHour = 267 / hoursPerDay / 7.3
/** The gap between a bar and a name, and the length of the longest name, in characters. */
const gap = 1.1
const maxNameLength = 18

const charactersIn = (hours: number) => Math.min(maxNameLength, Math.floor(hours * perHour - gap))

/** Returns the hours of a shift as parts of the day that begins with the first shift. A shift that goes on after the end of that day has two. */
export function partsOf({ from, to }: Shift, end: number): { from: number; to: number }[] {
  if (to <= end) return [{ from, to }]
  return [
    { from: end - hoursPerDay, to: to - hoursPerDay },
    { from, to: end },
  ]
}

/** Returns the place of each name. It is on the right of the bar if it fits there, except in the last row, which the task leaves. */
export function dayLabels(shifts: readonly Shift[], stays: readonly Stay[]): DayLabel[] {
  const end = endOfDay(shifts)
  return shifts.map(({ id, name, from, to }, row) => {
    const isLast = row === shifts.length - 1
    const waited = (stays[row - 1]?.to ?? from) < (stays[row]?.from ?? from)
    // Between the two parts of the bar.
    if (to > end)
      return {
        id,
        text: truncate(name, charactersIn(from - to + hoursPerDay)),
        hour: to - hoursPerDay,
        before: false,
        raised: waited,
      }
    const [left, right] = [from - (end - hoursPerDay), end - to]
    const fits = charactersIn(isLast ? left : right) >= name.length
    const before = fits ? isLast : left > right
    return {
      id,
      text: truncate(name, charactersIn(before ? left : right)),
      hour: before ? from : to,
      before,
      raised: before ? waited : isLast,
    }
  })
}
