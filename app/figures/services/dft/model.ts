// A scan architecture, from the tester's side in: how long a chain may be follows from the tester's vector memory, how many
// chains there are from that, and how far a few tester channels are spread over them is the compression.

/** Flip-flops that are scanned. A chain stays within its block. */
const contents = [
  { name: 'CPU', cells: 39_960 },
  { name: 'DSP', cells: 23_830 },
  { name: 'DDR controller', cells: 15_830 },
  { name: 'PCIe', cells: 11_870 },
  { name: 'Interconnect', cells: 3_820 },
]
/** What the tester gives: pins in each direction, vectors of memory behind a pin. Shift clock in hertz. */
export const tester = { channels: 8, vectors: 512_500, shiftClock: 50e6 }
export const patterns = 2_500
/** Cycles of a pattern that are not shift: filling the decompressor, and capture. */
const overhead = 5

/** The longest chain that the tester's memory has room for, in cells. */
const longestAllowed = Math.floor(tester.vectors / patterns) - overhead

export interface ScannedBlock {
  name: string
  cells: number
  chains: number
  /** Cells of its longest chain. The others have one less, if any. */
  length: number
}

export const blocks: readonly ScannedBlock[] = contents.map(({ name, cells }) => {
  const chains = Math.ceil(cells / longestAllowed)
  return { name, cells, chains, length: Math.ceil(cells / chains) }
})

export const cells = total((block) => block.cells)
export const chains = total((block) => block.chains)
export const longestChain = Math.max(...blocks.map(({ length }) => length))
/** Internal chains for each tester channel. */
export const compression = chains / tester.channels
/** Seconds that all patterns take: with compression, and shifted straight through as many chains as there are channels. */
export const testTime = secondsFor(longestChain)
export const plainTestTime = secondsFor(Math.ceil(cells / tester.channels))

function secondsFor(length: number): number {
  return (patterns * (length + overhead)) / tester.shiftClock
}

function total(of: (block: ScannedBlock) => number): number {
  return blocks.reduce((sum, block) => sum + of(block), 0)
}
