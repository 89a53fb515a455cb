// A scan architecture that follows from the tester: its vector memory limits the chain length, the chain length gives the number of
// chains, and chains per tester channel is the compression ratio.

/** The blocks with their scanned flip-flops. A chain stays within its block. */
const contents = [
  { name: 'CPU', cells: 39_960 },
  { name: 'DSP', cells: 23_830 },
  { name: 'DDR controller', cells: 15_830 },
  { name: 'PCIe', cells: 11_870 },
  { name: 'Interconnect', cells: 3_820 },
]
/** Scan channels in each direction, and the vector memory behind each of them. */
export const tester = { channels: 8, vectorsPerChannel: 512_500, shiftClockHz: 50e6 }
export const patternCount = 2_500
/** Cycles of a pattern besides shifting: filling the decompressor, and capture. */
const overheadCycles = 5

/** The longest chain, in cells, whose patterns fit into the tester's memory. */
const maxChainLength = Math.floor(tester.vectorsPerChannel / patternCount) - overheadCycles

export interface ScannedBlock {
  name: string
  cells: number
  chains: number
  /** The cells of its longest chain. The others have the same number or one less. */
  length: number
}

export const blocks: readonly ScannedBlock[] = contents.map(({ name, cells }) => {
  const chains = Math.ceil(cells / maxChainLength)
  return { name, cells, chains, length: Math.ceil(cells / chains) }
})

export const cellCount = total((block) => block.cells)
export const chainCount = total((block) => block.chains)
export const longestChain = Math.max(...blocks.map(({ length }) => length))
/** Internal chains per tester channel. */
export const compressionRatio = chainCount / tester.channels
/** The time for all patterns with compression, and with one long chain per channel instead. */
export const testTimeS = testTimeFor(longestChain)
export const uncompressedTestTimeS = testTimeFor(Math.ceil(cellCount / tester.channels))

/** In seconds. */
function testTimeFor(chainLength: number): number {
  return (patternCount * (chainLength + overheadCycles)) / tester.shiftClockHz
}

function total(of: (block: ScannedBlock) => number): number {
  return blocks.reduce((sum, block) => sum + of(block), 0)
}
