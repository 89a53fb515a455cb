/**
 * Breaks a text into lines no wider than `room`, the first no wider than `first`. A word that is wider gets its own line.
 * @param widthOf measures a line in the unit of `room`
 */
export function wrap(text: string, widthOf: (line: string) => number, room: number, first = room): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= (lines.length === 1 ? first : room))
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
