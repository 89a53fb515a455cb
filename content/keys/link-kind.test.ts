import { expect, it } from 'vitest'
import { linkKindOf } from './link-kind.ts'

it.each([
  ['/', 'page'],
  ['/careers', 'page'],
  ['/about#values', 'page'],
  ['/contact?department=dft-services', 'page'],
  ['https://example.com', 'elsewhere'],
  ['https://example.com:8443/a?b=c#d', 'elsewhere'],
  ['mailto:jobs@example.com', 'mail'],
  ['mailto:jobs@example.com?subject=Resume', 'mail'],
  ['tel:+15550100100', 'phone'],
  ['tel:+1-(555)-010.0100', 'phone'],
])('classifies %s as %s', (href, kind) => {
  expect(linkKindOf(href)).toBe(kind)
})

it.each([
  '',
  'careers',
  '#values',
  '?department=x',
  '//evil.example',
  '/\\evil.example',
  '/\tevil.example',
  '\\\\evil.example',
  ' /careers',
  '/careers\n',
  '/ab\u202ec',
  '/\ud800',
  'http://example.com',
  'HTTPS://example.com',
  'https:example.com',
  'https://',
  `https://${'x'.repeat(300)}`,
  'https://user@evil.example',
  'https://example.com:x@evil.example',
  'https://example.com\\@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  'blob:https://example.com/x',
  'mailto:',
  'mailto:nobody',
  'mailto:a@b@c',
  'tel:',
  'tel:alert(1)',
])('refuses %j', (href) => {
  expect(linkKindOf(href)).toBeUndefined()
})
