import { expect, it } from 'vitest'
import { replyAddress } from './reply-address.ts'

it('is a mailto link with the subject', () => {
  expect(replyAddress({ email: 'ada@example.com', subject: 'RTL Design' })).toBe(
    'mailto:ada@example.com?subject=Re%3A%20RTL%20Design',
  )
})

it('lets a sender add neither receivers nor headers', () => {
  const address = replyAddress({
    email: 'a@example.com?bcc=b@example.com,c@example.com',
    subject: 'x&body=y\r\nBcc: z',
  })
  const { pathname, searchParams } = new URL(address)
  expect(decodeURIComponent(pathname)).toBe('a@example.com?bcc=b@example.com,c@example.com')
  expect(pathname).not.toContain(',')
  expect([...searchParams.keys()]).toEqual(['subject'])
})
