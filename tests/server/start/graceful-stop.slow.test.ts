// A shutdown under load: accepted requests are answered completely, and nothing is left behind. The program enforces
// its own limit of 8 s, after which its exit code would not be 0.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import WebSocket from 'ws'
import { connectClient } from '#testing/client.ts'
import { processesNaming } from '#testing/processes.ts'
import type { TestServer } from '#testing/server.ts'
import { reuseServer } from '#tests/support/server/reuse-server.ts'
import { withinTime } from '#tests/support/server/within-time.ts'

let server: TestServer
reuseServer((given) => {
  server = given
})

const portOf = () => Number(new URL(server.url).port)

/** Starts to send a row. The server has accepted the request when it asks for the body (RFC 9110, 10.1.1). */
async function beginToAdd(key: string): Promise<{ socket: Socket; body: string }> {
  const body = JSON.stringify({ content_key: key, content_value: 'x' })
  const socket = connect(portOf(), '127.0.0.1')
  const head = [
    'POST /rest/v1/website_content HTTP/1.1',
    'Host: 127.0.0.1',
    `apikey: ${server.publishableKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 100 /)
  return { socket, body }
}

function untilRefused(): Promise<void> {
  const refused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(portOf(), '127.0.0.1')
      socket.once('connect', () => resolve(false) ?? socket.destroy())
      socket.once('error', () => resolve(true))
    })
  return expect.poll(refused, { interval: 10 }).toBe(true)
}

/**
 * Requests pages without a pause until the server no longer answers.
 * @returns the number of complete responses, and any others
 */
async function askForPages(agent: Agent) {
  const answers = { whole: 0, cutOff: [] as string[] }
  for (;;) {
    const response = await new Promise<IncomingMessage | undefined>((resolve) => {
      // Not accepted: no connection, or one that ends before any response.
      get(`${server.url}/services/ate`, { agent }, resolve).once('error', () => resolve(undefined))
    })
    if (!response) return answers
    const body = await buffer(response).catch((error: Error) => error)
    if (body instanceof Buffer && body.length === Number(response.headers['content-length'])) answers.whole++
    else answers.cutOff.push(String(body))
  }
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s: all that was accepted is answered, then nothing is left',
  async (signal) => {
    // The program waits for requests for 4 s.
    await withinTime(4000, async (round) => {
      if (round > 0) await server.start()
      return stopUnderLoad(signal, `${signal}, round ${round}`)
    })
  },
)

/**
 * Stops the server while it answers many requests.
 * @returns how long it took until all were answered, and what checks the answers and what is left
 */
async function stopUnderLoad(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP', round: string) {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`,
  )
  await once(socket, 'open')
  const closed = once(socket, 'close')
  const agent = new Agent({ keepAlive: true })
  const load = Array.from({ length: 8 }, () => askForPages(agent))
  const keys = Array.from({ length: 20 }, (_, n) => `${round}, ${n}`)
  const begun = await Promise.all(keys.map(beginToAdd))
  const asking = connect(portOf(), '127.0.0.1')
  asking.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n')
  await delay(200) // lets the load build up

  const exited = once(server.process, 'exit')
  const begin = performance.now()
  server.process.kill(signal)
  await untilRefused()
  asking.write('\r\n')
  for (const { socket, body } of begun) socket.write(body)
  const [health, ...answers] = await Promise.all(
    [asking, ...begun.map(({ socket }) => socket)].map((each) => text(each).catch(String)),
  )
  const tookMs = performance.now() - begin
  const [exit, [code], loads] = await Promise.all([exited, closed, Promise.all(load)])
  agent.destroy()

  async function check() {
    expect(health).toMatch(/^HTTP\/1\.1 503 [\s\S]*Connection: close[\s\S]*"status":"stopping"/)
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*\r\nConnection: close\r\n/i)
    expect(exit).toEqual([0, null])
    expect(code).toBe(1001)
    for (const { whole, cutOff } of loads) {
      expect(cutOff).toEqual([])
      expect(whole).toBeGreaterThan(0)
    }
    expect(server.output).not.toMatch(/cut off|did not stop/)
    expect(server.output).toMatch(
      new RegExp(`"info","message":"Stopping \\(${signal}\\)…"}\n(.*\n)*.*"info","message":"Stopped\\."}\n$`),
    )
    expect(processesNaming(join(server.dataDir, 'postgres'))).toEqual([])

    await server.start()
    const { data } = await connectClient(server)
      .from('website_content')
      .select('content_key')
      .like('content_key', `${round},%`)
      .throwOnError()
    expect(data.map(({ content_key }) => content_key).sort()).toEqual(keys.sort())
    expect(readFileSync(join(server.dataDir, 'postgres.log'), 'utf8')).toContain(
      'database system was shut down at',
    )
  }
  return { tookMs, check }
}

it('does not wait forever for a client that stalls, and logs that', async () => {
  const { socket } = await beginToAdd('never')
  const closed = once(socket, 'close')
  const exited = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  await closed
  expect(server.output).toContain('"message":"Requests that took too long were cut off.","requests":1')
})

it('treats a second signal like the first, because Ctrl-C comes from both the terminal and npm', async () => {
  const { socket, body } = await beginToAdd('twice')
  const exited = once(server.process, 'exit')
  server.process.kill('SIGINT')
  await untilRefused()
  server.process.kill('SIGINT')
  server.process.kill('SIGTERM')
  socket.write(body)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /)
  expect(await exited).toEqual([0, null])
  expect(processesNaming(join(server.dataDir, 'postgres'))).toEqual([])
})
