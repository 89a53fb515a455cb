// The message form as visitors see it, its error messages, and a valid message. The keys are the labels of the fields.
import type { Page } from '@playwright/test'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name })
export const subject = (page: Page) => field(page, 'Subject')
export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

export const errorMessages = {
  'Full Name': 'Enter your name, so that we know who is writing.',
  'Email Address': 'Enter an address we can reply to, such as name@example.com.',
  Subject: 'Enter a subject, such as a service, a part or a standard.',
  Message: 'Write a few lines: what you have, what you need, and by when.',
}

export const validMessage = {
  'Full Name': 'Ada Lovelace',
  'Email Address': 'ada@example.com',
  Subject: 'Bernoulli numbers',
  Message: 'A program, and by May.',
}

export async function fill(page: Page, values: Record<string, string> = validMessage) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}
