// Attempts to reach a site that is open only to its own machine through proxies and tunnels, and by the first request that
// it gets.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'
import { calls, statusOfCall, statusOfHead } from '#tests/support/server/other-origins.ts'
import { Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(async () => {
  await target?.expectUnharmed()
  await target?.server.stop()
})

const statusOf = (line: string, headers: string[]) => statusOfCall(target, line, headers)

// The first of these requests ends writing for all that follow. So each is the first one of a new server.
describe('as the first request of all', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startServer()
  })
  afterEach(() => server?.stop())

  const send = (line: string, headers: string[]) => statusOfHead(server, line, headers)
  const body = ['Content-Type: application/json', 'Content-Length: 0', 'Connection: close']

  it.each([
    ['DNS rebinding: writing', 'DELETE /rest/v1/website_content?content_key=eq.one', 'Host: evil.example'],
    ['DNS rebinding: signing in', 'POST /auth/v1/token?grant_type=password', 'Host: evil.example'],
    ['a proxy: writing', 'DELETE /rest/v1/website_content?content_key=eq.one', 'Via: 1.1 localhost'],
    ['a tunnel: writing', 'POST /rest/v1/rpc/apply_content', 'X-Forwarded-Host: localhost'],
  ])('%s is refused', async (_case, line, header) => {
    const host = header.startsWith('Host') ? [] : [`Host: ${new URL(server.url).host}`]
    expect(await send(line, [...host, header, ...body])).toBe(403)
    expect(server.output).toContain('has ended')
  })
})

it('writing through a proxy or a tunnel, whatever headers it sends, once writing has ended', async () => {
  for (const name of [
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Anything',
    'X-Real-IP',
    'X-Client-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'Via',
  ]) {
    for (const value of ['127.0.0.1', 'for=127.0.0.1', '::1', '', '1.1 localhost', 'unknown']) {
      for (const call of calls.slice(0, 4)) {
        expect(await statusOf(call, ['Host: 127.0.0.1', `${name}: ${value}`]), `${name}: ${value}`).toBe(403)
      }
    }
  }
  await target.expectTableAsItWas()
})
