// Pages can be hidden in any number: the others still have what they need, and link to none of them.
import { beforeAll, expect, it } from 'vitest'
import { site as defaults } from '#content/default-content.ts'
import { hideablePaths } from '#content/redirects/redirect-lines.ts'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { expectRenderedLinks, siteWithRedirects } from '#tests/support/pages/rendered-links.ts'

const hideable = hideablePaths(defaults)
let render: RenderPage

beforeAll(async () => {
  ;({ render } = await loadBuild())
})

it.each([
  ['all are', hideable],
  ['all but one of each kind are', hideable.filter((path) => !/\/(dft|retail)$/.test(path))],
])('every page can be shown if %s hidden, and links to none', async (_which, hidden) => {
  const site = siteWithRedirects(
    hidden.map((path) => `${path} ${path.replace(/\/[^/]+$/, '')}`),
    hideable,
  )
  expect(site.services.length + site.industries.length).toBe(hideable.length - hidden.length)
  await expectRenderedLinks(site, render)
})
