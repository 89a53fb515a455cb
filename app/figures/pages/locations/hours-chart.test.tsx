import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayHours } from './hours-chart.tsx'

const opening = { opens: 9, closes: 17, timeZone: 'UTC' }

test.each([
  [opening, false],
  [undefined, true],
])('the diagram of the hours %o is hidden from screen readers: %s', (hours, isHidden) => {
  const drawn = renderToStaticMarkup(<DayHours opening={hours} zone="UTC" />)
  expect(/^<svg[^>]*aria-hidden/.test(drawn)).toBe(isHidden)
})
