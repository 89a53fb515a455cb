/** Returns one or two letters that stand for a person: "AB" for anna.berg@example.com. */
export function initialsOf(email: string): string {
  const [name = ''] = email.split('@')
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const outer = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? name]
  return outer.map((word = '') => [...word][0]?.toUpperCase()).join('')
}
