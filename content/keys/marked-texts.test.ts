import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editablePagePath } from '#content/addresses/editable-pages.ts'
import { site } from '#content/default-content.ts'
import { fill, placeholdersOf } from './fill.ts'
import { composerOf, markersIn, markTexts, partOf } from './marked-texts.ts'
import type { Override } from './overrides.ts'
import { applyOverrides, listKeys, mapTexts } from './site-texts.ts'

const rules = { otherHosts: true }
const keys = listKeys(site)
/** Facts have no marker. */
const withMarker = keys.filter(({ kind }) => kind !== 'fact')
const row = (content_key: string, content_value: string): Override => ({ content_key, content_value })

/** Everything that could be taken for a part of a marker, a pattern of a replacement or a member of an object. */
const hostile = [
  '«0»',
  '«1»',
  'x«0»«0»',
  '«1|name=«2»»',
  '«',
  '»',
  '»»',
  '|',
  '=',
  '|name=x',
  '|name={name}»',
  '/marker/0',
  '{name}',
  '{name}{name}',
  '{constructor} {__proto__} {toString}',
  '__proto__',
  "$& $1 $$ $` $'",
  '\ud800',
  '\udc00 \ud800',
  '<b>&amp;</b>',
  '',
]
const anyText = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }))
/** A text of several of them. */
const anyTexts = fc.array(anyText, { maxLength: 5 }).map((parts) => parts.join(''))

/** Marks the texts of the site, and returns the marker of each key, besides the texts. */
function mark(...rows: Override[]) {
  const { marked, texts } = markTexts(site, rows, rules)
  const values = new Map(texts.map(({ key, value }) => [key, value]))
  const markers = new Map<string, string>()
  // A marked list has fewer entries than the list, so the keys of the marked site are not those of its texts.
  mapTexts(marked, ({ value }) => {
    const text = texts[Number(markersIn(value)[0])]
    if (text) markers.set(text.key, value)
    return value
  })
  return {
    marked,
    texts,
    markerOf: (key: string) => markers.get(key) ?? '',
    currentOf: (key: string) => values.get(key) ?? '',
    textOf: (number: string) => texts[Number(number)]?.value ?? `no text ${number}`,
  }
}

describe('the marked site', () => {
  const shapeOf = (value: unknown): unknown => {
    if (typeof value === 'string') return value === '' ? 'empty' : 'text'
    if (Array.isArray(value)) return value.map(shapeOf)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
  }

  it('has a marker of its own for every text that is not empty', () => {
    const { markerOf } = mark()
    const filled = withMarker.filter(({ value }) => value !== '')
    expect(filled.filter(({ key }) => markerOf(key) === '')).toEqual([])
    expect(new Set(filled.map(({ key }) => markerOf(key))).size).toBe(filled.length)
    for (const { key, kind } of filled) {
      for (const marker of markerOf(key).split('\n'))
        expect(marker).toMatch(kind === 'href' ? /^\/marker\/\d+$/ : /^«\d+(\|\w+=\{\w+\})*»$/)
    }
  })

  it('has the facts as they are', () => {
    const [office] = site.locations.offices.items
    const { marked } = mark(row(`locations.offices.${office?.id}.latitude`, ''))
    expect(marked.locations.offices.items[0]).toMatchObject({
      latitude: '',
      longitude: office?.longitude,
      timeZone: office?.timeZone,
      country: office?.country,
    })
  })

  it('numbers every key and its current text', () => {
    const edited = 'An edited title'
    const { texts } = mark(row('home.hero.title', edited), row('nothing', 'x'))
    expect(texts).toEqual(
      withMarker.flatMap(({ key, value, lines }) =>
        lines?.length
          ? lines.map((each, line) => ({ key, value: each, line }))
          : { key, value: key === 'home.hero.title' ? edited : value },
      ),
    )
  })

  it('names the placeholders of the default and of the edit, each once', () => {
    expect(mark().markerOf('chrome.navigation.menu')).toMatch(/^«\d+\|name=\{name\}»$/)
    const { markerOf } = mark(row('chrome.navigation.menu', '{count} {count} {constructor}'))
    expect(markerOf('chrome.navigation.menu')).toMatch(
      /^«\d+\|name=\{name\}\|count=\{count\}\|constructor=\{constructor\}»$/,
    )
  })

  it('numbers each line of a list of plain texts', () => {
    const key = 'services.ate.whatWeOffer'
    const lines = ['First', 'Second', 'Third']
    const { marked, texts } = mark(row(key, lines.join('\n')))
    const shown = marked.services.find(({ slug }) => slug === 'ate')?.whatWeOffer ?? []
    const parts = shown.map((line) => texts[Number(markersIn(line)[0])])
    expect(parts).toEqual(lines.map((value, line) => ({ key, value, line })))
    expect(parts.map((part) => part && partOf(part, lines.join('\n')))).toEqual(lines)
  })

  it('leaves the structure as it is, whatever was edited', () => {
    const anyKey = fc.constantFrom(...keys.map(({ key }) => key))
    const anyHref = fc.constantFrom('', '/careers', '/marker/3', 'https://example.com', 'tel:+1555')
    const rows = fc.array(fc.record({ content_key: anyKey, content_value: fc.oneof(anyTexts, anyHref) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(rows, (overrides) => {
        const edited = applyOverrides(site, overrides, rules)
        expect(shapeOf(mark(...overrides).marked)).toEqual(shapeOf(edited))
      }),
      { numRuns: 50 },
    )
  })
})

describe('a composed part', () => {
  const compose = (part: string, texts: Record<string, string>) =>
    composerOf(part)((number) => texts[number] ?? '')

  it.each<[string, Record<string, string>, string]>([
    ['«3»', { 3: 'Text' }, 'Text'],
    ['Call «3» now', { 3: 'us' }, 'Call us now'],
    ['«1» | «2»', { 1: 'Careers', 2: 'Company' }, 'Careers | Company'],
    ['«1|count=28»', { 1: 'All {count} services' }, 'All 28 services'],
    ['«1|count=28»', { 1: 'All services' }, 'All services'],
    ['«1|name=«2»»', { 1: '{name} menu', 2: 'Services' }, 'Services menu'],
    ['«1|a=«2|b=«3»; 7»|c=8»', { 1: '{c} {a}', 2: '<{b}>', 3: 'x' }, '8 <x; 7>'],
    ['«1|range=3 = 4 | 5»', { 1: '({range})' }, '(3 = 4 | 5)'],
    ['/marker/7', { 7: '/careers' }, '/careers'],
    ['mailto:«4»', { 4: 'jobs@example.com' }, 'mailto:jobs@example.com'],
    // No markers:
    ['', {}, ''],
    ['see /marker/7', { 7: 'x' }, 'see /marker/7'],
    ['/marker/7\n', { 7: 'x' }, '/marker/7\n'],
    ['«» «x» «1 «1| «1|=» |a=b »', { 1: 'x' }, '«» «x» «1 «1| «1|=» |a=b »'],
    ['«1|a=«2»', { 1: 'x', 2: 'y' }, '«1|a=«2»'],
  ])('%s is composed of %j', (part, texts, composed) => {
    expect(compose(part, texts)).toBe(composed)
  })

  it('contains texts as they are, even if they look like markers', () => {
    fc.assert(
      fc.property(anyTexts, anyTexts, (one, other) => {
        expect(compose('«0»', { 0: one })).toBe(one)
        expect(compose('/marker/0', { 0: one })).toBe(one)
        expect(compose('a «0», «1» b', { 0: one, 1: other })).toBe(`a ${one}, ${other} b`)
        expect(compose('«0|name=«1»»', { 0: one, 1: other })).toBe(fill(one, { name: other }))
      }),
    )
  })

  it('is a text, whatever the part and the texts are', () => {
    const pieces = fc.array(fc.oneof(anyText, fc.constantFrom('«0|name=', '«1|a=«0»', '|a=', '»')))
    fc.assert(
      fc.property(pieces, anyTexts, (parts, text) => {
        const part = parts.join('')
        expect(typeof composerOf(part)(() => text)).toBe('string')
        if (!part.includes('»') && !part.startsWith('/marker/'))
          expect(composerOf(part)(() => text)).toBe(part)
      }),
    )
  })

  it('may contain any number of markers in each other', () => {
    const deep = 20_000
    const part = `${'«0|a='.repeat(deep)}x${'»'.repeat(deep)}`
    expect(compose(part, { 0: '{a}' })).toBe('x')
    expect(compose(part.slice(0, -1), { 0: '{a}' })).toBe(part.slice(0, -1))
  })

  it('is composed again when a text has changed', () => {
    const composer = composerOf('«1|name=«2»»')
    expect(composer((number) => (number === '1' ? '{name} menu' : 'Services'))).toBe('Services menu')
    expect(composer((number) => (number === '1' ? 'Menu: {name}' : 'About'))).toBe('Menu: About')
  })
})

describe('what a page says', () => {
  /** Something a page may fill in: a quantity, or another text, which may have placeholders of its own. */
  type Said = { quantity: string } | { key: string; filled: Record<string, Said> }
  const withPlaceholders = keys.filter(
    ({ value, kind }) => kind !== 'href' && placeholdersOf(value).length > 0,
  )
  const plain = withMarker.filter(({ value, kind }) => kind !== 'href' && value !== '')
  const names = ['name', 'count', 'buses', 'constructor', '__proto__', 'x']
  const { said } = fc.letrec<{ said: Said }>((tie) => ({
    said: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('28', '3.5 ns', 'a; b', '1 | 2', '= 4').map((quantity) => ({ quantity })),
      fc.record({
        key: fc.constantFrom(...withPlaceholders.slice(0, 5), ...plain.slice(0, 5)).map(({ key }) => key),
        filled: fc.dictionary(fc.constantFrom(...names), tie('said'), { maxKeys: 3 }),
      }),
    ),
  }))
  const say = (what: Said, textOf: (key: string) => string): string =>
    'quantity' in what
      ? what.quantity
      : fill(
          textOf(what.key),
          Object.fromEntries(Object.entries(what.filled).map(([name, each]) => [name, say(each, textOf)])),
        )
  const edited = fc.array(
    fc.tuple(
      fc.constantFrom(...withPlaceholders.slice(0, 5), ...plain.slice(0, 5)),
      fc.array(fc.oneof(fc.constantFrom(...names.map((name) => `{${name}}`)), anyText)),
    ),
  )

  it('is what the marked part says of the same texts, however they are filled into each other', () => {
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 3 }), edited, (parts, edits) => {
        const { markerOf, currentOf, textOf } = mark(
          ...edits.map(([{ key }, values]) => row(key, values.join(''))),
        )
        const page = parts.map((part) => say(part, currentOf)).join(', ')
        const markedPart = parts.map((part) => say(part, markerOf)).join(', ')
        expect(composerOf(markedPart)(textOf)).toBe(page)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the markers in a document', () => {
  it('are found in texts, attributes, links and each other, each once and in order', () => {
    const html = '<a href="/marker/12" title="«3|name=«4»»">«3» and «5|count=28»</a> /marker/6'
    expect(markersIn(html)).toEqual(['12', '3', '4', '5'])
    expect(markersIn('/marker/12')).toEqual(['12'])
    expect(markersIn('/marker/12/x, "/marker/x" «x» 7')).toEqual([])
  })
})

it('gives each page an address in the panel', () => {
  expect(['/', '/about', '/services/ate', '/404'].map(editablePagePath)).toEqual([
    '/admin/pages/index.json',
    '/admin/pages/about.json',
    '/admin/pages/services/ate.json',
    '/admin/pages/404.json',
  ])
})
