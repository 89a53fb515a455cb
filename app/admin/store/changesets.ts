// Changes of several items at once, which the history keeps as one changeset that can be undone.

import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { historyNotices } from '#app/admin/copy/history.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import { messageOf } from '#content-sync/content-sync.ts'
import type { Echoes } from './echoes.ts'
import { findKeyConflicts, hasSameText, replaceExisting } from './key-conflicts.ts'
import { randomUuid } from './random-uuid.ts'
import type { StoreOptions } from './store-options.ts'
import type { ContentTarget } from './table/content-target.ts'
import { KeyInUseError, OutdatedError } from './table/write-errors.ts'

interface ChangesetsOptions extends StoreOptions {
  /** Where changes go now. */
  target: () => ContentTarget
  echoes: Echoes
}

/** Returns the changes for the items as they are, none if there is nothing to change, or why they cannot be made. */
export type PlanChanges = (items: readonly ContentItem[]) => readonly PlannedChange[] | string

interface ApplyOptions {
  /** What a toast says if nothing could be changed. */
  failure?: (message: string) => Notice
  /** Receives the number of items changed so far, if there are too many for one request. */
  progress?: (done: number) => void
  /** The id of the changeset, for a caller that offers to undo it as well. */
  changesetId?: string | undefined
  target?: ContentTarget
}

/** How often to plan again if somebody keeps changing the same items. */
const maxTries = 8

/** The reason that the history records for undoing a changeset. */
export const undoReason = 'undo'

export function createChangesets(options: ChangesetsOptions) {
  const { notify, nameOf, recheckAccess, confirmReplace, echoes } = options
  return { apply, applyPlan, undo, undoAction }

  /**
   * Changes several items as one changeset. The toast offers to undo it, even if only part of it succeeded. The browser asks
   * before the page is left halfway.
   * @param reason the reason that the history records
   * @returns whether it succeeded
   */
  function apply(
    reason: string,
    changes: readonly PlannedChange[],
    done: Notice,
    {
      failure = adminNotices.saveFailed,
      progress = () => {},
      changesetId = randomUuid(),
      target = options.target(),
    }: ApplyOptions = {},
  ): Promise<boolean> {
    // The keys of deleted items are not known afterward.
    const keys = keysOf(changes, target.getItems())
    const action = undoAction(changesetId, target, keys)
    return holdEchoes(target, keys, async () => {
      const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
      addEventListener('beforeunload', askBeforeLeaving)
      let sent = 0
      try {
        await target.apply(changesetId, reason, changes, (count) => {
          sent = count
          progress(count)
        })
        notify({ ...target.describe(done), tone: 'success', about: keys, action })
        return true
      } catch (error) {
        if (sent === 0 && error instanceof KeyInUseError) {
          const answer = await applyToExisting(target, reason, changes, () => done, changesetId)
          if (answer !== undefined) return answer
        }
        const why = messageOf(error)
        if (sent === 0) return fail(failure(why))
        return fail(historyNotices.partly(sent, changes.length, why), action)
      } finally {
        removeEventListener('beforeunload', askBeforeLeaving)
        await target.read()
      }
    })
  }

  /**
   * Changes several items as one changeset. If somebody else was faster, it is planned again with what they saved.
   * @param plan returns the changes for the items as they are
   * @param done what a toast says, or a function that returns it for the last plan
   * @param failure what a toast says if nothing could be changed
   * @returns whether it succeeded, or nothing had to be changed
   */
  async function applyPlan(
    reason: string,
    plan: PlanChanges,
    done: Notice | (() => Notice),
    failure = adminNotices.saveFailed,
  ): Promise<boolean> {
    const target = options.target()
    for (let tries = 1; ; tries++) {
      const changes = plan(target.getItems())
      if (typeof changes === 'string') return fail(failure(changes))
      if (changes.length === 0) {
        notify({ ...adminNotices.nothingChanged(), tone: 'success' })
        return true
      }
      const changesetId = randomUuid()
      const keys = keysOf(changes, target.getItems())
      try {
        await holdEchoes(target, keys, async () => {
          try {
            await target.apply(changesetId, reason, changes)
            const notice = typeof done === 'function' ? done() : done
            const action = undoAction(changesetId, target, keys)
            notify({ ...target.describe(notice), tone: 'success', about: keys, action })
          } finally {
            await target.read()
          }
        })
        return true
      } catch (error) {
        const isOutdated = error instanceof OutdatedError || error instanceof KeyInUseError
        if (!isOutdated || tries === maxTries) return fail(failure(messageOf(error)))
      }
    }
  }

  /** @param keys those of the items that were changed */
  function undoAction(changesetId: string, target: ContentTarget, keys: readonly string[]) {
    return { label: admin.undo, act: () => undo(changesetId, target, keys) }
  }

  function fail(notice: Notice, action?: ReturnType<typeof undoAction>): false {
    notify({ ...notice, tone: 'error', ...(action && { action }) })
    recheckAccess()
    return false
  }

  /**
   * Undoes a changeset.
   * @param keys those of the items that were changed; by default, they are looked up
   * @returns whether it succeeded
   */
  async function undo(
    changesetId: string,
    target = options.target(),
    keys?: readonly string[],
  ): Promise<boolean> {
    const changed = keys ?? (target.isLive ? await keysToUndo(changesetId, target) : [])
    return holdEchoes(target, changed, async () => {
      try {
        await target.undo(changesetId)
        notify({ ...target.describe(adminNotices.undone()), tone: 'success' })
        return true
      } catch (error) {
        if (error instanceof KeyInUseError) {
          const changes = await target.changesToUndo(changesetId).catch(() => [])
          const answer = await applyToExisting(target, undoReason, changes, undoneNotice)
          if (answer !== undefined) return answer
        }
        const why = error instanceof OutdatedError ? admin.reasons.changedSince : messageOf(error)
        return fail(adminNotices.undoFailed(why))
      } finally {
        await target.read()
      }
    })
  }

  /** Changes of a release cause no live events: those that arrive then are about what others do. */
  function holdEchoes<T>(target: ContentTarget, keys: readonly string[], write: () => Promise<T>) {
    return echoes.hold(target.isLive ? keys : [], write)
  }

  /**
   * Applies changes whose keys are in use by other items to those items, after asking whether to replace texts that
   * differ.
   * @param done returns what a toast says, given how many texts were replaced
   * @returns whether it was done; undefined if no key is in use
   */
  async function applyToExisting(
    target: ContentTarget,
    reason: string,
    changes: readonly PlannedChange[],
    done: (replaced: number) => Notice,
    changesetId?: string,
  ): Promise<boolean | undefined> {
    await target.read()
    const keyConflicts = findKeyConflicts(changes, target.getItems())
    if (keyConflicts.length === 0) return undefined
    const different = keyConflicts.filter((keyConflict) => !hasSameText(keyConflict))
    if (different.length > 0 && !(await confirmReplace(different))) return false
    const left = replaceExisting(changes, keyConflicts)
    if (left.length === 0) {
      const names = keyConflicts.map(({ item }) => nameOf(item.content_key))
      notify({ ...adminNotices.alreadyBack(names), tone: 'success' })
      return true
    }
    return apply(reason, left, done(different.length), { changesetId, target })
  }
}

/** The keys of the items that are changed. */
function keysOf(changes: readonly PlannedChange[], items: readonly ContentItem[]): string[] {
  const keyById = new Map(items.map(({ id, content_key }) => [id, content_key]))
  return changes.flatMap(({ id, row }) => row?.content_key ?? keyById.get(id) ?? [])
}

/** The keys of the items that undoing a changeset would change. */
const keysToUndo = async (changesetId: string, target: ContentTarget) =>
  keysOf(await target.changesToUndo(changesetId).catch(() => []), target.getItems())

const undoneNotice = (replaced: number) =>
  replaced > 0 ? historyNotices.undoneOnto(replaced) : adminNotices.undone()
