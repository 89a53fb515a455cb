import type { Site } from '#content/default-content.ts'
import { queryOf } from '#server/request-url.ts'

/**
 * Returns the query of a URL as far as its page shows it: `/careers?position=…` shows an open position in the form, which
 * the script does otherwise. For other queries, returns ''.
 */
export function positionQuery(url: string, { careers: { inbox, positions } }: Site): string {
  const chosen = queryOf(url).get('position')
  const isOpen = inbox && positions.items.some(({ id }) => id === chosen)
  return url.startsWith('/careers?') && isOpen ? `?position=${chosen}` : ''
}
