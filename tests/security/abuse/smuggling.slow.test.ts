// Invalid HTTP, and bytes that two parsers might split into different requests.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(() => target?.server.stop())

const host = 'Host: 127.0.0.1\r\n'
const close = 'Connection: close\r\n'
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
    // The invalid request is refused and the connection ends, so that nothing after it counts as a request.
    expect(statuses.length, `${statuses}`).toBeLessThanOrEqual(1)
    for (const status of statuses) expect([400, 401, 403, 405, 411, 413, 417, 431, 501]).toContain(status)
    await target.expectTableAsItWas()
  })
})

it('pipelining after an error, and data that is not HTTP', async () => {
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
      // Line breaks before a request are ignored (RFC 9112, 2.2).
      const answered = await statuses(`${noise.replace(/^[\r\n]+/, 'x')}\r\n\r\n\0`)
      return answered.every((status) => status === 400)
    }),
    { seed: 3, numRuns: 60 },
  )
})

it('a whole address as the target counts as its path if it names the same host (RFC 9112, 3.2.2)', async () => {
  const answer = async (address: string) => {
    const [first] = await target.raw(`GET ${address} HTTP/1.1\r\n${host}${close}\r\n`)
    return [first?.status, first?.headers.get('etag'), first?.headers.get('location')]
  }
  for (const path of [
    '/about',
    '/about?x',
    '/About',
    '/none',
    '//about',
    '/healthz',
    '/rest/v1/website_content',
  ])
    expect(await answer(`http://127.0.0.1${path}`), path).toEqual(await answer(path))
  for (const address of ['http://127.0.0.1', 'HTTP://127.0.0.1/', 'https://127.0.0.1?x'])
    expect(await answer(address), address).toEqual(await answer('/'))
  for (const authority of ['127.0.0.1:1', '127.0.0.10', 'example.com', 'a@127.0.0.1', ''])
    expect([400, 404], authority).toContain((await answer(`http://${authority}/about`))[0])
})

it('leaves the process, the table and the log as they were', async () => {
  // Any of them that became a separate request would have been accepted.
  expect(target.server.output).not.toContain('has ended')
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(200)
})
