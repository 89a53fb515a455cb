import { expect, test } from 'vitest'
import { boxOf, checkAt, handover, recoveryBox, stairs } from './layout.ts'
import { attacked, boot, checks, checkTime, images, recovered } from './model.ts'

test('the images as they are boot to the application, one after the other', () => {
  expect(boot(images)).toEqual({ ends: 'application', started: images })
})

test('every attack ends in recovery, before the image that was attacked has run', () => {
  expect(attacked).toHaveLength(images.length * checks.length)
  expect(recovered).toBe(attacked.length)
  for (const chain of attacked) {
    const target = chain.findIndex((image, n) => image !== images[n])
    expect(boot(chain).started).toEqual(images.slice(0, target))
  }
})

test('each attack fails one check, and every check stops one', () => {
  const failed = attacked.map((chain) =>
    chain.flatMap((image) => checks.filter(({ holds }) => !holds(image)).map(({ name }) => name)),
  )
  expect(failed.every((names) => names.length === 1)).toBe(true)
  expect(new Set(failed.flat())).toEqual(new Set(checks.map(({ name }) => name)))
})

test('a newer version boots', () => {
  expect(boot(images.map((image) => ({ ...image, version: image.version + 1 }))).ends).toBe('application')
})

test('a check takes the hash of all bytes and one signature', () => {
  // 750 / 24 + 8.4, 14,000 / 180 + 1.1, 38,000 / 310 + 0.7 milliseconds.
  expect(images.map((image) => checkTime(image).toFixed(1))).toEqual(['39.6', '78.9', '123.3'])
})

test.each([0.29, 0.48])(
  'stairs with blocks of %f fill the drawing, and each way ends on the next block',
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
