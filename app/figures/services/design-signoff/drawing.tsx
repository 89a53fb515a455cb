// The figure of the signoff page: the drop of the core supply over a die, and below it a section through its worst point, which
// is the live line. Copper marks what is beyond the limit.
import { HeatContours, HeatScale } from '#app/figures/kit/heat-scale.tsx'
import { Label } from '#app/figures/kit/label.tsx'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { type Block, blockAt, blocks, bumps, cell, dieSize, drops, limit, supply, worst } from './model.ts'
import {
  across,
  cursor,
  limitDrop,
  millivolts,
  Section,
  sectionEnd,
  sectionHeight,
  xTicks,
} from './section.tsx'

/** Millivolts: a band is a percent of the supply, up to the limit. */
const bands = Array.from({ length: limit * 100 + 1 }, (_, n) => n * supply * 10)

const up = scale(0, dieSize.height)
const x = { name: '', ticks: xTicks.map(({ at }) => ({ at })) }
const y = { name: 'y, µm', ticks: ticksAt([0, 500, 1000], up) }
/** Contours are drawn in tenths of a cell. */
const unit = { width: (10 * dieSize.width) / cell, height: (10 * dieSize.height) / cell }

function Drawing() {
  const cut = percent(1 - up(worst.y))
  return (
    <div className="voltage-drop">
      <Plot className="voltage-drop-die" x={x} y={y}>
        <Stretch {...unit}>
          <HeatContours map={drops} levels={bands} />
        </Stretch>
        {bumps.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            className="voltage-drop-bump"
            cx={percent(across(x))}
            cy={percent(1 - up(y))}
            r="2"
          />
        ))}
        {blocks.map((block) => (
          <BlockOutline key={block.name} {...block} />
        ))}
        <line className="device dashed" x2="100%" y1={cut} y2={cut} />
        <line className="marker" {...cursor} y1={cut} y2="100%" />
        <At x={percent(across(worst.x))} y={cut}>
          <path className="voltage-drop-worst" d="M-8 0h16M0-8v16" />
        </At>
      </Plot>
      <Section />
      <HeatScale levels={bands} unit="mV" named={(drop) => drop % 15 === 0} />
    </div>
  )
}

function BlockOutline({ name, x, y, width, height }: Block) {
  return (
    <At x={percent(across(x))} y={percent(1 - up(y + height))}>
      <rect className="device" width={percent(across(width))} height={percent(up(height))} />
      <g className="figure-wide">
        <Label className="note" x={18} y={22} text={name} />
      </g>
    </At>
  )
}

function Thumbnail() {
  return (
    <svg viewBox={`0 0 ${unit.width} ${unit.height}`} preserveAspectRatio="none" aria-hidden="true">
      <HeatContours map={drops} levels={bands} />
      <path className="live crisp" d={`M0 ${(1 - up(worst.y)) * unit.height}h${unit.width}`} />
    </svg>
  )
}

const current = blocks.reduce((sum, block) => sum + block.current, 0)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    {
      name: 'Supply',
      value: `${supply.toFixed(2)} V, ${current.toFixed(2)} A`,
    },
    { name: `Limit, ${100 * limit} %`, value: millivolts(limitDrop) },
    { name: 'Worst drop', value: millivolts(worst.drop) },
    { name: 'Over the limit by', value: millivolts(worst.drop - limitDrop) },
    { name: 'At x, y', value: `${Math.round(worst.x)}, ${Math.round(worst.y)} µm` },
    { name: 'Block', value: blockAt(worst.x, worst.y)?.name ?? '' },
  ],
  quantities: { cell },
  exit: 1 - sectionHeight * (1 - sectionEnd),
}
