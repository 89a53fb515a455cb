// Attempts to reach a site that is open only to its own machine from elsewhere: other names, proxies, pages of other
// origins.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(() => target?.server.stop())

const row = JSON.stringify({ content_key: marker, content_value: marker })
const calls = [
  'POST /rest/v1/website_content',
  'PATCH /rest/v1/website_content?content_key=eq.one',
  'PUT /rest/v1/website_content?content_key=eq.one',
  'DELETE /rest/v1/website_content?content_key=eq.one',
  'POST /rest/v1/rpc/may_write',
  'POST /auth/v1/token?grant_type=password',
  'PUT /auth/v1/user',
]

/** Sends any Host header, unlike `request` of the target, which uses the loopback address. */
async function statusOf(line: string, headers: string[]): Promise<number | undefined> {
  const head = [`${line} HTTP/1.1`, `apikey: ${target.key}`, 'Content-Type: application/json', ...headers]
  const bytes = `${head.join('\r\n')}\r\nContent-Length: ${row.length}\r\nConnection: close\r\n\r\n${row}`
  const [answer] = await target.raw(Buffer.from(bytes, 'latin1'))
  return answer?.status
}

const origins = [
  'null',
  'https://evil.example',
  'http://127.0.0.1:1',
  'http://localhost',
  'https://127.0.0.1',
  'file://',
  'http://',
  'x',
  '',
  'http://127.0.0.1.evil.example',
  'http://127.0.0.1@evil.example',
  'chrome-extension://abc',
  'http://127.0.0.1, http://evil.example',
]

it('writing from a page of another origin, of an opaque origin, and after a preflight', async () => {
  const port = new URL(target.server.url).port
  for (const origin of origins) {
    for (const call of calls) {
      expect(
        await statusOf(call, [`Host: 127.0.0.1:${port}`, `Origin: ${origin}`, 'Sec-Fetch-Site: cross-site']),
        `${call} ${origin}`,
      ).toBe(403)
    }
    const preflight = {
      origin,
      'sec-fetch-site': 'cross-site',
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'apikey,authorization',
    }
    for (const path of ['/rest/v1/website_content', '/auth/v1/token', '/auth/v1/signup', '/', '/admin']) {
      // Every call checks that the response grants no CORS permission.
      const { status } = await target.call(path, { method: 'OPTIONS', headers: preflight })
      expect(status, path).toBeLessThan(500)
    }
  }
  await target.expectTableAsItWas()
  expect(target.server.output, 'writing, which only other origins may not').not.toContain('has ended')
})

const names = [
  'evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  '0.0.0.0',
  '[::]',
  '192.168.0.1',
  '169.254.169.254',
  '127.0.0.1 evil.example',
  '127.0.0.1,evil.example',
  '127.0.0.1#',
  '127.0.0.1?',
  '[::ffff:192.0.2.1]',
  'ⅼocalhost',
  '',
]

const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]

it.each([
  ['DNS rebinding: writing', 'DELETE /rest/v1/website_content?content_key=eq.one', 'Host: evil.example'],
  ['DNS rebinding: signing in', 'POST /auth/v1/token?grant_type=password', 'Host: evil.example'],
  ['a proxy: writing', 'DELETE /rest/v1/website_content?content_key=eq.one', 'Via: 1.1 localhost'],
  ['a tunnel: writing', 'POST /rest/v1/rpc/apply_content', 'X-Forwarded-Host: localhost'],
])('%s is refused', async (_case, line, header) => {
  const host = header.startsWith('Host') ? [] : [`Host: ${new URL(target.server.url).host}`]
  expect(await statusOf(line, [...host, header])).toBe(403)
})

it('DNS rebinding: writing and signing in under any other name', async () => {
  for (const name of names) {
    for (const call of calls) {
      const page = `Origin: http://${name}`
      for (const headers of [[`Host: ${name}`], [`Host: ${name}`, page]]) {
        expect([400, 403], `${call} ${headers}`).toContain(await statusOf(call, headers))
      }
    }
  }
  await target.expectTableAsItWas()
})

it('DNS rebinding: opening a socket from a page under any other name', async () => {
  for (const name of names.slice(0, 8)) {
    const head = [
      `GET /realtime/v1/websocket?apikey=${target.key} HTTP/1.1`,
      `Host: ${name}`,
      `Origin: http://${name}`,
      ...upgrade,
    ]
    const [answer] = await target.raw(`${head.join('\r\n')}\r\n\r\n`)
    expect(answer?.status, name).toBe(403)
  }
})

it('writing through a proxy or a tunnel, whatever headers it sends', async () => {
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

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(500)
})
