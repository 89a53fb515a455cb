// Attempts on Realtime: to write or to hear through it, and to wear it out.
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import WebSocket, { type ClientOptions } from 'ws'
import { sendBytes } from '../support/raw-http.ts'
import { claimsOf, signToken } from '../support/session-token.ts'
import { marker, Target } from '../support/target.ts'

let target: Target
const sockets: WebSocket[] = []
beforeAll(async () => {
  target = await Target.start()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})
afterAll(() => target?.server.stop())

async function open(vsn = '2.0.0', options: ClientOptions = {}): Promise<WebSocket> {
  const path = `/realtime/v1/websocket?vsn=${vsn}&apikey=${target.key}`
  const socket = new WebSocket(target.server.url.replace('http', 'ws') + path, options)
  sockets.push(socket)
  await once(socket, 'open')
  return socket
}

type Frame = [string | null, string | null, string, string, unknown]

/** Sends a message, and waits for its answer. */
function ask(socket: WebSocket, topic: string, event: string, payload: unknown): Promise<unknown> {
  const ref = `${++target.inputs}`
  return new Promise((resolve, reject) => {
    socket.once('close', reject)
    socket.on('message', function look(data) {
      const [, answered, , , answer] = JSON.parse(String(data)) as Frame
      if (answered !== ref) return
      socket.off('message', look).off('close', reject)
      resolve(answer)
    })
    socket.send(JSON.stringify(['1', ref, topic, event, payload]))
  })
}

const ok = expect.objectContaining({ status: 'ok' })
const refusal = expect.objectContaining({ status: 'error', response: { reason: expect.any(String) } })
const changes = (change: object) => ({ config: { postgres_changes: [change] } })

it('writing by broadcast, presence, system events and messages of the server itself', async () => {
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
  // Everything sent so far has been dealt with when this is answered.
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

it('listening to other tables and schemas, and with filters that are none', async () => {
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
    `content_key=in.(${'"'.repeat(5000)}`,
    `${'('.repeat(20_000)}`,
    `${'content_key=eq.'.repeat(3000)}`,
  ]) {
    const answer = (await asked({ ...table, filter })) as { status: string }
    // The first two are values like any other, which no row has.
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
  const many = { config: { postgres_changes: Array.from({ length: 101 }, () => table) } }
  expect(await ask(socket, 'realtime:x', 'phx_join', many)).toEqual(refusal)
}, 30_000)

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
    'x'.repeat(50_000),
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
    // The channel is gone with its session.
    expect(await ask(socket, 'realtime:z', 'anything', {})).toMatchObject({
      response: { reason: 'unmatched topic' },
    })
  }
})

it('joins without end: a hundred channels of a connection and no more', async () => {
  const socket = await open()
  let joined = 0
  for (let i = 0; i < 130; i++) {
    if (i % 40 === 39) await new Promise((resolve) => setTimeout(resolve, 900)) // under the limit of messages
    const { status } = (await ask(socket, `realtime:${i}`, 'phx_join', { config: {} })) as { status: string }
    if (status === 'ok') joined++
  }
  expect(joined).toBe(100)
})

it.each<[string, number, (socket: WebSocket) => void]>([
  ['a frame over 64 kB', 1009, (socket) => socket.send('x'.repeat(64_001))],
  ['a binary frame over 64 kB', 1009, (socket) => socket.send(Buffer.alloc(64_001))],
  [
    'fragments over 64 kB together',
    1009,
    (socket) => {
      for (let i = 0; i < 70; i++) socket.send('x'.repeat(1000), { fin: i === 69 })
    },
  ],
  [
    'a flood of messages',
    1008,
    (socket) => {
      for (let i = 0; i < 5000; i++) socket.send('["1","1","phoenix","heartbeat",{}]')
    },
  ],
  [
    'a flood of binary messages',
    1008,
    (socket) => {
      for (let i = 0; i < 500; i++) socket.send(Buffer.from([3, 0, 0]))
    },
  ],
  ...[
    '{',
    '',
    'null',
    '[]',
    '{}',
    '[1,2,3,4,5]',
    '["1","1",null,"phx_join",{}]',
    '["1","1","t"]',
    '['.repeat(60_000),
    '"__proto__"',
    '{"__proto__":{"topic":"phoenix"}}',
    '["1",1,"phoenix","heartbeat",{}]',
    '\0',
  ].map((text): [string, number, (socket: WebSocket) => void] => [
    `the malformed message ${text.slice(0, 40)}`,
    1007,
    (socket) => socket.send(text),
  ]),
])('a socket that sends %s is closed', async (_what, code, misbehave) => {
  const socket = await open()
  const closed = once(socket, 'close')
  target.inputs++
  misbehave(socket)
  expect((await closed)[0]).toBe(code)
})

it('frames that break the protocol: unmasked, reserved bits, unknown codes, bad lengths, text that is no UTF-8', async () => {
  const mask = '\0\0\0\0'
  for (const frame of [
    '\x81\x02hi',
    `\xc1\x82${mask}hi`,
    `\x83\x82${mask}hi`,
    `\x8b\x80${mask}`,
    `\x09\x80${mask}`,
    `\x89\xfe\x00\x7e${mask}`,
    `\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff${mask}`,
    `\x80\x82${mask}hi`,
    `\x81\x82${mask}\xff\xfe`,
    `\x88\x81${mask}x`,
    `\x88\x82${mask}\x03\xed`,
    'GET / HTTP/1.1\r\n\r\n',
  ]) {
    const key = Buffer.alloc(16).toString('base64')
    const head = `GET /realtime/v1/websocket?apikey=${target.key} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`
    target.inputs++
    // What comes after the upgrade is the closing frame, if anything.
    const answer = (await sendBytes(target.server.url, Buffer.from(head + frame, 'latin1'))).toString(
      'latin1',
    )
    expect(answer, JSON.stringify(frame)).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\n(\x88[\s\S]{1,125})?$/s)
  }
})

it('messages put together at random: each is answered or ends the socket', async () => {
  const part = fc.oneof(
    fc.constantFrom('1', 'phoenix', 'realtime:a', 'phx_join', 'phx_leave', 'access_token', 'heartbeat', null),
    fc.jsonValue({ maxDepth: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      const socket = await open()
      const settled = Promise.race([once(socket, 'close'), once(socket, 'pong')])
      target.inputs++
      socket.send(JSON.stringify(parts))
      socket.ping()
      await settled
      socket.terminate()
    }),
    { seed: 9, numRuns: 60 },
  )
})

it.each<[string, (key: string) => string, Record<string, string>]>([
  ['without a key', () => '/realtime/v1/websocket', {}],
  ['with a wrong key', () => '/realtime/v1/websocket?apikey=sb_publishable_wrong', {}],
  ['with a session for a key', () => `/realtime/v1/websocket?apikey=${target.operator}`, {}],
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
  const socket = new WebSocket(target.server.url.replace('http', 'ws') + path(target.key), { headers })
  sockets.push(socket)
  const opened = once(socket, 'open')
  await expect(opened).rejects.toThrow(/Unexpected server response: 40[134]/)
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(300)
})
