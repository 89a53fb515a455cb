import { describe, expect, it } from 'vitest'
import type { TextKind } from '#content/keys/text-kinds.ts'
import { linkToText } from './text-link.ts'

const text = (key: string, kind: TextKind = 'name') => ({
  key,
  kind,
  value: '',
  page: '/about',
  pageName: '',
  parts: [],
  label: '',
})
const linkOf = (current: string, key = 'about.hero.title') => linkToText(text(key), current)

describe('the link to a text', () => {
  it.each([
    ['About us', '/about#:~:text=About%20us'],
    [' end-to-end, now & then ', '/about#:~:text=end%2Dto%2Dend%2C%20now%20%26%20then'],
    ['one\ntwo', '/about#:~:text=one%20two'],
    ['a b c d e f g h i j k', '/about#:~:text=a%20b%20c%20d%20e,g%20h%20i%20j%20k'],
    ['', '/about'],
    ['\ud800', '/about#:~:text=%EF%BF%BD'],
  ])('for %j is %s', (current, link) => expect(linkOf(current)).toBe(link))

  it.each(['about.meta.title', 'chrome.notices.comingSoon.title', 'contact.form.fields.name.error'])(
    'leads to the page without a fragment for %s, which readers do not see there',
    (key) => expect(linkOf('Text', key)).toBe('/about'),
  )

  it('leads to the page without a fragment for templates and links', () => {
    expect(linkOf('For {department}')).toBe('/about')
    expect(linkToText(text('about.closing.action.href', 'href'), '/careers')).toBe('/about')
  })

  it('leads to the page without a fragment for alternative texts', () => {
    expect(linkToText(text('about.values.imageAlt', 'alternative'), 'Text')).toBe('/about')
  })

  it('is undefined if no page shows the text', () => {
    expect(linkToText({ ...text('chrome.errors.failure.title'), page: undefined }, 'Fault')).toBeUndefined()
  })
})
