// The figure of the DFT page: a few tester channels feed many chains through the blocks of a chip. The live line is one chain, from
// tester channel to tester channel. Copper lines count the channels and chains they cross.

import { line, type Point, segments } from '#app/figures/kit/path.ts'
import { quantity, withCommas } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { block, compactor, core, decompressor, drawn, drawnBlocks, middle, size } from './layout.ts'
import {
  cellCount,
  chainCount,
  compressionRatio,
  longestChain,
  patternCount,
  tester,
  testTimeS,
  uncompressedTestTimeS,
} from './model.ts'
import {
  blockOutlines,
  cellsOf,
  chain,
  chipOutline,
  codecs,
  cuts,
  exitY,
  liveRow,
  rows,
  wires,
} from './paths.ts'

const across = (x: number) => percent(x / size.width)
const down = (y: number) => percent(y / size.height)

function Drawing() {
  return (
    <svg className="plot-area scan" overflow="visible" aria-hidden="true">
      <Stretch width={size.width} height={size.height}>
        <path className="figure-ground figure-frame" d={chipOutline} />
        <path className="hair" d={wires} />
        <path className="scan-frames" d={blockOutlines} />
        <path className="scan-cells" d={rows.map(cellsOf).join('')} />
        <path className="scan-codec" d={codecs.map((corners) => `${line(corners)}z`).join('')} />
        <TraceLine id="scan-chain" d={line(chain, 1)} crisp />
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
          <line className="marker dashed" y1={down(from)} y2={down(to)} />
          <At y={down(from)}>
            <text className="marker-text label-middle" y="-7">
              {count}
            </text>
          </At>
        </At>
      ))}
      <At x="50%" y={down((core.bottom + size.height) / 2)}>
        <text className="marker-text label-middle" y="4">
          {chainCount} chains / {tester.channels} channels = {compressionRatio}×
        </text>
      </At>
    </svg>
  )
}

/** The name is placed below the middle, where no line passes. */
function Codec({ name, left, right }: { name: string; left: number; right: number }) {
  return (
    <At x={across((left + right) / 2)} y={down(middle + 48)}>
      <text className="note label-middle" transform="rotate(-90)" y="4">
        {name}
      </text>
    </At>
  )
}

function Thumbnail() {
  const small = ([x, y]: Point): Point => [
    (x / size.width) * thumbnail.width,
    (y / size.height) * thumbnail.height,
  ]
  const shown = rows.filter((row, n) => row !== liveRow && n % 3 === 0)
  return (
    <>
      <path
        className="hair"
        d={segments(shown.map(({ y }) => [small([decompressor.right, y]), small([compactor.left, y])]))}
      />
      <path className="scan-codec" d={codecs.map((corners) => `${line(corners.map(small))}z`).join('')} />
      <path className="live crisp" d={line(chain.map(small))} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Scan cells', value: withCommas(cellCount) },
    { name: 'Tester channels', value: `${tester.channels} in, ${tester.channels} out` },
    { name: 'Chains', value: `${chainCount}, each up to ${longestChain} cells` },
    { name: 'Compression', value: `${chainCount} / ${tester.channels} = ${compressionRatio}×` },
    { name: `${withCommas(patternCount)} patterns`, value: quantity(testTimeS, 's', 1) },
    { name: 'Without compression', value: quantity(uncompressedTestTimeS, 's', 0) },
  ],
  legend: [
    { mark: 'live', name: 'One chain' },
    { mark: 'marker', name: 'Lines counted' },
  ],
  quantities: { chains: drawn.chains, cells: drawn.cells, shiftClock: quantity(tester.shiftClockHz, 'Hz') },
  exit: exitY / size.height,
}
