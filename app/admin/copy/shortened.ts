/** Returns a text of at most this many characters. A longer one ends in an ellipsis. */
export function shortened(text: string, maxCharacters: number): string {
  const characters = [...text]
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text
}
