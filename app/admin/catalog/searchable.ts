/** Something that a query can search. */
export interface Searchable {
  /** The words of its key, in lower case. */
  words: readonly string[]
  /** Other text to search, in lower case. */
  haystack: string
}

/** `services.ate.whatWeOffer.3`: services, ate, what, we, offer, 3. */
export const wordsOfKey = (key: string) =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '.')
    .toLowerCase()
    .split(/[.-]/)
