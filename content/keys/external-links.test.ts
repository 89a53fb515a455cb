import { expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { externalLinksOf } from './external-links.ts'
import { applyOverrides } from './site-texts.ts'

const linksWith = (texts: Readonly<Record<string, string>>, otherHosts = true) =>
  externalLinksOf(
    applyOverrides(
      site,
      Object.entries(texts).map(([content_key, content_value]) => ({ content_key, content_value })),
      { otherHosts },
    ),
  )

it('are none by default', () => {
  expect(linksWith({})).toEqual(new Map())
})

it('are the addresses of buttons on other sites, each once, with all its links', () => {
  expect(
    linksWith({
      'home.hero.primary.href': 'https://a.example/x#one',
      'home.hero.secondary.href': 'https://a.example/x#two',
      'about.closing.action.href': 'https://b.example',
      'careers.hero.action.href': '/about',
      'about.hero.subtitle': 'https://text.example/',
      'not.of.the.site.href': 'https://unused.example/',
      'locations.presence.map.href': 'http://ignored.example/',
    }),
  ).toEqual(
    new Map([
      [
        'https://a.example/x',
        [
          { key: 'home.hero.primary.href', value: 'https://a.example/x#one' },
          { key: 'home.hero.secondary.href', value: 'https://a.example/x#two' },
        ],
      ],
      ['https://b.example', [{ key: 'about.closing.action.href', value: 'https://b.example' }]],
    ]),
  )
})

it('are none where links to other sites are ignored, and none of hidden entries', () => {
  const key = 'careers.positions.product-manager.href'
  expect(linksWith({ [key]: 'https://a.example/' }, false)).toEqual(new Map())
  const value = 'https://a.example/'
  expect(linksWith({ [key]: value }).get(value)).toEqual([{ key, value }])
  expect(linksWith({ [key]: 'https://a.example/', 'careers.positions': '# product-manager' })).toEqual(
    new Map(),
  )
})
