import type { Notice } from '#content/schema.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

/** Where changes are saved and seen: the live site, or a release that is not live yet. Every write throws if it fails. */
export interface ContentTarget {
  /** Whether visitors see its changes at once, so that each causes a live event. */
  isLive: boolean
  /** The items with all changes of the target. */
  getItems(): readonly ContentItem[]
  /** Reads them again. Never rejects. */
  read(): Promise<void>

  insert(item: Pick<ContentItem, 'content_key' | 'content_value'>): Promise<void>
  /**
   * @throws {ConflictError} if the item has changed since that version
   * @throws {NoRowError} if it was deleted, or may not be changed
   */
  update(version: ContentItem, value: string): Promise<void>
  /** Returns the item as it was when it was deleted: somebody else may just have changed it. */
  remove(item: ContentItem): Promise<ContentItem>
  /**
   * Restores a deleted item.
   * @throws {KeyInUseError} if another item has its key
   */
  restoreItem(item: ContentItem): Promise<void>

  /** Changes several items, as `applyChanges` does. */
  apply(
    changesetId: string,
    reason: string,
    changes: readonly PlannedChange[],
    progress?: (done: number) => void,
  ): Promise<void>
  undo(changesetId: string): Promise<void>
  /** Returns the changes that would undo a changeset now. */
  changesToUndo(changesetId: string): Promise<readonly PlannedChange[]>

  /** Adds to a notice of a success where the change was saved, unless that is obvious. */
  describe(notice: Notice): Notice
}
