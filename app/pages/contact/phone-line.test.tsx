import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLine } from './phone-line.tsx'

test.each([
  ['+1 (800) 555-CHIP', '18005552447'],
  ['+49 (0)30 1234567', '49301234567'],
  ['+1 555 010 0100 ext. 12', '15550100100'],
])('of “%s”, the digits are drawn that its link dials', (phone, digits) => {
  const drawn = renderToStaticMarkup(<PhoneLine phone={phone} description="While {phone} is dialed" />)
  expect(drawn).toContain(`${digits.length} digits, `)
  const [wide = ''] = drawn.split('line-narrow')
  expect(Array.from(wide.matchAll(/<text[^>]*>(\d)/g), ([, digit]) => digit).join('')).toBe(digits)
})

test.each([
  ['+1 (555) 010-0100', false],
  ['By mail only', true],
])('the line that dials “%s” is hidden from screen readers: %s', (phone, isHidden) => {
  const drawn = renderToStaticMarkup(<PhoneLine phone={phone} description="While {phone} is dialed" />)
  expect(/class="line-screen"[^>]*aria-hidden/.test(drawn)).toBe(isHidden)
})
