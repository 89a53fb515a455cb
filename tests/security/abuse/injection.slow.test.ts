// Injection in queries, by a sender who may write, here anyone on this machine.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(() => target?.server.stop())

const table = '/rest/v1/website_content'
const seeded = { seed: 6, numRuns: 100 }
const enc = encodeURIComponent
const content = () => connectClient(target.server).from('website_content')

/** Either refused, or answered with rows that anyone may read, because some generated queries are valid after all. */
function expectOwnRows(status: number, body: string, query: string): void {
  expect(status, `${query}: ${body.slice(0, 200)}`).toBeLessThan(500)
  if (status >= 300) return
  for (const { content_key, ...row } of JSON.parse(body)) {
    expect([undefined, 'one', 'two', 'three'], query).toContain(content_key)
    expect(JSON.stringify(row), query).not.toMatch(/jwt|secret|users/)
  }
}

const post = (body: BodyInit, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers })

const sql = [
  "'; drop table website_content; --",
  "x' or '1'='1",
  "x') or true --",
  "\\' or 1=1 --",
  '"; delete from website_content; --',
  "'||(select jwt_secret from auth.users)||'",
  '$$;select pg_sleep(9);$$',
  '%27 or 1=1 --',
  'x\u0000y',
  '1; commit; drop schema public cascade',
  'ʼ or 1=1 --',
]

const filter = fc.constantFrom<(value: string) => string>(
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'fts', 'not.eq', 'not.like'].map(
    (operator) => (value: string) => `content_value=${operator}.${value}`,
  ),
  (value) => `content_value=in.(${value})`,
  (value) => `content_value=in.("${value}")`,
  (value) => `or=(content_value.eq.${value},id.is.null)`,
  (value) => `and=(content_value.eq."${value}")`,
  (value) => `id=eq.${value}`,
)

it('SQL in the values of all kinds of filters', async () => {
  const noKey = fc.oneof(
    fc.constantFrom(...sql),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  )
  await fc.assert(
    fc.asyncProperty(noKey, filter, fc.constantFrom('PATCH', 'DELETE'), async (text, filter, method) => {
      const value = enc(text.toWellFormed())
      const body = method === 'PATCH' ? { body: `{"content_value":"${marker}"}` } : {}
      // No row has that key, whatever the other filter says.
      const query = `content_key=eq.none&${filter(value)}`
      const { status } = await target.call(`${table}?${query}`, { method, ...body })
      return status < 500
    }),
    seeded,
  )
  await target.expectTableAsItWas()
})

it('SQL in the names of columns, tables, functions, orders, selections and preferences', async () => {
  for (const text of sql) {
    const name = enc(text)
    for (const query of [
      `${name}=eq.1`,
      `select=${name}`,
      `select=content_key,x:${name}`,
      `select=content_key::${name}`,
      `select=content_value->>${name}`,
      `order=${name}`,
      `order=content_key.${name}`,
      `content_key=${name}.one`,
      `content_key=eq(${name}).one`,
      `id=eq.${name}`,
      `id=in.(${name})`,
      `or=(${name}.eq.1)`,
      `limit=${name}`,
      `offset=${name}`,
    ]) {
      const { status, body } = await target.call(`${table}?${query}`)
      expectOwnRows(status, body, query)
    }
    await target.expectRefused(`/rest/v1/${name}`)
    await target.expectRefused(`/rest/v1/rpc/${name}`, post('{}'))
    await target.expectRefused(`${table}?columns=${name}`, post(`[{"content_key":"${marker}"}]`))
    await target.expectRefused(
      `${table}?on_conflict=${name}`,
      post(`{"content_key":"one","content_value":"${marker}"}`),
    )
    await target.expectRefused(table, post(JSON.stringify({ [text]: marker })))
    const prefer = `return=representation;${text.replaceAll(/[^ -~]/g, '')}, resolution=${text.replaceAll(/[^ -~]/g, '')}`
    await target.expectRefused(table, post('{"content_key":"one"}', { prefer }))
  }
  await target.expectTableAsItWas()
})

it('random combinations of PostgREST’s operators in filters, orders and selections', async () => {
  const piece = fc.constantFrom(
    ...'or and not eq neq in is like match fts null true any all asc nullsfirst content_key id one * ( ) { } , . : :: -> ->> ! " \' \\ ; - -- % & ... count() sum'.split(
      ' ',
    ),
    ' ',
    '\u0000',
  )
  const text = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => enc(pieces.join('')))
  const parameter = fc.constantFrom(
    'or',
    'and',
    'not.or',
    'content_key',
    'id',
    'select',
    'order',
    'limit',
    'or=()&order',
  )
  await fc.assert(
    fc.asyncProperty(parameter, text, async (name, value) => {
      const { status, body } = await target.call(`${table}?${name}=${value}`)
      expectOwnRows(status, body, `${name}=${decodeURIComponent(value)}`)
    }),
    { ...seeded, numRuns: 300 },
  )
  await target.expectTableAsItWas()
})

const inherited = Object.getOwnPropertyNames(Object.prototype)

it('names that every object inherits, as columns of bodies, filters, orders, selections and operators', async () => {
  const remove = { method: 'DELETE', headers: { prefer: 'return=representation' } }
  for (const name of inherited) {
    await target.expectRefused(`${table}?${name}=eq.x`, remove)
    await target.expectRefused(`${table}?${enc(name)}=is.null&x=eq.1`, {
      method: 'PATCH',
      body: '{"content_value":"x"}',
    })
    await target.expectRefused(`${table}?${name}=eq.x`)
    await target.expectRefused(`${table}?content_key=${name}.x`, remove)
    await target.expectRefused(`${table}?content_key=not.${name}.x`, remove)
    await target.expectRefused(`${table}?or=(${name}.eq.x,${name}.neq.x)`, remove)
    await target.expectRefused(`${table}?select=${name}`)
    await target.expectRefused(`${table}?select=content_key::${name}`)
    await target.expectRefused(`${table}?order=${name}`)
    await target.expectRefused(`/rest/v1/${name}`)
    await target.expectRefused(`/rest/v1/rpc/${name}`, post('{}'))
    await target.expectRefused(
      table,
      post(`{"${name}":{"content_key":"${marker}"},"content_key":"${marker}","content_value":"x"}`),
    )
    await target.expectRefused(table, post(`{"content_key":"${marker}","${name}":"x","content_value":"x"}`))
  }
  await target.expectTableAsItWas()
})

it('names that every object inherits, as content keys: pages stay unchanged', async () => {
  const page = async () => (await target.call('/')).body
  const before = await page()
  const keys = inherited.flatMap((name) => [
    name,
    `home.${name}`,
    `home.hero.${name}.polluted`,
    `${name}.prototype.title`,
  ])
  const rows = keys.map((content_key) => ({ content_key, content_value: marker }))
  const followed = { content_key: 'home.hero.title', content_value: 'Followed' }
  await content()
    .insert([...rows, followed])
    .throwOnError()
  target.inputs += rows.length
  // Pages follow the table a moment later.
  await expect.poll(page).toContain(followed.content_value)
  await content().delete().eq('content_key', followed.content_key).throwOnError()
  await expect.poll(page).toBe(before)
  await content().delete().eq('content_value', marker).throwOnError()
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(700)
})
