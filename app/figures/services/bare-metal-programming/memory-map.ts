// The address map of a microcontroller with an Arm Cortex-M4: its regions as in the reference manual, and the sections a linker script
// places there. The stack is at the bottom of the RAM: if it overflows, it leaves the region and faults at once.

export interface Region {
  name: string
  /** The lowest address. */
  start: number
  sizeBytes: number
  sections: readonly Section[]
}
export interface Section {
  name: string
  start: number
  sizeBytes: number
}

const kibibyte = 1024
export const stackBytes = 1280

/** From the lowest address up. */
export const regions: readonly Region[] = [
  placeSections('Flash', 0x0800_0000, 128 * kibibyte, [
    ['.vectors', 512],
    ['.text', 68 * kibibyte],
    ['.rodata', 26 * kibibyte],
    ['.data image', 1.5 * kibibyte],
  ]),
  placeSections('RAM', 0x2000_0000, 32 * kibibyte, [
    ['stack', stackBytes],
    ['.data', 1.5 * kibibyte],
    ['.bss', 19 * kibibyte],
  ]),
  placeSections('Peripherals', 0x4000_0000, 512 * 1024 * kibibyte),
  placeSections('Core', 0xe000_0000, 1024 * kibibyte),
]

/** The bytes of a region that its sections fill. */
export const usedBytes = ({ sections }: Region) => sections.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)

export const regionNamed = (name: string): Region => {
  const found = regions.find((region) => region.name === name)
  if (!found) throw new RangeError(`no region has the name ${name}`)
  return found
}

/** An address as reference manuals print it: 0x2000 0500. */
export const formatAddress = (address: number) =>
  `0x${address
    .toString(16)
    .toUpperCase()
    .padStart(8, '0')
    .replace(/(?=.{4}$)/, ' ')}`

/** Places sections one after the other from the start of their region, as a linker does, and fails if they outgrow it. */
function placeSections(
  name: string,
  start: number,
  sizeBytes: number,
  contents: readonly (readonly [name: string, sizeBytes: number])[] = [],
): Region {
  let next = start
  const sections = contents.map(([section, sectionBytes]) => {
    const placed = { name: section, start: next, sizeBytes: sectionBytes }
    next += sectionBytes
    return placed
  })
  if (next > start + sizeBytes)
    throw new RangeError(`region ${name} overflowed by ${next - start - sizeBytes} bytes`)
  return { name, start, sizeBytes, sections }
}
