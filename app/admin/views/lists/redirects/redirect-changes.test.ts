import { describe, expect, it } from 'vitest'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { lead, oldAddressIn, planRedirectChange, removeAll, removeLine } from './redirect-changes.ts'

const time = '2026-01-01T00:00:00Z'
const saved = (content_value: string): ContentItem[] => [
  { id: 'a', content_key: redirectsKey, content_value, created_at: time, updated_at: time },
]

describe('a change of the text', () => {
  it.each([
    ['adds a line', lead('/b', '/about'), ['/a /about'], ['/a /about', '/b /about']],
    [
      'replaces lines about the same address',
      lead('/a', '/'),
      ['/a /x', '/%C3%BC /', '/a /about'],
      ['/%C3%BC /', '/a /'],
    ],
    ['removes all lines about an address', removeAll('/a'), ['/a /x', '/b /', '/a /about'], ['/b /']],
    ['removes one line', removeLine('x y z'), ['x y z', '/b /'], ['/b /']],
  ])('%s', (_what, change, before, after) => {
    expect(change(before)).toEqual(after)
  })

  it('makes, changes and deletes one item', () => {
    expect(planRedirectChange(lead('/a', '/'), [])).toMatchObject([
      { base: null, row: { content_key: redirectsKey, content_value: '/a /' } },
    ])
    expect(planRedirectChange(lead('/a', '/'), saved('/b /\n\n'))).toMatchObject([
      { id: 'a', base: time, row: { content_value: '/b /\n/a /' } },
    ])
    expect(planRedirectChange(removeAll('/a'), saved('/a /'))).toEqual([{ id: 'a', base: time, row: null }])
    expect(planRedirectChange(removeAll('/a'), [])).toEqual([])
  })

  it('replaces a text that is too long to be used', () => {
    expect(planRedirectChange(lead('/a', '/'), saved('/b /\n'.repeat(2000)))).toMatchObject([
      { row: { content_value: '/a /' } },
    ])
  })
})

it.each([
  ['https://www.example.com/Our-Team/?x=y#z', '/our-team'],
  [' /our team ', '/our%20team'],
  ['/Über-uns', '/%C3%BCber-uns'],
  ['/%C3%BCber-uns/', '/%C3%BCber-uns'],
  ['https://example.com', '/'],
  ['//example.com/a', '//example.com/a'],
  ['our team', 'our%20team'],
  ['/\ud800', '/%EF%BF%BD'],
  ['', '/'],
])('reads the old address %j as %j', (typed, address) => {
  expect(oldAddressIn(typed)).toBe(address)
})
