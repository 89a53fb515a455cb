import type { SendMailOptions } from 'nodemailer'
import type { Message } from './message.ts'

const kinds = { message: 'Message', application: 'Application' }

/**
 * Returns the mail about a message. It comes from the address that it goes to, because mail servers refuse senders of
 * other domains; an answer goes to the visitor. Names and addresses are given as objects, so that nothing in them can
 * add a header or a recipient.
 * @param options the address to send to, and the address of the site
 */
export function mailOf(message: Message, { to, origin }: { to: string; origin: string }): SendMailOptions {
  const { id, kind, name, email, company, subject, file_name: file } = message
  const lines = [
    `Read, mark or delete it: ${origin}/admin#inbox/${id}`,
    '',
    `From: ${isolated(name)} <${email}>`,
    ...(company ? [`Company: ${isolated(company)}`] : []),
    `${kind === 'application' ? 'Position' : 'Subject'}: ${isolated(subject)}`,
    ...(file ? [`File: ${file} (in the panel)`] : []),
    '',
    // Quoted, so that nothing in it looks like a line of the site, such as another link to sign in.
    ...message.message.split(lineBreak).map((line) => `> ${line}`),
  ]
  return {
    from: { name: new URL(origin).hostname, address: to },
    to: { name: '', address: to },
    replyTo: { name, address: email },
    subject: `${kinds[kind]}: ${subject}`,
    text: lines.join('\n'),
    // The same for each attempt, so that a mail that was sent twice is recognized as one.
    messageId: `<${id}@${new URL(origin).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no out-of-office reply
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What mail programs may show as the end of a line (Unicode Standard Annex 14, classes BK, LF and NL). */
const lineBreak = /[\n\v\f\u0085\u2028\u2029]/

/** A text whose directions of writing end with it (Unicode Standard Annex 9, 2.4 and 2.5). */
const isolated = (text: string) =>
  /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/.test(text)
    ? `\u2068${text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`
    : text
