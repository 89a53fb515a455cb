// What the operator of a server relies on: /healthz, request ids, and a log for programs. Failures of the backend and of
// the reader of the log are in operations.slow.test.ts.
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPostmasterFile } from '#backend/database/postmaster-file.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { fresh, health } from '#tests/support/server/health.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

it('keeps idle connections longer than the 60 s for which proxies do, or requests would be lost', async () => {
  const response = await fetch(server.url)
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})

describe('/healthz', () => {
  it('reports that pages are fresh and the backend is reachable, and is not cached', async () => {
    await expect.poll(() => health(server.url)).toEqual(fresh)
    const response = await fetch(`${server.url}/healthz?from=proxy`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('answers GET and HEAD, at this address only', async () => {
    const head = await fetch(`${server.url}/healthz`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const post = await fetch(`${server.url}/healthz`, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    // Forms are accepted only with INBOX=on.
    for (const path of ['/contact', '/careers'])
      expect((await fetch(server.url + path, { method: 'POST', body: 'name=A' })).status).toBe(405)
    for (const path of ['/healthz/', '/healthzz', '/services/healthz']) {
      expect((await fetch(server.url + path)).status).toBe(404)
    }
  })
})

describe('a response names its request', () => {
  const idOf = async (path: string, init?: RequestInit) =>
    (await fetch(server.url + path, { redirect: 'manual', ...init })).headers.get('x-request-id')
  const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

  it.each([
    '/',
    '/CAREERS',
    '/no-such-page',
    '/favicon.svg',
    '/healthz',
    '/rest/v1/website_content',
    '/auth/v1/none',
  ])('at %s, with its own id or the one that a proxy gave', async (path) => {
    const [one, other] = [await idOf(path), await idOf(path)]
    expect(one).toMatch(made)
    expect(other).toMatch(made)
    expect(other).not.toBe(one)
    expect(await idOf(path, { headers: { 'X-Request-Id': 'proxy-1.a_2' } })).toBe('proxy-1.a_2')
  })

  it('also if it is "not modified", and if it is refused', async () => {
    const etag = (await fetch(server.url)).headers.get('etag') ?? ''
    const unchanged = await fetch(server.url, { headers: { 'If-None-Match': etag } })
    expect([unchanged.status, unchanged.headers.get('x-request-id')]).toEqual([
      304,
      expect.stringMatching(made),
    ])
    expect(await idOf('/', { method: 'POST' })).toMatch(made)
  })

  it.each([
    'short',
    'x'.repeat(65),
    'with space',
    'quo"te-quote',
    '<script>alert(1)</script>',
    '{"level":"error"}',
  ])('and not with %s', async (id) => {
    expect(await idOf('/', { headers: { 'X-Request-Id': id } })).toMatch(made)
  })
})

describe('the log', () => {
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  it('is one line of JSON for each event', () => {
    for (const line of lines(server.output)) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-/),
        level: expect.stringMatching(/^(info|warn|error)$/),
        message: expect.stringMatching(/./),
      })
    }
  })

  it('contains the id and route of a failed request, and nothing that was sent', async () => {
    const failing = await startServer()
    const { publishableKey } = failing
    const ask = async (before: () => void) => {
      before()
      const response = await fetch(`${failing.url}/rest/v1/website_content?content_key=eq.a-secret-text`, {
        headers: { apikey: publishableKey, 'X-Request-Id': 'failing-request' },
      })
      return response.status
    }
    // The database is restarted at once, so this repeats until a request fails.
    const end = () => {
      const { pid } = readPostmasterFile(join(failing.dataDir, 'postgres')) ?? {}
      if (pid) process.kill(pid, 'SIGKILL')
    }
    await expect.poll(() => ask(end), { timeout: 30_000 }).toBe(503)
    const told = () => lines(failing.output).filter(({ message }) => message === 'A request failed')
    await expect.poll(told).toContainEqual({
      time: expect.any(String),
      level: 'error',
      message: 'A request failed',
      request: 'failing-request',
      method: 'GET',
      route: '/rest/v1',
      status: 503,
      milliseconds: expect.any(Number),
    })
    // The cause, as the code of the database or its driver.
    expect(lines(failing.output)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: expect.stringMatching(/^The backend could not answer a request \(\w+\)$/),
        request: 'failing-request',
      }),
    )
    expect(failing.output).not.toContain('a-secret-text')
    expect(failing.output).not.toContain(publishableKey)
    await failing.stop()
  })
})
