/** Returns the first letter or digit of the first and of the last word of a name. Words without one are skipped. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  return [initials[0], ...initials.slice(1).slice(-1)].join('').toLocaleUpperCase('en')
}
