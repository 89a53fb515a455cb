// Attempts to write through Realtime, or to receive what the client may not see.
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type WebSocket from 'ws'
import { askSocket, openSocket, startSocket } from '#tests/support/server/realtime-socket.ts'
import { claimsOf, signToken } from '#tests/support/server/session-token.ts'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start()
})
afterAll(() => target?.server.stop())

const open = () => openSocket(target)
const ask = (socket: WebSocket, topic: string, event: string, payload: unknown) =>
  askSocket(target, socket, topic, event, payload)
const ok = expect.objectContaining({ status: 'ok' })
const refusal = expect.objectContaining({ status: 'error', response: { reason: expect.any(String) } })
const changes = (change: object) => ({ config: { postgres_changes: [change] } })

it('writing by broadcast, presence, system events and the server’s own messages', async () => {
  const socket = await open()
  const heard: string[] = []
  const other = await open()
  expect(await ask(other, 'realtime:room', 'phx_join', changes({ event: '*', schema: 'public' }))).toEqual(ok)
  other.on('message', (data) => heard.push(String(data)))
  expect(await ask(socket, 'realtime:room', 'phx_join', { config: { broadcast: { self: true } } })).toEqual(
    ok,
  )
  const row = { content_key: marker, content_value: marker }
  for (const event of [
    'broadcast',
    'presence',
    'presence_state',
    'presence_diff',
    'system',
    'postgres_changes',
    'insert',
    'INSERT',
    'sql',
    'phx_reply',
    'phx_error',
    'phx_close',
    '__proto__',
    'constructor',
    '',
  ]) {
    expect(
      await ask(socket, 'realtime:room', event, {
        type: 'broadcast',
        event,
        record: row,
        payload: row,
        data: row,
      }),
    ).toEqual(refusal)
  }
  // A reply to this means that everything sent before was processed.
  await ask(other, 'phoenix', 'heartbeat', {})
  expect(heard.filter((text) => text.includes(marker))).toEqual([])
  for (const config of [{ private: true }, { presence: { enabled: true, key: 'x' } }]) {
    expect(await ask(socket, 'realtime:room', 'phx_join', { config })).toEqual(refusal)
  }
  const broadcast = {
    method: 'POST',
    body: `{"messages":[{"topic":"room","event":"x","payload":"${marker}"}]}`,
  }
  expect((await target.call('/realtime/v1/api/broadcast', broadcast)).status).toBe(404)
  await target.expectTableAsItWas()
})

it('listening to other tables and schemas, and with invalid filters', async () => {
  const socket = await open()
  const asked = (change: object) => ask(socket, 'realtime:x', 'phx_join', changes(change))
  for (const [schema, table] of [
    ['auth', 'users'],
    ['auth', '*'],
    ['private', 'operators'],
    ['private', '*'],
    ['pg_catalog', 'pg_authid'],
    ['*', '*'],
    ['public', 'nothing'],
    ['public', 'website_content"; drop table x; --'],
    ['public', "x' or '1'='1"],
    ['__proto__', 'constructor'],
  ]) {
    expect(await asked({ event: '*', schema, table }), `${schema}.${table}`).toEqual(refusal)
  }
  const table = { event: '*', schema: 'public', table: 'website_content' }
  for (const filter of [
    "content_key=eq.x' or true --",
    'id=eq.x);drop table website_content',
    '__proto__=eq.x',
    'constructor=eq.x',
    'content_key=like.*',
    'content_key=match.(a+)+$',
    'content_key',
    '=eq.x',
    'content_key=in.(',
    `content_key=in.(${'"'.repeat(4000)}`,
    '('.repeat(4096),
    '('.repeat(15_000),
    'content_key=eq.'.repeat(1000),
  ]) {
    const answer = (await asked({ ...table, filter })) as { status: string }
    // The first two are valid filters that match no row.
    expect(['ok', 'error'], filter).toContain(answer.status)
    if (!/^(content_key|id)=eq\./.test(filter)) expect(answer.status, filter.slice(0, 80)).toBe('error')
  }
  for (const more of [
    { select: ['content_key'] },
    { event: 'TRUNCATE' },
    { event: 5 },
    { table: ['website_content'] },
  ]) {
    expect(await asked({ ...table, ...more })).toEqual(refusal)
  }
  const many = { config: { postgres_changes: Array.from({ length: 11 }, () => table) } }
  expect(await ask(socket, 'realtime:x', 'phx_join', many)).toEqual(refusal)
})

it('sessions that are garbage, forged, expired or unsigned', async () => {
  const claims = { ...claimsOf(target.operator), exp: Math.floor(Date.now() / 1000) + 600 }
  const unsigned = signToken(claims, '', { alg: 'none' }).replace(/[^.]*$/, '')
  const roles = ['postgres', 'supabase_admin', 'x"; --', null, 5].map((role) =>
    signToken({ ...claims, role }, target.jwtSecret),
  )
  const tokens = [
    'x',
    'a.b.c',
    '..',
    '{}',
    unsigned,
    `${target.operator}x.y`,
    signToken(claims, 'another'),
    signToken({ ...claims, exp: 1 }, target.jwtSecret),
    ...roles,
    'x'.repeat(8000),
    'x'.repeat(15_000),
  ]
  const socket = await open()
  for (const access_token of tokens) {
    expect(
      await ask(socket, 'realtime:y', 'phx_join', { config: {}, access_token }),
      access_token.slice(0, 60),
    ).toEqual(refusal)
  }
  for (const access_token of tokens.slice(0, 10)) {
    expect(await ask(socket, 'realtime:z', 'phx_join', { config: {} })).toEqual(ok)
    target.inputs++
    socket.send(JSON.stringify(['1', null, 'realtime:z', 'access_token', { access_token }]))
    // The channel ended with its session.
    expect(await ask(socket, 'realtime:z', 'anything', {})).toMatchObject({
      response: { reason: 'unmatched topic' },
    })
  }
})

it.each<[string, (key: string) => string, Record<string, string>]>([
  ['without a key', () => '/realtime/v1/websocket', {}],
  ['with a wrong key', () => '/realtime/v1/websocket?apikey=sb_publishable_wrong', {}],
  ['with a session instead of a key', () => `/realtime/v1/websocket?apikey=${target.operator}`, {}],
  ['at another address', (key) => `/realtime/v1/other?apikey=${key}`, {}],
  ['at REST', (key) => `/rest/v1/website_content?apikey=${key}`, {}],
  [
    'from a page of another origin',
    (key) => `/realtime/v1/websocket?apikey=${key}`,
    { origin: 'https://evil.example' },
  ],
  ['from a page without an origin', (key) => `/realtime/v1/websocket?apikey=${key}`, { origin: 'null' }],
  [
    'from the same name at another port',
    (key) => `/realtime/v1/websocket?apikey=${key}`,
    { origin: 'http://127.0.0.1:1' },
  ],
])('opening a socket %s', async (_how, path, headers) => {
  target.inputs++
  const opened = once(startSocket(target, path(target.key), { headers }), 'open')
  await expect(opened).rejects.toThrow(/Unexpected server response: 40[134]/)
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(95)
})
