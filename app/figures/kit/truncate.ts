// Texts of the content that a drawing letters: whatever they become, the drawing keeps its room.

const graphemes = new Intl.Segmenter('en')

/** A text of at most `maxCharacters` characters as people count them; a longer one ends in an ellipsis. */
export function truncate(text: string, maxCharacters: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text
}
