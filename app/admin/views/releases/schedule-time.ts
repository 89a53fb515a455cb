// The time at which a release is to be published, as it is typed: in local time, which repeats and skips an hour each year.
import { releases as texts } from '#app/admin/copy/releases.ts'
import { localTime } from '#app/admin/ui/times.ts'

const { publish } = texts

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Returns the first time that can be chosen at a time, both in milliseconds since 1970. */
export const firstTime = (now: number) => now + minuteMs

/**
 * Returns the moment of a typed time, in milliseconds since 1970; NaN if what was typed is not a time. When clocks are put back,
 * an hour occurs twice. Its first occurrence is meant, or the second one if the first has passed.
 */
export function momentOf(value: string): number {
  const first = new Date(value).getTime()
  const second = first + hourMs
  return first < firstTime(Date.now()) && isLocalTime(value, second) ? second : first
}

const isLocalTime = (value: string, time: number) => localTime(time).startsWith(value.slice(0, 16))

/**
 * @param value the time as it was typed. Where clocks are put forward, an hour does not exist
 * @param time what {@link momentOf} returns for it
 * @returns why no release can be published then; undefined if one can
 */
export function whyRefused(value: string, time: number): string | undefined {
  if (Number.isNaN(time)) return publish.noTime
  if (time < firstTime(Date.now())) return publish.tooSoon
  return isLocalTime(value, time) ? undefined : publish.skipped
}
