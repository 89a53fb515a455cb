// Invisible control characters, which other programs put on the clipboard.

/** For a character class of a regular expression: C0 except tab and line breaks, DEL, and C1. */
export const controls = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f`
const pattern = new RegExp(`[${controls}]`, 'g')

export const withoutControls = (text: string): string => text.replaceAll(pattern, '')
