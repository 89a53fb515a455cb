// How Realtime treats a misbehaving client: it closes the socket, so that an honest client with a fault reconnects, and
// continues to serve the others.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'
import { behindProxy } from '#testing/behind-proxy.ts'
import { startServer, type TestServer } from '#testing/server.ts'

let server: TestServer
let testCount = 0
/** The address of the client. Each test has its own, because limits are counted by address. */
let address: string
const sockets: WebSocket[] = []

beforeAll(async () => {
  server = await startServer({ env: await behindProxy() })
})
afterAll(() => server?.stop())
beforeEach(() => {
  address = `192.0.2.${++testCount}`
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

async function open(from = address): Promise<WebSocket> {
  const url = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${server.publishableKey}`
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': from } })
  sockets.push(socket)
  await once(socket, 'open')
  return socket
}

interface Answer {
  status: string
  response: { reason?: string; postgres_changes?: object[] }
}

/**
 * Sends a message with one reference.
 * @returns the content of its reply
 */
function ask(socket: WebSocket, topic: string, event: string, payload: object): Promise<Answer> {
  socket.send(JSON.stringify(['1', '1', topic, event, payload]))
  return answerOf(socket)
}

function answerOf(socket: WebSocket): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const closed = (code: number) => reject(new Error(`Closed with ${code}`))
    socket.once('close', closed)
    socket.on('message', function look(data) {
      const [, , , event, answer] = JSON.parse(String(data))
      if (event !== 'phx_reply') return
      socket.off('message', look).off('close', closed)
      resolve(answer)
    })
  })
}

const heartbeat = JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}])
const ok = { status: 'ok' }
const tooMany = { status: 'error', response: { reason: expect.stringContaining('ChannelRateLimitReached') } }
const text = (length: number) => 'x'.repeat(length)

function sendInFrames(socket: WebSocket, message: string, frames: number): void {
  for (let i = 0; i < frames - 1; i++) socket.send(message.charAt(i), { fin: false })
  socket.send(message.slice(frames - 1))
}

describe('a message', () => {
  const { bytes, frames, topicLength, eventLength, refLength } = realtimeLimits.message
  const paddedTo = (length: number) => {
    const frame = (padding: string) => JSON.stringify([null, '1', 'phoenix', 'heartbeat', { padding }])
    return frame(text(length - frame('').length))
  }

  it.each<[number, string, (size: number) => [message: string, frames?: number], number]>([
    [bytes, 'bytes', (size) => [paddedTo(size)], 1009],
    [frames, 'frames', (size) => [heartbeat, size], 1008],
    [
      topicLength,
      'characters of a topic',
      (size) => [JSON.stringify([null, '1', text(size), 'x', {}])],
      1007,
    ],
    [
      eventLength,
      'characters of an event',
      (size) => [JSON.stringify([null, '1', 'x', text(size), {}])],
      1007,
    ],
    [refLength, 'characters of a ref', (size) => [JSON.stringify([null, text(size), 'x', 'x', {}])], 1007],
    [
      refLength,
      'characters of a join_ref',
      (size) => [JSON.stringify([text(size), '1', 'x', 'x', {}])],
      1007,
    ],
  ])('may have %d %s, and one more closes the socket', async (limit, _what, make, code) => {
    const socket = await open()
    const answered = answerOf(socket)
    const [message, messageFrames = 1] = make(limit)
    sendInFrames(socket, message, messageFrames)
    expect((await answered).status).toMatch(/ok|error/)
    const closed = once(socket, 'close')
    const [longer, longerFrames = 1] = make(limit + 1)
    sendInFrames(socket, longer, longerFrames)
    expect((await closed)[0]).toBe(code)
  })

  it('in an invalid format closes the socket', async () => {
    const socket = await open()
    socket.send('{"no":"message"}')
    expect((await once(socket, 'close'))[0]).toBe(1007)
  })

  it('is never compressed', async () => {
    expect((await open()).extensions).toBe('')
  })

  it('of an unsupported kind is answered with an error, and a binary one is ignored', async () => {
    const socket = await open()
    socket.send(Buffer.from([3, 0, 0, 0, 0, 0, 1]))
    expect(await ask(socket, 'realtime:any', 'phx_join', { config: {} })).toEqual({
      status: 'ok',
      response: { postgres_changes: [] },
    })
    const reason = 'This server does not offer broadcast'
    expect(await ask(socket, 'realtime:any', 'broadcast', {})).toEqual({
      status: 'error',
      response: { reason },
    })
    expect(await ask(socket, 'realtime:other', 'phx_leave', {})).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    })
  })

  it('is one too many after 50 at once, whether a heartbeat or a ping', async () => {
    for (const send of [
      (socket: WebSocket) => socket.send(heartbeat),
      (socket: WebSocket) => socket.ping(),
    ]) {
      const socket = await open()
      let answers = 0
      socket.on('message', () => answers++).on('pong', () => answers++)
      const closed = once(socket, 'close')
      const begin = performance.now()
      for (let i = 0; i < 500; i++) send(socket)
      expect((await closed)[0]).toBe(1008)
      const seconds = (performance.now() - begin) / 1000
      expect(answers).toBeGreaterThanOrEqual(50)
      // Each second allows 50 more.
      expect(answers).toBeLessThanOrEqual(51 + 50 * seconds)
    }
  })

  it('also counts for its address: 500 at once, including the sockets that it opens', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => open()))
    let answers = 0
    const codes: number[] = []
    for (const socket of crowd) socket.on('message', () => answers++).on('close', (code) => codes.push(code))
    for (const socket of crowd) for (let i = 0; i < 45; i++) socket.send(heartbeat)
    await expect.poll(() => answers).toBeGreaterThanOrEqual(480)
    // Each second allows 50 more on each socket, and 100 for the address: 40 on each of 20 are too many only for the address.
    for (let round = 0; codes.length === 0 && round < 800; round++) {
      for (const socket of crowd) socket.send(heartbeat)
      await delay(25)
    }
    expect(codes).toContain(1008)
    expect(await ask(await open('198.51.100.1'), 'phoenix', 'heartbeat', {})).toMatchObject(ok)
  })
})

describe('a join', () => {
  const table = { event: '*', schema: 'public', table: 'website_content' }
  const asking = (changes: object[], more = {}) => ({ config: { postgres_changes: changes }, ...more })
  const filtered = (filter: string) => asking([{ ...table, filter }])
  const { subscriptions, conditions, values, filterLength, nameLength } = realtimeLimits.join
  const conditionList = (count: number) => Array(count).fill('id=eq.1')
  const refused = (reason: string) => ({ status: 'error', response: { reason } })
  const malformed = refused('The join is malformed')
  const tooLong = refused('The filters of a channel can have at most 10 conditions and 100 values')

  it.each<[number, string, (size: number) => object, object]>([
    [subscriptions, 'subscriptions', (size) => asking(Array(size).fill(table)), malformed],
    [conditions, 'conditions in a filter', (size) => filtered(conditionList(size).join()), tooLong],
    [
      conditions,
      'conditions in all of its filters',
      (size) =>
        asking(
          [...conditionList(size - 3), 'id=eq.1,id=eq.2,id=eq.3'].map((filter) => ({ ...table, filter })),
        ),
      tooLong,
    ],
    [values, 'values in a filter', (size) => filtered(`id=in.(${Array(size).fill('1')})`), tooLong],
    [
      filterLength,
      'characters in a filter',
      (size) => filtered('content_key=eq."'.padEnd(size - 1, '(').concat('"')),
      malformed,
    ],
  ])('may have %d %s, and no more', async (limit, _what, make, refusal) => {
    const socket = await open()
    expect(await ask(socket, 'realtime:x', 'phx_join', make(limit))).toMatchObject(ok)
    expect(await ask(socket, 'realtime:x', 'phx_join', make(limit + 1))).toEqual(refusal)
  })

  it.each<[number, string, (size: number) => object]>([
    [nameLength, 'characters in a name', (size) => asking([{ ...table, schema: text(size) }])],
    [
      realtimeLimits.message.tokenLength,
      'characters in its session',
      (size) => asking([], { access_token: text(size) }),
    ],
  ])('is read if it has %d %s, and refused unread if it has more', async (limit, _what, make) => {
    const socket = await open()
    const answer = await ask(socket, 'realtime:x', 'phx_join', make(limit))
    expect(answer.response.reason).toMatch(/^Unable to subscribe|^InvalidJWTToken/)
    expect(await ask(socket, 'realtime:x', 'phx_join', make(limit + 1))).toEqual(malformed)
  })

  it('may have a filter on a key of 200 emoji, and one on 100 UUIDs', async () => {
    const socket = await open()
    const family = '👨‍👩‍👧‍👦'
    expect(
      await ask(socket, 'realtime:x', 'phx_join', filtered(`content_key=eq.${family.repeat(200)}`)),
    ).toMatchObject(ok)
    const uuids = Array(100).fill('123e4567-e89b-12d3-a456-426614174000')
    expect(await ask(socket, 'realtime:x', 'phx_join', filtered(`id=in.(${uuids})`))).toMatchObject(ok)
  })

  it('is answered without the properties that the server does not use', async () => {
    const answer = await ask(
      await open(),
      'realtime:x',
      'phx_join',
      asking([{ ...table, more: text(10_000) }]),
    )
    expect(answer.response).toEqual({ postgres_changes: [{ id: 1, ...table }] })
  })
})

describe('channels', () => {
  const join = (socket: WebSocket, topic: number) => ask(socket, `realtime:${topic}`, 'phx_join', {})
  const joinTen = async (socket: WebSocket) => {
    for (let i = 1; i <= 10; i++) expect(await join(socket, i)).toMatchObject(ok)
  }

  it('of a socket: 10, and another one when one was left', async () => {
    const socket = await open()
    await joinTen(socket)
    expect(await join(socket, 11)).toEqual(tooMany)
    expect(await join(socket, 10)).toMatchObject(ok) // again, as after a lost session
    expect(await ask(socket, 'realtime:1', 'phx_leave', {})).toMatchObject(ok)
    expect(await join(socket, 11)).toMatchObject(ok)
  })

  it('of an address: 200, and more when a socket has closed', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => open()))
    await Promise.all(crowd.map(joinTen))
    const socket = await open()
    expect(await join(socket, 1)).toEqual(tooMany)
    expect(await join(await open('198.51.100.2'), 1)).toMatchObject(ok)
    crowd[0]?.terminate()
    await vi.waitFor(async () => expect(await join(socket, 1)).toMatchObject(ok), 60_000)
  })
})

describe('sockets', () => {
  it('of an address: 100, and more when some have closed', async () => {
    const [first] = await Promise.all(Array.from({ length: 100 }, () => open()))
    await expect(open()).rejects.toThrow('Unexpected server response: 429')
    first?.close()
    await vi.waitFor(() => open(), 60_000)
  })

  it('are closed when refused, even if the client does not close them', async () => {
    const client = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true })
    client.write(
      'GET /realtime/v1/websocket?apikey=wrong HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    await once(client.resume(), 'end')
    const broken = once(client, 'close').catch((error) => error.code)
    const writing = setInterval(() => client.write('x'), 10)
    expect(await broken).toMatch(/ECONNRESET|EPIPE/)
    clearInterval(writing)
  })
})
