import fc from 'fast-check'
import { expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { redirected, redirectsOf } from './redirects.ts'

const lines = ['/services/ate /services#semiconductors', '/our%20team /about', '/%C3%BCber-uns /about']
const redirects = redirectsOf({ ...site, chrome: { ...site.chrome, redirects: lines } })

it.each([
  ['/services/ate', '/services#semiconductors'],
  ['/Services/ATE//?a=b&c', '/services?a=b&c#semiconductors'],
  ['/services/%61te#offer', '/services#semiconductors'],
  ['/our%20Team?x#story', '/about?x#story'],
  ['/%c3%9cber-uns/', '/about'],
  ['/über-uns', '/about'],
  ['/u%CC%88ber-uns', '/about'],
  ['/services/ate/x', undefined],
  ['//services/ate', undefined],
  ['/services?/services/ate', undefined],
  ['', undefined],
])('%s leads to %s', (address, target) => {
  expect(redirected(redirects, address)).toBe(target)
})

it('leads to this site, whatever follows the path', () => {
  const begins = fc.constantFrom('', '?', '#', '/', '//', '/?', '?//', '?\\', '#@')
  fc.assert(
    fc.property(begins, fc.string({ unit: 'grapheme-ascii' }), (begin, rest) => {
      const target = redirected(redirects, `/services/ate${begin}${rest}`)
      if (target !== undefined) expect(target).toMatch(/^\/services(?=[?#]|$)/)
    }),
  )
})
