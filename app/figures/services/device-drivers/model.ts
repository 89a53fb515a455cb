// The transmit ring of a network interface: descriptors in shared memory with the address and length of a frame. The driver posts at
// the producer index and the device sends at the consumer index. After an interrupt, the driver reclaims completed descriptors.
// Indices only count up; the slot of a descriptor is its index modulo the size of the ring.

export const ring = { slots: 32, descriptorBytes: 16 }
export const lineRateBitsPerSecond = 10e9
/** A full frame on the wire: preamble 8, header 14, payload 1500, check sequence 4, gap 12 (IEEE 802.3). */
export const wireBytes = 8 + 14 + 1500 + 4 + 12
/** How long a full frame occupies the wire. */
export const frameTimeUs = (wireBytes * 8 * 1e6) / lineRateBitsPerSecond

/** The application hands over frames in bursts. */
const burst = { frames: 12, periodUs: 14 }
/** Interrupt moderation: the shortest time between two interrupts. */
const interruptIntervalUs = 10

export interface Indices {
  /** The next descriptor to post. */
  producer: number
  /** The next descriptor to send. */
  consumer: number
  /** The next descriptor to reclaim. */
  clean: number
}

export type SlotState = 'free' | 'posted' | 'completed'

/** The indices at a time after the ring was empty. */
export function indicesAt(timeUs: number): Indices {
  const indices = { producer: 0, consumer: 0, clean: 0 }
  let waitingFrames = 0
  let sentAtUs = 0
  let nextBurstUs = 0
  let nextInterruptUs = interruptIntervalUs
  for (;;) {
    const nextSentUs = indices.consumer < indices.producer ? sentAtUs : Number.POSITIVE_INFINITY
    const nowUs = Math.min(nextBurstUs, nextInterruptUs, nextSentUs)
    if (nowUs > timeUs) return indices
    if (nowUs === nextSentUs) {
      indices.consumer++
      sentAtUs = nowUs + frameTimeUs
    }
    if (nowUs === nextInterruptUs) {
      indices.clean = indices.consumer
      nextInterruptUs += interruptIntervalUs
    }
    if (nowUs === nextBurstUs) {
      waitingFrames += burst.frames
      nextBurstUs += burst.periodUs
    }
    // Frames without a slot wait.
    const posted = Math.min(waitingFrames, postableSlots(indices))
    if (posted > 0 && indices.consumer === indices.producer) sentAtUs = nowUs + frameTimeUs
    indices.producer += posted
    waitingFrames -= posted
  }
}

/**
 * When everything that is posted has been sent, in microseconds after the ring was empty. The wire never pauses, because
 * each burst comes before the last one has been sent.
 */
export const allSentAtUs = ({ producer }: Indices): number => producer * frameTimeUs

/** The state of each slot, from slot 0. */
export function slotsOf({ producer, consumer, clean }: Indices): SlotState[] {
  return Array.from({ length: ring.slots }, (_, slot) => {
    const index = clean + slotOf(slot - clean)
    return index < consumer ? 'completed' : index < producer ? 'posted' : 'free'
  })
}

/** The slot of a descriptor. */
export const slotOf = (index: number) => ((index % ring.slots) + ring.slots) % ring.slots

/** One slot stays free, because a full ring would look like an empty one. */
export function postableSlots({ producer, clean }: Indices): number {
  return ring.slots - 1 - (producer - clean)
}
