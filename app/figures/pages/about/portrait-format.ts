/** The first letters or digits of the first and the last word of a name. Words without one are passed over. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  return [initials[0], ...initials.slice(1).slice(-1)].join('').toLocaleUpperCase('en')
}
