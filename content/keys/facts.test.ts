import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { wrongFact } from './facts.ts'

const key = (name: string) => `locations.offices.austin.${name}`

describe.each([
  ['latitude', ['0', '37.34', '-90', '90', '-0.5', '89.999999']],
  ['longitude', ['0', '-121.89', '180', '-180', '139.69']],
  ['timeZone', ['America/Los_Angeles', 'Asia/Kolkata', 'UTC', 'Etc/GMT+5', 'America/Port-au-Prince']],
  ['country', ['US', 'IN', 'JP', 'GB']],
] as const)('a %s', (name, right) => {
  it.each(right)('can be %s', (text) => expect(wrongFact(key(name), text)).toBeUndefined())
})

describe.each([
  ['latitude', ['91', '-90.1', '1e1', '1e9', '+1', ' 1', '1,5', '.5', '1.', '0x1', 'NaN', '37.34° N']],
  ['longitude', ['181', '-180.5', '1e2', 'Infinity', '١٢', `0.${'1'.repeat(99_000)}`]],
  ['timeZone', ['Mars/Olympus', '+05:30', 'Pacific time', 'America', '__proto__', 'x'.repeat(99_000)]],
  ['country', ['XX', 'ZZ', 'UK', 'us', 'USA', 'U', 'United States', '840']],
] as const)('a %s', (name, wrong) => {
  it.each([...wrong, 'constructor', '«1»'])('cannot be %.40s', (text) =>
    expect(wrongFact(key(name), text)).toBe(name),
  )
})

it('no other text is a fact', () => {
  expect(wrongFact(key('phone'), 'x')).toBeUndefined()
  expect(wrongFact(key('constructor'), 'x')).toBeUndefined()
})

it('known time zones and countries are checked without a new formatter', () => {
  const areRight = () =>
    ['Asia/Tokyo', 'asia/TOKYO'].every((text) => !wrongFact(key('timeZone'), text)) &&
    !wrongFact(key('country'), 'JP')
  expect(areRight()).toBe(true)
  const formatters = vi.spyOn(Intl, 'DateTimeFormat')
  const names = vi.spyOn(Intl, 'DisplayNames')
  onTestFinished(() => {
    formatters.mockRestore()
    names.mockRestore()
  })
  expect(areRight()).toBe(true)
  expect(formatters).not.toHaveBeenCalled()
  expect(names).not.toHaveBeenCalled()
})
