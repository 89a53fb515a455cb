import { describe, expect, it } from 'vitest'
import { buttonsOf, linkProblemOf } from '#app/admin/views/buttons/buttons.ts'
import { errorPagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { groupNames } from '#content/keys/label-words.ts'
import { contentItem } from '#testing/content-item.ts'
import { makeCatalog, makeCatalogInSlices } from './catalog.ts'
import { textStatesOf } from './text-states.ts'
import { isUnknownPath } from './unknown-path.ts'

const catalog = makeCatalog()
const rules = { otherHosts: false }

describe('the page groups', () => {
  it('contain every text once', () => {
    const keys = catalog.pageGroups.flatMap(({ texts }) => texts.map(({ key }) => key))
    expect(keys.toSorted()).toEqual(catalog.texts.map(({ key }) => key).toSorted())
  })

  it('have unique names, and include every page', () => {
    const names = catalog.pageGroups.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const paths = catalog.pageGroups.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(pathsOf(site)))
  })

  it('contain only texts of their own page, except texts shared by many pages', () => {
    const shared: string[] = [groupNames.everyPage, groupNames.servicePages, groupNames.industryPages]
    for (const { name, path, texts } of catalog.pageGroups) {
      if (!shared.includes(name)) for (const text of texts) expect(text.page).toBe(path)
    }
  })
})

describe('the pages', () => {
  it('are those of the site and its errors, each with its own texts', () => {
    expect(catalog.pages.map(({ path }) => path)).toEqual([...pathsOf(site), '/404', errorPagePath])
    for (const { name, path, texts } of catalog.pages) {
      for (const { pageName, page = errorPagePath } of texts)
        expect({ pageName, page }).toEqual({ pageName: name, page: path })
    }
  })
})

describe('the buttons', () => {
  const stateOf = (key: string, ...items: [string, string][]) => {
    const rows = items.map(([key, value]) => contentItem(key, value))
    return buttonsOf(catalog, textStatesOf(catalog.texts, rows, rules), rules).find(
      ({ text }) => text.key === key,
    )
  }

  it('have labels, notices and suggested links', () => {
    for (const { text, label, notice, suggestion } of buttonsOf(
      catalog,
      textStatesOf(catalog.texts, [], rules),
      rules,
    )) {
      expect(label, text.key).not.toBe(text.key)
      expect(notice, text.key).toMatch(/Coming Soon/)
      expect(suggestion, text.key).not.toBe('')
    }
  })

  it('show their current label and link', () => {
    const key = 'about.closing.action.href'
    expect(stateOf(key)?.link).toBe('')
    expect(stateOf(key, [key, '/careers'])?.link).toBe('/careers')
    expect(stateOf(key, [key, 'javascript:1'])?.link).toBe('')
    expect(stateOf(key, ['about.closing.action.label', 'Jobs'])?.label).toBe('Jobs')
  })

  it('suggest writing to the site’s current email address', () => {
    const key = 'chrome.footer.legal.privacy-policy.href'
    expect(stateOf(key, ['company.email', 'a@example.org'])?.suggestion).toMatch(/^mailto:a@example\.org\?/)
  })

  it('suggest the contact page for an entry that the default site does not have', async () => {
    const added = await makeCatalogInSlices(site, [contentItem('careers.positions', 'analog-designer')])
    const buttons = buttonsOf(added, textStatesOf(added.texts, [], rules), rules)
    const button = buttons.find(({ text }) => text.key === 'careers.positions.analog-designer.href')
    expect(button?.suggestion).toBe('/contact')
  })

  it.each([
    ['', 'missing'],
    ['careers', 'link'],
    ['https://example.com/', 'host'],
    ['/careers', undefined],
  ])('with %j: %s', (link, problem) => {
    const href = catalog.buttons[0]?.href
    if (!href) throw new Error('The site has no button')
    expect(linkProblemOf(href, link, rules)).toBe(problem)
  })

  it.each([
    ['/careers', false],
    ['/careers/', false],
    ['/careers#any', false],
    ['/contact?department=ate', false],
    ['/', false],
    ['/Careers', false],
    ['/c%61reers?x', false],
    ['/services/ATE/#top', false],
    ['/carers', true],
    ['/careers%', true],
    ['mailto:info@example.com', false],
  ])('%s is unknown: %s', (link, unknown) =>
    expect(isUnknownPath(link, catalog.linkableAddresses)).toBe(unknown),
  )
})
