// The kinds of texts, by field name. They decide what a page shows if an editor has emptied a text.

/**
 * - `name`: a heading, link, button, title or label. A page needs it, so an empty one is replaced by the default. Fields of an
 *   added entry may have none: then it is left out like prose.
 * - `prose`: an empty one is left out together with its element.
 * - `alternative`: describes a drawing. If it is empty, the drawing counts as decoration (WCAG 1.1.1).
 * - `lines`: a list of plain texts, one per line.
 * - `line`: a line of such a list, in rows from before the list was one text. An empty one is left out.
 * - `fact`: a fact in a fixed form (facts.ts). If it is empty, the page leaves it out.
 * - `href`: the link of an action. If it is empty, the action shows its coming-soon notice.
 * - `list`: the ids of the entries of a list (entries.ts). If it is empty, the list has none.
 */
export type TextKind = 'name' | 'prose' | 'alternative' | 'lines' | 'line' | 'fact' | 'href' | 'list'

/** Fields not listed here are names. */
const fields: Record<Exclude<TextKind, 'name' | 'line' | 'list'>, readonly string[]> = {
  prose: [
    'answer',
    'blurb',
    'caption',
    'cardsNote',
    'closing',
    'datePosted',
    'description',
    'draft',
    'firstStep',
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
    'validThrough',
  ],
  alternative: ['imageAlt', 'imageDescription', 'lineAlt', 'messageAlt', 'scaleAlt', 'statsImageAlt'],
  lines: ['deliverables', 'inputs', 'redirects', 'skills', 'whatWeOffer'],
  fact: ['country', 'latitude', 'longitude', 'timeZone'],
  href: ['href'],
}

/** Names whose field is of another kind elsewhere. */
const names = new Set(['services.page.overview', 'careers.positions.columns.skills'])

const kinds = new Map(
  Object.entries(fields).flatMap(([kind, ofKind]) =>
    ofKind.map((field) => [field, kind as TextKind] as const),
  ),
)

/** @param field the last part of the key that is neither an id nor a number */
export const kindOf = (key: string, field: string): TextKind =>
  names.has(key) ? 'name' : (kinds.get(field) ?? 'name')
