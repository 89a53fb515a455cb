import { expect, test } from 'vitest'
import { boxOf, checkAt, handover, recoveryBox, stairs } from './layout.ts'
import { attackedChains, boot, checks, checkTimeMs, images, recoveredCount } from './model.ts'

test('unchanged images boot one after the other, up to the application', () => {
  expect(boot(images)).toEqual({ endsIn: 'application', started: images })
})

test('all attacks end in recovery before the attacked image runs', () => {
  expect(attackedChains).toHaveLength(images.length * checks.length)
  expect(recoveredCount).toBe(attackedChains.length)
  for (const chain of attackedChains) {
    const target = chain.findIndex((image, n) => image !== images[n])
    expect(boot(chain).started).toEqual(images.slice(0, target))
  }
})

test('an attack fails one check, and each check stops an attack', () => {
  const failed = attackedChains.map((chain) =>
    chain.flatMap((image) => checks.filter(({ holds }) => !holds(image)).map(({ name }) => name)),
  )
  expect(failed.every((names) => names.length === 1)).toBe(true)
  expect(new Set(failed.flat())).toEqual(new Set(checks.map(({ name }) => name)))
})

test('a newer version boots', () => {
  expect(boot(images.map((image) => ({ ...image, version: image.version + 1 }))).endsIn).toBe('application')
})

test('a check takes the hash of all bytes and one signature', () => {
  // 0.75 MiB at 24 MiB/s + 8.4 ms, 14 MiB at 180 MiB/s + 1.1 ms, 38 MiB at 310 MiB/s + 0.7 ms.
  expect(images.map((image) => checkTimeMs(image).toFixed(1))).toEqual(['39.6', '78.9', '123.3'])
})

test.each([0.29, 0.48])(
  'stairs with blocks of width %f fill the drawing, and each path ends on the next block',
  (width) => {
    const layout = stairs(width, 5)
    const last = boxOf(4, layout)
    expect(last.x + last.width).toBeCloseTo(1)
    expect(last.y + last.height).toBeCloseTo(1)
    const recovery = recoveryBox(layout)
    expect(recovery.x + recovery.width).toBeLessThan(last.x)
    for (const stage of [1, 2, 3, 4]) {
      const [from, , to] = handover(stage, layout)
      const above = boxOf(stage - 1, layout)
      const box = boxOf(stage, layout)
      expect(from?.[0]).toBeCloseTo(above.x + above.width)
      expect(to?.[1]).toBeCloseTo(box.y)
      expect(to?.[0]).toBeGreaterThan(box.x)
      expect(to?.[0]).toBeLessThan(box.x + box.width)
      const [x, y] = checkAt(stage, layout)
      expect(x).toBeCloseTo(to?.[0] ?? 0)
      expect(y).toBeGreaterThan(above.y + above.height)
      expect(y).toBeLessThan(box.y)
    }
  },
)
