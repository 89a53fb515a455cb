// A line that carries characters: start-stop transmission, one start bit (low), eight data bits, least significant first, no
// parity, one stop bit (high), as any UART sends it. Idle is high.

export const bitRate = 115_200
export const bitsPerFrame = 10
const mostCharacters = 8

/** What a decoder can show of a text: printable characters that have a frame, as many as there is room for. */
export const sendable = (text: string) =>
  text.replaceAll(/[^\x20-\x7e\xa1-\xac\xae-\xff]/g, '').slice(0, mostCharacters)

/** The bits of one character's frame, as sent. Only characters up to U+00FF have one. */
export function frameOf(character: string): number[] {
  const code = character.codePointAt(0) ?? 0
  if (code > 0xff) throw new RangeError(`${character} has no frame of eight bits`)
  const data = Array.from({ length: 8 }, (_, n) => (code >> n) & 1)
  return [0, ...data, 1]
}

/** Where the line changes its level, in bits from the first start bit; it is high before that and after the last frame. */
export function edgesOf(text: string): number[] {
  const bits = [...text].flatMap(frameOf)
  return bits.flatMap((bit, n) => (bit === (bits[n - 1] ?? 1) ? [] : [n]))
}
