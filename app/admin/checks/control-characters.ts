// Invisible control characters, which other programs put on the clipboard.

/** For a character class of a regular expression: C0 except tab and line breaks, DEL, and C1. */
export const controls = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f`
const pattern = new RegExp(`[${controls}]`, 'g')

export const withoutControls = (text: string): string => text.replaceAll(pattern, '')

/** Returns the names of the control characters in a text, each once: `U+0007`. */
export function controlsIn(text: string): string[] {
  const found = new Set(text.match(pattern))
  return Array.from(found, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase()
    return `U+${code.padStart(4, '0')}`
  })
}
