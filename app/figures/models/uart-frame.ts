// A serial line as any UART drives it: one start bit (low), eight data bits, least significant first, no parity, one
// stop bit (high). Idle is high.

export const bitsPerSecond = 115_200
export const bitsPerFrame = 10
const maxCharacters = 8

/** Returns the characters of a text that a decoder can show: printable, with a frame, and as many as fit. */
export const sendable = (text: string) =>
  text.replaceAll(/[^\x20-\x7e\xa1-\xac\xae-\xff]/g, '').slice(0, maxCharacters)

/**
 * Returns the bits of one character's frame, in the order sent.
 * @throws {RangeError} for a character above U+00FF, which has no frame
 */
export function frameOf(character: string): number[] {
  const code = character.codePointAt(0) ?? 0
  if (code > 0xff) throw new RangeError(`${character} has no frame of eight bits`)
  const data = Array.from({ length: 8 }, (_, n) => (code >> n) & 1)
  return [0, ...data, 1]
}

/**
 * Returns where the line changes level, in bits from the first start bit. The line is high before that and after the
 * last frame.
 */
export function edgesOf(text: string): number[] {
  const bits = [...text].flatMap(frameOf)
  return bits.flatMap((bit, n) => (bit === (bits[n - 1] ?? 1) ? [] : [n]))
}
