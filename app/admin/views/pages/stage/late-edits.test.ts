import { describe, expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import { textStatesOf } from '#app/admin/catalog/text-states.ts'
import { site } from '#content/default-content.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { contentItem } from '#testing/content-item.ts'
import { canCompose, isSamePage, lateKeys } from './late-edits.ts'

const { texts, lists } = makeCatalog()
const rules = { otherHosts: false }
const subtitle = 'about.hero.subtitle'
const link = 'home.hero.primary.href'

/** The texts of the site with one edited. */
function statesWith(content_key: string, content_value: string) {
  const item = contentItem(content_key, content_value)
  return new Map(
    textStatesOf([...texts, ...lists], [item], rules).map((textState) => [textState.text.key, textState]),
  )
}

describe('late edits', () => {
  const page = { texts: { 7: { key: subtitle, value: 'As rendered' } }, empty: [link], unmarked: [] }

  it('are texts that say something else now, and empty ones that say something', () => {
    expect(lateKeys(page, statesWith(subtitle, 'As rendered'))).toEqual([])
    expect(lateKeys(page, statesWith(subtitle, 'Edited'))).toEqual([subtitle])
    expect(lateKeys(page, statesWith(subtitle, ''))).toEqual([subtitle])
    const { empty } = page
    expect(lateKeys({ texts: {}, empty, unmarked: [] }, statesWith(link, '/about'))).toEqual([link])
  })
  it('are lists whose entries are others now', () => {
    const { key = '', value = '' } = lists[0] ?? {}
    const page = { texts: {}, empty: [], unmarked: [{ key, value }] }
    expect(lateKeys(page, statesWith(key, value))).toEqual([])
    expect(lateKeys(page, statesWith(key, `${value}\nanalog-designer`))).toEqual([key])
    expect(lateKeys(page, statesWith(key, 'Not an id'))).toEqual([])
  })
  it('are none that the site ignores or does not know', () => {
    const page = { texts: {}, empty: [link, 'of.another.release'], unmarked: [] }
    expect(lateKeys(page, statesWith(link, 'javascript:x'))).toEqual([])
  })
  it('are compared with what visitors read: without control characters', () => {
    const value = 'One\u0001 line\ud800'
    const { about } = applyOverrides(site, [{ content_key: subtitle, content_value: value }], rules)
    const rendered = { texts: { 7: { key: subtitle, value: about.hero.subtitle } }, empty: [], unmarked: [] }
    expect(lateKeys(rendered, statesWith(subtitle, value))).toEqual([])
    expect(lateKeys({ texts: {}, empty: [subtitle], unmarked: [] }, statesWith(subtitle, ' \n'))).toEqual([])
  })
})

describe('the panel itself shows an edit', () => {
  it('of a list of plain texts, as long as it has as many lines', () => {
    const key = 'services.ate.whatWeOffer'
    const lines = ['One', 'Two'].map((value, line) => [line, { key, value, line }] as const)
    const places = lines.map(() => ({ keys: [key], compose: () => '' }))
    expect(canCompose({ texts: Object.fromEntries(lines) }, places, key, 'One\nThree')).toBe(true)
    expect(canCompose({ texts: Object.fromEntries(lines) }, places, key, 'One')).toBe(false)
  })

  const composed = { keys: [subtitle], compose: () => '' }
  const page = { texts: {} }
  it('unless the text became empty, has no place yet, or has one that only the server draws', () => {
    expect(canCompose(page, [composed], subtitle, 'Edited')).toBe(true)
    expect(canCompose(page, [composed], subtitle, '')).toBe(false)
    expect(canCompose(page, [composed], 'about.hero.title', 'Edited')).toBe(false)
    expect(
      canCompose(page, [composed, { keys: ['x', subtitle], compose: undefined }], subtitle, 'Edited'),
    ).toBe(false)
  })
})

describe('a page that is read again', () => {
  const page = { html: '<p>', marked: '<p>«1»', style: '', texts: {}, empty: [], unmarked: [] }
  const withList = (value: string) => ({ ...page, unmarked: [{ key: 'careers.positions', value }] })
  it('is the same only if its lists are, too, although their change may not be seen', () => {
    expect(isSamePage(page, { ...page })).toBe(true)
    expect(isSamePage(page, { ...page, html: '<p>Edited' })).toBe(false)
    expect(isSamePage(withList('a'), withList('a'))).toBe(true)
    expect(isSamePage(withList('a'), withList('a\n# hidden'))).toBe(false)
  })
})
