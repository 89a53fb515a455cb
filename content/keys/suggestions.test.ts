import { describe, expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { linkKindOf } from './link-kind.ts'
import { whyIgnored } from './overrides.ts'
import { listKeys } from './site-texts.ts'
import { linkableAddresses, suggestionsOf } from './suggestions.ts'

const actions = listKeys(site).filter(({ kind }) => kind === 'href')
const byKey = new Map(actions.map((action) => [action.key, action]))

describe.each([true, false])('suggestions, other hosts allowed: %s', (otherHosts) => {
  const suggestions = Object.entries(suggestionsOf(site, site.company.email, { otherHosts }))

  it('exist for exactly the actions without a link', () => {
    const open = actions.filter(({ value }) => value === '').map(({ key }) => key)
    expect(suggestions.map(([key]) => key).sort()).toEqual(open.sort())
  })

  it.each(suggestions)('link %s to %s', (key, link) => {
    const action = byKey.get(key)
    if (!action) throw new Error(`${key} is not an action`)
    expect(whyIgnored(action, link, { otherHosts: true })).toBeUndefined()
    if (linkKindOf(link) === 'page') expect(linkableAddresses(site)).toContain(link)
  })
})

it('suggests other hosts only for social media pages, if they are not allowed', () => {
  const elsewhere = Object.entries(suggestionsOf(site, site.company.email, { otherHosts: false }))
    .filter(([, link]) => linkKindOf(link) === 'elsewhere')
    .map(([key]) => key)
  expect(elsewhere).toHaveLength(site.chrome.footer.social.length)
  for (const key of elsewhere) expect(key).toMatch(/^chrome\.footer\.social\./)
})

it('suggests links for exactly the buttons that are left, and only to pages that are left', () => {
  const { home } = site
  const left = { ...site, services: [], home: { ...home, services: { ...home.services, cards: [] } } }
  const suggestions = suggestionsOf(left, site.company.email, { otherHosts: false })
  const open = listKeys(left).filter(({ kind, value }) => kind === 'href' && value === '')
  expect(Object.keys(suggestions).sort()).toEqual(open.map(({ key }) => key).sort())
  const pages = Object.values(suggestions).filter((link) => linkKindOf(link) === 'page')
  for (const link of pages) expect(linkableAddresses(left)).toContain(link)
})
