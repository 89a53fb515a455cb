// Changes of several items at once, each a step of the history that can be taken back.
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { historyNotices } from '#app/admin/copy/history.ts'
import type { Toast } from '#app/toast/toast.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import { messageOf } from '#content-sync/content-sync.ts'
import type { Options } from './content-store.ts'
import { applyChanges, changesToUndo, KeyInUseError, undoChangeset } from './content-table.ts'
import { findKeyConflicts, hasSameText, replaceExisting } from './key-conflicts.ts'

interface StepOptions
  extends Pick<Options, 'connect' | 'notify' | 'failed' | 'onBulkApplied' | 'confirmReplace'> {
  /** Toasts about items that are being written, by key. */
  echoes: Map<string, Toast[]>
  /** Reads the list again. */
  read: () => Promise<void>
  getItems: () => readonly ContentItem[]
}

/** The undoing of a step, as the history knows it. */
const undoReason = 'undo'

export function createChangesets(options: StepOptions) {
  const { connect, notify, failed, onBulkApplied, confirmReplace, echoes, read, getItems } = options
  return { apply, undo }

  /**
   * Changes several items as one step, which the toast offers to undo, also where only a part of it has succeeded.
   * @param reason what the history calls it
   * @param progress is told how many are changed so far, where there are too many for one call
   * @returns whether it succeeded
   */
  async function apply(
    reason: string,
    changes: readonly PlannedChange[],
    done: Notice,
    progress: (done: number) => void = () => {},
  ): Promise<boolean> {
    const step = crypto.randomUUID()
    const action = { label: admin.undo, act: () => undo(step) }
    const keyOf = new Map(getItems().map(({ id, content_key }) => [id, content_key]))
    const keys = changes.flatMap(({ id, row }) => row?.content_key ?? keyOf.get(id) ?? [])
    let sent = 0
    // The one toast at the end tells of all of them.
    for (const key of keys) echoes.set(key, [])
    try {
      await applyChanges(connect(), step, reason, changes, (count) => {
        sent = count
        progress(count)
      })
      notify({ ...done, tone: 'success', action })
      return true
    } catch (error) {
      if (sent === 0 && error instanceof KeyInUseError) {
        const answer = await applyOnto(reason, changes, () => done)
        if (answer !== undefined) return answer
      }
      const why = messageOf(error)
      if (sent === 0) notify({ ...adminNotices.saveFailed(why), tone: 'error' })
      else notify({ ...historyNotices.partly(sent, changes.length, why), tone: 'error', action })
      failed()
      return false
    } finally {
      await read()
      onBulkApplied(keys)
      for (const key of keys) echoes.delete(key)
    }
  }

  /** Takes a step back. @returns whether it succeeded */
  async function undo(step: string): Promise<boolean> {
    try {
      await undoChangeset(connect(), step)
      notify({ ...adminNotices.undone(), tone: 'success' })
      return true
    } catch (error) {
      if (error instanceof KeyInUseError) {
        const changes = await changesToUndo(connect(), step).catch(() => [])
        const answer = await applyOnto(undoReason, changes, undoneOnto)
        if (answer !== undefined) return answer
      }
      notify({ ...adminNotices.undoFailed(messageOf(error)), tone: 'error' })
      failed()
      return false
    } finally {
      await read()
      onBulkApplied([])
    }
  }

  /**
   * Changes that other items are in the way of: asks whether to replace the texts of those, where they differ, and does that.
   * @returns whether it was done; undefined where nothing is in the way
   */
  async function applyOnto(
    reason: string,
    changes: readonly PlannedChange[],
    done: (onto: number) => Notice,
  ): Promise<boolean | undefined> {
    await read()
    const keyConflicts = findKeyConflicts(changes, getItems())
    if (keyConflicts.length === 0) return undefined
    const different = keyConflicts.filter((keyConflict) => !hasSameText(keyConflict))
    if (different.length > 0 && !(await confirmReplace(different))) return false
    return apply(reason, replaceExisting(changes, keyConflicts), done(different.length))
  }
}

const undoneOnto = (onto: number) => (onto > 0 ? historyNotices.undoneOnto(onto) : adminNotices.undone())
