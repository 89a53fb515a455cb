// Attempts to get an account, or to read what REST does not expose.
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#backend/database/connect.ts'
import { findRunningDatabase } from '#backend/database/embedded-database.ts'
import { connectClient } from '#testing/client.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'
import { claimsOf, signToken } from '#tests/support/server/session-token.ts'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
let sql: Sql
beforeAll(async () => {
  target = await Target.start({ ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' })
  const database = findRunningDatabase(target.server.dataDir)
  if (!database) throw new Error('The database does not run')
  sql = connect(database, 1)
})
afterAll(async () => {
  await sql?.end()
  await target?.server.stop()
})

const table = '/rest/v1/website_content'
const id = '9c858901-8a57-4791-81fe-4c455b099bc9'
const words = (text: string) => text.trim().split(/\s+/)

/** Expects a client error that reveals nothing private. */
async function expectRefused(path: string, init: Parameters<Target['call']>[1] = {}): Promise<void> {
  const headers = { ...init.headers, ...target.fromNewAddress() }
  const { status, body } = await target.call(path, { ...init, headers })
  const what = `${init.method ?? 'GET'} ${path}: ${status} ${body.slice(0, 300)}`
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(status, what).not.toBe(429)
  expect(body, what).not.toMatch(/operator@example\.com|encrypted_password":|PostgreSQL 1\d/)
}

const authCalls = words(`
  signup?redirect_to=https://evil.example signup/ Signup x/../signup %73ignup /signup
  admin/users admin/users/${id} admin/generate_link admin/audit admin/sso/providers invite generate_link
  otp magiclink recover resend verify verify?token=x&type=signup factors factors/${id}/verify
  sso sso/saml/acs authorize?provider=google callback?code=x oauth/authorize oauth/clients/register reauthenticate
  user/identities/authorize passkeys .well-known/jwks.json scim/v2/Users
  token token?grant_type=id_token token?grant_type=pkce token?grant_type=web3 token?grant_type=__proto__`)

it('signing up, and every other call of Auth that creates or opens an account', async () => {
  const accounts = () => sql`select * from auth.users order by id`
  const before = await accounts()
  const body = JSON.stringify({
    email: 'new@example.com',
    phone: '+15550100',
    password: 'a long password',
    type: 'signup',
    token: '000000',
    factor_type: 'totp',
    provider: 'google',
    create_user: true,
  })
  for (const call of authCalls) {
    for (const token of [undefined, target.user]) {
      await expectRefused(`/auth/v1/${call}`, { method: 'POST', body, ...(token && { token }) })
    }
    await expectRefused(`/auth/v1/${call}`, { method: 'PUT', body })
    if (!call.startsWith('token')) await expectRefused(`/auth/v1/${call}`)
  }
  expect(await accounts()).toEqual(before)
})

it('becoming an operator by changing one’s own account', async () => {
  const operators = () => sql`select * from private.operators`
  const before = await operators()
  const { sub } = claimsOf(target.operator)
  for (const change of [
    '{"role":"service_role"}',
    '{"app_metadata":{"role":"service_role","operator":true}}',
    `{"id":"${sub}"}`,
    '{"is_super_admin":true,"aud":"service_role"}',
    `{"data":{"__proto__":{"role":"postgres"},"role":"postgres","sub":"${sub}"}}`,
    '{"email":"operator@example.com"}',
    '{"__proto__":{"role":"service_role"}}',
  ]) {
    const { status } = await target.call('/auth/v1/user', { method: 'PUT', token: target.user, body: change })
    expect(status, change).toBeLessThan(500)
    const body = `{"content_key":"${marker}","content_value":"x"}`
    expect((await target.call(table, { method: 'POST', token: target.user, body })).status).toBe(403)
  }
  expect(await sql`select role, email from auth.users order by email`).toEqual([
    { role: 'authenticated', email: 'operator@example.com' },
    { role: 'authenticated', email: 'user@example.com' },
  ])
  expect(await operators()).toEqual(before)
})

const privateTables = words(`
  auth.users auth.sessions auth.refresh_tokens auth.identities private.operators private.admin_access
  private.content_count pg_catalog.pg_authid pg_catalog.pg_shadow pg_catalog.pg_class pg_catalog.pg_stat_activity
  information_schema.tables website_realtime.change_number website_realtime.channel`)

it('reading tables of auth, private and the catalog by path, profile and embedding', async () => {
  for (const name of privateTables) {
    const [schema = '', relation = ''] = name.split('.')
    for (const token of ['', target.user, target.operator]) {
      const session = token && { token }
      for (const path of [
        relation,
        name,
        `${schema}%2E${relation}`,
        `"${schema}"."${relation}"`,
        `${schema}/${relation}`,
      ]) {
        await expectRefused(`/rest/v1/${path}`, { ...session })
      }
      for (const profile of [schema, `public,${schema}`, `"${schema}"`, `${schema}, public`]) {
        await expectRefused(`/rest/v1/${relation}`, { headers: { 'accept-profile': profile }, ...session })
        const init = { method: 'POST', body: '{}', headers: { 'content-profile': profile } }
        await expectRefused(`/rest/v1/${relation}`, { ...init, ...session })
      }
    }
    for (const embedded of [
      relation,
      `${relation}!inner`,
      `...${relation}`,
      name,
      `x:${relation}!id`,
      `"${name}"`,
    ]) {
      await expectRefused(`${table}?select=*,${embedded}(*)`)
    }
    await expectRefused(`${table}?select=${name}.*`)
    await expectRefused(`${table}?select=(select * from ${name})&order=content_key`)
    await expectRefused(`${table}?${name}.email=like.*`)
  }
})

it('calling every function of the database that is ours or reaches outside, as anyone but the owner', async () => {
  const functions = await sql<{ schema: string; name: string }[]>`
    select distinct nspname as schema, proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'private', 'website_realtime') or nspname = 'auth'
      or nspname = 'pg_catalog' and proname ~
        '^(pg_(read|ls|stat_file|terminate|cancel|reload|rotate|sleep|switch|create|drop|notify|export|hba|current_log)|lo_|set_config|current_setting|query_to|version$|inet_)'`
  expect(functions.length).toBeGreaterThan(60)
  // Everyone may ask what they may do, and get no release from a list of none. The other functions do no more than their callers may do in the tables
  // (writing.slow.test.ts).
  const forEverybody = [
    'may_write',
    'may_prepare',
    'release_keys',
    'content_since',
    'content_steps',
    'content_basis',
    'apply_content',
    'undo_content',
  ]
  const forbidden = functions.filter(({ name }) => !forEverybody.includes(name))
  const body = '{"address":"user@example.com","account":"x","seconds":9,"pid":1,"filename":"/etc/passwd"}'
  for (const { schema, name } of forbidden) {
    for (const token of ['', target.operator]) {
      await expectRefused(`/rest/v1/rpc/${name}`, { method: 'POST', body, ...(token && { token }) })
    }
    await expectRefused(`/rest/v1/rpc/${name}`)
    await expectRefused(`/rest/v1/rpc/${schema}.${name}?seconds=9`)
    if (schema !== 'public')
      await expectRefused(`/rest/v1/rpc/${name}`, { headers: { 'accept-profile': schema } })
  }
})

/** Addresses of REST, some of which lead to the same table or function if they are decoded or normalized once more. */
const spellingsOf = (name: string) => [
  ...words(
    '/ %2F %2f%2F %252F \\ %5C ./ %2e/ x/../ x%2F..%2F ;/ %20 %09 public. public%2F rpc/../ ../v1/%2F',
  ).map((before) => `/rest/v1/${before}${name}`),
  ...words('/ %2F // %252F %5C ; %20 . %3F %23').map((after) => `/rest/v1/${name}${after}`),
  ...words('%5F %255F').map((underscore) => `/rest/v1/${name.replace('_', underscore)}`),
  ...words('%2F // %252F').map((slash) => `/rest/v1/${name.replace('/', slash)}`),
  ...words('http://localhost //localhost http://localhost/. /x/..').map(
    (before) => `${before}/rest/v1/${name}`,
  ),
  ...words('/rest%2Fv1/ /rest/v1%2F /rest/v1/%2F/ /REST/v1/ /auth/v1/../../rest/v1/%2F').map(
    (before) => before + name,
  ),
  `/rest/v1/${name.toUpperCase()}`,
  `/rest/v1/"${name}"`,
  `/rest/v1/${name}`,
]

it('reading releases and the history through a proxy where no sign-in is required, in any spelling', async () => {
  const open = await Target.start({ TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const client = connectClient(open.server)
    const release = await createRelease(client, marker, { [marker]: marker })
    const exp = Date.now() / 1000 + 3600
    const sessions = ['anon', 'authenticated', 'service_role'].map((role) => [
      `Authorization: Bearer ${signToken({ role, sub: id, exp }, open.jwtSecret)}`,
    ])
    for (const [name, query] of [
      ['website_releases', 'select=*'],
      ['website_release_edits', 'select=*'],
      ['website_content_history', 'select=*'],
      ['rpc/release_edits', `release=${release}`],
      ['rpc/release_keys', ''],
    ] as const) {
      const read = async (address: string, session: string[]) => {
        const sender = `X-Forwarded-For: ${open.fromNewAddress()['x-forwarded-for']}`
        const headers = [`apikey: ${open.key}`, sender, ...session]
        const { status, body } = await open.request(`GET ${address}?${query}`, headers)
        const what = `${address} ${session}: ${status} ${body}`
        expect(status, what).toBeGreaterThanOrEqual(300)
        expect(status, what).toBeLessThan(500)
        expect(status, what).not.toBe(429)
      }
      for (const session of [[], ...sessions])
        await Promise.all(spellingsOf(name).map((address) => read(address, session)))
    }
  } finally {
    await open.server.stop()
  }
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(800)
})
