// Edits that a page does not have, because it was rendered before them.
import type { Entry } from '#app/admin/catalog/entries.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'

/** Returns the keys of the texts and lists that say something else now than when a page was rendered. */
export function lateKeys(
  { texts, empty, unmarked }: Pick<EditablePage, 'texts' | 'empty' | 'unmarked'>,
  entries: ReadonlyMap<string, Pick<Entry, 'current'>>,
): string[] {
  const rendered = [...Object.values(texts), ...unmarked, ...empty.map((key) => ({ key, value: '' }))]
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
