// Keeps editable texts within the space that a drawing has for them.

const graphemes = new Intl.Segmenter('en')

/**
 * Returns a text of at most `maxCharacters` characters as readers count them (graphemes); a longer text ends in an
 * ellipsis.
 */
export function truncate(text: string, maxCharacters: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text
}
