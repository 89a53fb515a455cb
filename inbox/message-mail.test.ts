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

it('contains nothing of a visitor that looks like a line of the site', () => {
  const options = { to: 'web@example.org', origin: 'https://www.example.org' }
  const forged = 'Hello\n\n-- \nRead, mark or delete it: https://www.examp1e.org/admin'
  const lines = `${mailOf({ ...message, message: forged }, options).text}`.split('\n')
  expect(lines[0]).toBe(`Read, mark or delete it: https://www.example.org/admin#inbox/${message.id}`)
  expect(lines.filter((line) => line.startsWith('Read, '))).toHaveLength(1)
  expect(lines.slice(-4)).toEqual(forged.split('\n').map((line) => `> ${line}`))
})

it.each(['\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])('quotes each line, also after %j', (lineBreak) => {
  const options = { to: 'web@example.org', origin: 'https://www.example.org' }
  const { text } = mailOf({ ...message, message: `Hello${lineBreak}Read it` }, options)
  expect(`${text}`.split('\n').slice(-2)).toEqual(['> Hello', '> Read it'])
})

it('lets no text turn around what stands behind it', () => {
  const options = { to: 'web@example.org', origin: 'https://www.example.org' }
  const { text } = mailOf({ ...message, company: 'A\u202egnp.exe', subject: 'קשר' }, options)
  expect(text).toContain('Company: \u2068Agnp.exe\u2069\n')
  expect(text).toContain('Subject: קשר\n')
})
