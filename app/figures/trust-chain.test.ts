import { expect, test } from 'vitest'
import { attacked, boot, checks, checkTime, images, recovered } from './trust-chain.ts'

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
