import { describe, expect, it } from 'vitest'
import { isForeignOrigin } from './foreign-origin.ts'

const site = 'https://www.example.org'

describe('isForeignOrigin', () => {
  it.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://example.com', 'example.com:80'],
    ['https://example.com', 'example.com'],
    ['https://example.com', 'EXAMPLE.com:443'],
  ])('treats a page of %s as its own at host %s', (origin, host) => {
    expect(isForeignOrigin({ origin, host }, site)).toBe(false)
  })

  it('treats a page of the site as its own at any host, since a proxy may replace it', () => {
    expect(isForeignOrigin({ origin: site, host: '127.0.0.1:3000' }, site)).toBe(false)
    expect(isForeignOrigin({ origin: site }, site)).toBe(false)
  })

  it.each([
    ['http://127.0.0.1:3001', '127.0.0.1:3000'],
    ['https://example.com', 'www.example.com'],
    ['http://www.example.org', '127.0.0.1:3000'],
    ['https://www.example.org.example', '127.0.0.1:3000'],
    ['null', 'localhost'],
    ['', 'localhost'],
    ['https://example.com', ''],
  ])('treats a page of "%s" as foreign at host "%s"', (origin, host) => {
    expect(isForeignOrigin({ origin, host }, site)).toBe(true)
  })

  it('does not treat a request without an origin as sent by a foreign page', () => {
    expect(isForeignOrigin({ host: 'localhost' }, site)).toBe(false)
  })
})
