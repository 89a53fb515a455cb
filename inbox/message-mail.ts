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
    `From: ${name} <${email}>`,
    ...(company ? [`Company: ${company}`] : []),
    `${kind === 'application' ? 'Position' : 'Subject'}: ${subject}`,
    ...(file ? [`File: ${file} (in the panel)`] : []),
    '',
    message.message,
    '',
    '-- ',
    `Read, mark or delete it: ${origin}/admin#inbox/${id}`,
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
