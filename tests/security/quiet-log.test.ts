// Client errors leave nothing in the logs of the site and of PostgreSQL, because anyone could fill the disk that way.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'
import { unusualMessages } from '#tests/support/server/unusual-log.ts'

let open: TestServer
let guarded: TestServer
beforeAll(async () => {
  open = await startServer()
  guarded = await startServer({ env: { ADMIN_ACCESS: 'operators' } })
  await call(open, 'POST', table, { content_key: 'taken', content_value: '' })
})
afterAll(() => Promise.all([open?.stop(), guarded?.stop()]))

const table = '/rest/v1/website_content'

async function call(server: TestServer, method: string, path: string, body?: unknown, headers = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: { apikey: server.publishableKey, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  await response.text()
  return response.status
}

const row = (content_key: unknown) => ({ content_key, content_value: '' })
const forged = { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }

it.each<[string, () => Promise<number>, number]>([
  ['JSON that does not end', () => call(open, 'POST', table, '{"content_key'), 400],
  ['a duplicate key (23505)', () => call(open, 'POST', table, row('taken')), 409],
  ['a key that a trigger refuses (PT400)', () => call(open, 'POST', table, row('')), 400],
  ['a missing key (23502)', () => call(open, 'POST', table, row(null)), 400],
  ['a zero byte (22021)', () => call(open, 'POST', table, row('\0')), 400],
  ['a write without permission (42501)', () => call(guarded, 'POST', table, row('new')), 401],
  ['an unknown column (42703)', () => call(open, 'GET', `${table}?none=eq.1`), 400],
  ['an operator that the type lacks (42883)', () => call(open, 'GET', `${table}?id=like.x`), 404],
  ['a malformed id (22P02)', () => call(open, 'GET', `${table}?id=eq.x`), 400],
  ['a selection that does not end', () => call(open, 'GET', `${table}?select=a(b(c`), 400],
  ['an unknown table', () => call(open, 'GET', '/rest/v1/none'), 404],
  ['an unknown function', () => call(open, 'POST', '/rest/v1/rpc/none', {}), 404],
  ['a forged session', () => call(open, 'GET', table, undefined, forged), 401],
  ['no key', () => call(open, 'GET', table, undefined, { apikey: '' }), 401],
  ['signing up', () => call(open, 'POST', '/auth/v1/signup', { email: 'a@example.com', password: 'x' }), 422],
  ['broken JSON for Auth', () => call(open, 'POST', '/auth/v1/token?grant_type=password', '{'), 400],
  ['a body over 1 MB', () => call(open, 'POST', table, 'x'.repeat(2_000_000)), 413],
  ['a missing page', () => call(open, 'GET', '/none'), 404],
])('refuses %s', async (_case, send, status) => {
  expect(await send()).toBe(status)
})

it('tolerates a client that disconnects in the middle of its body', async () => {
  const { hostname, port } = new URL(open.url)
  for (const path of [table, '/auth/v1/token?grant_type=password', '/preview/none']) {
    const socket = connect(Number(port), hostname)
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${open.publishableKey}\r\nContent-Length: 9`
    socket.write(`${head}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n\r\n`)
    // The server is now reading the body.
    await new Promise((resolve) => socket.once('data', resolve))
    socket.write('{"')
    socket.destroySoon()
    await new Promise((resolve) => socket.once('close', resolve))
  }
  expect(await call(open, 'GET', table)).toBe(200)
})

it('has logged none of that', async () => {
  for (const server of [open, guarded]) {
    expect(readFileSync(join(server.dataDir, 'postgres.log'), 'utf8')).not.toContain('ERROR')
    expect(await unusualMessages(server)).toEqual([])
  }
})
