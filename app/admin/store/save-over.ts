import type { ContentClient, ContentItem } from '#content-sync/content-item.ts'
import { ConflictError, updateItem } from './content-table.ts'

/** How often a version may turn out to be a newer one of the same text. */
const mostTries = 4

/** What a text is written over. */
export interface Base {
  /** The item that had the key; undefined where none had, so that a page showed the default. */
  item: ContentItem | undefined
  /** What the item said, or the default. */
  text: string
}

/**
 * Saves a text in an item. If others have meanwhile saved the text that was there before, or the very text that is being saved, that is
 * not a conflict: their version is replaced.
 * @param item the item as it was shown last
 * @param base what the text was written over
 * @param known the item as the list has it, if it does: a conflict that is known is not sent
 * @throws {ConflictError} where the item says something else by now
 * @throws {NoRowError} where it is gone, or may not be changed
 */
export async function saveOver(
  client: ContentClient,
  item: ContentItem,
  base: Base,
  value: string,
  known: ContentItem | undefined,
): Promise<ContentItem> {
  let version = known ? versionToReplace(base, known, value) : item
  for (let tries = 1; ; tries++) {
    try {
      return await updateItem(client, version, value)
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === mostTries) throw error
      version = versionToReplace(base, error.theirs, value)
    }
  }
}

function versionToReplace(base: Base, theirs: ContentItem, value: string): ContentItem {
  const same = theirs.updated_at === base.item?.updated_at
  if (!same && ![base.text, value].includes(theirs.content_value)) throw new ConflictError(theirs)
  return theirs
}
