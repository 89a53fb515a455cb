// Shows local times and whether an office is open, both in the office's time zone, whatever the visitor's own is.

/** Opening and closing hours by weekday, as Intl abbreviates the days in English. */
export type Openings = Record<string, readonly [opens: number, closes: number]>

let timer: ReturnType<typeof setTimeout> | undefined

export function installOfficeHours(): void {
  // After the first paint: the first use of a time zone takes about 100 ms on a slow phone.
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(update)))
  // Timers stand still in a page that Back returns to, and while the machine sleeps. A prerendered page also becomes visible
  // before its first paint.
  addEventListener('pageshow', ({ persisted }) => persisted && update())
  document.addEventListener('visibilitychange', () => timer && !document.hidden && update())
}

/** Writes what is true now into the page, and again at the next full minute. */
function update(): void {
  clearTimeout(timer)
  const now = new Date()
  const clocks = document.querySelectorAll<HTMLElement>('[data-clock]')
  for (const element of clocks) {
    try {
      const { weekday, hour, minute } = timeIn(element.dataset.clock, now)
      element.textContent = `${weekday} ${hour}:${minute}`
    } catch {
      // A browser may not know a new time zone. The offset stays.
    }
  }
  const office = document.querySelector<HTMLElement>('[data-office-hours]')
  if (office) {
    const { officeHours = '{}', timeZone, open = '', closed = '' } = office.dataset
    const isOpenNow = isOpen(JSON.parse(officeHours), timeZone, now)
    office.textContent = isOpenNow ? open : closed
    office.dataset.now = isOpenNow ? 'open' : 'closed'
  }
  if (office || clocks.length) timer = setTimeout(update, 60_000 - (Date.now() % 60_000))
}

/** Whether an office is open at a moment, by the local time of an IANA time zone. */
export function isOpen(openings: Openings, timeZone: string | undefined, at: Date): boolean {
  const { weekday, hour, minute } = timeIn(timeZone, at)
  const [opens, closes] = openings[weekday] ?? [0, 0]
  const time = +hour + +minute / 60
  return opens <= time && time < closes
}

function timeIn(timeZone: string | undefined, at: Date) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const {
    weekday = '',
    hour = '',
    minute = '',
  } = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { weekday, hour, minute }
}
