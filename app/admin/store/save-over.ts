import type { ContentClient, ContentItem } from '#content-sync/content-item.ts'
import { ConflictError, updateItem } from './content-table.ts'

/** How often a version may turn out to be a newer one of the same text. */
const mostTries = 4

/**
 * Saves a text that was written over a version of an item. That others have written the same text again, or the very text that
 * is being saved, is no conflict: it is saved over their version then.
 * @param known the item as the list has it, if it does: a conflict that is known is not sent
 * @throws {ConflictError} where the item says something else by now
 * @throws {NoRowError} where it is gone, or may not be changed
 */
export async function saveOver(
  client: ContentClient,
  base: ContentItem,
  value: string,
  known: ContentItem | undefined,
): Promise<ContentItem> {
  let version = known ? versionToReplace(base, known, value) : base
  for (let tries = 1; ; tries++) {
    try {
      return await updateItem(client, version, value)
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === mostTries) throw error
      version = versionToReplace(base, error.theirs, value)
    }
  }
}

function versionToReplace(base: ContentItem, theirs: ContentItem, value: string): ContentItem {
  const same = theirs.updated_at === base.updated_at
  if (!same && ![base.content_value, value].includes(theirs.content_value)) throw new ConflictError(theirs)
  return theirs
}
