// The figure of the DFT page: a few tester channels, spread over many chains through the blocks of a chip. One chain is its
// live line, from its channel to the pin it leaves by; copper counts what is cut: channels and chains.
import { LiveLine } from './live-line.tsx'
import { boxes, line, type Point, segments } from './path.ts'
import { quantity } from './quantity.ts'
import {
  cells,
  chains,
  compression,
  longestChain,
  patterns,
  plainTestTime,
  tester,
  testTime,
} from './scan.ts'
import {
  block,
  cellPitch,
  channels,
  chip,
  compactor,
  core,
  decompressor,
  drawn,
  drawnBlocks,
  firstCell,
  middle,
  size,
  spread,
} from './scan-layout.ts'
import type { ServiceFigure } from './service-figure.ts'
import { At, percent, Stretch } from './viewports.tsx'

const allRows = drawnBlocks.flatMap(({ rows }) => rows)
/** The chain that is live, and the channels that it enters and leaves by. */
const [liveRow = { y: 0, cells: 0 }] = drawnBlocks
  .map(({ rows }) => rows[5])
  .filter((row) => row !== undefined)
const [entry = 0, exit = 0] = channels
const across = (x: number) => percent(x / size.width)
const down = (y: number) => percent(y / size.height)

const cell = { width: 0.64 * cellPitch, height: 10 }
const cellsOf = ({ y, cells }: { y: number; cells: number }) =>
  `M${firstCell} ${y - cell.height / 2}${`h${cell.width.toFixed(1)}v${cell.height}h-${cell.width.toFixed(1)}zm${cellPitch.toFixed(2)} 0`.repeat(cells)}`
const wires = segments([
  ...channels.flatMap((y): [Point, Point][] => [
    [
      [0, y],
      [decompressor.left, y],
    ],
    [
      [compactor.right, y],
      [size.width, y],
    ],
  ]),
  ...allRows.map(({ y }): [Point, Point] => [
    [decompressor.right, y],
    [compactor.left, y],
  ]),
])
const frames = boxes(
  drawnBlocks.map(({ y, height }) => [block.left, y, block.right - block.left, height] as const),
)
const chain: Point[] = [
  [0, entry],
  [decompressor.left, entry],
  [decompressor.right, liveRow.y],
  [compactor.left, liveRow.y],
  [compactor.right, exit],
  [size.width, exit],
]
/** The lines that are cut, and counted: channels in, chains, channels out. */
const [firstChannel = 0, lastChannel = 0] = [channels.at(0), channels.at(-1)]
const cuts = [
  { x: chip.left / 2, from: firstChannel, to: lastChannel, count: tester.channels },
  { x: (decompressor.right + block.left) / 2, from: core.top, to: core.bottom, count: chains },
  { x: (chip.right + size.width) / 2, from: firstChannel, to: lastChannel, count: tester.channels },
]
const overhang = 14
const mirrored = { left: compactor.right, right: compactor.left }

function Drawing() {
  return (
    <svg className="plot-area scan" overflow="visible" aria-hidden="true">
      <Stretch width={size.width} height={size.height}>
        <path
          className="figure-ground figure-frame scan-chip"
          d={boxes([[chip.left, 4, chip.right - chip.left, size.height - 8]])}
        />
        <path className="hair" d={wires} />
        <path className="scan-frames" d={frames} />
        <path className="scan-cells" d={allRows.map(cellsOf).join('')} />
        <path className="scan-codec" d={`${line(spread(decompressor))}z${line(spread(mirrored))}z`} />
        <LiveLine id="scan-chain" d={line(chain, 1)} />
        <path className="scan-live-cells" d={cellsOf(liveRow)} />
      </Stretch>
      {drawnBlocks.map(({ name, y }) => (
        <At key={name} x={across(block.left)} y={down(y)}>
          <text className="note" x="8" y="13">
            {name}
          </text>
        </At>
      ))}
      <Codec name="Decompressor" {...decompressor} />
      <Codec name="Compactor" {...compactor} />
      {cuts.map(({ x, from, to, count }) => (
        <At key={x} x={across(x)}>
          <line className="marker dashed" y1={down(from - overhang)} y2={down(to + overhang)} />
          <At y={down(from - overhang)}>
            <text className="marker-text label-middle" y="-7">
              {count}
            </text>
          </At>
        </At>
      ))}
      <At x="50%" y={down((core.bottom + size.height) / 2)}>
        <text className="marker-text label-middle" y="4">
          {chains} chains / {tester.channels} channels = {compression}×
        </text>
      </At>
    </svg>
  )
}

/** The name stands where no line passes: below the middle. */
function Codec({ name, left, right }: { name: string; left: number; right: number }) {
  return (
    <At x={across((left + right) / 2)} y={down(middle + 48)}>
      <text className="note label-middle" transform="rotate(-90)" y="4">
        {name}
      </text>
    </At>
  )
}

const thumbnail = { width: 160, height: 90 }

function Thumbnail() {
  const { width, height } = thumbnail
  const small = (points: readonly Point[]) =>
    line(points.map(([x, y]): Point => [(x / size.width) * width, (y / size.height) * height]))
  const shown = allRows.filter((row, n) => row === liveRow || n % 3 === 0)
  const ends = [decompressor.right, compactor.left]
  return (
    <>
      <path className="hair" d={shown.map(({ y }) => small(ends.map((x) => [x, y]))).join('')} />
      <path className="scan-codec" d={`${small(spread(decompressor))}z${small(spread(mirrored))}z`} />
      <path className="live" d={small(chain)} />
    </>
  )
}

export const scanBlocks: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Scan cells', value: cells.toLocaleString('en-US') },
    { name: 'Tester channels', value: `${tester.channels} in, ${tester.channels} out` },
    { name: 'Chains', value: `${chains} of ${longestChain} cells at most` },
    { name: 'Compression', value: `${chains} / ${tester.channels} = ${compression}×` },
    { name: `${patterns.toLocaleString('en-US')} patterns`, value: quantity(testTime, 's', 1) },
    { name: 'Without compression', value: quantity(plainTestTime, 's', 0) },
  ],
  legend: [
    { mark: 'live', name: 'One chain' },
    { mark: 'marker', name: 'Lines counted' },
  ],
  caption: `One chain in ${drawn.chains} and one cell in ${drawn.cells} are drawn. Chain length follows from the tester's vector memory. Shift at ${quantity(tester.shiftClock, 'Hz')}. An illustrative design, its numbers computed.`,
  exit: exit / size.height,
}
