// A stop under load: what was accepted is answered whole, and nothing is left. The program itself holds its limit of 5 s, and would
// end with another code than 0.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import WebSocket from 'ws'
import { connectClient } from '#testing/client.ts'
import { processesNaming } from '#testing/processes.ts'
import { startServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const portOf = () => Number(new URL(server.url).port)

/** Begins to send a row. The server has accepted the request when it says that it waits for the body (RFC 9110, 10.1.1). */
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
  return expect.poll(refused, { timeout: 4000, interval: 10 }).toBe(true)
}

/** Asks for pages without a pause until nobody answers. @returns how many were whole, and what else came */
async function askForPages(agent: Agent) {
  const answers = { whole: 0, cutOff: [] as string[] }
  for (;;) {
    const response = await new Promise<IncomingMessage | undefined>((resolve) => {
      // Not accepted: no connection, or one that ends before a word of an answer.
      get(`${server.url}/services/ate`, { agent }, resolve).once('error', () => resolve(undefined))
    })
    if (!response) return answers
    const body = await buffer(response).catch((error: Error) => error)
    if (body instanceof Buffer && body.length === Number(response.headers['content-length'])) answers.whole++
    else answers.cutOff.push(String(body))
  }
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: all that was accepted is answered, then nothing is left',
  async (signal) => {
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`,
    )
    await once(socket, 'open')
    const closed = once(socket, 'close')
    const agent = new Agent({ keepAlive: true })
    const load = Array.from({ length: 8 }, () => askForPages(agent))
    const keys = Array.from({ length: 20 }, (_, n) => `stop.${n}`)
    const begun = await Promise.all(keys.map(beginToAdd))
    const asking = connect(portOf(), '127.0.0.1')
    asking.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n')
    await delay(200) // for the load

    const exited = once(server.process, 'exit')
    server.process.kill(signal)
    await untilRefused()
    asking.write('\r\n')
    expect(await text(asking)).toMatch(/^HTTP\/1\.1 503 [\s\S]*Connection: close[\s\S]*"status":"stopping"/)
    const answers = await Promise.all(
      begun.map(({ socket, body }) => {
        socket.write(body)
        return text(socket)
      }),
    )
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*\r\nConnection: close\r\n/i)

    expect(await exited).toEqual([0, null])
    expect((await closed)[0]).toBe(1001)
    for (const { whole, cutOff } of await Promise.all(load)) {
      expect(cutOff).toEqual([])
      expect(whole).toBeGreaterThan(0)
    }
    agent.destroy()
    expect(server.output).not.toMatch(/cut off|did not stop/)
    expect(processesNaming(join(server.dataDir, 'postgres'))).toEqual([])

    await server.start()
    const { data } = await connectClient(server).from('website_content').select('content_key').throwOnError()
    expect(data.map(({ content_key }) => content_key).sort()).toEqual(keys.sort())
    expect(readFileSync(join(server.dataDir, 'postgres.log'), 'utf8')).toContain(
      'database system was shut down at',
    )
  },
)

it('does not wait for ever for somebody who does not go on, and says so', async () => {
  const { socket } = await beginToAdd('never')
  const closed = once(socket, 'close')
  const exited = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  await closed
  expect(server.output).toContain('"message":"Requests that took too long were cut off.","requests":1')
})

it('takes a second signal for the same one: Ctrl-C comes from the terminal and from npm', async () => {
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
