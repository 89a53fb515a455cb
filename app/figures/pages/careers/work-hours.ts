// One working day around the globe, in hours UTC: when each office works, and which one has the task. Hours above 24
// are on the next day. Offices work from nine to six, local standard time.

import { utcOffsetHours } from '#app/figures/kit/time-zone.ts'

const opensHour = 9
const closesHour = 18
export const hoursPerDay = 24

export interface Office {
  id: string
  name: string
  /** IANA time zone. An office without one is left out. */
  timeZone: string
}

/** When an office works, in hours UTC. */
export interface Shift {
  id: string
  name: string
  from: number
  to: number
}

/** A period in which one office has the task; `row` is the index of the office. */
export interface Stay {
  row: number
  from: number
  to: number
}

/** In the northern winter, when none of our offices is on daylight saving time. */
const january = new Date(Date.UTC(2025, 0, 15))

/** Returns the offices' shifts in the order in which they start, beginning with the office in `firstTimeZone`. */
export function shiftsOf(offices: readonly Office[], firstTimeZone: string): Shift[] {
  const begin = ({ timeZone }: Pick<Office, 'timeZone'>) =>
    (opensHour - utcOffsetHours(timeZone, january) + hoursPerDay) % hoursPerDay
  const start = offices.find(({ timeZone }) => timeZone === firstTimeZone)
  const from = start ? begin(start) : 0
  return offices
    .filter(({ timeZone }) => timeZone)
    .map(({ id, name, ...office }) => {
      const begins = from + ((begin(office) - from + hoursPerDay) % hoursPerDay)
      return { id, name, from: begins, to: begins + closesHour - opensHour }
    })
    .sort((a, b) => a.from - b.from)
}

/** Returns when the day ends that begins with the first shift. */
export const endOfDay = ([first]: readonly Shift[]) => (first?.from ?? 0) + hoursPerDay

/**
 * Returns which office has the task when. An office hands it over in the middle of the hours it shares with the next one.
 * If they share none, it hands over at the end of its day, and the task waits for the next office to open. Offices that
 * open at the same time have it one after the other, equally long.
 */
export function staysOf(shifts: readonly Shift[]): Stay[] {
  const starts = [...new Set(shifts.map(({ from }) => from))]
  let handedOver = Number.NEGATIVE_INFINITY
  return starts.flatMap((start, n) => {
    const end = start + closesHour - opensHour
    const next = starts[n + 1] ?? end
    const from = Math.max(start, handedOver)
    const to = Math.min(next < end ? (next + end) / 2 : end, endOfDay(shifts))
    handedOver = to
    const rows = shifts.flatMap((shift, row) => (shift.from === start ? row : []))
    const length = (to - from) / rows.length
    return rows.map((row, turn) => ({ row, from: from + turn * length, to: from + (turn + 1) * length }))
  })
}

/** The three moments the page describes: two hours into the first office's day, the second handover, and the third. */
export function momentsOf(stays: readonly Stay[]): number[] {
  const [first, second, third] = stays
  return first && second && third ? [first.from + 2, second.to, third.to] : []
}

/** Returns the day in words for the figure's description: when each office works, in which order, and when it hands the task over. */
export function dayInWords(offices: readonly Office[], firstTimeZone: string) {
  const shifts = shiftsOf(offices, firstTimeZone)
  return {
    offices: shifts.map(({ name }) => name).join(', '),
    shifts: shifts.map(({ name, from, to }) => ({ office: name, from: clock(from), to: clock(to) })),
    handovers: staysOf(shifts)
      .slice(0, -1)
      .map(({ to }) => clock(to)),
  }
}

const clock = (hour: number) =>
  `${Math.floor(hour) % hoursPerDay}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`
