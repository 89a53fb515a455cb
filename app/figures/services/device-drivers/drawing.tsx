// The figure of the device-driver page: a transmit ring between driver and device at one moment. The frames waiting for the wire and
// the wire itself are the live line. Copper marks the producer and consumer indices.

import { quantity } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  allSentAtUs,
  frameTimeUs,
  indicesAt,
  lineRateBitsPerSecond,
  postableSlots,
  ring,
  type SlotState,
  slotOf,
  slotsOf,
  wireBytes,
} from './model.ts'
import { IndexMark, pointAt, queueTo, radius, SlotText, slotsIn } from './slots.tsx'

/** Time after the ring was empty. */
const momentUs = 89
const indices = indicesAt(momentUs)
const slots = slotsOf(indices)
const count = (state: SlotState) => slots.filter((slot) => slot === state).length

const producer = slotOf(indices.producer)
const consumer = slotOf(indices.consumer)
const clean = slotOf(indices.clean)
const queue = (right: number) => queueTo(consumer, producer - 1, right)

/** Each label is in the middle of its slots. */
const labels = [
  { state: 'posted', short: 'posted', slot: (consumer + producer - 1) / 2 },
  { state: 'completed', short: 'done', slot: (clean + consumer - 1) / 2 },
  { state: 'free', short: 'free', slot: (producer + clean + ring.slots - 1) / 2 },
] as const
const numberedSlots = slots.flatMap((_, slot) => (slot % 4 === 0 ? [slot] : []))

/** Where the lines of the driver meet the ring, in percent of its square. */
const producerPoint = pointAt(producer, radius.outer)
const cleanPoint = pointAt(clean, radius.outer)
/** The heights of these lines: one posts frames at the producer index, the other takes slots back. */
const lines = { posts: percent(producerPoint.y / 100), takes: '1%' }

function Drawing() {
  return (
    <div className="descriptor-ring">
      <Driver />
      <Device />
      <svg className="descriptor-slots" overflow="visible" aria-hidden="true">
        <DriverLines />
        {/* The wire continues through the device and ends at the edge of the figure. */}
        <Stretch width={100} height={100}>
          <path className="descriptor-slot" d={slotsIn('free', slots)} />
          <path className="descriptor-slot descriptor-completed" d={slotsIn('completed', slots)} />
          <path className="descriptor-slot pass" d={slotsIn('posted', slots)} />
          <TraceLine id="descriptor-queue" d={queue(1000)} />
        </Stretch>
        {numberedSlots.map((slot) => (
          <SlotText key={slot} slot={slot} r={radius.number} className={slot % 16 ? 'figure-wide' : ''}>
            {slot}
          </SlotText>
        ))}
        {labels.map(({ state, short, slot }) => (
          <SlotText key={state} slot={slot} r={radius.label} className="value">
            {count(state)} <tspan className="figure-wide">{state}</tspan>
            <tspan className="figure-narrow">{short}</tspan>
          </SlotText>
        ))}
        <IndexMark index={indices.producer} />
        <IndexMark index={indices.consumer} />
      </svg>
    </div>
  )
}

/** Beside the ring, or above it on narrow screens. */
function Driver() {
  return (
    <svg className="descriptor-driver" overflow="visible" aria-hidden="true">
      <At x="52" className="figure-wide">
        <line className="device" y1={lines.takes} y2={lines.posts} />
        <line className="device" x2="100%" y1={lines.posts} y2={lines.posts} />
        <line className="device" x2="100%" y1={lines.takes} y2={lines.takes} />
      </At>
      <At y="50%">
        <rect className="descriptor-block descriptor-above" x=".5" y="-50" width="104" height="100" />
        <path className="descriptor-arrow figure-wide" d="M52-50l4-8h-8z" />
        <text className="value" x="14" y="-20">
          Driver
        </text>
        <text className="marker-text" x="14" y="10">
          Producer {producer}
        </text>
        <text className="note" x="14" y="30">
          Clean {clean}
        </text>
      </At>
    </svg>
  )
}

/** From the driver to the slot it posts next, and back from the slot it reclaims next. */
function DriverLines() {
  const x = percent(cleanPoint.x / 100)
  return (
    <>
      <line className="device" x2={percent(producerPoint.x / 100)} y1={lines.posts} y2={lines.posts} />
      <At x={percent(producerPoint.x / 100)} y={lines.posts}>
        <path className="descriptor-arrow" d="M0 0l-8 4v-8z" />
      </At>
      <line className="device" x1={x} x2={x} y1={lines.takes} y2={percent(cleanPoint.y / 100)} />
      <line className="device figure-wide" x2={x} y1={lines.takes} y2={lines.takes} />
      <line className="device figure-narrow" x1=".5" x2=".5" y1="-12" y2={lines.posts} />
      <At x={x} className="figure-narrow">
        <line className="device" y1="-12" y2={lines.takes} />
        <path className="descriptor-arrow" d="M0-12l4 8h-8z" />
      </At>
    </>
  )
}

function Device() {
  return (
    <svg className="descriptor-device" overflow="visible" aria-hidden="true">
      <At x="100%" y="50%">
        <rect className="descriptor-block" x="-104.5" y="-50" width="104" height="100" />
        <text className="value" x="-90" y="-30">
          Device
        </text>
        <text className="marker-text" x="-90" y="-12">
          Consumer {consumer}
        </text>
        <text className="note" x="-90" y="22">
          {quantity(lineRateBitsPerSecond, 'b/s')}
        </text>
      </At>
    </svg>
  )
}

function Thumbnail() {
  return (
    <svg viewBox="-38 0 178 100" aria-hidden="true">
      <path className="device" d={slotsIn('free', slots) + slotsIn('completed', slots)} />
      <path className="pass" d={slotsIn('posted', slots)} />
      <path className="live" d={queue(140)} />
    </svg>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    {
      name: 'Ring',
      value: `${ring.slots} × ${ring.descriptorBytes} = ${ring.slots * ring.descriptorBytes} bytes`,
    },
    { name: 'Posted', value: `${count('posted')} descriptors` },
    { name: 'Completed, to be reclaimed', value: String(count('completed')) },
    { name: 'Room for', value: `${postableSlots(indices)} more descriptors` },
    { name: `Frame, ${wireBytes} bytes on the wire`, value: `${frameTimeUs.toFixed(2)} µs` },
    { name: 'Waiting for the wire', value: `${(allSentAtUs(indices) - momentUs).toFixed(1)} µs` },
  ],
  legend: [
    { mark: 'pass', name: 'Posted' },
    { mark: 'live', name: 'To the wire' },
  ],
  quantities: { rate: quantity(lineRateBitsPerSecond, 'b/s') },
  exit: 0.5,
}
