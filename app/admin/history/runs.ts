// Changes of one person that follow each other closely are shown as one run.
import { dayOf } from '#app/admin/change-log/days.ts'
import { keyOf } from '#app/admin/change-log/events.ts'
import { microseconds } from '#content-sync/microseconds.ts'
import type { HistoryEntry } from './history-entry.ts'

const longestMs = 10 * 60_000

export interface Day {
  /** Such as `2025-11-22`. */
  day: string
  changes: readonly HistoryEntry[]
  /** The same changes: runs of several, and single ones. */
  runs: readonly (readonly HistoryEntry[])[]
}

/**
 * @param entries newest first
 * @param newestSeen the id of the newest change that may belong to a run. Newer ones arrived while the list was read, and
 * must not move what is being read into a run
 */
export function daysOf(entries: readonly HistoryEntry[], newestSeen: number): Day[] {
  // Changes at the same moment may be listed in any order, so one may seem to be later than the one above it.
  return groupConsecutive(entries, (a, b) => dayOf(a.changed_at) <= dayOf(b.changed_at)).map((changes) => ({
    day: dayOf(changes[0]?.changed_at ?? ''),
    changes,
    runs: groupConsecutive(changes, (newest, entry) => newest.id <= newestSeen && isOneRun(newest, entry)),
  }))
}

/** A change of several items stays alone. */
const isOneRun = (newest: HistoryEntry, entry: HistoryEntry) =>
  newest.items === 1 &&
  entry.items === 1 &&
  newest.changed_by_email === entry.changed_by_email &&
  microseconds(newest.changed_at) - microseconds(entry.changed_at) <= longestMs * 1000

/** @param together whether an entry belongs to a group, by the first entry of the group */
function groupConsecutive<T>(entries: readonly T[], together: (first: T, entry: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && together(group[0], entry)) group.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** The changes of a run that have the same key, as one change. */
export interface TextOfRun {
  change: HistoryEntry['change']
  count: number
}

/** @param run newest first */
export function textsOfRun(run: readonly HistoryEntry[]): TextOfRun[] {
  const byKey = Map.groupBy(run, ({ change }) => keyOf(change))
  return [...byKey.values()].flatMap((own) => {
    const [newest, oldest] = [own[0], own.at(-1)]
    if (!newest || !oldest) return []
    // What was added and deleted again was nothing before and after.
    const before = oldest.change.before ?? (newest.change.after ? null : newest.change.before)
    return [{ change: { ...newest.change, before }, count: own.length }]
  })
}
