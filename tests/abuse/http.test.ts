// Requests that are no proper HTTP, or ask for what no browser would.
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from '../support/raw-http.ts'
import { marker, Target } from '../support/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(() => target?.server.stop())

const host = 'Host: 127.0.0.1\r\n'
const close = 'Connection: close\r\n'

it('path traversal: plain, encoded, twice encoded, with backslashes and zero bytes', async () => {
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
  const files = [
    'etc/passwd',
    'server.ts',
    'package.json',
    'data/keys.json',
    '.git/config',
    'build/server/index.js',
  ]
  const roots = ['/', '/assets/', '/services/', '/rest/v1/', '/auth/v1/', '/realtime/v1/']
  for (const [i, up] of ups.entries()) {
    for (const [j, root] of roots.entries()) {
      const file = files[(i + j) % files.length]
      const { status, body } = await target.request(`GET ${root}${up.repeat(1 + ((i + j) % 6))}${file}`)
      expect([400, 401, 403, 404], `${root}${up}${file}`).toContain(status)
      expect(body).not.toMatch(/root:x:|"dependencies"|jwtSecret|\[core\]|createHttpServer/)
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

it('header injection and open redirects: line breaks and other hosts in paths, queries and header values', async () => {
  const breaks = ['%0d%0a', '%0a', '%0d', '%e5%98%8a%e5%98%8d', '%E2%80%A8', '%250d%250a', '%00%0d%0a']
  const starts = [
    '/CAREERS',
    '/careers/',
    '/Careers?',
    '//careers/',
    '/none',
    '/rest/v1/',
    '/rest/v1/website_content?',
    '/auth/v1/',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example/careers',
  ]
  for (const start of starts) {
    for (const end of [
      '',
      '/',
      '/..',
      ...breaks.map((text) => `${text}Set-Cookie:a=b${text}X-Injected:${marker}`),
    ]) {
      const { headers } = await target.request(`GET ${start}${end}`, [`apikey: ${target.key}`])
      expect(headers.get('set-cookie'), start + end).toBeNull()
      expect(headers.get('x-injected'), start + end).toBeNull()
      expect(headers.get('location') ?? '/', start + end).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    }
  }
})

it('log injection: line breaks and forged lines in paths, queries, headers and bodies', async () => {
  const forged = `x%0d%0adatabase: ${marker}%0aConnected%1b[2J`
  for (const path of [
    '/',
    '/rest/v1/',
    '/rest/v1/website_content?',
    '/rest/v1/rpc/',
    '/auth/v1/',
    '/auth/v1/token?grant_type=',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await target.call(path + forged.replaceAll(' ', '%20'), { method })
      expect(answer.status).toBeLessThan(500)
    }
  }
  for (const name of [
    'User-Agent',
    'Referer',
    'X-Forwarded-For',
    'Prefer',
    'Accept',
    'Authorization',
    'X-Client-Info',
  ]) {
    await target.request('GET /rest/v1/website_content', [
      `apikey: ${target.key}`,
      `${name}: ${marker}\\r\\n\x1b[2J\t${marker}`,
    ])
  }
  const body = JSON.stringify({ email: `a@b.example\r\ndatabase: ${marker}`, password: `\n${marker}` })
  expect((await target.call('/auth/v1/token?grant_type=password', { method: 'POST', body })).status).toBe(400)
})

const post = (path: string, head: string, rest: string) =>
  `POST ${path} HTTP/1.1\r\n${host}apikey: ${target.key}\r\nContent-Type: application/json\r\n${head}\r\n${rest}`
const smuggled = () =>
  `DELETE /rest/v1/website_content HTTP/1.1\r\n${host}apikey: ${target.key}\r\n${close}\r\n`
const get = (rest = '') => `GET / HTTP/1.1\r\n${host}${rest}\r\n`

describe.each(['/', '/rest/v1/website_content', '/auth/v1/token'])('request smuggling through %s', (path) => {
  it.each<[string, () => string]>([
    ['two lengths', () => post(path, 'Content-Length: 2\r\nContent-Length: 3\r\n', `{}${smuggled()}`)],
    ['two equal lengths', () => post(path, 'Content-Length: 2\r\nContent-Length: 2\r\n', `{}${smuggled()}`)],
    ['a list of lengths', () => post(path, 'Content-Length: 2, 2\r\n', `{}${smuggled()}`)],
    [
      'length and chunks',
      () => post(path, 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${smuggled()}`),
    ],
    [
      'chunks and length',
      () => post(path, 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${smuggled()}`),
    ],
    ...['+2', '-2', '0x2', '2e0', '2 2', '99999999999999999999', '', 'two', '\v2'].map(
      (length): [string, () => string] => [
        `a length of ${JSON.stringify(length)}`,
        () => post(path, `Content-Length: ${length}\r\n`, `{}${smuggled()}`),
      ],
    ),
    ...[
      'xchunked',
      'chunked, identity',
      'identity',
      'chunked, chunked',
      'gzip, x',
      '"chunked"',
      '\vchunked',
      'chunked\v',
      '',
    ].map((coding): [string, () => string] => [
      `the coding ${JSON.stringify(coding)}`,
      () => post(path, `Transfer-Encoding: ${coding}\r\n`, `0\r\n\r\n${smuggled()}`),
    ]),
    [
      'white space before a colon',
      () => post(path, 'Transfer-Encoding : chunked\r\n', `0\r\n\r\n${smuggled()}`),
    ],
    ['a folded line', () => post(path, 'Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${smuggled()}`)],
    ['a first line that is folded', () => `POST ${path} HTTP/1.1\r\n ${host}\r\n${smuggled()}`],
    ['line feeds alone', () => post(path, 'Content-Length: 2\r\n', `{}${smuggled()}`).replaceAll('\r', '')],
    [
      'carriage returns alone',
      () => post(path, `X: a\rTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${smuggled()}`),
    ],
    ['a zero byte in a header', () => post(path, 'X: a\0b\r\n', smuggled())],
    ['a header without a name', () => post(path, ': x\r\n', smuggled())],
    ['a header without a colon', () => post(path, 'nonsense\r\n', smuggled())],
    ...['fffffffffffffffff', '-1', '0x1', '1 ', '', 'g', '+1'].map((size): [string, () => string] => [
      `a chunk of ${JSON.stringify(size)} bytes`,
      () => post(path, 'Transfer-Encoding: chunked\r\n', `${size}\r\na\r\n0\r\n\r\n${smuggled()}`),
    ]),
    [
      'a chunk that ends too late',
      () => post(path, 'Transfer-Encoding: chunked\r\n', `1\r\nabc\r\n0\r\n\r\n${smuggled()}`),
    ],
    [
      'a chunk that ends with a line feed',
      () => post(path, 'Transfer-Encoding: chunked\r\n', `1\na\n0\n\n${smuggled()}`),
    ],
    [
      'a chunk with a long extension',
      () =>
        post(
          path,
          'Transfer-Encoding: chunked\r\n',
          `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n${smuggled()}`,
        ),
    ],
    ['no host', () => `POST ${path} HTTP/1.1\r\n${close}\r\n`],
    ['two hosts', () => post(path, 'Host: evil.example\r\n', smuggled())],
  ])('by %s', async (_what, bytes) => {
    const answers = await target.raw(Buffer.from(bytes(), 'latin1'))
    const statuses = answers.map(({ status }) => status)
    // What is wrong is refused, the connection ends there, and nothing after it counts as a request.
    expect(statuses.length, `${statuses}`).toBeLessThanOrEqual(1)
    for (const status of statuses) expect([400, 401, 403, 405, 411, 413, 417, 431, 501]).toContain(status)
    await target.expectTableAsItWas()
  })
})

it('pipelining after an error, and what is no HTTP', async () => {
  const statuses = async (bytes: string) =>
    (await target.raw(Buffer.from(bytes, 'latin1'))).map(({ status }) => status)
  expect(await statuses(`${get()}${get(close)}`)).toEqual([200, 200])
  expect(await statuses(`${get()}nonsense\r\n\r\n${get(close)}`)).toEqual([200, 400])
  expect(await statuses(`POST / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nGET /${get(close)}`)).toEqual([
    405, 200,
  ])
  expect(await statuses(`${get('Expect: nonsense\r\n')}${get(close)}`)).toEqual([417])
  for (const bytes of [
    '\0\0\0\0',
    'nonsense\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'GET  / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1 x\r\n\r\n',
    'G\0T / HTTP/1.1\r\n\r\n',
    'get / HTTP/1.1\r\n\r\n',
    'GET /\xff HTTP/1.1\r\n\r\n',
    'GET /a b HTTP/1.1\r\n\r\n',
  ]) {
    expect(await statuses(bytes), JSON.stringify(bytes)).toEqual([400])
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (noise) => {
      // Line breaks before a request count for nothing (RFC 9112, 2.2).
      const answered = await statuses(`${noise.replace(/^[\r\n]+/, 'x')}\r\n\r\n\0`)
      return answered.every((status) => status === 400)
    }),
    { seed: 3, numRuns: 60 },
  )
})

it('methods that no page has, and those that only ask', async () => {
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
  // Not a proxy: a tunnel ends without a word.
  expect(await target.raw(`CONNECT 127.0.0.1:22 HTTP/1.1\r\n${host}\r\n`)).toEqual([])
  for (const path of ['/', '/careers', '/rest/v1/website_content']) {
    const { status, body } = await target.request(`HEAD ${path}`, [`apikey: ${target.key}`])
    expect([status, body]).toEqual([200, ''])
  }
  expect(
    (await target.request('GET /', ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings'])).status,
  ).toBe(200)
})

it('odd conditions, ranges and codings', async () => {
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

it('queries and headers that are huge or many', async () => {
  expect((await target.request(`GET /?${'a=b&'.repeat(3500)}`)).status).toBe(200)
  expect(
    (
      await target.request(`GET /rest/v1/website_content?${'id=is.null&'.repeat(300)}`, [
        `apikey: ${target.key}`,
      ])
    ).status,
  ).toBe(200)
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

it('10,000 addresses, one after the other: none is remembered', async () => {
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

/** Milliseconds from connecting to the end of the connection, and what came. */
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

it('a head that comes byte by byte, and one that never ends: the connection ends within the limit of 10 s', async () => {
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
  expect(target.inputs).toBeGreaterThan(10_800)
})
