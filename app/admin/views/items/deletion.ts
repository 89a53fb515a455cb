import { effectOf } from '#app/admin/catalog/text-states.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { shortened } from '#app/admin/copy/wording.ts'
import type { SiteText } from '#content/keys/labels.ts'
import type { OverrideRules } from '#content/keys/overrides.ts'

const { deletion: words } = adminItems

/** In characters. */
const maxShown = 160

/**
 * Says what visitors see after an item is deleted.
 * @param text the text of the site with the item's key, if there is one
 * @param value the item's value
 */
export function deletionEffect(text: SiteText | undefined, value: string, rules: OverrideRules): string {
  if (!text) return words.unused
  const { ignored } = effectOf(text, value, rules)
  if (text.value === '') return text.kind === 'href' ? words.noLink : words.noText
  const shown = shortened(text.value, maxShown)
  return ignored ? words.keepsDefault(shown) : words.showsDefault(shown)
}
