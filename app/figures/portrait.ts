/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '').join('')
}
