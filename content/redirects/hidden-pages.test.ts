import { describe, expect, it } from 'vitest'
import { footerColumnsOf, navigationOf } from '#content/addresses/navigation.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { catalogOf } from '#content/addresses/service-catalog.ts'
import { site as defaults } from '#content/default-content.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { withoutHidden } from './hidden-pages.ts'
import { redirectsKey } from './redirect-lines.ts'
import { redirectsOf } from './redirects.ts'

const siteWith = (redirects: string, texts: Record<string, string> = {}) =>
  withoutHidden(
    applyOverrides(
      defaults,
      Object.entries({ ...texts, [redirectsKey]: redirects }).map(([content_key, content_value]) => ({
        content_key,
        content_value,
      })),
      { otherHosts: false },
    ),
  )

describe('a site with a hidden page', () => {
  const site = siteWith('/services/ate /services/silicon-validation')

  it('has the page nowhere, and the others as before', () => {
    expect(pathsOf(site)).toEqual(pathsOf(defaults).filter((path) => path !== '/services/ate'))
    expect(JSON.stringify([navigationOf(site), footerColumnsOf(site)])).not.toContain('/services/ate')
    expect(site.services).toEqual(defaults.services.filter(({ slug }) => slug !== 'ate'))
  })

  it('still knows where the page leads', () => {
    expect([...redirectsOf(site)]).toEqual([['/services/ate', '/services/silicon-validation']])
  })

  it('leads the links of buttons on', () => {
    const { hero } = siteWith('/services/ate /services/dft\n/jobs /careers#positions-title', {
      'home.hero.primary.href': '/services/ate?from=home#offer',
      'home.hero.secondary.href': '/jobs',
    }).home
    expect([hero.primary.href, hero.secondary.href]).toEqual([
      '/services/dft?from=home#offer',
      '/careers#positions-title',
    ])
  })
})

it('leaves out groups without a service, and menus without a page', () => {
  const embedded = defaults.services.filter(({ group }) => group === 'embedded')
  const hide = (slugs: readonly { slug: string }[], root: string) =>
    slugs.map(({ slug }) => `/${root}/${slug} /${root}`).join('\n')
  const some = siteWith(hide(embedded, 'services'))
  expect(catalogOf(some.servicesPage.groups, some.services).map(({ id }) => id)).toEqual([
    'semiconductors',
    'software',
  ])
  expect(footerColumnsOf(some)[0]?.links.map(({ path }) => path)).toEqual([
    '/services#semiconductors',
    '/services#software',
  ])

  const none = siteWith(`${hide(defaults.services, 'services')}\n${hide(defaults.industries, 'industries')}`)
  expect(none.servicesPage.groups).toEqual([])
  expect(footerColumnsOf(none).map(({ id }) => id)).toEqual(['company'])
  expect(
    navigationOf(none).flatMap(({ submenu, megamenu, name }) => (submenu || megamenu ? name : [])),
  ).toEqual(['About'])
})

it('is the same site without redirects', () => {
  const site = { ...defaults, chrome: { ...defaults.chrome, redirects: [] } }
  expect(withoutHidden(site)).toBe(site)
})
