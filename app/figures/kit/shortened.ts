// Texts of the content that a drawing letters: whatever they become, the drawing keeps its room.

const graphemes = new Intl.Segmenter('en')

/** A text of at most `most` characters as people count them; a longer one ends in an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}
