// The transmit ring of a network interface: descriptors in shared memory, each with the address and the length of a frame. The driver
// posts at the producer index, the device sends at the consumer index, and the driver takes back what is completed when an interrupt
// tells it. Indices count up for ever; a descriptor's slot is its index modulo the size of the ring.

/** Slots, and bytes in each. */
export const ring = { slots: 32, descriptor: 16 }
/** Bits in a second on the wire. */
export const lineRate = 10e9
/** Bytes on the wire of a full frame: preamble 8, header 14, payload 1500, check sequence 4, gap 12 (IEEE 802.3). */
export const frameBytes = 8 + 14 + 1500 + 4 + 12
/** Microseconds on the wire. */
export const frameTime = (frameBytes * 8 * 1e6) / lineRate

/** The application hands over this many frames at once, again after so many microseconds. */
const burst = { frames: 12, period: 14 }
/** The device raises at most one interrupt in so many microseconds. */
const moderation = 10

/** Each is the next descriptor: to be posted, to be sent, to be taken back. */
export interface Indices {
  producer: number
  consumer: number
  clean: number
}

export type SlotState = 'free' | 'posted' | 'completed'

/** The indices at a time in microseconds, from an empty ring at 0. */
export function indicesAt(time: number): Indices {
  const indices = { producer: 0, consumer: 0, clean: 0 }
  let waiting = 0
  let sending = 0
  let nextBurst = 0
  let nextInterrupt = moderation
  for (;;) {
    const sent = indices.consumer < indices.producer ? sending : Number.POSITIVE_INFINITY
    const now = Math.min(nextBurst, nextInterrupt, sent)
    if (now > time) return indices
    if (now === sent) {
      indices.consumer++
      sending = now + frameTime
    }
    if (now === nextInterrupt) {
      indices.clean = indices.consumer
      nextInterrupt += moderation
    }
    if (now === nextBurst) {
      waiting += burst.frames
      nextBurst += burst.period
    }
    // One slot stays free, or a full ring would look like an empty one. What finds no slot waits.
    const posted = Math.min(waiting, freeSlots(indices))
    if (posted > 0 && indices.consumer === indices.producer) sending = now + frameTime
    indices.producer += posted
    waiting -= posted
  }
}

/** The state of each slot of the ring, from slot 0. */
export function slotsOf({ producer, consumer, clean }: Indices): SlotState[] {
  return Array.from({ length: ring.slots }, (_, slot) => {
    const index = clean + modulo(slot - clean)
    return index < consumer ? 'completed' : index < producer ? 'posted' : 'free'
  })
}

export const slotOf = (index: number) => modulo(index)

function freeSlots({ producer, clean }: Indices): number {
  return ring.slots - 1 - (producer - clean)
}

function modulo(index: number): number {
  return ((index % ring.slots) + ring.slots) % ring.slots
}
