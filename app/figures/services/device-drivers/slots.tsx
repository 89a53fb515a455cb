// The slots of a descriptor ring in percent of a square: slot 0 is at the top, the others follow clockwise.
import type { ReactNode } from 'react'
import { At, percent } from '#app/figures/kit/responsive-svg.tsx'
import { ring, type SlotState, slotOf } from './model.ts'

export const radius = { outer: 46, inner: 35, number: 30, label: 20 }

/** The point in the middle of a slot at a distance from the center. */
export function pointAt(slot: number, r: number) {
  const angle = (slot / ring.slots) * 2 * Math.PI
  return { x: 50 + r * Math.sin(angle), y: 50 - r * Math.cos(angle) }
}

/** Every slot of one state, as a closed path. */
export const slotsIn = (state: SlotState, slots: readonly SlotState[]) =>
  slots.flatMap((each, slot) => (each === state ? [sector(slot)] : [])).join('')

/**
 * Along the outer edge from the last posted slot back to the one that is sent, and from there to the right, up to a given place. Both
 * are less than half of the ring apart, so that the shorter arc is the right one.
 */
export const queueTo = (consumer: number, lastPosted: number, right: number) =>
  `M${pair(lastPosted, radius.outer)}A${radius.outer} ${radius.outer} 0 0 0 ${pair(consumer, radius.outer)}H${right}`

interface SlotTextProps {
  slot: number
  r: number
  className?: string
  children: ReactNode
}

/** A text beside the middle of a slot, or between two slots. */
export function SlotText({ slot, r, className = '', children }: SlotTextProps) {
  const { x, y } = pointAt(slot, r)
  return (
    <text className={`label-middle ${className}`} x={percent(x / 100)} y={percent(y / 100)} dy="4">
      {children}
    </text>
  )
}

/** Points from inside the ring at the slot that an index names. */
export function IndexMark({ index }: { index: number }) {
  const slot = slotOf(index)
  const { x, y } = pointAt(slot, radius.inner)
  return (
    <At x={percent(x / 100)} y={percent(y / 100)}>
      <path
        className="descriptor-index"
        d="M0-2l5 10h-10z"
        transform={`rotate(${(slot / ring.slots) * 360})`}
      />
    </At>
  )
}

function sector(slot: number): string {
  const [from, to] = [slot - 0.5, slot + 0.5]
  const { outer, inner } = radius
  return `M${pair(from, outer)}A${outer} ${outer} 0 0 1 ${pair(to, outer)}L${pair(to, inner)}A${inner} ${inner} 0 0 0 ${pair(from, inner)}z`
}

function pair(slot: number, r: number): string {
  const { x, y } = pointAt(slot, r)
  return `${+x.toFixed(1)} ${+y.toFixed(1)}`
}
