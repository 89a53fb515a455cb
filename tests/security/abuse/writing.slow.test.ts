// Attempts to change the table without being an operator.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimsOf, signToken } from '#tests/support/server/session-token.ts'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start()
})
afterAll(() => target?.server.stop())

const table = '/rest/v1/website_content'
const row = { content_key: marker, content_value: marker }
const id = '9c858901-8a57-4791-81fe-4c455b099bc9'
const everything = 'return=representation,missing=default,resolution=merge-duplicates'

interface Attempt {
  method: string
  path: string
  prefer?: string
  body?: unknown
  type?: string
}

const attempts: Attempt[] = [
  { method: 'POST', path: table, body: row },
  { method: 'POST', path: `${table}?select=*`, body: row, prefer: everything },
  { method: 'POST', path: table, body: [row, { ...row, content_key: `${marker} 2` }], prefer: everything },
  { method: 'POST', path: `${table}?columns=content_key,content_value`, body: [row], prefer: everything },
  { method: 'POST', path: table, body: `content_key,content_value\n${marker},x`, type: 'text/csv' },
  ...['merge', 'ignore'].map((how) => ({
    method: 'POST',
    path: `${table}?on_conflict=content_key`,
    body: [{ content_key: 'one', content_value: marker }],
    prefer: `return=representation,resolution=${how}-duplicates`,
  })),
  { method: 'PUT', path: `${table}?id=eq.${id}`, body: { id, ...row }, prefer: everything },
  { method: 'PATCH', path: `${table}?content_key=eq.one`, body: row, prefer: everything },
  { method: 'PATCH', path: table, body: { content_value: marker }, prefer: everything },
  { method: 'PATCH', path: `${table}?or=(content_key.eq.one,id.not.is.null)`, body: row, prefer: everything },
  {
    method: 'PATCH',
    path: `${table}?content_key=eq.one`,
    body: row,
    prefer: 'tx=commit,return=representation',
  },
  { method: 'DELETE', path: table, prefer: everything },
  { method: 'DELETE', path: `${table}?content_key=eq.one`, prefer: everything },
  { method: 'DELETE', path: `${table}?content_key=like.*`, prefer: 'count=exact,return=representation' },
  { method: 'DELETE', path: `${table}?constructor=eq.x`, prefer: everything },
  { method: 'DELETE', path: `${table}?id=not.is.null&limit=1&order=id`, prefer: everything },
  { method: 'POST', path: `${table}?select=*,operators(*)`, body: row, prefer: everything },
  { method: 'POST', path: table, body: { ...row, operators: [{ user_id: id }] }, prefer: everything },
  ...['add_operator', 'remove_operator', 'end_sessions', 'list_operators', 'may_write', 'count_content'].map(
    (name) => ({
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      body: { address: 'user@example.com', account: id },
    }),
  ),
  ...[
    { id, base: null, row },
    { id, base: '2000-01-01', row },
    { id, base: '2000-01-01', row: null },
  ].map((change) => ({
    method: 'POST',
    path: '/rest/v1/rpc/apply_content',
    body: { step: id, reason: marker, changes: JSON.stringify([change]) },
  })),
  { method: 'GET', path: `/rest/v1/rpc/apply_content?step=${id}&reason=${marker}&changes=[]` },
  { method: 'POST', path: '/rest/v1/rpc/undo_content', body: { step: id } },
  { method: 'GET', path: `/rest/v1/rpc/undo_content?step=${id}` },
  { method: 'GET', path: '/rest/v1/website_content_trash' },
  ...['create_release', 'change_release', 'publish_release', 'schedule_release', 'publish_due_releases'].map(
    (name) => ({
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      body: { name: marker, release: id, version: 0, changes: '[]', at: null },
    }),
  ),
  { method: 'POST', path: '/rest/v1/rpc/create_release', body: { name: marker } },
  { method: 'GET', path: `/rest/v1/rpc/create_release?name=${marker}` },
  { method: 'POST', path: '/rest/v1/rpc/release_keys' },
  ...[
    'website_content_history',
    'website_content_basis',
    'website_releases',
    'website_release_edits',
    'website_release_previews',
  ].flatMap((name) => [
    { method: 'GET', path: `/rest/v1/${name}` },
    { method: 'GET', path: `/rest/v1/${name}?select=*,website_content(*)`, prefer: 'count=exact' },
    {
      method: 'POST',
      path: `/rest/v1/${name}`,
      body: { item_id: id, step: id, after: row, default_value: marker },
    },
    { method: 'PATCH', path: `/rest/v1/${name}?id=gt.0`, body: { reason: marker, default_value: marker } },
    { method: 'DELETE', path: `/rest/v1/${name}`, prefer: everything },
  ]),
  { method: 'POST', path: '/rest/v1/operators', body: { user_id: id } },
  { method: 'PATCH', path: '/rest/v1/admin_access', body: { mode: 'open' } },
]

const send = ({ method, path, prefer, body, type }: Attempt, token?: string) =>
  target.call(path, {
    method,
    headers: { ...(prefer && { prefer }), ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(token !== undefined && { token }),
  })

it.each([
  ['anonymous', () => undefined],
  ['a signed-in user who is not an operator', () => target.user],
  ['a client that sends the publishable key as a token', () => target.key],
])('writing as %s by REST, upsert, bulk, RPC and embedded resources', async (_who, token) => {
  for (const attempt of attempts) {
    const { status, body } = await send(attempt, token())
    const what = `${attempt.method} ${attempt.path}: ${status} ${body}`
    expect(status, what).toBeLessThan(500)
    // As in PostgREST, a change of no rows is not an error.
    if (status < 300) expect(['', '[]'], what).toContain(body)
  }
  await target.expectTableAsItWas()
})

const malformed = fc.oneof(
  fc.json(),
  fc.string(),
  fc
    .array(fc.record({ id: fc.oneof(fc.uuid(), fc.string()), base: fc.anything(), row: fc.anything() }))
    .map((changes) => JSON.stringify(changes) ?? ''),
  fc.constantFrom(
    '[null]',
    '[[]]',
    '{"__proto__":1}',
    `[${'['.repeat(5000)}`,
    '[{"id":null,"base":null,"row":{}}]',
  ),
)

it('changesets that no panel would send, as an operator', async () => {
  await fc.assert(
    fc.asyncProperty(malformed, fc.oneof(fc.uuid(), fc.string()), async (changes, step) => {
      for (const name of ['apply_content', 'undo_content']) {
        const path = `/rest/v1/rpc/${name}`
        const { status } = await send(
          { method: 'POST', path, body: { step, reason: marker, changes } },
          target.operator,
        )
        expect(status, `${name} ${step} ${changes}`).toBeLessThan(500)
      }
    }),
    { numRuns: 150 },
  )
  await target.expectTableAsItWas()
})

/** The claims of a token that may write. Each token below differs in one of them. */
const now = Math.floor(Date.now() / 1000)
const claims = () => ({ ...claimsOf(target.operator), exp: now + 600 })
const signed = (change: object, ...how: [header?: object, hash?: string]) =>
  signToken({ ...claims(), ...change }, target.jwtSecret, ...how)
const unsigned = (header: object) => signToken(claims(), '', header).replace(/[^.]*$/, '')

it.each<[string, () => string[]]>([
  [
    'a token of another project',
    () => ['another secret', '', target.key].map((secret) => signToken(claims(), secret)),
  ],
  ['an expired token', () => [now - 1, now - 10_000, 0, -1].map((exp) => signed({ exp }))],
  ['a token that is not valid yet', () => [signed({ nbf: now + 600 })]],
  [
    'an unsigned token',
    () => [
      ...['none', 'None', 'NONE', 'nOnE', ''].map((alg) => unsigned({ alg, typ: 'JWT' })),
      unsigned({ alg: 'HS256' }),
      unsigned({}),
    ],
  ],
  [
    'a token of another algorithm',
    () => [
      signed({}, { alg: 'HS512' }, 'sha512'),
      signed({}, { alg: 'HS384' }, 'sha384'),
      ...['RS256', 'ES256', 'PS256', 'EdDSA', 'none', ['HS256'], null].map((alg) => signed({}, { alg })),
    ],
  ],
  [
    'a token that says where its key is',
    () =>
      [
        { jku: 'http://127.0.0.1:1/' },
        { jwk: { kty: 'oct', k: 'AA' } },
        { kid: "' or 1=1 --" },
        { kid: '/dev/null' },
      ].map((more) => signToken(claims(), '', { alg: 'HS256', ...more })),
  ],
  [
    'a token for another role',
    () =>
      [
        'service_role',
        'postgres',
        'supabase_admin',
        'pg_write_all_data',
        'anon',
        'x"; reset role; --',
        '__proto__',
        7,
        [],
        {},
      ].map((role) => signed({ role, sub: id })),
  ],
  [
    'a token of nobody',
    () => [id, '', 'x', "' or true --", 0, null, {}, ['a']].map((sub) => signed({ sub })),
  ],
  [
    'something other than a token',
    () => [
      '',
      ' ',
      '.',
      '..',
      'a.b.c',
      'null',
      'undefined',
      '{}',
      `${target.operator}.x`,
      `x${target.operator}`,
      '.'.repeat(9000),
    ],
  ],
])('writing with %s', async (_what, tokens) => {
  for (const token of tokens()) {
    const { status, body } = await send({ method: 'POST', path: table, body: row, prefer: everything }, token)
    expect(status, `${token} ${body}`).toBeGreaterThanOrEqual(400)
    expect(status, `${token} ${body}`).toBeLessThan(500)
  }
  await target.expectTableAsItWas()
})

it('writing with a token of an operator in which one character was changed', async () => {
  const character = fc.constantFrom(...'ABCXYZabcxyz0189-_.')
  await fc.assert(
    fc.asyncProperty(fc.nat(), character, async (at, other) => {
      const { operator } = target
      // The last character contains bits that are ignored.
      const i = at % (operator.length - 1)
      fc.pre(operator[i] !== other)
      const token = operator.slice(0, i) + other + operator.slice(i + 1)
      const { status } = await send({ method: 'POST', path: table, body: row }, token)
      return status >= 400 && status < 500
    }),
    { seed: 1, numRuns: 60 },
  )
  await target.expectTableAsItWas()
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(150)
})
