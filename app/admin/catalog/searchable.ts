import type { SiteText } from '#content/keys/labels.ts'

/** Something that a query can search, in lower case. */
export interface Searchable {
  key: string
  /** What it is called: its name, the words of its key, the key itself and its page. */
  name: string
  /** What it says. */
  text: string
  /** The words of its key and its name. */
  words: readonly string[]
}

/** `services.ate.whatWeOffer.3`: services, ate, what, we, offer, 3. */
const wordsOfKey = (key: string) =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '.')
    .toLowerCase()
    .split(/[.-]/)

/** Returns the words of a key and of a name. */
const wordsOf = (key: string, label = ''): string[] => [
  ...new Set([...wordsOfKey(key), ...(label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]),
]

/**
 * @param known the text of the site with this key, if there is one
 * @param value the value of the item with this key, if there is one
 */
export function searchableOf(key: string, known: SiteText | undefined, value = ''): Searchable {
  const words = wordsOf(key, known?.label)
  return {
    key: key.toLowerCase(),
    name: [known?.label, words.join(' '), key, known?.page].join('\n').toLowerCase(),
    text: [known?.value, value].join('\n').toLowerCase(),
    words,
  }
}
