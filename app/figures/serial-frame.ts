// A text as an asynchronous serial line carries it: 8 data bits, no parity, 1 stop bit (8N1), least significant bit first.

const idle = 1

/** The levels of the line, bit by bit: for each character a start bit (0), its 8 bits, and a stop bit (1). ASCII only. */
export function serialFrames(text: string): number[] {
  return Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    if (code > 0x7f) throw new RangeError(`no ASCII character: ${character}`)
    const data = Array.from({ length: 8 }, (_, bit) => (code >> bit) & 1)
    return [0, ...data, idle]
  })
}
