import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { industries } from '#content/industries.ts'
import { industriesPage } from '#content/industries-page.ts'
import { IndustryEnd } from './end.tsx'

const [one, another] = industries

it.each([
  ['two others', one, another, ['prev', 'next']],
  ['one other', one, one, ['next']],
  ['no other', undefined, undefined, []],
])('with %s, each is linked once', (_which, previous, next, wanted) => {
  const html = renderToStaticMarkup(<IndustryEnd page={industriesPage} previous={previous} next={next} />)
  expect([...html.matchAll(/ rel="(\w+)"/g)].map(([, rel]) => rel)).toEqual(wanted)
})
