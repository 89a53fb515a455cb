import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutOtherRules } from './used-css.ts'

const pageWith = (css: string, body: string) => `<html><style>${css}</style><body>${body}</body></html>`

/** Returns the rules that a page with this body keeps. */
function kept(css: string, body: string): string {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(withoutOtherRules(pageWith(css, body))) ?? []
  return style
}

it.each([
  ['a class', '.a{top:0}.b{top:1px}', '<p class="x a"></p>', '.a{top:0}'],
  ['an element, in any case', 'lineargradient{top:0}dl{top:0}', '<linearGradient/>', 'lineargradient{top:0}'],
  ['an id', '#a{top:0}#b{top:0}', '<p id="a"></p>', '#a{top:0}'],
  ['every part of a selector', '.a .b>p{top:0}.a .c{top:0}', '<p class="a b"></p>', '.a .b>p{top:0}'],
  ['one selector of a list', '.a,.b{top:0}', '<p class="a"></p>', '.a{top:0}'],
  [
    'one argument of :is()',
    ':is(.a,.b) p{top:0}:is(.b,.c){top:0}',
    '<p class="a"></p>',
    ':is(.a,.b) p{top:0}',
  ],
  ['what :has() needs', 'p:has(.a){top:0}p:has(.b){top:0}', '<p class="a"></p>', 'p:has(.a){top:0}'],
  ['whatever :not() says', 'p:not(.b):hover{top:0}', '<p></p>', 'p:not(.b):hover{top:0}'],
  ['attributes, which may change', '[data-a]{top:0}', '<p></p>', '[data-a]{top:0}'],
  ['positions', 'li:nth-child(2n+1){top:0}', '<li></li>', 'li:nth-child(2n+1){top:0}'],
  ['controls with their parts', '::placeholder{top:0}', '<input/>', '::placeholder{top:0}'],
  ['an escaped class', '.a\\&b{top:0}', '<p class="a&amp;b"></p>', '.a\\&b{top:0}'],
  ['what a script may add', '.a{top:0}', "<script>add('a')</script>", '.a{top:0}'],
  [
    'media queries with something inside',
    '@media print{.a{top:0}.b{top:0}}',
    '<p class="a"></p>',
    '@media print{.a{top:0}}',
  ],
  ['nested rules', '.a{top:0;& .b{top:1px}& .c{top:2px}}', '<p class="a c"></p>', '.a{top:0;& .c{top:2px}}'],
  ['the order of layers', '@layer a,b;@layer b{.a{top:0}}', '<p></p>', '@layer a,b;'],
  ['importance', '.a{top:0!important}', '<p class="a"></p>', '.a{top:0!important}'],
  ['fonts', '@font-face{font-family:A}', '', '@font-face{font-family:A}'],
])('keeps %s', (_, css, body, expected) => {
  expect(kept(css, body)).toBe(expected)
})

it.each([
  ['parts of controls that the page has not', '::placeholder{top:0}::file-selector-button{top:0}'],
  ['a media query with nothing inside', '@media print{@supports (top:0){.b{top:0}}}'],
  ['animations that nothing uses', '@keyframes b{to{top:0}}'],
  [
    'custom properties that nothing uses',
    ':root{--b:0;--c:var(--b)}@property --b{syntax:"*";inherits:false}',
  ],
])('leaves out %s', (_, css) => {
  expect(kept(css, '<p class="a"></p>')).toBe('')
})

it('keeps custom properties and animations that what is kept needs', () => {
  const css =
    ':root{--a:var(--b);--b:0;--c:0;--d:0;--e:0}@keyframes move{to{top:var(--c)}}@keyframes spin{to{top:0}}p{top:var(--a);animation:move 1s}'
  const html = '<p fill="var(--d)"></p><script>style.setProperty(`--e`)</script>'
  expect(kept(css, html)).toBe(css.replace('@keyframes spin{to{top:0}}', ''))
})

it('leaves every word of the page itself as it is', () => {
  const text = fc.string({
    unit: fc.constantFrom('<style>', '</style', '$&', '$1', ' ', 'a', '.b{}', '&lt;', '"'),
  })
  fc.assert(
    fc.property(text, (words) => {
      const body = `<p class="a" title="${words.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"></p>`
      expect(withoutOtherRules(pageWith('.a{top:0}.b{top:0}', body))).toBe(pageWith('.a{top:0}', body))
    }),
  )
})
