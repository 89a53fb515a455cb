import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Axis } from './axis.tsx'

it.each([
  ['above', true, 'M0 30v-9m1 9v-5m1 5v-9m1 9v-5m1 5v-9m1 9'],
  ['below', false, 'M0 2v9m1 -9v5m1 -5v9m1 -9v5m1 -5v9m1 -9'],
])('draws the marks of an axis %s a drawing with commands that repeat', (_, above, marks) => {
  const markup = renderToStaticMarkup(<Axis from={4} to={8} minor={1} major={2} above={above} />)
  expect(markup).toContain(`d="${marks}"`)
  // Their values are where the long marks are.
  expect([...markup.matchAll(/ x="([^"]+)"[^>]*>(\d)</g)].map(([, x, value]) => [x, value])).toEqual([
    ['0%', '4'],
    ['50%', '6'],
    ['100%', '8'],
  ])
})
