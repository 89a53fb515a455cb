import { expect, it } from 'vitest'
import { phoneHref } from './contact-links.tsx'

it.each([
  ['+1 (555) 010-0100', 'tel:+15550100100'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['(0)30 1234567', 'tel:0301234567'],
  ['+1 555 010 0100 ext. 12', 'tel:+15550100100;ext=12'],
  ['+1 555 010 0100 x12 ', 'tel:+15550100100;ext=12'],
  ['+1 (800) 555-CHIP', 'tel:+18005552447'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['By mail only', 'tel:'],
])('%s is dialed by %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
