// One day of work around the globe, in hours UTC: who is at work when, and in which office a task lies. Hours above 24 are those of
// the next day. Offices work from nine to six, local standard time.

const opens = 9
const closes = 18
export const hoursPerDay = 24

export interface Office {
  name: string
  /** An IANA time zone. */
  timeZone: string
}

/** When an office is at work. */
export interface Shift {
  name: string
  from: number
  to: number
}

/** One stay of the task in an office; `row` is the office's place in the list. */
export interface Stay {
  row: number
  from: number
  to: number
}

/** A zone's offset from UTC in hours, in the northern winter, when no office of ours is on daylight saving time. */
export function offsetOf(timeZone: string): number {
  const january = new Date(Date.UTC(2025, 0, 15))
  const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(january)
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** The shifts of a day that begins when the first of them does: offices in the order in which they begin to work. */
export function shiftsOf(offices: readonly Office[], first: string): Shift[] {
  const begin = ({ timeZone }: Office) => (opens - offsetOf(timeZone) + hoursPerDay) % hoursPerDay
  const start = offices.find(({ timeZone }) => timeZone === first)
  const from = start ? begin(start) : 0
  return offices
    .map((office) => {
      const begins = from + ((begin(office) - from + hoursPerDay) % hoursPerDay)
      return { name: office.name, from: begins, to: begins + closes - opens }
    })
    .sort((a, b) => a.from - b.from)
}

/**
 * Where the task lies: each office passes it on in the middle of the hours that it shares with the next, or, sharing none, at its end;
 * it then waits for the next to open.
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

/** Two hours at the first office, its first hand-over but one, and the one after that: what the page tells of. */
export function momentsOf(stays: readonly Stay[]): number[] {
  const [first, second, third] = stays
  return first && second && third ? [first.from + 2, second.to, third.to] : []
}

/** The day for a description in words: when each office works, in which order they do, and when the task is passed on. */
export function dayInWords(offices: readonly Office[], first: string) {
  const shifts = shiftsOf(offices, first)
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
