import { expect, it } from 'vitest'
import type { SiteText } from '#content/keys/labels.ts'
import { overrideRules } from '#content/keys/writers.ts'
import { deletionEffect } from './deletion.ts'

const headline: SiteText = {
  key: 'home.hero.title',
  kind: 'name',
  value: 'We build chips',
  page: '/',
  label: 'Home › Hero › Headline',
  pageName: '',
  parts: [],
}
const link: SiteText = { ...headline, key: 'home.hero.action.href', kind: 'href', value: '' }

it.each<[what: string, text: SiteText | undefined, value: string, effect: string]>([
  ['an edit', headline, 'We design', 'Pages show the default again: “We build chips”'],
  ['an edit that is ignored', headline, '', 'Pages already show the default: “We build chips”'],
  ['the link of a button', link, '/careers', 'The button shows its coming-soon notice again.'],
  [
    'an edit of an empty text',
    { ...headline, kind: 'prose', value: '' },
    'x',
    'Pages show no text here again, which is the default.',
  ],
  ['an item that the site does not use', undefined, 'x', 'The site does not use this item.'],
  [
    'an edit of a long text',
    { ...headline, value: `${'long '.repeat(40)}end` },
    'x',
    `Pages show the default again: “${'long '.repeat(32).trimEnd()}…”`,
  ],
])('deleting %s', (_what, text, value, effect) => {
  expect(deletionEffect(text, value, overrideRules('operators'))).toBe(effect)
})
