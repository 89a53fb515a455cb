import { expect, test } from 'vitest'
import { allSentAtUs, frameTimeUs, indicesAt, lineRateBitsPerSecond, ring, slotOf, slotsOf } from './model.ts'

const times = Array.from({ length: 400 }, (_, n) => n * 0.7)

test('a full frame takes 1538 bytes on the wire', () => {
  expect(frameTimeUs).toBeCloseTo(1.2304, 4)
  expect((1538 * 8) / (frameTimeUs / 1e6)).toBeCloseTo(lineRateBitsPerSecond)
})

test('the device never passes the driver, only sent frames are reclaimed, and one slot stays free', () => {
  for (const time of times) {
    const { producer, consumer, clean } = indicesAt(time)
    expect(clean).toBeLessThanOrEqual(consumer)
    expect(consumer).toBeLessThanOrEqual(producer)
    expect(producer - clean).toBeLessThan(ring.slots)
  }
})

test('indices never go back, and the wire never exceeds its rate', () => {
  for (const [n, time] of times.slice(1).entries()) {
    const before = indicesAt(times[n] ?? 0)
    const after = indicesAt(time)
    for (const key of ['producer', 'consumer', 'clean'] as const)
      expect(after[key]).toBeGreaterThanOrEqual(before[key])
    expect(after.consumer * frameTimeUs).toBeLessThanOrEqual(time + 1e-9)
  }
})

test('everything posted has been sent exactly when that is said', () => {
  for (const time of times) {
    const indices = indicesAt(time)
    const end = allSentAtUs(indices)
    expect(indicesAt(end - 0.01).consumer).toBeLessThan(indices.producer)
    expect(indicesAt(end + 0.01).consumer).toBeGreaterThanOrEqual(indices.producer)
  }
})

test('slots are free, posted or completed as the indices say', () => {
  for (const time of times) {
    const indices = indicesAt(time)
    const slots = slotsOf(indices)
    const count = (state: string) => slots.filter((slot) => slot === state).length
    expect(count('posted')).toBe(indices.producer - indices.consumer)
    expect(count('completed')).toBe(indices.consumer - indices.clean)
    expect(slots).toHaveLength(ring.slots)
    expect(slots[slotOf(indices.producer)]).toBe('free')
    if (count('posted')) expect(slots[slotOf(indices.consumer)]).toBe('posted')
  }
})

test('in the first microsecond the ring holds the first burst', () => {
  expect(indicesAt(0)).toEqual({ producer: 12, consumer: 0, clean: 0 })
  expect(indicesAt(1.3)).toEqual({ producer: 12, consumer: 1, clean: 0 })
})
