import type { ContentClient, ContentItem } from '#content-sync/content-item.ts'
import { ConflictError, updateItem } from './content-table.ts'

/** How often to try again when somebody has saved the same text in between. */
const mostTries = 4

/** What an edit started from. */
export interface Base {
  /** The item that had the key; undefined where none had, so that a page showed the default. */
  item: ContentItem | undefined
  /** What the item said, or the default. */
  text: string
}

/**
 * Saves a text in an item. It is no conflict if others have meanwhile saved the text that the edit started from, or the one being saved:
 * their version is replaced.
 * @param item the item as it was last shown
 * @param base what the edit started from
 * @param known the item as the list has it, if it does: a conflict found there needs no request
 * @throws {ConflictError} if somebody has saved a different text
 * @throws {NoRowError} if the item is gone, or may not be changed
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
