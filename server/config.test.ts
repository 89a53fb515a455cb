import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

describe('parseConfig', () => {
  it('has the documented defaults', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      writers: 'local',
      isMailUnused: false,
      trustedProxies: [],
    })
  })

  it.each([{ HOST: '0.0.0.0' }, { SITE_URL: 'https://example.com' }, { HOST: '::' }])(
    'asks for operators where the site may be reached from elsewhere: %o',
    (env) => {
      expect(parseConfig(env).writers).toBe('operators')
    },
  )

  it.each([{ HOST: '::1' }, { HOST: 'localhost', SITE_URL: 'http://localhost:3000/' }])(
    'is open on loopback: %o',
    (env) => {
      expect(parseConfig(env).writers).toBe('local')
    },
  )

  it.each([{ HOST: '0.0.0.0' }, { SITE_URL: 'https://example.com' }])(
    'is open elsewhere only when asked for by name, and then for everybody: %o',
    (env) => {
      expect(parseConfig({ ...env, ADMIN_ACCESS: 'open' }).writers).toBe('everyone')
    },
  )

  it('limits open access on loopback to this machine, even when it is set explicitly', () => {
    expect(parseConfig({ ADMIN_ACCESS: 'open' }).writers).toBe('local')
    expect(parseConfig({ ADMIN_ACCESS: 'operators' }).writers).toBe('operators')
  })

  it('requires operators for a hosted project, because anyone can reach it', () => {
    const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' }
    expect(parseConfig(hosted).writers).toBe('operators')
    expect(parseConfig({ ...hosted, ADMIN_ACCESS: 'open' }).writers).toBe('everyone')
  })

  it('reads proxies as addresses and ranges', () => {
    expect(parseConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  })

  it.each([
    ['https://WWW.Example.COM:443/', 'https://www.example.com'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('writes the origin %s as browsers do', (SITE_URL, siteUrl) => {
    expect(parseConfig({ SITE_URL }).siteUrl).toBe(siteUrl)
  })

  const tokenOf = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2ln`
  it.each([['sb_secret_x'], [tokenOf('service_role')]])('refuses to publish the secret key %s', (key) => {
    const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: key }
    expect(() => parseConfig(hosted)).toThrow(/^SUPABASE_ANON_KEY: This is the secret key .* publishable key/)
    for (const SUPABASE_ANON_KEY of ['sb_publishable_x', tokenOf('anon')])
      expect(parseConfig({ ...hosted, SUPABASE_ANON_KEY }).hosted?.anonKey).toBe(SUPABASE_ANON_KEY)
  })

  it.each([['sb_publishable_x'], [tokenOf('anon')]])('refuses %s as the secret key', (key) => {
    const env = { SUPABASE_SERVICE_ROLE_KEY: key }
    expect(() => parseConfig(env)).toThrow(
      /^SUPABASE_SERVICE_ROLE_KEY: This is the publishable key .* secret key/,
    )
    for (const SUPABASE_SERVICE_ROLE_KEY of ['sb_secret_x', tokenOf('service_role')])
      expect(() => parseConfig({ SUPABASE_SERVICE_ROLE_KEY })).not.toThrow()
  })

  it('reads a hosted project, and drops the trailing slash of its URL', () => {
    const { hosted } = parseConfig({ SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_ANON_KEY: 'key' })
    expect(hosted).toEqual({ url: 'https://x.supabase.co', anonKey: 'key' })
  })

  it('reads the secret key only for a hosted project, and apart from what pages get', () => {
    const key = { SUPABASE_SERVICE_ROLE_KEY: 'secret' }
    expect(parseConfig(key)).toEqual(parseConfig({}))
    const config = parseConfig({ ...key, SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' })
    expect(config.serviceRoleKey).toBe('secret')
    expect(JSON.stringify(config.hosted)).not.toContain('secret')
  })

  it.each(['web@example.com', 'https://help.example.com/website'])(
    'reads the contact for a forgotten password: %s',
    (ADMIN_CONTACT) => {
      expect(parseConfig({ ADMIN_CONTACT }).adminContact).toBe(ADMIN_CONTACT)
    },
  )

  it('receives messages only when told to, and sends them by mail only with a server and an address', () => {
    const env = { ADMIN_ACCESS: 'operators', INBOX: 'on' }
    expect(parseConfig({ ADMIN_ACCESS: 'operators' }).inbox).toBeUndefined()
    expect(parseConfig(env).inbox).toEqual({})
    const mail = { SMTP_URL: 'smtps://user:50%25%2Fx@mail.example.com', INBOX_MAIL_TO: 'web@example.com' }
    expect(parseConfig({ ...env, ...mail }).inbox).toEqual({
      mail: { smtpUrl: mail.SMTP_URL, to: mail.INBOX_MAIL_TO },
    })
  })

  it.each([{}, { ADMIN_ACCESS: 'open' }, { ADMIN_ACCESS: 'open', HOST: '0.0.0.0' }])(
    'refuses to receive messages that everyone could read: %o',
    (env) => {
      expect(() => parseConfig({ ...env, INBOX: 'on' })).toThrow(/^INBOX=on needs ADMIN_ACCESS=operators/)
    },
  )

  it.each(['', ' '])('treats a variable with the value "%s" as not set', (blank) => {
    expect(parseConfig({ PORT: blank, SUPABASE_URL: blank })).toEqual(parseConfig({}))
  })

  it.each([' 8080', '8080 ', '8080\r'])('ignores blanks around a port, which nobody sees: %j', (PORT) => {
    expect(parseConfig({ PORT }).port).toBe(8080)
  })

  it('tells if a mail server is set that nothing uses, because the inbox is switched off', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.com', INBOX_MAIL_TO: 'web@example.com' }
    expect(parseConfig(mail)).toMatchObject({ isMailUnused: true })
    expect(parseConfig({ ...mail, INBOX: 'on', ADMIN_ACCESS: 'operators' })).toMatchObject({
      isMailUnused: false,
    })
    expect(parseConfig({}).isMailUnused).toBe(false)
  })

  it.each([
    [{ PORT: 'http' }, /^PORT: Expected a number from 0 to 65535$/],
    [{ PORT: '70000' }, /^PORT: Expected a number from 0 to 65535$/],
    [{ PORT: '0x50' }, /^PORT: Expected a number from 0 to 65535$/],
    [{ PORT: '-1' }, /^PORT: Expected a number from 0 to 65535$/],
    [{ PORT: '80.5' }, /^PORT: Expected a number from 0 to 65535$/],
    [{ SITE_URL: 'example.com' }, /^SITE_URL: Expected an address such as https:\/\/www\.example\.com$/],
    [
      { SUPABASE_URL: 'x.supabase.co', SUPABASE_ANON_KEY: 'k' },
      /^SUPABASE_URL: Expected an address such as https:\/\/PROJECT\.supabase\.co$/,
    ],
    ...['/rest/v1', '/?key', '/#part'].map((rest): [NodeJS.ProcessEnv, RegExp] => [
      { SUPABASE_URL: `https://x.supabase.co${rest}`, SUPABASE_ANON_KEY: 'k' },
      /^SUPABASE_URL: Expected an origin: a scheme, a host and an optional port, such as https:\/\/PROJECT\.supabase\.co$/,
    ]),
    [{ SITE_URL: 'https://example.com/site' }, /^SITE_URL: /],
    [{ SITE_URL: 'https://user:secret@example.com' }, /^SITE_URL: /],
    [
      { DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL: Expected postgres:\/\/USER:PASSWORD@HOST:5432\/DATABASE$/,
    ],
    [
      { DATABASE_URL: 'postgres://site:50%off@h/d' },
      /^DATABASE_URL: Expected % to be written as %25, for example in the password$/,
    ],
    [{ ADMIN_ACCESS: 'everyone' }, /^ADMIN_ACCESS: Expected open or operators$/],
    [{ INBOX: 'yes' }, /^INBOX: Expected on or off$/],
    [{ ADMIN_CONTACT: 'the web team' }, /^ADMIN_CONTACT: Expected an email address or an https address$/],
    [{ ADMIN_CONTACT: 'http://example.com' }, /^ADMIN_CONTACT: /],
    [{ ADMIN_CONTACT: 'javascript:alert(1)' }, /^ADMIN_CONTACT: /],
    [{ INBOX: 'yes' }, /^INBOX: /],
    [{ SMTP_URL: 'mail.example.com', INBOX_MAIL_TO: 'web@example.com' }, /^SMTP_URL: /],
    [
      { SMTP_URL: 'smtp://', INBOX_MAIL_TO: 'web@example.com' },
      /^SMTP_URL: Expected an address such as smtps:/,
    ],
    [{ SMTP_URL: 'smtp:mail.example.com', INBOX_MAIL_TO: 'web@example.com' }, /^SMTP_URL: Expected/],
    [{ SMTP_URL: 'smtp://u:50%off@mail', INBOX_MAIL_TO: 'web@example.com' }, /^SMTP_URL: Expected.* %25$/],
    [{ SMTP_URL: 'smtp://u:a/b@mail', INBOX_MAIL_TO: 'web@example.com' }, /^SMTP_URL: Expected.* %25$/],
    [{ SMTP_URL: 'smtp://u:1/2@mail', INBOX_MAIL_TO: 'web@example.com' }, /^SMTP_URL: Expected.* %25$/],
    [{ SMTP_URL: 'smtp://u:1?2@mail', INBOX_MAIL_TO: 'web@example.com' }, /^SMTP_URL: Expected.* %25$/],
    [{ SMTP_URL: 'smtp://u:1#2@mail', INBOX_MAIL_TO: 'web@example.com' }, /^SMTP_URL: Expected.* %25$/],
    [
      { SMTP_URL: 'smtp://mail.example.com', INBOX_MAIL_TO: 'web' },
      /^INBOX_MAIL_TO: Expected an email address$/,
    ],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /^SMTP_URL: .* belong together/],
    [
      { INBOX: 'on', SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'k' },
      /^INBOX: .*SERVICE_ROLE/,
    ],
    [{ TRUSTED_PROXIES: 'proxy.example.com' }, /^TRUSTED_PROXIES: /],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES: /],
    [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, /^TRUSTED_PROXIES: /],
    [{ SUPABASE_URL: 'https://x.supabase.co' }, /belong together/],
    [{ SUPABASE_URL: 'https://x.co', SUPABASE_ANON_KEY: 'k', DATABASE_URL: 'postgres://h/d' }, /set one/],
  ])('refuses %o with a line that names the variable', (env, message) => {
    expect(() => parseConfig(env)).toThrow(message)
  })
})
