// Groups changes by day. Those of one person that follow each other closely are one run.
import { keyOf } from '#app/admin/change-log/content-change.ts'
import { dayOf } from '#app/admin/ui/days.ts'
import { microseconds } from '#content-sync/microseconds.ts'
import type { ListedChangeset } from './listed-changeset.ts'

/** From the first change of a run to its last one. */
const maxRunMs = 10 * 60_000

export interface Day {
  /** Such as `2025-11-22`. */
  day: string
  changes: readonly ListedChangeset[]
  /** The same changes: runs of several, and single ones. */
  runs: readonly (readonly ListedChangeset[])[]
}

/**
 * @param changesets newest first
 * @param newestSeen the id of the newest change that may belong to a run. Newer ones arrived while the list was read, and
 * must not move what is being read into a run
 */
export function daysOf(changesets: readonly ListedChangeset[], newestSeen: number): Day[] {
  // Changes at the same moment may be listed in any order, so one may seem to be later than the one above it.
  return groupConsecutive(changesets, (a, b) => dayOf(a.changed_at) <= dayOf(b.changed_at)).map(
    (changes) => ({
      day: dayOf(changes[0]?.changed_at ?? ''),
      changes,
      runs: groupConsecutive(
        changes,
        (newest, changeset) => newest.id <= newestSeen && isOneRun(newest, changeset),
      ),
    }),
  )
}

/** A change of several items stays alone. */
const isOneRun = (newest: ListedChangeset, changeset: ListedChangeset) =>
  newest.items === 1 &&
  changeset.items === 1 &&
  newest.changed_by_email === changeset.changed_by_email &&
  microseconds(newest.changed_at) - microseconds(changeset.changed_at) <= maxRunMs * 1000

/** @param together whether a changeset belongs to a group, by the first changeset of the group */
function groupConsecutive<T>(changesets: readonly T[], together: (first: T, changeset: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const changeset of changesets) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && together(group[0], changeset)) group.push(changeset)
    else groups.push([changeset])
  }
  return groups
}

/** The changes of a run that have the same key, as one change. */
export interface TextOfRun {
  change: ListedChangeset['change']
  undone?: ListedChangeset['undone']
  count: number
}

/** @param run newest first */
export function textsOfRun(run: readonly ListedChangeset[]): TextOfRun[] {
  const byKey = Map.groupBy(run, ({ change }) => keyOf(change))
  return [...byKey.values()].flatMap((own) => {
    const [newest, oldest] = [own[0], own.at(-1)]
    if (!newest || !oldest) return []
    // What was added and deleted again was nothing before and after.
    const before = oldest.change.before ?? (newest.change.after ? null : newest.change.before)
    return [{ change: { ...newest.change, before }, undone: newest.undone, count: own.length }]
  })
}
