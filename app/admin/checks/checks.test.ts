import { describe, expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import type { SiteText } from '#content/keys/labels.ts'
import { findingsOf, placeholderIn, repeatedWordIn } from './checks.ts'

const text = (kind: SiteText['kind'], value = 'Default'): SiteText => ({
  key: 'a.b',
  value,
  kind,
  page: '/',
  pageName: '',
  parts: [],
  label: '',
})
const rules = { otherHosts: false }
const notesOf = (...args: Parameters<typeof findingsOf>) => findingsOf(...args).map(({ note }) => note)

describe('a placeholder', () => {
  it.each([
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['TODO: write this', 'TODO'],
    ['Price TBD', 'TBD'],
    ['call xxx', 'xxx'],
    ['Dear {name}', '{name}'],
    ['{count} of {total}', '{total}'],
  ])('is found in %j', (value, found) => {
    expect(placeholderIn(value, 'All {count} items')).toBe(found)
  })

  it.each(['All {count} items', 'A todo list', 'The XX chromosome', 'maxxxim', '{ not one }'])(
    'is not found in %j',
    (value) => {
      expect(placeholderIn(value, 'All {count} items')).toBeUndefined()
    },
  )

  it('in braces is accepted if the site does not know the key', () => {
    expect(placeholderIn('{name}', undefined)).toBeUndefined()
  })
})

describe('a repeated word', () => {
  it.each([
    ['We test the the chip', 'the the'],
    ['We test the  The chip', 'the  The'],
    ['Très très bien', 'Très très'],
  ])('is found in %j', (value, found) => {
    expect(repeatedWordIn(value)).toBe(found)
    expect(notesOf(text('prose'), value, rules, [])).toEqual([`Contains a word twice: “${found}”.`])
  })

  it.each([
    'We had had it, so that that is known',
    'the\nthe',
    'the theory',
    'breathe the air',
    'well-known known',
    '10 10',
    'a a',
    "it's it's",
  ])('is not found in %j', (value) => {
    expect(repeatedWordIn(value)).toBeUndefined()
  })

  it('is not searched in links and lists of ids', () => {
    expect(notesOf(text('list'), 'one one', rules, [])).toEqual([])
  })
})

describe('an empty text', () => {
  it.each([
    ['name', 'Not used: this text cannot be empty. The page shows the default.'],
    ['prose', 'Empty: the page leaves this text out.'],
    ['alternative', 'Empty: screen readers skip this picture.'],
    ['lines', 'Empty: the list is not shown.'],
    ['line', 'Empty: the list on the page leaves this line out.'],
    ['fact', 'Empty: the page leaves it out.'],
    ['href', 'Empty: the button shows its coming-soon notice.'],
  ] as const)('of the kind "%s": %s', (kind, note) => {
    expect(notesOf(text(kind), '', rules, [])).toEqual([note])
  })

  it('of the kind "name" without a default, as in an added entry: the page leaves this text out', () => {
    expect(notesOf(text('name', ''), '', rules, [])).toEqual(['Empty: the page leaves this text out.'])
  })

  it('is a text without visible characters', () => {
    expect(notesOf(text('prose'), ' \u0007', rules, [])).toContain('Empty: the page leaves this text out.')
    expect(notesOf(text('href'), ' \u200b', rules, [])).toEqual([
      'Empty: the button shows its coming-soon notice.',
      'Contains a character that visitors cannot see: U+200B. To remove it, cut the whole text and paste it again.',
    ])
  })

  it.each(['latitude', 'longitude', 'timeZone', 'country'])(
    'is not said to be the default of a wrong %s',
    (name) => {
      const fact = { ...text('fact', ''), key: `locations.offices.added.${name}` }
      expect(notesOf(fact, 'wrong', rules, [])).toEqual([expect.not.stringContaining('default')])
    },
  )
})

describe('invisible characters', () => {
  it('are reported in any text, each one once', () => {
    expect(notesOf(undefined, 'a\u0007b\u200bc\u0007', rules, [])).toEqual([
      'Contains characters that visitors cannot see: U+0007, U+200B. To remove them, cut the whole text and paste it again.',
    ])
    expect(notesOf(undefined, 'a\tb\nc', rules, [])).toEqual([])
  })
})

describe('a link', () => {
  const find = (value: string) => notesOf(text('href'), value, rules, ['/', '/careers'])

  it.each(['/', '/careers', '/careers/', '/careers?x#y', 'mailto:a@example.com'])('accepts %j', (value) => {
    expect(find(value)).toEqual([])
  })

  it('is reported if it has no page', () => {
    expect(find('/carers')).toEqual(['This site has no page at this address.'])
  })

  it('is reported only as ignored if the site ignores it', () => {
    expect(find('careers')).toEqual([expect.stringMatching(/^Not used: enter a page such as /)])
  })

  it('is not checked in other texts', () => {
    expect(notesOf(text('name'), '/carers', rules, ['/'])).toEqual([])
  })
})

it('finds nothing in the default texts', () => {
  const { texts, linkableAddresses } = makeCatalog()
  const found = texts.flatMap((each) =>
    findingsOf(each, each.value, rules, linkableAddresses).filter(
      ({ kind }) => kind !== 'empty' && each.value !== '',
    ),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
