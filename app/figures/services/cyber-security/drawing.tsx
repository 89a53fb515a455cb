// The figure of the security page: boot stages as stairs, from the fuses down to the application. The live line is trust, handed on
// through the checks; a failed check leads to recovery on the left. Copper marks the root of trust.

import type { Point } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scaledBoxes, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  boxOf,
  checkAt,
  failureBranch,
  handover,
  middleOf,
  recoveryBox,
  recoveryLine,
  type Stairs,
  stairs,
} from './layout.ts'
import { attackedChains, checks, checkTimeMs, fuses, images, recoveredCount } from './model.ts'
import { Stage } from './stage.tsx'

const formatMs = (time: number) => `${time.toFixed(1)} ms`
const stages = [
  { name: 'OTP fuses', notes: ['Hash of key', `Version ≥ ${fuses.minVersion}`] },
  { name: 'Boot ROM', notes: ['Not writable', 'Not checked'] },
  ...images.map((image) => ({
    name: image.name,
    notes: [`${image.sizeMiB} MiB, ${formatMs(checkTimeMs(image))}`, `Version ${image.version}, signed`],
  })),
]
const checkedStages = images.map((_, n) => stages.length - images.length + n)
const layouts = { wide: stairs(0.29, stages.length), narrow: stairs(0.48, stages.length) }

const unit = { width: 1000, height: 600 }
const trust = (layout: Stairs, size = unit) =>
  stages.flatMap((_, n) => (n ? [scaledLine(handover(n, layout), size)] : [])).join('')
const failures = (layout: Stairs, size = unit) => {
  const [first = 0] = checkedStages
  return [recoveryLine(first, layout), ...checkedStages.map((stage) => failureBranch(stage, layout))]
    .map((points) => scaledLine(points, size))
    .join('')
}

function Drawing() {
  return (
    <svg className="plot-area trust-chain" overflow="visible" aria-hidden="true">
      <Chain name="wide" />
      <Chain name="narrow" />
    </svg>
  )
}

function Chain({ name }: { name: keyof typeof layouts }) {
  const layout = layouts[name]
  const recovery = recoveryBox(layout)
  return (
    <g className={`figure-${name}`}>
      <Stretch width={unit.width} height={unit.height}>
        <path className="device dashed" d={failures(layout)} />
        <TraceLine id={`trust-chain-${name}`} d={trust(layout)} crisp />
      </Stretch>
      {stages.map((stage, n) => (
        <Stage key={stage.name} box={boxOf(n, layout)} className={n ? '' : 'trust-root'} {...stage} />
      ))}
      <Stage
        box={recovery}
        name="Recovery"
        notes={[`${recoveredCount} of ${attackedChains.length} attacks`]}
      />
      <At x={percent(recovery.width / 4)} y={percent(recovery.y)}>
        <path className="trust-arrow" d="M0 0l4-8h-8z" />
      </At>
      {checkedStages.map((stage, n) => (
        <Check key={stage} at={checkAt(stage, layout)} isFirst={n === 0} />
      ))}
      <At x={percent(layout.width + layout.step / 2)} y={percent(middleOf(boxOf(0, layout)))}>
        <text className="marker-text" x="14" y="4">
          Root of trust
        </text>
      </At>
    </g>
  )
}

/** The first one names what is checked. */
function Check({ at: [x, y], isFirst }: { at: Point; isFirst: boolean }) {
  return (
    <At x={percent(x)} y={percent(y)}>
      <circle className="trust-check" r="9" />
      <path className="live" d="M-4 0l3 3.5L4.5-4" />
      {isFirst && (
        <text className="note figure-wide" x="18" y="4">
          {checks.map(({ name }) => name).join(', ')}
        </text>
      )}
    </At>
  )
}

function Thumbnail() {
  const layout = layouts.wide
  const blocks = [...stages.map((_, n) => boxOf(n, layout)), recoveryBox(layout)]
  return (
    <>
      <path className="device dashed" d={failures(layout, thumbnail)} />
      <path
        className="device"
        d={scaledBoxes(
          blocks.map(({ x, y, width, height }) => [x, y, width, height]),
          thumbnail,
        )}
      />
      <path className="live crisp" d={trust(layout, thumbnail)} />
    </>
  )
}

const totalMiB = images.reduce((sum, image) => sum + image.sizeMiB, 0)
const totalMs = images.reduce((sum, image) => sum + checkTimeMs(image), 0)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Root of trust', value: 'SHA-256 of key, 256 fuses' },
    { name: 'Signatures', value: `${images.length} × ECDSA P-256` },
    { name: 'Hashed at boot', value: `${totalMiB} MiB` },
    { name: 'Time of all checks', value: formatMs(totalMs) },
    { name: 'Lowest version allowed', value: `${fuses.minVersion}, in fuses` },
    { name: 'Attacks stopped', value: `${recoveredCount} of ${attackedChains.length}` },
  ],
  legend: [
    { mark: 'live', name: 'Trust' },
    { mark: 'device', name: 'Stage' },
  ],
  exit: middleOf(boxOf(stages.length - 1, layouts.wide)),
}
