// Attempts to exhaust Realtime, or to break it with invalid frames and messages.
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type WebSocket from 'ws'
import { sendBytes } from '#tests/support/server/raw-http.ts'
import { openSocket } from '#tests/support/server/realtime-socket.ts'
import { Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start()
})
afterAll(() => target?.server.stop())

const open = () => openSocket(target)

it.each<[string, number, (socket: WebSocket) => void]>([
  ['a frame over 16 kB', 1009, (socket) => socket.send('x'.repeat(16_385))],
  ['a binary frame over 16 kB', 1009, (socket) => socket.send(Buffer.alloc(16_385))],
  [
    'fragments over 16 kB together',
    1009,
    (socket) => {
      for (let i = 0; i < 10; i++) socket.send('x'.repeat(2000), { fin: i === 9 })
    },
  ],
  [
    'fragments without end',
    1008,
    (socket) => {
      for (let i = 0; i < 500; i++) socket.send('x', { fin: false })
    },
  ],
  [
    'a flood of messages',
    1008,
    (socket) => {
      for (let i = 0; i < 500; i++) socket.send('["1","1","phoenix","heartbeat",{}]')
    },
  ],
  [
    'a flood of pings',
    1008,
    (socket) => {
      for (let i = 0; i < 500; i++) socket.ping()
    },
  ],
  [
    'a flood of pongs',
    1008,
    (socket) => {
      for (let i = 0; i < 500; i++) socket.pong()
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
    '['.repeat(16_000),
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

it('frames that violate the protocol: unmasked, reserved bits, unknown codes, bad lengths, invalid UTF-8', async () => {
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
    // After the upgrade there may only be a closing frame.
    const answer = (await sendBytes(target.server.url, Buffer.from(head + frame, 'latin1'))).toString(
      'latin1',
    )
    expect(answer, JSON.stringify(frame)).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\n(\x88[\s\S]{1,125})?$/s)
  }
})

it('random messages: after each, the socket answers or has ended', async () => {
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

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(80)
})
