// Parts of sentences that several texts of the panel share.

/** Returns a number with what it counts, such as "1 item" or "2,000 items". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** Returns a reason without the period at its end, for a sentence that goes on after it or has its own. */
export const withoutPeriod = (reason: string): string => reason.replace(/\.$/, '')

/** Returns a text of at most this many characters. A longer one ends in an ellipsis. */
export function shortened(text: string, maxCharacters: number): string {
  const characters = [...text]
  if (characters.length <= maxCharacters) return text
  const start = characters.slice(0, maxCharacters - 1).join('')
  return `${start.trimEnd()}…`
}
