// Any pages can be hidden, with any targets: the others can be shown, and no link leads to a hidden page or a redirect.
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { site as defaults } from '#content/default-content.ts'
import { hideablePaths } from '#content/redirects/redirect-lines.ts'
import { redirectsOf } from '#content/redirects/redirects.ts'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { expectRenderedLinks, siteWithRedirects } from '#tests/support/pages/rendered-links.ts'

const hideable = hideablePaths(defaults)
let render: RenderPage

beforeAll(async () => {
  ;({ render } = await loadBuild())
})

const target = fc.constantFrom(...hideable, '/', '/services#software', '/industries', '/old', '/nowhere')
const lines = fc
  .tuple(fc.subarray([...hideable, '/old', '/jobs']), fc.array(target, { minLength: 40, maxLength: 40 }))
  .map(([from, to]) => from.map((path, n) => `${path} ${to[n]}`))

it('every page can be shown, and links only to pages', { timeout: 300_000 }, async () => {
  let most = 0
  await fc.assert(
    fc.asyncProperty(lines, async (all) => {
      const site = siteWithRedirects(all, [...hideable, '/'])
      most = Math.max(most, redirectsOf(site).size)
      await expectRenderedLinks(site, render)
    }),
    { numRuns: 40 },
  )
  expect(most).toBeGreaterThan(10)
})
