import type { Toast } from '#app/toast/toast.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { KeyConflict } from './key-conflicts.ts'

/** What the content store needs from the panel around it. */
export interface StoreOptions {
  /** Returns the client of this page, always the same one; in the browser only. */
  connect: () => ContentClient
  notify: (toast: Toast) => void
  /** Returns what a toast calls an item with a key. */
  nameOf: (key: string) => string
  /** Returns why the site does not use a value, in words; undefined if it does, or has no such text. */
  whyIgnored: (key: string, value: string) => string | undefined
  /**
   * Asks again what the user may do, after a failed write or if nothing can be read anymore: the session or the permission may
   * have ended.
   */
  recheckAccess: () => Promise<void>
  /** Asks whether to replace texts whose keys are now taken by other items. */
  confirmReplace: (keyConflicts: readonly KeyConflict[]) => Promise<boolean>
}
