// Edits that a page does not have, because it was rendered before them.
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { linesIn } from '#content/keys/entries.ts'
import { type EditablePage, renderedTexts } from '#content/keys/marked-texts.ts'

/** Returns the keys of the texts and lists that say something else now than when a page was rendered. */
export function lateKeys(
  page: Pick<EditablePage, 'texts' | 'empty' | 'unmarked'>,
  textStates: ReadonlyMap<string, Pick<TextState, 'current'>>,
): string[] {
  const empty = page.empty.map((key) => [key, ''] as const)
  return [...renderedTexts(page), ...empty]
    .filter(([key, value]) => (textStates.get(key)?.current ?? value) !== value)
    .map(([key]) => key)
}

/**
 * Whether the panel itself can show what a text says now. An empty text has another structure around it, and so has a list
 * with more or fewer lines.
 */
export function canCompose(
  { texts }: Pick<EditablePage, 'texts'>,
  places: readonly { keys: readonly string[]; compose: unknown }[],
  key: string,
  current = '',
): boolean {
  const own = places.filter(({ keys }) => keys.includes(key))
  const lines = Object.values(texts).filter((text) => text.key === key && text.line !== undefined)
  if (lines.length > 0 && lines.length !== linesIn(current).length) return false
  return own.length > 0 && own.every(({ compose }) => compose) && current !== ''
}

/** Whether a page was rendered from the same texts, in the same order. A list can change where nobody sees it. */
export const isSamePage = (one: EditablePage, other: EditablePage | undefined): boolean =>
  one.html === other?.html &&
  one.marked === other.marked &&
  `${one.empty}` === `${other.empty}` &&
  one.unmarked.every(({ value }, n) => value === other.unmarked[n]?.value)
