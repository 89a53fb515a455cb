// The address map of a microcontroller with an Arm Cortex-M4: its regions as the reference manual gives them, and what a linker script
// puts there. The stack lies at the bottom of the memory: what runs over its end leaves the region and faults at once.

/** Bytes, and the address of the lowest. */
export interface Region {
  name: string
  start: number
  size: number
  sections: readonly Section[]
}
export interface Section {
  name: string
  start: number
  size: number
}

const kibibyte = 1024
/** Bytes. */
export const stackSize = 1280

/** From the lowest address up. */
export const regions: readonly Region[] = [
  region('Flash', 0x0800_0000, 128 * kibibyte, [
    ['.vectors', 512],
    ['.text', 68 * kibibyte],
    ['.rodata', 26 * kibibyte],
    ['.data image', 1.5 * kibibyte],
  ]),
  region('RAM', 0x2000_0000, 32 * kibibyte, [
    ['stack', stackSize],
    ['.data', 1.5 * kibibyte],
    ['.bss', 19 * kibibyte],
  ]),
  region('Peripherals', 0x4000_0000, 512 * 1024 * kibibyte),
  region('Core', 0xe000_0000, 1024 * kibibyte),
]

/** The bytes of a region that a section fills. */
export const usedOf = ({ sections }: Region) => sections.reduce((sum, { size }) => sum + size, 0)

export const regionOf = (name: string): Region => {
  const found = regions.find((each) => each.name === name)
  if (!found) throw new RangeError(`no region is called ${name}`)
  return found
}

/** An address as reference manuals print it. */
export const hexadecimal = (address: number) =>
  `0x${address
    .toString(16)
    .toUpperCase()
    .padStart(8, '0')
    .replace(/(?=.{4}$)/, ' ')}`

/** Sections one after the other, from the start of their region, as a linker places them; it fails if they outgrow it. */
function region(
  name: string,
  start: number,
  size: number,
  contents: readonly (readonly [name: string, size: number])[] = [],
): Region {
  let next = start
  const sections = contents.map(([section, bytes]) => {
    const placed = { name: section, start: next, size: bytes }
    next += bytes
    return placed
  })
  if (next > start + size) throw new RangeError(`region ${name} overflowed by ${next - start - size} bytes`)
  return { name, start, size, sections }
}
