import { describe, expect, it } from 'vitest'
import { isForeignOrigin } from './foreign-origin.ts'

describe('isForeignOrigin', () => {
  it.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://example.com', 'example.com:80'],
    ['https://example.com', 'example.com'],
    ['https://example.com', 'EXAMPLE.com:443'],
  ])('treats a page of %s as its own at host %s', (origin, host) => {
    expect(isForeignOrigin({ origin, host })).toBe(false)
  })

  it.each([
    ['http://127.0.0.1:3001', '127.0.0.1:3000'],
    ['https://example.com', 'www.example.com'],
    ['null', 'localhost'],
    ['', 'localhost'],
    ['https://example.com', ''],
  ])('treats a page of "%s" as foreign at host "%s"', (origin, host) => {
    expect(isForeignOrigin({ origin, host })).toBe(true)
  })

  it('does not treat a request without an origin as sent by a foreign page', () => {
    expect(isForeignOrigin({ host: 'localhost' })).toBe(false)
  })
})
