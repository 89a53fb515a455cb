import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentTarget } from './content-target.ts'
import { ConflictError } from './write-errors.ts'

/** How often to try if somebody keeps saving the same text in between. */
const maxTries = 4

/** What an edit started from. */
export interface Base {
  /** The item that had the key; undefined if none had, so that the page showed the default. */
  item: ContentItem | undefined
  /** The text of the item, or the default. */
  text: string
}

/**
 * Saves a text in an item. If others have saved the text that the edit started from, or the one being saved, there is
 * no conflict: their version is replaced.
 * @param item the item as last shown
 * @param base what the edit started from
 * @param known the item in the current list, if it is there; a conflict with it needs no request
 * @throws {ConflictError} if somebody has saved a different text
 * @throws {NoRowError} if the item was deleted, or may not be changed
 */
export async function saveOver(
  update: ContentTarget['update'],
  item: ContentItem,
  base: Base,
  value: string,
  known: ContentItem | undefined,
): Promise<void> {
  let version = known ? versionToReplace(base, known, value) : item
  for (let tries = 1; ; tries++) {
    try {
      return await update(version, value)
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === maxTries) throw error
      version = versionToReplace(base, error.theirs, value)
    }
  }
}

function versionToReplace(base: Base, theirs: ContentItem, value: string): ContentItem {
  const same = theirs.updated_at === base.item?.updated_at
  if (!same && ![base.text, value].includes(theirs.content_value)) throw new ConflictError(theirs)
  return theirs
}
