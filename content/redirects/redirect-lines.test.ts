import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { hideablePaths, maxRedirects, readRedirects } from './redirect-lines.ts'

const read = (...lines: string[]) => readRedirects(lines, site)
const ends = (...lines: string[]) => read(...lines).map(({ end, problem }) => end ?? problem)
const pages = pathsOf(site)

describe('a line', () => {
  it('hides a service or an industry, or gives an old address a page', () => {
    expect(ends('/services/ate /services/silicon-validation', '/industries/retail  /industries')).toEqual([
      '/services/silicon-validation',
      '/industries',
    ])
    expect(ends('/jobs\t/careers#positions-title', '/old/our-team_2 /', '/%C3%BCber%20uns /about')).toEqual([
      '/careers#positions-title',
      '/',
      '/about',
    ])
  })

  it.each([
    ['/services/ate', 'form'],
    ['/a /about now', 'form'],
    ['a /about', 'old'],
    ['//a /about', 'old'],
    ['/a/ /about', 'old'],
    ['/A /about', 'old'],
    ['/a?b=c /about', 'old'],
    ['/a#b /about', 'old'],
    ['/a.html /about', 'old'],
    ['https://example.com/a /about', 'old'],
    ['/%41 /about', 'old'],
    ['/%2Fadmin /about', 'old'],
    ['/%0d%0a /about', 'old'],
    ['/%C3 /about', 'old'],
    ['/%E2%80%AE /about', 'old'],
    ['/%C2%85 /about', 'old'],
    [`/${'a'.repeat(200)} /about`, 'old'],
    ['/ /about', 'old'],
    ['/admin /about', 'reserved'],
    ['/admin/x /about', 'reserved'],
    ['/rest/v1 /about', 'reserved'],
    ['/auth /about', 'reserved'],
    ['/realtime /about', 'reserved'],
    ['/healthz /about', 'reserved'],
    ['/preview/x /about', 'reserved'],
    ['/assets/x /about', 'reserved'],
    ['/cards/home /about', 'reserved'],
    ['/services/404 /about', 'reserved'],
    ['/about /careers', 'kept'],
    ['/services /about', 'kept'],
    ['/a /admin', 'new'],
    ['/a /nowhere', 'new'],
    ['/a //example.com', 'new'],
    ['/a https://example.com/', 'new'],
    ['/a /\\example.com', 'new'],
    ['/a javascript:alert(1)', 'new'],
    ['/a /about?x=y', 'new'],
    ['/a /about#', 'new'],
    ['/a /about#a"b', 'new'],
    ['/a /a', 'circle'],
  ])('%j is ignored: %s', (line, problem) => {
    expect(ends(line)).toEqual([problem])
  })

  it('counts once for each old address', () => {
    expect(ends('/a /about', '/a /careers', '/%C3%9C /about', '/%C3%BC /about')).toEqual([
      '/about',
      'repeated',
      '/about',
      'repeated',
    ])
  })

  it('counts among the first 200', () => {
    const lines = Array.from({ length: maxRedirects + 1 }, (_, n) => `/old-${n} /about`)
    expect(ends(...lines).slice(-2)).toEqual(['/about', 'many'])
  })
})

describe('several lines', () => {
  it('lead to the end of their chain, in any order', () => {
    expect(ends('/b /services/ate', '/a /b#x', '/services/ate /services#semiconductors')).toEqual(
      Array(3).fill('/services#semiconductors'),
    )
  })

  it('are ignored if they lead in a circle; their pages stay, and others may lead there', () => {
    expect(ends('/services/ate /services/dft', '/services/dft /services/ate', '/a /services/ate')).toEqual([
      'circle',
      'circle',
      '/services/ate',
    ])
    expect(ends('/a /b', '/b /a', '/c /a')).toEqual(['circle', 'circle', 'new'])
  })

  it('are ignored if they lead to a line that is ignored, unless it is about a page', () => {
    expect(ends('/a /b', '/b /nowhere', '/c /services/ate', '/services/ate /nowhere')).toEqual([
      'new',
      'new',
      '/services/ate',
      'new',
    ])
  })
})

/** Addresses that occur in lines: pages, others, hostile ones. */
const address = fc.oneof(
  fc.constantFrom(...hideablePaths(site).slice(0, 6)),
  fc.constantFrom('/a', '/b', '/c', '/d/e', '/jobs'),
  fc.constantFrom(...pages.filter((path) => !/^\/\w+\/./.test(path))),
  fc.constantFrom('//example.com', '/\\example.com', 'https://example.com', 'javascript:alert(1)', '/admin'),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `/${text}`),
)
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        address,
        fc.oneof(
          address,
          address.map((to) => `${to}#x`),
        ),
      )
      .map((pair) => pair.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

describe('whatever the lines say', () => {
  it('they lead to pages of this site that are not hidden, at once', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const found = readRedirects(lines, site)
        const moved = new Set(found.flatMap(({ path, end }) => (end === undefined ? [] : [path])))
        const shown = new Set(pages.filter((path) => !moved.has(path)))
        expect(shown).toContain('/')
        for (const { text, path, end, problem } of found) {
          expect(end === undefined).toBe(problem !== undefined)
          if (end === undefined) continue
          expect(text).toMatch(/^\S+\s+\S+$/)
          expect(end).toMatch(/^\/[a-z\d/-]*(#[\w-]+)?$/)
          expect(shown, text).toContain(end.replace(/#.*/, ''))
          const target = new URL(end, 'https://www.example.com')
          expect(target.origin).toBe('https://www.example.com')
          expect(path).not.toMatch(/^\/(admin|rest|auth|realtime|healthz|preview|assets|cards)(\/|$)/)
        }
      }),
    )
  })

  it('a line means the same without the pages that they hide', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const found = readRedirects(lines, site)
        const moved = new Set(found.flatMap(({ path, end }) => (end === undefined ? [] : [path])))
        const rest = {
          ...site,
          services: site.services.filter(({ slug }) => !moved.has(`/services/${slug}`)),
          industries: site.industries.filter(({ slug }) => !moved.has(`/industries/${slug}`)),
        }
        expect(readRedirects(lines, rest)).toEqual(found)
      }),
    )
  })
})
