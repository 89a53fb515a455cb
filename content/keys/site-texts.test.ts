import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { maxValueLength, type Override, whyIgnored } from './overrides.ts'
import { applyOverrides, listKeys } from './site-texts.ts'

const rules = { otherHosts: false }
const keys = listKeys(site)
const row = (content_key: string, content_value: string): Override => ({ content_key, content_value })
const applied = (...rows: Override[]) => applyOverrides(site, rows, rules)
/** Returns the texts of the site by key. */
const textsOf = (of: typeof site) => Object.fromEntries(listKeys(of).map(({ key, value }) => [key, value]))

describe('keys', () => {
  it('match the expected list', () => {
    expect(keys.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'home.hero.title',
        'home.hero.primary.href',
        'home.hero.secondary.href',
        'company.email',
        'services.ate.title',
        'services.ate.heroSubtitle',
        'services.ate.overview',
        'services.ate.whatWeOffer',
        'careers.positions.senior-asic-design-engineer.title',
        'chrome.notices.comingSoon.title',
        'chrome.notices.comingSoon.description',
        ...['home', 'about', 'services', 'industries', 'careers', 'locations', 'contact'].flatMap((page) => [
          `${page}.hero.title`,
          `${page}.hero.subtitle`,
        ]),
      ]),
    )
  })

  it('name one text each', () => {
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
  })

  it('exclude everything that is not text, such as addresses and ids', () => {
    const fixed = /(^|\.)(id|slug|path|icon|gradient|group|subcategory|departmentContactPath)(\.|$)/
    for (const { key } of keys) expect(key).not.toMatch(fixed)
  })
})

describe('the edited site', () => {
  it('equals the default site without rows', () => {
    expect(applied()).toEqual(site)
  })

  it('shows the text of a row, and changes no other text', () => {
    const next = applied(row('services.ate.overview', 'Short.'), row('home.hero.title', 'Hello'))
    expect(textsOf(next)).toEqual({
      ...textsOf(site),
      'services.ate.overview': 'Short.',
      'home.hero.title': 'Hello',
    })
    expect(next.home.hero.title).toBe('Hello')
    expect(next.services.find(({ slug }) => slug === 'ate')?.overview).toBe('Short.')
  })

  it('keeps the address of a renamed service', () => {
    const ate = applied(row('services.ate.name', 'Production test')).services.find(
      ({ slug }) => slug === 'ate',
    )
    expect(ate?.name).toBe('Production test')
  })

  it('does not modify the defaults', () => {
    const before = structuredClone(site)
    applied(row('home.hero.title', 'Other'))
    expect(site).toEqual(before)
  })

  it.each([
    '__proto__.x',
    '__proto__',
    'constructor',
    'constructor.prototype.x',
    'home.__proto__.title',
    'home.hero.constructor',
    'home.hero',
    'home.hero.title.x',
    'home.hero.title.length',
    'services.ate.slug',
    'services.ate.whatWeOffer.0',
    'services.ate.whatWeOffer.99',
    'services.ate.whatWeOffer.01',
    'services.ate.whatWeOffer.1.1',
    'services.ate.whatWeOffer.length',
    'servicesPage.hero.title',
    'careers.positions.items.0.title',
    'Home.hero.title',
    ' home.hero.title',
    '',
    '.',
    'x'.repeat(1_000_000),
  ])('ignores the key %.40s', (key) => {
    expect(applied(row(key, 'x'))).toEqual(site)
    expect({}).not.toHaveProperty('x')
  })

  it('contains no character that is invalid in a page', () => {
    const { title } = applied(row('home.hero.title', 'a\0b\ud800c\u0007d\ne')).home.hero
    expect(title).toBe('ab\ufffdcd\ne')
  })

  it('ignores a text that is too long', () => {
    expect(applied(row('home.hero.title', 'x'.repeat(maxValueLength))).home.hero.title).toHaveLength(
      maxValueLength,
    )
    expect(applied(row('home.hero.title', 'x'.repeat(maxValueLength + 1)))).toEqual(site)
  })

  it('has the same structure whatever the rows are', () => {
    const shapeOf = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return typeof value
      // A list of texts may lose some of them.
      if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return 'texts'
      if (Array.isArray(value)) return value.map(shapeOf)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
    }
    const shape = shapeOf(site)
    const anyKey = fc.oneof(
      fc.constantFrom(...keys.map(({ key }) => key)),
      fc.string(),
      fc.constant('__proto__'),
    )
    const rows = fc.array(fc.record({ content_key: anyKey, content_value: fc.string({ unit: 'binary' }) }))
    fc.assert(
      fc.property(rows, (overrides) => {
        expect(shapeOf(applyOverrides(site, overrides, rules))).toEqual(shape)
        const written = overrides.map(({ content_key, content_value }) =>
          row(content_key, `x${content_value}`),
        )
        const next = applyOverrides(site, written, rules)
        // Everything without a key must be unchanged: restoring the default texts must give the default site.
        const restore = keys.map(({ key, value }) => row(key, value))
        expect(applyOverrides(next, restore, { otherHosts: true })).toEqual(site)
      }),
      { numRuns: 50 },
    )
  })
})

describe('links of actions', () => {
  const primary = (href: string, otherHosts = false) =>
    applyOverrides(site, [row('home.hero.primary.href', href)], { otherHosts }).home.hero.primary.href

  it.each(['/careers', 'mailto:a@example.com', 'tel:+1555'])('accept %s', (href) => {
    expect(primary(href)).toBe(href)
  })

  it('accept another host only if writing needs a sign-in', () => {
    expect(primary('https://example.com/')).toBe('')
    expect(primary('https://example.com/', true)).toBe('https://example.com/')
  })

  it('ignore anything else', () => {
    expect(primary('javascript:alert(1)', true)).toBe('')
  })

  it('make an action coming soon again when empty', () => {
    const next = applied(row('industries.contact.href', ''))
    expect(next.industriesPage.contact.href).toBe('')
  })
})

describe('facts of an office', () => {
  const office = `locations.offices.${site.locations.offices.items[0]?.id}`
  const edited = (field: string, value: string) =>
    applied(row(`${office}.${field}`, value)).locations.offices.items[0]

  it.each([
    ['latitude', '91', '-33.87'],
    ['longitude', '1e9', '180'],
    ['timeZone', 'Mars/Olympus', 'Australia/Sydney'],
    ['country', 'XX', 'AU'],
  ])('the %s is not %s, but can be %s or missing', (field, wrong, right) => {
    const text = { key: `${office}.${field}`, value: '', kind: 'fact' } as const
    expect(edited(field, wrong)).toEqual(edited('nothing', ''))
    expect(whyIgnored(text, wrong, rules)).toBe(field)
    expect(edited(field, 'constructor')).toEqual(edited('nothing', ''))
    expect(edited(field, right)).toMatchObject({ [field]: right })
    expect(edited(field, ' ')).toMatchObject({ [field]: '' })
    expect(whyIgnored(text, '', rules)).toBeUndefined()
  })

  it('a time zone elsewhere is structure', () => {
    const rows = ['locations.support.regions.europe.timeZone', 'contact.officeHours.timeZone']
    expect(applied(...rows.map((key) => row(key, 'UTC')))).toEqual(site)
  })
})

describe('an empty text', () => {
  it.each(['', ' ', '\n', '\u0000'])('%j counts as empty', (empty) => {
    const next = applied(row('about.hero.subtitle', empty))
    expect(next.about.hero.subtitle).toBe('')
  })

  it('is replaced by the default if it is a name', () => {
    const rows = ['home.hero.title', 'services.ate.name', 'contact.form.submit', 'chrome.skipLink'].map(
      (key) => row(key, ''),
    )
    expect(applied(...rows)).toEqual(site)
  })
})

describe('a list of plain texts', () => {
  const position = site.careers.positions.items[0]
  const key = `careers.positions.${position?.id}.skills`
  const [first, second, ...others] = position?.skills ?? []
  const skills = (...rows: Override[]) => applied(...rows).careers.positions.items[0]?.skills
  const all = [first, second, ...others]

  it('is one text, a line for each', () => {
    expect(keys.find((text) => text.key === key)?.value).toBe(all.join('\n'))
    expect(skills(row(key, 'One\n\n  Two \r\nThree'))).toEqual(['One', 'Two', 'Three'])
    expect(skills(row(key, 'One\0\n\u0007\n'))).toEqual(['One'])
    expect(skills(row(key, ' \n'))).toEqual([])
  })

  it('can be empty, or have one line', () => {
    expect(skills(row(key, ''))).toEqual([])
    expect(skills(row(key, 'One'))).toEqual(['One'])
  })

  it('is ignored with more than 1,000 lines', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `${n}`).join('\n')
    expect(skills(row(key, lines(1000)))).toHaveLength(1000)
    expect(skills(row(key, lines(1001)))).toEqual(all)
  })

  it('follows rows from before it was one text, each of which replaced a line', () => {
    expect(skills(row(`${key}.2`, 'Another'))).toEqual([first, 'Another', ...others])
    expect(skills(row(`${key}.2`, 'On\ntwo lines'))).toEqual([first, 'On two lines', ...others])
    expect(skills(row(`${key}.2`, ''))).toEqual([first, ...others])
    expect(skills(...all.map((_, n) => row(`${key}.${n + 1}`, '')))).toEqual([])
    expect(skills(row(`${key}.2`, 'x'.repeat(maxValueLength + 1)))).toEqual(all)
    const text = listKeys(site, [row(`${key}.2`, 'Another')]).find((each) => each.key === key)
    expect(text?.value).toBe([first, 'Another', ...others].join('\n'))
  })

  it('no longer does once it has a row of its own', () => {
    expect(skills(row(`${key}.2`, 'Another'), row(key, 'One\nTwo'))).toEqual(['One', 'Two'])
  })
})

it('has names that are sentences only where a page cannot do without them', () => {
  // A new field that is prose belongs in the table of text-kinds.ts. Otherwise nobody can empty it.
  const isSentence = (value: string) => value.endsWith('.') && value.includes(' ')
  const sentences = keys.filter(({ kind, value }) => kind === 'name' && isSentence(value))
  const fields = new Set(sentences.map(({ key }) => key.slice(key.lastIndexOf('.') + 1)))
  expect([...fields].toSorted()).toEqual(['chosen', 'duration', 'empty', 'error', 'illustrative', 'noOffer'])
})

describe('says why a value is ignored', () => {
  const name = { key: 'home.hero.title', value: 'Title', kind: 'name' } as const
  const added = { key: 'about.history.entries.added.year', value: '', kind: 'name' } as const
  const prose = { key: 'home.hero.subtitle', value: '', kind: 'prose' } as const
  const href = { key: 'home.hero.primary.href', value: '', kind: 'href' } as const

  it.each([
    [name, 'javascript:alert(1)', undefined],
    [name, 'x'.repeat(maxValueLength + 1), 'long'],
    [name, '', 'empty'],
    [name, ' \n\u0007', 'empty'],
    [name, '\u200b\u00ad \u2060\u200e\u2800\u3164', 'empty'],
    [name, '\u{1f469}\u200d\u{1f52c}', undefined],
    [added, '', undefined],
    [prose, '', undefined],
    [href, '', undefined],
    [href, ' \u200b', undefined],
    [href, '/careers', undefined],
    [href, 'careers', 'link'],
    [href, 'https://example.com', 'host'],
  ] as const)('%j', (key, value, why) => {
    expect(whyIgnored(key, value, rules)).toBe(why)
  })
})
