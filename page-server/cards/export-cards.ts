import { cardPath } from '#content/addresses/card-path.ts'
import type { Card } from '#content/cards/card.ts'
import { cardOf, isCommitted } from '#content/cards/page-cards.ts'
import type { Site } from '#content/default-content.ts'
import { messageOf } from '#content-sync/content-sync.ts'

/**
 * Draws the cards of a static export that differ from the committed ones, by file name. The card of a hidden page is undefined: it
 * is left out.
 * @param paths of all pages, also hidden ones
 * @throws if a card cannot be drawn: the committed one would show old texts at the address of the new ones
 */
export async function exportCards(
  paths: readonly string[],
  site: Site,
  draw: (path: string, card: Card) => Promise<Buffer>,
): Promise<Map<string, Buffer | undefined>> {
  const cards = new Map<string, Buffer | undefined>()
  for (const path of paths) {
    const file = cardPath(path).slice(1)
    const card = cardOf(site, path)
    if (!card) cards.set(file, undefined)
    else if (!isCommitted(path, card)) {
      // Once more if it fails: drawing has a time limit, and the machine may be busy.
      const picture = await draw(path, card)
        .catch(() => draw(path, card))
        .catch((error: unknown) => {
          throw new Error(
            `The sharing picture of ${path} could not be drawn (${messageOf(error)}). Nothing was written. If the page is new, run npm run cards.`,
          )
        })
      cards.set(file, picture)
    }
  }
  return cards
}
