// The fields of both forms, and what they may contain.
import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { maxLengths } from '#content/max-lengths.ts'

/** The name of the field that people do not see. Programs that fill in every field give themselves away. */
export const honeypot = 'website'

/** PostgreSQL stores no zero bytes, and JSON no half characters. */
const text = z
  .string()
  .transform((value) => value.replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n'))
/** The next-line character U+0085 is no white space in JavaScript. */
const line = text.transform((value) => value.replace(/[\s\u0085]+/g, ' ').trim())

/** Firefox sends an international domain as it was typed, and Chromium in ASCII. */
const withAsciiDomain = (email: string) =>
  email.replace(/(?<=@)[\w.\P{ASCII}-]+$/u, (domain) =>
    /\P{ASCII}/u.test(domain) ? domainToASCII(domain) : domain,
  )

const person = {
  name: line.pipe(z.string().min(1).max(maxLengths.name)),
  // The rule of the browser for `type="email"` (HTML, 4.10.5.1.5).
  email: line
    .pipe(z.string().max(maxLengths.email)) // because a long domain takes very long to convert
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: z.regexes.html5Email }).max(maxLengths.email)),
  message: text.pipe(z.string().max(maxLengths.message).regex(/\S/)),
}

const forms = {
  message: z.object({
    ...person,
    company: line.pipe(z.string().max(maxLengths.company)).default(''),
    subject: line.pipe(z.string().min(1).max(maxLengths.subject)),
  }),
  application: z.object({ ...person, position: line.pipe(z.string().max(maxLengths.position)).default('') }),
}

export type FormKind = keyof typeof forms
export type Values = Readonly<Record<string, string>>

export interface CheckedMessage {
  name: string
  email: string
  message: string
  company?: string
  subject?: string
  position?: string
}

/** @returns the values as they are stored, or the names of the fields that have to be corrected */
export function checkFields(kind: FormKind, values: Values): { checked?: CheckedMessage; wrong?: string[] } {
  const { data, error } = forms[kind].safeParse(values)
  if (data) return { checked: data }
  return { wrong: [...new Set(error.issues.map(({ path }) => String(path[0])))] }
}
