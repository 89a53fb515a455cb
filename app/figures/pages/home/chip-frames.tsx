// The three frames of the chip (chip.ts): floorplan of the die, blocks of one core, standard cells.
import type { ReactNode } from 'react'
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { quantity } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  type Box,
  cells,
  cellsNet,
  core,
  coreNet,
  die,
  dieNet,
  magnifiedSpot,
  magnifiedSquare,
  type NamedBox,
  placeCells,
} from './chip.ts'

const placed = placeCells(11)

/** Each frame with the caption of its width. */
export const chipFrames = {
  die: { width: quantity(die.widthM, 'm', 1), Drawing: Die },
  core: { width: quantity(core.widthM, 'm', 1), Drawing: Core },
  cells: { width: quantity(cells.widthM, 'm', 1), Drawing: Cells },
}

export type ChipFrameName = keyof typeof chipFrames

function Die({ alt }: { alt: string }) {
  return (
    <Frame name="die" size={die.size} net={dieNet} blocks={die.blocks} alt={alt}>
      <path className="chip-pads" d="M20 7.5h200M20 232.5h200M7.5 20v200M232.5 20v200" />
      <path
        className="hair"
        d={`M15 15h210v210h-210z${slices([90, 90, 130, 50], 5)}M90 115h130${rows([20, 20, 33, 200], 6)}`}
      />
      <path className="chip-square" d={boxes([magnifiedSquare])} />
      <use
        href="#core-blocks"
        className="chip-small"
        transform={`translate(${magnifiedSquare[0]} ${magnifiedSquare[1]}) scale(${magnifiedSquare[2] / core.size})`}
      />
    </Frame>
  )
}

function Core({ alt }: { alt: string }) {
  return (
    <Frame name="core" size={core.size} net={coreNet} blocks={core.blocks} alt={alt}>
      <path
        className="hair"
        d={`${rows([15, 45, 100, 40], 4)}${slices([200, 45, 85, 40], 7)}${slices([150, 120, 135, 20], 12)}${slices([108, 260, 32, 25], 4)}`}
      />
    </Frame>
  )
}

function Cells({ alt }: { alt: string }) {
  const rails = Array.from(
    { length: cells.rows - 1 },
    (_, n) => `M0 ${((n + 1) * cells.size) / cells.rows}h${cells.size}`,
  )
  const gates = placed.flatMap(([x, y, width, height]) =>
    slices([x - 2, y + 8, width + 4, height - 16], (width + 4) / cells.pitch),
  )
  return (
    <Frame name="cells" size={cells.size} net={cellsNet} alt={alt}>
      <path className="hair" d={gates.join('')} />
      <path className="device" d={boxes(placed)} />
      <path className="device" d={rails.join('')} />
      <path
        className="chip-vias"
        d={cellsNet
          .slice(1, -1)
          .map(([x, y]) => `M${x} ${y}h0`)
          .join('')}
      />
    </Frame>
  )
}

interface FrameProps {
  name: ChipFrameName
  size: number
  net: readonly Point[]
  alt: string
  blocks?: readonly NamedBox[]
  children: ReactNode
}

function Frame({ name, size, net, alt, blocks = [], children }: FrameProps) {
  const outlines = blocks.map(([, ...box]): Box => box)
  return (
    <svg
      className={`chip chip-${name}`}
      overflow="visible"
      role="img"
      aria-label={alt}
      aria-hidden={!alt || undefined}
    >
      <Stretch width={size} height={size}>
        <path className="device chip-ground" d={boxes([[0, 0, size, size]])} />
        <path id={`${name}-blocks`} className="device" d={boxes(outlines)} />
        {children}
        <TraceLine id={`${name}-net`} d={line(net)} crisp />
      </Stretch>
      {name === 'core' && (
        <rect
          className="chip-spot"
          x={percent(magnifiedSpot[0] / size)}
          y={percent(magnifiedSpot[1] / size)}
        />
      )}
      {blocks.map(([label, x, y]) => (
        <At key={`${x} ${y}`} x={percent(x / size)} y={percent(y / size)}>
          <text x="4" y="14">
            {label}
          </text>
        </At>
      ))}
    </svg>
  )
}

/** Lines that divide a box into equal parts: `slices` side by side, `rows` one above the other. */
function slices([x, y, width, height]: Box, parts: number): string {
  const distance = +(width / parts).toFixed(2)
  return `M${x} ${y}${`m${distance} 0v${height}m0-${height}`.repeat(Math.round(parts) - 1)}`
}
function rows([x, y, width, height]: Box, parts: number): string {
  const distance = +(height / parts).toFixed(2)
  return `M${x} ${y}${`m0 ${distance}h${width}m-${width} 0`.repeat(parts - 1)}`
}
