// Changes of single items. Each shows a toast and returns whether it succeeded.
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import type { Toast } from '#app/toast/toast.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Echoes } from './echoes.ts'
import { hasSameText, type KeyConflict } from './key-conflicts.ts'
import type { StoreOptions } from './store-options.ts'
import type { ContentTarget } from './table/content-target.ts'
import { type Base, saveOver } from './table/save-over.ts'
import { ConflictError, NoRowError, OutdatedError } from './table/write-errors.ts'
import { failureOf, isDuplicate } from './table/write-failure.ts'

interface ItemWritesOptions extends Omit<StoreOptions, 'connect'> {
  /** Where changes go now. */
  target: () => ContentTarget
  echoes: Echoes
}

interface Write {
  key: string
  target: ContentTarget
  send: () => Promise<void>
  /** What is written, if anything: the toast says if the site does not use it. */
  value?: string
  done: (name: string) => Notice
  failed: (message: string) => Notice
  /** The action that the toast offers. */
  action?: Toast['action']
}

export function createItemWrites(options: ItemWritesOptions) {
  const { notify, nameOf, whyIgnored, recheckAccess, confirmReplace, echoes } = options
  return { add, save, remove, restore }

  function add(
    key: string,
    value: string,
    done = adminNotices.added,
    failed = adminNotices.addFailed,
  ): Promise<boolean> {
    const target = options.target()
    return write({
      key,
      value,
      target,
      send: () => target.insert({ content_key: key, content_value: value }),
      done,
      failed,
    })
  }

  /** @param base what the text started from; by default, the current item */
  function save(
    item: ContentItem,
    value: string,
    base: Base = { item, text: item.content_value },
    target = options.target(),
  ): Promise<boolean> {
    return write({
      key: item.content_key,
      value,
      target,
      send: () => {
        const known = target.getItems().find(({ id }) => id === item.id)
        return saveOver(target.update, item, base, value, known)
      },
      done: adminNotices.saved,
      failed: adminNotices.saveFailed,
    })
  }

  /** The toast offers to restore the item. */
  function remove(
    item: ContentItem,
    done = adminNotices.deleted,
    failed = adminNotices.deleteFailed,
  ): Promise<boolean> {
    const target = options.target()
    let removed = item
    return write({
      key: item.content_key,
      target,
      async send() {
        removed = await target.remove(item)
      },
      done,
      failed,
      action: { label: admin.undo, act: () => restore(removed, target) },
    })
  }

  /** Restores a deleted item with its id and creation time, or only its text if an item has its key again. */
  async function restore(item: ContentItem, target = options.target()): Promise<boolean> {
    const { id, content_key: key, content_value: text } = item
    /** What has the key now: also the item itself, if somebody else has restored it. */
    const conflictNow = (): KeyConflict | undefined => {
      const current = target.getItems().find((each) => each.content_key === key)
      // While a release is not chosen, its items do not tell what it deletes.
      const isDeleted = current?.id === id && target !== options.target()
      return current && !isDeleted ? { item: current, text } : undefined
    }
    if (!conflictNow()) {
      const done = await write({
        key,
        target,
        send: () => target.restoreItem(item),
        done: adminNotices.restored,
        failed: adminNotices.addFailed,
      })
      if (done) return true
      await target.read()
    }
    const keyConflict = conflictNow()
    if (!keyConflict) return false
    if (hasSameText(keyConflict)) {
      notify({ ...adminNotices.alreadyBack([nameOf(key)]), tone: 'success' })
      return true
    }
    return (await confirmReplace([keyConflict])) && save(keyConflict.item, text, undefined, target)
  }

  function write({ key, value, target, send, done, failed, action }: Write): Promise<boolean> {
    return echoes.hold([key], async () => {
      try {
        await send()
        const name = nameOf(key)
        const why = value !== undefined && whyIgnored(key, value)
        const notice = { ...done(name), ...(why && { description: adminNotices.savedUnused(name, why) }) }
        notify({ ...target.describe(notice), tone: 'success', about: [key], ...(action && { action }) })
        return true
      } catch (error) {
        notify({ ...failed(failureOf(error)), tone: 'error' })
        recheckAccess()
        // The list is out of date.
        if (isOutdated(error)) target.read()
        return false
      }
    })
  }
}

const isOutdated = (error: unknown) =>
  error instanceof NoRowError ||
  error instanceof ConflictError ||
  error instanceof OutdatedError ||
  isDuplicate(error)
