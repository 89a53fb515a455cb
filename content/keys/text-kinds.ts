// The kinds of texts, by the names of their fields: they decide what a page does where somebody has emptied a text.

/**
 * - `name`: a heading, link, button, title or label. A page cannot do without it, so an empty one counts as the default.
 * - `prose`: an empty one is left out with its element.
 * - `alternative`: of a drawing, which is decoration while it is empty (WCAG 1.1.1).
 * - `entry`: of a list of texts. An empty one is left out of the list.
 * - `href`: where an action leads. While it is empty, the action shows its coming-soon notice.
 */
export type TextKind = 'name' | 'prose' | 'alternative' | 'entry' | 'href'

/** Fields that are not listed are names. */
const fields: Record<Exclude<TextKind, 'name'>, readonly string[]> = {
  prose: [
    'blurb',
    'caption',
    'closing',
    'description',
    'draft',
    'heroSubtitle',
    'imageNote',
    'introduction',
    'note',
    'notIncluded',
    'overview',
    'reason',
    'statsNote',
    'subtitle',
    'summary',
    'text',
  ],
  alternative: ['imageAlt', 'imageDescription', 'lineAlt', 'messageAlt', 'statsImageAlt'],
  entry: ['deliverables', 'inputs', 'skills', 'whatWeOffer'],
  href: ['href'],
}

/** Names whose field holds prose in other places. */
const names = new Set(['services.page.overview'])

const kinds = new Map(
  Object.entries(fields).flatMap(([kind, ofKind]) =>
    ofKind.map((field) => [field, kind as TextKind] as const),
  ),
)

/** @param field the last name in the key that is neither an id nor a number */
export const kindOf = (key: string, field: string): TextKind =>
  names.has(key) ? 'name' : (kinds.get(field) ?? 'name')
