import { describe, expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import { site } from '#content/default-content.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import {
  addRedirect,
  oldAddressIn,
  planRedirectChange,
  type RedirectChange,
  removeLine,
  removeRedirects,
} from './redirect-changes.ts'

const catalog = makeCatalog()
const time = '2026-01-01T00:00:00Z'
const saved = (content_value: string): ContentItem[] => [
  { id: 'a', content_key: redirectsKey, content_value, created_at: time, updated_at: time },
]

const planned = (change: RedirectChange, items: ContentItem[]) => planRedirectChange(change, items, catalog)

describe('a change of the text', () => {
  it.each([
    ['adds a line', addRedirect('/b', '/about'), ['/a /about'], ['/a /about', '/b /about']],
    [
      'replaces lines about the same address',
      addRedirect('/a', '/'),
      ['/a /x', '/%C3%BC /', '/a /about'],
      ['/%C3%BC /', '/a /'],
    ],
    ['removes all lines about an address', removeRedirects('/a'), ['/a /x', '/b /', '/a /about'], ['/b /']],
    ['removes one line', removeLine('x y z'), ['x y z', '/b /'], ['/b /']],
  ])('%s', (_what, change, before, after) => {
    expect(change(before)).toEqual(after)
  })

  it('makes, changes and deletes one item', () => {
    expect(planned(addRedirect('/a', '/'), [])).toMatchObject([
      { base: null, row: { content_key: redirectsKey, content_value: '/a /' } },
    ])
    expect(planned(addRedirect('/a', '/'), saved('/b /\n\n'))).toMatchObject([
      { id: 'a', base: time, row: { content_value: '/b /\n/a /' } },
    ])
    expect(planned(removeRedirects('/a'), saved('/a /'))).toEqual([{ id: 'a', base: time, row: null }])
    expect(planned(removeRedirects('/a'), [])).toEqual([])
  })

  it('keeps the default lines, which need no item', () => {
    const defaults = makeCatalog({ ...site, chrome: { ...site.chrome, redirects: ['/a /', '/b /'] } })
    const plan = (change: RedirectChange, items: ContentItem[]) => planRedirectChange(change, items, defaults)
    expect(plan(addRedirect('/c', '/'), [])).toMatchObject([
      { base: null, row: { content_key: redirectsKey, content_value: '/a /\n/b /\n/c /' } },
    ])
    expect(plan(removeRedirects('/c'), saved('/a /\n/b /\n/c /'))).toEqual([
      { id: 'a', base: time, row: null },
    ])
    expect(plan(removeRedirects('/a'), saved('/a /'))).toMatchObject([
      { id: 'a', row: { content_value: '' } },
    ])
    expect([...defaults.redirects]).toEqual([
      ['/a', '/'],
      ['/b', '/'],
    ])
  })

  it('says why if the site would ignore it, and leaves other ignored lines alone', () => {
    const [one, two] = ['/services/ate', '/services/dft']
    expect(planned(addRedirect(two, one), saved(`${one} ${two}`))).toBe(
      `“${two}” cannot lead to “${one}”: it leads back to itself.`,
    )
    expect(planned(addRedirect(two, '/services'), saved(`${one} ${two}`))).toMatchObject([
      { row: { content_value: `${one} ${two}\n${two} /services` } },
    ])
    expect(planned(removeRedirects('/a'), saved('/a /\n/b /none'))).toMatchObject([
      { row: { content_value: '/b /none' } },
    ])
  })

  it('replaces a text that is too long to be used', () => {
    expect(planned(addRedirect('/a', '/'), saved('/b /\n'.repeat(2000)))).toMatchObject([
      { row: { content_value: '/a /' } },
    ])
  })
})

it.each([
  ['https://www.example.com/Our-Team/?x=y#z', '/our-team'],
  [' /our team ', '/our%20team'],
  ['/Über-uns', '/%C3%BCber-uns'],
  ['/U\u0308ber-uns', '/%C3%BCber-uns'],
  ['/%C3%BCber-uns/', '/%C3%BCber-uns'],
  ['https://example.com', '/'],
  ['//example.com/a', '//example.com/a'],
  ['our team', 'our%20team'],
  ['/\ud800', '/%EF%BF%BD'],
  ['', '/'],
])('reads the old address %j as %j', (typed, address) => {
  expect(oldAddressIn(typed)).toBe(address)
})
