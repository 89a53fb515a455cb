// One working day around the globe, in hours UTC: when each office works, and which one has the task. Hours above 24
// are on the next day. Offices work from nine to six, local standard time.

const opensHour = 9
const closesHour = 18
export const hoursPerDay = 24

export interface Office {
  name: string
  /** IANA time zone. */
  timeZone: string
}

/** When an office works, in hours UTC. */
export interface Shift {
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

/**
 * A time zone's offset from UTC in hours. It is taken in the northern winter, when none of our offices is on daylight
 * saving time.
 */
export function utcOffsetHours(timeZone: string): number {
  const january = new Date(Date.UTC(2025, 0, 15))
  const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(january)
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** Returns the offices' shifts in the order in which they start, beginning with the office in `firstTimeZone`. */
export function shiftsOf(offices: readonly Office[], firstTimeZone: string): Shift[] {
  const begin = ({ timeZone }: Office) => (opensHour - utcOffsetHours(timeZone) + hoursPerDay) % hoursPerDay
  const start = offices.find(({ timeZone }) => timeZone === firstTimeZone)
  const from = start ? begin(start) : 0
  return offices
    .map((office) => {
      const begins = from + ((begin(office) - from + hoursPerDay) % hoursPerDay)
      return { name: office.name, from: begins, to: begins + closesHour - opensHour }
    })
    .sort((a, b) => a.from - b.from)
}

/**
 * Returns which office has the task when. An office hands it over in the middle of the hours it shares with the next
 * one. If they share none, it hands over at the end of its day, and the task waits for the next office to open.
 */
export function staysOf(shifts: readonly Shift[]): Stay[] {
  const stays: Stay[] = []
  shifts.forEach(({ from, to }, row) => {
    const next = shifts[row + 1]
    const shared = next && next.from < to
    stays.push({
      row,
      from: Math.max(from, stays.at(-1)?.to ?? from),
      to: shared ? (next.from + to) / 2 : to,
    })
  })
  return stays
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
    handOvers: staysOf(shifts)
      .slice(0, -1)
      .map(({ to }) => clock(to)),
  }
}

const clock = (hour: number) =>
  `${Math.floor(hour) % hoursPerDay}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`
