import { cardPath } from '#content/addresses/card-path.ts'
import { cardOf, isCommitted } from '#content/cards/page-cards.ts'
import type { Site } from '#content/default-content.ts'
import type { CardDrawer } from './card-drawer.ts'

/**
 * Draws the cards of a static export that differ from the committed ones, by file name. The card of a hidden page is undefined: it
 * is left out.
 * @param paths of all pages, also hidden ones
 */
export async function exportCards(
  paths: readonly string[],
  site: Site,
  drawer: CardDrawer,
): Promise<Map<string, Buffer | undefined>> {
  const cards = new Map<string, Buffer | undefined>()
  for (const path of paths) {
    const file = cardPath(path).slice(1)
    const card = cardOf(site, path)
    if (!card) cards.set(file, undefined)
    else if (!isCommitted(path, card)) {
      const picture = await drawer.draw(path, card)
      if (picture) cards.set(file, picture)
    }
  }
  return cards
}
