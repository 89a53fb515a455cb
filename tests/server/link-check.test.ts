// A check of links to other sites while it is running: its progress, its end, and how many there may be. The links lead to a
// server of the test that accepts connections and never answers.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, it } from 'vitest'
import { site as defaults } from '#content/default-content.ts'
import { linkCheckPath, maxCheckedLinks } from '#content/link-report.ts'
import type { CheckOptions } from '#link-check/check-link.ts'
import { createLinkCheckEndpoint, type LinkCheckEndpoint } from '#link-check/link-check.ts'

describe('while a check is running', () => {
  const running: (() => unknown)[] = []
  afterEach(async () => {
    for (const stop of running.splice(0).reverse()) await stop()
  })

  /** Starts a server that accepts connections and never answers, and an endpoint whose links lead there. */
  async function start(
    more: { content_key: string; content_value: string }[] = [],
    resolve: CheckOptions['resolve'] = async () => ['127.0.0.1'],
  ) {
    const sockets = new Set<Socket>()
    const silent = createTcpServer((socket) => {
      sockets.add(socket)
      socket
        .once('close', () => sockets.delete(socket))
        .on('error', () => {})
        .resume()
    })
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const rest = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end('true'),
    )
    await once(rest.listen(0, '127.0.0.1'), 'listening')
    const logged: string[] = []
    const log = (message: string) => void logged.push(message)
    const endpoint: LinkCheckEndpoint = createLinkCheckEndpoint({
      origin: 'https://www.example.com',
      defaults,
      writers: 'operators',
      content: {
        rows: async () => [
          { content_key: 'locations.presence.map.href', content_value: `https://one.example:${port}/` },
          { content_key: 'about.closing.action.href', content_value: 'https://10.0.0.1/' },
          ...more,
        ],
      },
      client: createClient(`http://127.0.0.1:${(rest.address() as AddressInfo).port}`, 'key'),
      passesLocalAccess: () => true,
      trustedProxies: ['127.0.0.1'],
      headers: new Headers(),
      log: { info: log, warn: log, error: log },
      resolve,
      // The silent site is silent for as long as a test takes.
      timeoutMs: 300_000,
      mayConnect: (address, to) => address === '127.0.0.1' && to === port,
    })
    const server = createServer((incoming, response) => {
      if (endpoint.accepts(incoming)) void endpoint.handle(incoming, response)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    running.push(
      () => silent.close(),
      () => rest.close(),
      () => server.close(),
      () => endpoint.stop(),
    )
    // Node cancels a response that nothing refers to, and the check with it.
    const responses: Response[] = []
    const ask = async (person: string, signal?: AbortSignal) => {
      const response = await fetch(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}${linkCheckPath}`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer e30.${Buffer.from(JSON.stringify({ sub: person })).toString('base64url')}.x`,
          },
          ...(signal && { signal }),
        },
      )
      responses.push(response)
      return response
    }
    return { ask, sockets, logged, endpoint }
  }

  it('its results arrive before its end, and canceling ends its connections', async () => {
    const { ask, sockets, logged } = await start()
    const canceling = new AbortController()
    const response = await ask('a', canceling.signal)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('refused')) text += (await reader?.read())?.value
    expect(text).toContain('{"links":2}')
    await expect.poll(() => sockets.size).toBe(1)
    canceling.abort()
    await expect.poll(() => sockets.size).toBe(0)
    expect(logged).toEqual([])
  })

  /** Returns as many positions as were asked for, each with a link. */
  function positions(count: number, addressOf: (n: number) => string) {
    const ids = Array.from({ length: count }, (_, n) => `position-${n}`)
    return [
      { content_key: 'careers.positions', content_value: ids.join('\n') },
      ...ids.map((id, n) => ({ content_key: `careers.positions.${id}.href`, content_value: addressOf(n) })),
    ]
  }

  it('canceling ends its look-ups, and the same person may check again', async () => {
    const lookedUp: string[] = []
    const { ask } = await start(
      positions(20, (n) => `https://name-${n}.example/`),
      (host, signal) => {
        lookedUp.push(host)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    )
    const canceling = new AbortController()
    await ask('a', canceling.signal)
    await expect.poll(() => lookedUp.length).toBe(6)
    canceling.abort()
    await expect.poll(async () => (await ask('a')).status, { interval: 500 }).toBe(200)
    await expect.poll(() => lookedUp.length).toBe(12)
    expect(lookedUp.slice(6)).toEqual(lookedUp.slice(0, 6))
  })

  it('covers the first 500 links, in the order of the site', async () => {
    const addressOf = (n: number) => `https://10.1.${n >> 8}.${n & 255}/`
    const { ask } = await start(positions(maxCheckedLinks, addressOf))
    const lines = (await (await ask('a')).text()).trim().split('\n')
    const [first, ...reports] = lines.map((line) => JSON.parse(line))
    expect(first).toEqual({ links: maxCheckedLinks })
    // The first link of the site is on About, and the last ones are of positions.
    const covered = [
      'https://10.0.0.1/',
      ...Array.from({ length: maxCheckedLinks - 1 }, (_, n) => addressOf(n)),
    ]
    expect(new Set(reports.map(({ address }) => address))).toEqual(new Set(covered))
  })

  it('nobody has two, and all together three', async () => {
    const { ask } = await start()
    const canceling = new AbortController()
    const statusOf = async (person: string) => (await ask(person, canceling.signal)).status
    expect(await statusOf('a')).toBe(200)
    expect(await statusOf('a')).toBe(429)
    expect(await statusOf('b')).toBe(200)
    expect(await statusOf('c')).toBe(200)
    expect(await statusOf('d')).toBe(429)
    canceling.abort()
    // Those that were canceled count no more.
    await expect.poll(async () => (await ask('a')).status).toBe(200)
  })

  it('stopping the server ends it', async () => {
    const { ask, sockets, endpoint, logged } = await start()
    const response = await ask('a')
    await expect.poll(() => sockets.size).toBe(1)
    endpoint.stop()
    await expect(response.text()).rejects.toThrow()
    await expect.poll(() => sockets.size).toBe(0)
    expect(logged).toEqual([])
  })
})
