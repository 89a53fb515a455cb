import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLine } from './phone-line.tsx'

test.each([
  ['+1 (555) 010-0100', false],
  ['By mail only', true],
])('the line that dials “%s” is hidden from screen readers: %s', (phone, isHidden) => {
  const drawn = renderToStaticMarkup(<PhoneLine phone={phone} description="While {phone} is dialed" />)
  expect(/class="line-screen"[^>]*aria-hidden/.test(drawn)).toBe(isHidden)
})
