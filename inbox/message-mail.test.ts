import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { visitorMessage } from '#testing/visitor-message.ts'
import type { Message } from './message.ts'
import { mailOf } from './message-mail.ts'

const message: Message = { ...visitorMessage, message: 'Hello,\n.\nBcc: eve@example.com' }

async function headersOf(changes: Partial<Message>): Promise<string[]> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const options = { to: 'web@example.org', origin: 'https://www.example.org' }
  const mail = await transport.sendMail(mailOf({ ...message, ...changes }, options))
  expect(mail.envelope).toEqual({ from: 'web@example.org', to: ['web@example.org'] })
  return `${mail.message}`.split('\n\n')[0]?.replaceAll(/\n\s/g, ' ').split('\n') ?? []
}

it('comes from the address that it goes to, and is answered to the visitor', async () => {
  const headers = await headersOf({})
  expect(headers).toContain('From: "www.example.org" <web@example.org>')
  expect(headers).toContain('To: web@example.org')
  expect(headers).toContain('Reply-To: Ada Lovelace <ada@example.com>')
  expect(headers).toContain('Subject: Message: An engine')
  expect(headers).toContain(`Message-ID: <${message.id}@www.example.org>`)
})

it.each([
  ['name', 'Ada\r\nBcc: eve@example.com'],
  ['name', 'Ada" <eve@example.com>, "x'],
  ['subject', 'Hi\r\nBcc: eve@example.com\r\n\r\nbody'],
  ['company', 'A\r\nBcc: eve@example.com'],
] as const)('gets no further header or recipient by the %s %j', async (field, value) => {
  const headers = await headersOf({ [field]: value })
  expect(headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([])
  expect(headers.filter((line) => /^(from|to|reply-to|subject):/i.test(line))).toHaveLength(4)
})
