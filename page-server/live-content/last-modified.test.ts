import { expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { findLastModified } from './last-modified.ts'

const row = (content_key: string, updated_at: string, content_value = 'x') => ({
  content_key,
  content_value,
  updated_at,
})
const changesOf = (...rows: ReturnType<typeof row>[]) =>
  Object.fromEntries(findLastModified(site, rows, { otherHosts: false }))

it('is the newest date of a page, with any offset', () => {
  const changes = changesOf(
    row('home.hero.title', '2026-01-02T00:00:00.123456+00:00'),
    row('home.hero.subtitle', '2026-01-03T02:00:00+02:00'),
    row('services.ate.overview', '2026-01-01T00:00:00+00:00'),
  )
  expect(changes).toEqual({
    '/': new Date('2026-01-03T00:00:00Z'),
    '/services/ate': new Date('2026-01-01T00:00:00Z'),
  })
})

it('is now for a date that is ahead by less than a day, as clocks can be', () => {
  const before = Date.now()
  const { '/': changed } = changesOf(row('home.hero.title', new Date(before + 3_600_000).toISOString()))
  expect(changed?.getTime()).toBeGreaterThanOrEqual(before)
  expect(changed?.getTime()).toBeLessThanOrEqual(Date.now())
})

it('counts a change of a list, and the texts of an added entry', () => {
  const date = new Date('2026-01-04')
  const at = date.toISOString()
  expect(changesOf(row('careers.positions', at, 'analog-designer'))).toEqual({ '/careers': date })
  expect(
    changesOf(
      row('contact.faq.entries', '2026-01-01', 'price'),
      row('contact.faq.entries.price.answer', at, 'It depends.'),
    ),
  ).toEqual({ '/contact': date })
})

it.each([
  ['a list that is ignored', row('careers.positions', '2026-01-01', 'Not an id')],
  ['a key that the site does not have', row('home.nothing', '2026-01-01')],
  ['a key that every object has', row('constructor', '2026-01-01')],
  ['a value that is ignored', row('home.hero.primary.href', '2026-01-01', 'javascript:alert(1)')],
  ['a future date', row('home.hero.title', '9999-01-01T00:00:00Z')],
  ['no date', row('home.hero.title', 'infinity')],
  ['the page chrome', row('chrome.menu', '2026-01-01')],
  ['the company', row('company.name', '2026-01-01')],
])('is unknown for %s', (_, odd) => {
  expect(changesOf(odd)).toEqual({})
})
