// The figure of the data page: the loss on training and on validation records. The validation loss is the live line; copper marks its
// minimum, whose weights are kept, and the epoch at which training stops.

import type { Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { type Epoch, epochs, featureCount, patience, records, train } from './model.ts'

const { losses, best, stopped, model, rule, difference } = train(8)
const lossAt = (epoch: number) => losses[epoch] ?? { training: Number.NaN, validation: Number.NaN }
const last = lossAt(epochs)

const across = scale(0, epochs)
const down = scale(0.8, 0.2)
const unit = { width: 800, height: 400 }
const curve = (split: keyof Epoch, size = unit) =>
  scaledLine(
    losses.map(({ [split]: loss }, epoch): Point => [across(epoch), down(loss)]),
    size,
  )
const decimals = (value: number) => value.toFixed(2)
const percentage = (share: number) => `${Math.round(100 * share)} %`

const x = {
  name: 'Epoch',
  ticks: ticksAt([0, 20, 40, 60, 80, 100, 120], across, String, (epoch) => epoch % 40 !== 0),
}
const y = {
  name: 'Cross-entropy loss per record',
  ticks: ticksAt(
    [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8],
    (loss) => 1 - down(loss),
    (loss) => loss.toFixed(1),
  ),
}

function Drawing() {
  return (
    <Plot x={x} y={y} grid>
      <Stretch width={unit.width} height={unit.height}>
        <path className="hair dashed" d={`M0 ${down(rule.loss) * unit.height}h${unit.width}`} />
        <path className="dim" d={curve('training')} />
      </Stretch>
      <At x={percent(across(stopped))} y={percent(down(rule.loss))}>
        <text className="note" x="10" y="-8">
          Baseline {decimals(rule.loss)}
        </text>
      </At>
      <Stop />
      <Stretch width={unit.width} height={unit.height}>
        <TraceLine id="training-validation" d={curve('validation')} />
      </Stretch>
      <At x={percent(across(best))} y={percent(down(lossAt(best).validation))}>
        <circle className="training-point" r="4" />
      </At>
      <At x="100%" y={percent(down(last.validation))}>
        <text className="value label-end" x="-12" y="31">
          Validation
        </text>
      </At>
      <At x="100%" y={percent(down(last.training))}>
        <text className="value label-end" x="-12" y="-18">
          Training
        </text>
      </At>
    </Plot>
  )
}

/** From the minimum of the validation loss to the epoch at which training stops. */
function Stop() {
  const span = percent(0.93)
  return (
    <>
      <At x={percent(across(best))}>
        <line className="marker dashed" y1={percent(down(lossAt(best).validation))} y2="100%" />
        <At y={span}>
          <text className="marker-text label-end" x="-10" y="-4">
            <tspan className="figure-wide">Epoch </tspan>
            {best}
          </text>
          <text className="note label-end" x="-10" y="13">
            <tspan className="figure-wide">weights </tspan>kept
          </text>
        </At>
      </At>
      <At x={percent(across(stopped))}>
        <line className="marker" y2="100%" />
        <At y={span}>
          <text className="marker-text" x="10" y="-4">
            Stop, epoch {stopped}
          </text>
          <text className="note" x="10" y="13">
            patience {patience}
            <tspan className="figure-wide"> epochs</tspan>
          </text>
        </At>
      </At>
      <line className="marker" x1={percent(across(best))} x2={percent(across(stopped))} y1={span} y2={span} />
    </>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="dim" d={curve('training', thumbnail)} />
      <path className="marker" d={`M${across(stopped) * thumbnail.width} 0v${thumbnail.height}`} />
      <path className="live" d={curve('validation', thumbnail)} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Records: train, validate, test', value: Object.values(records).join(', ') },
    { name: 'Weights kept', value: `epoch ${best}` },
    { name: 'Validation loss there', value: lossAt(best).validation.toFixed(3) },
    { name: 'Test loss: baseline, model', value: `${decimals(rule.loss)}, ${decimals(model.loss)}` },
    {
      name: 'Difference, 95 % interval',
      value: `${decimals(difference.mean)} ± ${decimals(difference.halfWidth)}`,
    },
    {
      name: 'Wrong decisions: baseline, model',
      value: `${percentage(rule.wrong)}, ${percentage(model.wrong)}`,
    },
  ],
  legend: [
    { mark: 'live', name: 'Validation' },
    { mark: 'dim', name: 'Training' },
  ],
  quantities: {
    features: featureCount.all,
    informative: featureCount.informative,
    counted: featureCount.counted,
  },
  exit: down(last.validation),
}
