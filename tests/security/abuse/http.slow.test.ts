// HTTP requests that no browser would send.
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendRaw } from '#tests/support/server/raw-http.ts'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(() => target?.server.stop())

const host = 'Host: 127.0.0.1\r\n'
const close = 'Connection: close\r\n'

it('path traversal: plain, encoded, double-encoded, with backslashes and zero bytes', async () => {
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..\\',
    '..%5c',
    '..%255c',
    '....//',
    '..;/',
    '%00../',
    '..%00/',
    '%c0%ae%c0%ae/',
    '..%c0%af',
    './../',
    '.%2e/',
  ]
  // Files that exist, and that an answer would be recognized by.
  const inCheckout = ['package.json', 'server.ts', '.git/config']
  const roots = ['/', '/assets/', '/services/', '/rest/v1/', '/auth/v1/', '/realtime/v1/']
  for (const [i, up] of ups.entries()) {
    for (const [j, root] of roots.entries()) {
      const file = inCheckout[(i + j) % inCheckout.length] ?? ''
      // From the folder of the build, or from one in it, to the checkout; and from anywhere to the root of the disk.
      const steps: [count: number, file: string][] = [
        [2, file],
        [3, file],
        [12, 'etc/passwd'],
      ]
      for (const [count, file] of steps) {
        const { status, body } = await target.request(`GET ${root}${up.repeat(count)}${file}`)
        expect([400, 401, 403, 404], `${root}${up}${file}`).toContain(status)
        expect(body).not.toMatch(/root:x:|"dependencies"|jwtSecret|\[core\]|createHttpServer/)
      }
    }
  }
  for (const path of [
    '/.env',
    '/.git/HEAD',
    '/server.ts',
    '/data/keys.json',
    '/keys.json',
    '/etc/passwd',
    '//etc/passwd',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    '*',
    '/%',
    '/%zz',
    '/%ff%fe',
    '/@fs/etc/passwd',
    '/assets/',
  ]) {
    expect([400, 404], path).toContain((await target.request(`GET ${path}`)).status)
  }
})

it('methods that no page supports, and read-only ones', async () => {
  for (const path of ['/', '/admin', '/none', '/favicon.svg', '*']) {
    for (const method of [
      'TRACE',
      'PUT',
      'POST',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
      'SEARCH',
      'PURGE',
      'LOCK',
      'M-SEARCH',
    ]) {
      const { status, headers } = await target.request(`${method} ${path}`, [`X-Echo: ${marker}`])
      expect(status, `${method} ${path}`).toBe(405)
      expect(headers.get('allow')).toBe('GET, HEAD')
    }
  }
  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'LINK']) {
    expect(
      (await target.request(`${method} /rest/v1/website_content`, [`apikey: ${target.key}`])).status,
    ).toBe(405)
  }
  // The server is not a proxy, and closes a tunnel request without a response.
  expect(await target.raw(`CONNECT 127.0.0.1:22 HTTP/1.1\r\n${host}\r\n`)).toEqual([])
  for (const path of ['/', '/careers', '/rest/v1/website_content']) {
    const { status, body } = await target.request(`HEAD ${path}`, [`apikey: ${target.key}`])
    expect([status, body]).toEqual([200, ''])
  }
  expect(
    (await target.request('GET /', ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings'])).status,
  ).toBe(200)
})

it('unusual conditions, ranges and codings', async () => {
  const values = [
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    `bytes=${'0-1,'.repeat(2000)}`,
    'bytes=99999999999999999999-',
    'x',
    '*',
    '"',
    `"${'a'.repeat(9000)}"`,
    'W/"\x80"',
    ','.repeat(9000),
    'Thu, 01 Jan 1970 00:00:00 GMT',
    '-1',
    'gzip;q=9,br;q=NaN,*;q=0',
    ';;q=',
  ]
  for (const name of [
    'Range',
    'If-Range',
    'If-Match',
    'If-None-Match',
    'If-Modified-Since',
    'If-Unmodified-Since',
    'Accept-Encoding',
    'Content-Range',
  ]) {
    for (const value of values) {
      for (const path of ['/', '/favicon.svg']) {
        const { status } = await target.request(`GET ${path}`, [`${name}: ${value}`])
        expect([200, 206, 304, 416], `${name}: ${value}`).toContain(status)
      }
    }
  }
})

it('huge or numerous query parameters and headers', async () => {
  expect((await target.request(`GET /?${'a=b&'.repeat(3500)}`)).status).toBe(200)
  expect(
    (
      await target.request(`GET /rest/v1/website_content?${'id=is.null&'.repeat(300)}`, [
        `apikey: ${target.key}`,
      ])
    ).status,
  ).toBe(400)
  expect((await target.request(`GET /?${'a'.repeat(20_000)}`)).status).toBe(431)
  expect((await target.request('GET /', [`Cookie: ${'a'.repeat(20_000)}`])).status).toBe(431)
  expect(
    (
      await target.request(
        'GET /',
        Array.from({ length: 5000 }, () => 'a: b'),
      )
    ).status,
  ).toBe(431)
  expect(
    (
      await target.request(
        'GET /',
        Array.from({ length: 800 }, (_, i) => `${i}:`),
      )
    ).status,
  ).toBe(200)
})

it('10,000 addresses in a row: none is remembered', async () => {
  const count = 10_000
  for (let at = 0; at < count; at += 500) {
    const heads = Array.from(
      { length: 500 },
      (_, i) => `HEAD /${marker}/${at + i}?${i} HTTP/1.1\r\n${host}${i === 499 ? close : ''}\r\n`,
    )
    const answers = await sendRaw(target.server.url, heads.join(''), 'none')
    target.inputs += answers.length
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(500)
  }
})

/** Measures the seconds from connecting to the end of the connection, and returns the response. */
async function timeSlow(head: string, drip: string): Promise<{ seconds: number; answer: string }> {
  const socket = connect(Number(new URL(target.server.url).port), '127.0.0.1')
  const began = performance.now()
  let answer = ''
  socket.write(head)
  const timer = setInterval(() => socket.writable && socket.write(drip), 500)
  socket.on('data', (data) => {
    answer += data
  })
  await new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
  clearInterval(timer)
  return { seconds: (performance.now() - began) / 1000, answer }
}

it('a request head that arrives byte by byte, or never ends: the connection is closed within the limit of 10 s', async () => {
  const slow = await Promise.all([
    timeSlow(`GET / HTTP/1.1\r\n${host}X: `, 'a'),
    timeSlow(`GET / HTTP/1.1\r\n${host}`, 'X: a\r\n'),
    timeSlow('', 'G'),
    ...Array.from({ length: 50 }, () => timeSlow('GET / HTTP/1.1\r\n', '')),
  ])
  target.inputs += slow.length
  for (const { seconds, answer } of slow) {
    expect(seconds).toBeLessThan(25)
    expect(answer).toMatch(/^(HTTP\/1\.1 40[08] |$)/)
  }
  expect((await target.call('/')).status).toBe(200)
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(10_460)
})
