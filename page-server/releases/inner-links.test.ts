import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { linkKindOf } from '#content/keys/link-kind.ts'
import { innerLink, withInnerLinks } from './inner-links.ts'

const origin = 'https://www.example.com'
const base = `/preview/${'0f'.repeat(32)}`
const inner = (href: string) => innerLink(href, base, origin)

describe('a link of a page', () => {
  it.each([
    ['/', base],
    ['/#end', `${base}#end`],
    ['/?x=1', `${base}?x=1`],
    ['/about', `${base}/about`],
    ['/services#embedded', `${base}/services#embedded`],
    ['/contact?department=dft-services', `${base}/contact?department=dft-services`],
    ['/none/of/these', `${base}/none/of/these`],
    ['/admin', `${base}/admin`],
    [origin, base],
    [`${origin}/about?x#y`, `${base}/about?x#y`],
    ['HTTPS://WWW.example.com:443/about', `${base}/about`],
    ['https://user@www.example.com/about', `${base}/about`],
  ])('%s leads to %s', (href, expected) => {
    expect(inner(href)).toBe(expected)
  })

  it.each([
    '#main',
    '?x=1',
    '',
    'mailto:info@example.com',
    'tel:+15550100100',
    '/cards/home.png',
    '/favicon.svg?1',
    '//example.org/about',
    '/\\example.org/about',
    'https://example.org/about',
    'https://www.example.com.example.org/about',
    'http://www.example.com/about',
    'https://www.example.com:8443/about',
    'https://',
  ])('%s stays as it is', (href) => {
    expect(inner(href)).toBe(href)
  })

  it('leads to the same page of the site, whatever an editor may set', () => {
    const segments = fc.constantFrom(
      'about',
      'Services',
      'ate',
      '%41',
      'ü',
      'a.b',
      '..',
      '.',
      '',
      '%2f',
      '~&"\'<',
    )
    const path = fc.array(segments, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
    const query = fc.constantFrom('', '?', '?a=1&amp=2', '?href="/x"', '?/about')
    const fragment = fc.constantFrom('', '#', '#embedded', '#/about?x')
    const host = fc.constantFrom('', origin, 'https://example.org')
    const hrefs = fc.tuple(host, path, query, fragment).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        hrefs.filter((href) => linkKindOf(href) !== undefined),
        (href) => {
          const before = new URL(href, origin)
          const after = new URL(inner(href), origin)
          if (inner(href) === href) {
            expect(before.origin !== origin || /\.[^/]*$/.test(before.pathname)).toBe(true)
            return
          }
          expect(before.origin).toBe(origin)
          const { pathname, search, hash } = after
          expect(pathname.startsWith(base)).toBe(true)
          expect([pathname.slice(base.length) || '/', search, hash]).toEqual([
            before.pathname,
            before.search,
            before.hash,
          ])
        },
      ),
    )
  })
})

describe('a page', () => {
  const page = (...children: ReactNode[]) => renderToStaticMarkup(createElement('div', {}, ...children))
  const rewritten = (html: string) => withInnerLinks(html, base, origin)

  it('has the links and forms inside, and all else as it was', () => {
    const html = page(
      createElement('a', { href: '/contact?a=1&b="2"', className: 'x', key: 1 }, 'A link'),
      createElement('form', { action: '/contact', method: 'post', key: 2 }),
      createElement('img', { src: '/cards/home.png', key: 3 }),
      createElement('link', { rel: 'canonical', href: `${origin}/about`, key: 4 }),
    )
    expect(rewritten(html)).toBe(
      html
        .replace('/contact?a=1&amp;b=&quot;2&quot;', `${base}/contact?a=1&amp;b=%222%22`)
        .replace('action="/contact"', `action="${base}/contact"`),
    )
  })

  it('keeps scripts, styles and structured data', () => {
    const html = `<script>x = '<a href="/about">'</script><style>a[href="/"]{}</style><script type="application/ld+json">{"url":"<a href=\\"/\\">"}</script>`
    expect(rewritten(html)).toBe(html)
  })

  it('has only its own links changed, whatever its texts are', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<a href="/about">',
        '"><form action="/x">',
        '</script>',
        "' href='/x",
        '&quot; href=&quot;/x',
      ),
    )
    fc.assert(
      fc.property(hostile, hostile, (title, text) => {
        const make = (href: string) => page(createElement('a', { title, href, 'data-x': text }, text))
        expect(rewritten(make('/about'))).toBe(make(`${base}/about`))
      }),
    )
  })
})
