// What the sharing picture of a page shows (Open Graph): its title and the company's name, besides a drawing that depends on
// no text (docs/decisions/0016-sharing-pictures.md).
import { cardPath } from '#content/addresses/card-path.ts'
import type { Company } from '#content/company.ts'

export interface Card {
  title: string
  wordmark: Company['wordmark']
}

/** Returns the address of a card. It changes with what the card shows, so that nobody keeps an old one. */
export const cardAddress = (path: string, card: Card): string =>
  `${cardPath(path)}?v=${fingerprint(textOf(card))}`

/** Describes a card to people who do not see it. */
export const cardDescription = ({ title, wordmark: { strong, light } }: Card): string =>
  `${title}, ${strong} ${light}`

/** All that a card shows, as one text. */
export const textOf = ({ title, wordmark: { strong, light } }: Card): string =>
  [title, strong, light].join('\n\n')

/** A short name for a text (FNV-1a). Browsers have no hash that is ready at once. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
