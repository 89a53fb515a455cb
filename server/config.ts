// The configuration of the process, read once from the environment (documented in README, "Configuration").
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Writers } from '#content/keys/writers.ts'
import { StartupError } from './startup-error.ts'

const portRange = 'Expected a number from 0 to 65535'

const isOrigin = (text: string) => {
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && !search && !hash && !username && !password
}

const webOrigin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `Expected an address such as ${example}` })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .refine(isOrigin, `Expected an origin: a scheme, a host and an optional port, such as ${example}`)
    .transform((url) => new URL(url).origin)

const isDecodable = (url: string) => {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

const smtpAddress =
  'Expected an address such as smtps://USER:PASSWORD@mail.example.com, with /, ?, # and % in the password written as %2F, %3F, %23 and %25'

const isSmtpAddress = (text: string) => {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false
  // If there is another @, what looks like the host is a user, and what follows is the password.
  return isDecodable(text) && !(url.pathname + url.search + url.hash).includes('@')
}

/** An address, or a range in CIDR notation (RFC 4632, RFC 4291). */
const isRange = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const family = isIP(address)
  return family > 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

/** Whether a key of a hosted project ignores its policies: a secret key, or formerly a token of the role `service_role`. */
const isSecretKey = (key: string) => key.startsWith('sb_secret_') || isTokenOf('service_role', key)

/** Whether a key of a hosted project is the one for visitors: the publishable key, or formerly a token of the role `anon`. */
const isPublishableKey = (key: string) => key.startsWith('sb_publishable_') || isTokenOf('anon', key)

const isTokenOf = (role: string, key: string) => {
  const [, claims = ''] = key.split('.')
  return Buffer.from(claims, 'base64url').toString().includes(`"${role}"`)
}

const environment = z
  .object({
    PORT: z
      .string()
      .trim()
      .regex(/^\d+$/, portRange)
      .transform(Number)
      .pipe(z.number().max(65535, portRange))
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: webOrigin('https://www.example.com').optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'Expected postgres://USER:PASSWORD@HOST:5432/DATABASE',
      })
      .refine(isDecodable, 'Expected % to be written as %25, for example in the password')
      .optional(),
    SUPABASE_URL: webOrigin('https://PROJECT.supabase.co').optional(),
    SUPABASE_ANON_KEY: z
      .string()
      .refine(
        (key) => !isSecretKey(key),
        'This is the secret key of the project, and every visitor could read it. Expected the publishable key (formerly the anon key)',
      )
      .optional(),
    ADMIN_ACCESS: z.enum(['open', 'operators'], 'Expected open or operators').optional(),
    ADMIN_CONTACT: z
      .union([z.email(), z.url({ protocol: /^https$/ })], 'Expected an email address or an https address')
      .optional(),
    INBOX: z.enum(['on', 'off'], 'Expected on or off').default('off'),
    INBOX_MAIL_TO: z.email('Expected an email address').optional(),
    SMTP_URL: z.string().refine(isSmtpAddress, smtpAddress).optional(),
    SUPABASE_SERVICE_ROLE_KEY: z
      .string()
      .refine(
        (key) => !isPublishableKey(key),
        'This is the publishable key of the project, which may not read messages. Expected its secret key (formerly the service_role key)',
      )
      .optional(),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
      .refine((entries) => entries.every(isRange), 'Expected addresses or CIDR ranges, separated by commas'),
  })
  .refine((env) => !env.SUPABASE_URL === !env.SUPABASE_ANON_KEY, {
    path: ['SUPABASE_URL'],
    error: 'SUPABASE_URL and SUPABASE_ANON_KEY belong together: set both for a hosted project, or neither',
  })
  .refine((env) => !env.SMTP_URL === !env.INBOX_MAIL_TO, {
    path: ['SMTP_URL'],
    error: 'SMTP_URL and INBOX_MAIL_TO belong together: set both to get new messages by email, or neither',
  })
  .refine((env) => !(env.INBOX === 'on' && env.SUPABASE_URL && !env.SUPABASE_SERVICE_ROLE_KEY), {
    path: ['INBOX'],
    error:
      'With a hosted project, INBOX=on needs SUPABASE_SERVICE_ROLE_KEY, because visitors cannot write to the inbox themselves',
  })
  .refine((env) => !(env.SUPABASE_URL && env.DATABASE_URL), {
    path: ['DATABASE_URL'],
    error:
      'DATABASE_URL and SUPABASE_URL exclude each other, because a hosted project replaces the backend of this process: set one',
  })

export const settingNames = Object.keys(environment.shape)

export interface Config {
  port: number
  host: string
  /** The canonical origin without a trailing slash. If it is not set, it is derived from the listening address. */
  siteUrl?: string
  /** Absolute path. */
  dataDir: string
  /** URL of an external PostgreSQL, 15 or newer; without it, the embedded one is used. */
  databaseUrl?: string
  hosted?: { url: string; anonKey: string }
  /** The secret key of the hosted project. Not part of `hosted`, which pages get. */
  serviceRoleKey?: string
  /** From ADMIN_ACCESS. `open` becomes `local` on loopback, and `everyone` if others can reach the site. */
  writers: Writers
  /** Where operators can ask for a new password: an email address or an https address. */
  adminContact?: string
  /** Only if the site receives messages and applications. */
  inbox?: InboxConfig
  /** Whether a mail server is set, but no inbox that would use it. */
  isMailUnused: boolean
  /** Addresses and CIDR ranges of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
}

export interface InboxConfig {
  /** The mail server that sends new messages, and the address that they go to. Those with signs of spam are not sent. */
  mail?: { smtpUrl: string; to: string }
}

/** @throws {StartupError} if a value is malformed, or does not go with another one */
export function parseConfig(variables: NodeJS.ProcessEnv): Config {
  // A variable with an empty or blank value counts as not set, as in compose files and shells.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const { data: env, error } = environment.safeParse(given)
  if (!env) {
    throw new StartupError(
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  }
  const isLocal =
    !env.SUPABASE_URL && isLoopback(env.HOST) && (!env.SITE_URL || isLoopback(new URL(env.SITE_URL).hostname))
  const access = env.ADMIN_ACCESS ?? (isLocal ? 'open' : 'operators')
  const writers = access === 'operators' ? access : isLocal ? 'local' : 'everyone'
  if (env.INBOX === 'on' && writers !== 'operators') throw new StartupError(inboxNeedsOperators)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    writers,
    trustedProxies: env.TRUSTED_PROXIES,
    isMailUnused: env.SMTP_URL !== undefined && env.INBOX === 'off',
    ...(env.ADMIN_CONTACT && { adminContact: env.ADMIN_CONTACT }),
    ...(env.SITE_URL && { siteUrl: env.SITE_URL }),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.INBOX === 'on' && {
      inbox: {
        ...(env.SMTP_URL && env.INBOX_MAIL_TO && { mail: { smtpUrl: env.SMTP_URL, to: env.INBOX_MAIL_TO } }),
      },
    }),
    ...(env.SUPABASE_URL &&
      env.SUPABASE_SERVICE_ROLE_KEY && { serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY }),
    ...(env.SUPABASE_URL &&
      env.SUPABASE_ANON_KEY && { hosted: { url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY } }),
  }
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

const inboxNeedsOperators =
  'INBOX=on needs ADMIN_ACCESS=operators: without a sign-in, everyone could read what visitors send. Set ADMIN_ACCESS=operators, ' +
  'and add yourself with `npm run operator -- add EMAIL`.'
