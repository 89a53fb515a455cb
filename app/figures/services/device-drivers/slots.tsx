// The slots of a descriptor ring in percent of a square. Slot 0 is at the top, and the others follow clockwise.
import type { ReactNode } from 'react'
import { At, percent } from '#app/figures/kit/responsive-svg.tsx'
import { ring, type SlotState, slotOf } from './model.ts'

export const radius = { outer: 46, inner: 35, number: 30, label: 20 }

/** The point in the middle of a slot at this distance from the center. */
export function pointAt(slot: number, r: number) {
  const angle = (slot / ring.slots) * 2 * Math.PI
  return { x: 50 + r * Math.sin(angle), y: 50 - r * Math.cos(angle) }
}

/** All slots in one state, as closed paths. */
export const slotsIn = (state: SlotState, slots: readonly SlotState[]) =>
  slots.flatMap((slotState, slot) => (slotState === state ? [sector(slot)] : [])).join('')

/**
 * Along the outer edge from the last posted slot back to the one being sent, then to the right up to `right`. The two slots are less
 * than half a ring apart, so the shorter arc is correct.
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

/** An arrow from inside the ring to the slot of an index. */
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
