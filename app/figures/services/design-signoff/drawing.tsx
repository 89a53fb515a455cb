// The figure of the signoff page: IR drop of the core supply across a die, and below it a section through the worst point, which
// is the live line. Copper marks where the drop exceeds the limit.
import { HeatContours, HeatScale } from '#app/figures/kit/heat-map.tsx'
import { Label } from '#app/figures/kit/label.tsx'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import {
  type Block,
  blockAt,
  blocks,
  bumps,
  cellUm,
  dieSizeUm,
  dropsMillivolts,
  limitShare,
  supplyV,
  worst,
} from './model.ts'
import {
  cursor,
  formatMillivolts,
  limitMillivolts,
  Section,
  scaleX,
  sectionEnd,
  sectionHeight,
  xTicks,
} from './section.tsx'

/** A band is one percent of the supply, up to the limit. */
const levelsMillivolts = Array.from({ length: limitShare * 100 + 1 }, (_, n) => n * supplyV * 10)

const scaleY = scale(0, dieSizeUm.height)
const x = { name: '', ticks: xTicks.map(({ at }) => ({ at })) }
const y = { name: 'y, µm', ticks: ticksAt([0, 500, 1000], scaleY) }
/** Contours are drawn in units of a tenth of a cell. */
const viewBoxSize = { width: (10 * dieSizeUm.width) / cellUm, height: (10 * dieSizeUm.height) / cellUm }

function Drawing() {
  const cut = percent(1 - scaleY(worst.yUm))
  return (
    <div className="voltage-drop">
      <Plot className="voltage-drop-die" x={x} y={y}>
        <Stretch {...viewBoxSize}>
          <HeatContours map={dropsMillivolts} levels={levelsMillivolts} />
        </Stretch>
        {bumps.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            className="voltage-drop-bump"
            cx={percent(scaleX(x))}
            cy={percent(1 - scaleY(y))}
            r="2"
          />
        ))}
        {blocks.map((block) => (
          <BlockOutline key={block.name} {...block} />
        ))}
        <line className="device dashed" x2="100%" y1={cut} y2={cut} />
        <line className="marker" {...cursor} y1={cut} y2="100%" />
        <At x={percent(scaleX(worst.xUm))} y={cut}>
          <path className="voltage-drop-worst" d="M-8 0h16M0-8v16" />
        </At>
      </Plot>
      <Section />
      <HeatScale levels={levelsMillivolts} unit="mV" isLabeled={(drop) => drop % 15 === 0} />
    </div>
  )
}

function BlockOutline({ name, x, y, width, height }: Block) {
  return (
    <At x={percent(scaleX(x))} y={percent(1 - scaleY(y + height))}>
      <rect className="device" width={percent(scaleX(width))} height={percent(scaleY(height))} />
      <g className="figure-wide">
        <Label className="note" x={18} y={22} text={name} />
      </g>
    </At>
  )
}

function Thumbnail() {
  return (
    <svg
      viewBox={`0 0 ${viewBoxSize.width} ${viewBoxSize.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <HeatContours map={dropsMillivolts} levels={levelsMillivolts} />
      <path
        className="live crisp"
        d={`M0 ${(1 - scaleY(worst.yUm)) * viewBoxSize.height}h${viewBoxSize.width}`}
      />
    </svg>
  )
}

const totalCurrentA = blocks.reduce((sum, block) => sum + block.currentA, 0)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    {
      name: 'Supply',
      value: `${supplyV.toFixed(2)} V, ${totalCurrentA.toFixed(2)} A`,
    },
    { name: `Limit, ${100 * limitShare} % of supply`, value: formatMillivolts(limitMillivolts) },
    { name: 'Worst drop', value: formatMillivolts(worst.dropMillivolts) },
    { name: 'Over the limit by', value: formatMillivolts(worst.dropMillivolts - limitMillivolts) },
    { name: 'At x, y', value: `${Math.round(worst.xUm)}, ${Math.round(worst.yUm)} µm` },
    { name: 'Block', value: blockAt(worst.xUm, worst.yUm)?.name ?? '' },
  ],
  quantities: { cell: cellUm },
  exit: 1 - sectionHeight * (1 - sectionEnd),
}
