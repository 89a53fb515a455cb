// Edits that a page does not have, because it was rendered before them.
import type { Entry } from '#app/admin/catalog/entries.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'

/** Returns the keys of the texts, and of the lists, that say something else now than when a page was rendered. */
export function lateKeys(
  { texts, empty, lists }: Pick<EditablePage, 'texts' | 'empty' | 'lists'>,
  entries: ReadonlyMap<string, Pick<Entry, 'current'>>,
): string[] {
  const rendered = [...Object.values(texts), ...lists, ...empty.map((key) => ({ key, value: '' }))]
  return rendered
    .filter(({ key, value }) => (entries.get(key)?.current ?? value) !== value)
    .map(({ key }) => key)
}

/** Whether the panel itself can show what a text says now. An empty text has another structure around it. */
export function canCompose(
  places: readonly { keys: readonly string[]; compose: unknown }[],
  key: string,
  current: string | undefined,
): boolean {
  const own = places.filter(({ keys }) => keys.includes(key))
  return own.length > 0 && own.every(({ compose }) => compose) && current !== ''
}

/** Whether a page was rendered from the same texts, in the same order. A list can change where nobody sees it. */
export const isSamePage = (one: EditablePage, other: EditablePage | undefined): boolean =>
  one.html === other?.html &&
  one.marked === other.marked &&
  `${one.empty}` === `${other.empty}` &&
  one.lists.every(({ value }, n) => value === other.lists[n]?.value)
