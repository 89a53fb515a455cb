import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { createFileHandler } from './build-files.ts'
import { encode } from './http/content-encoding.ts'

const script = `${'export const answer = 42\n'.repeat(100)}`
const picture = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251))

const { path: folder, remove } = temporaryDirectory()
const server = createServer()
let url: string

beforeAll(async () => {
  const { br, gzip } = await encode(Buffer.from(script), 'small')
  const files = {
    'assets/code-1a2b3c4d.js': script,
    'assets/code-1a2b3c4d.js.br': br,
    'assets/code-1a2b3c4d.js.gz': gzip,
    'cards/about.png': picture,
    'favicon.ico': picture,
    'page.html': '<p>Hi</p>',
    'a name.txt': 'text',
    '.hidden': 'secret',
    '.well-known/security.txt': 'Contact: mailto:a@example.com',
  }
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), body)
  }
  const handle = createFileHandler(folder)
  // Whatever happens to the folder later does not matter.
  rmSync(folder, { recursive: true })
  server.on('request', (request, response) =>
    handle(request, response, () => response.writeHead(404).end('Not found')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  remove()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { 'Accept-Encoding': 'identity', ...headers } })
const code = '/assets/code-1a2b3c4d.js'

describe('a file of the build', () => {
  it.each([
    [code, 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/cards/about.png', 'image/png', 'public, max-age=3600'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=3600'],
    ['/page.html?from=search', 'text/html;charset=utf-8', 'public, max-age=3600'],
    ['/a%20name.txt', 'text/plain', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'text/plain', 'public, max-age=3600'],
  ])('%s has its type and lifetime', async (path, type, lifetime) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe(lifetime)
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThan(0)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['zstd', null],
  ])('is sent for "Accept-Encoding: %s" as %s, under one ETag', async (accepted, sent) => {
    const response = await get(code, { 'Accept-Encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(sent)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('etag')).toBe((await get(code)).headers.get('etag'))
    expect(await response.text()).toBe(script)
  })

  it('is sent as it is if it has no compressed copy', async () => {
    const response = await get('/cards/about.png', { 'Accept-Encoding': 'br, gzip' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture)
  })

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get(code)
    const again = await get(code, { 'If-None-Match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(headers.get('etag'))
    expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'))
    expect((await get(code, { 'If-None-Match': 'W/"other"' })).status).toBe(200)
  })

  it('has the same head for HEAD', async () => {
    const names = ['content-length', 'content-type', 'cache-control', 'etag', 'last-modified', 'vary']
    const headOf = ({ status, headers }: Response) => [status, ...names.map((name) => headers.get(name))]
    const whole = await get(code)
    const head = await fetch(url + code, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
    expect(headOf(head)).toEqual(headOf(whole))
    expect(headOf(head)).not.toContain(null)
    expect(await head.text()).toBe('')
  })

  it.each([
    ['bytes=10-19', 10, 19],
    ['bytes=0-0', 0, 0],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
  ])('is sent in part for "Range: %s"', async (range, first, last) => {
    const response = await get('/cards/about.png', { Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture.subarray(first, last + 1))
  })

  it.each(['bytes=10-19', 'bytes=1000-'])('has a whole head for "HEAD" with "Range: %s"', async (range) => {
    const response = await fetch(`${url}/cards/about.png`, { method: 'HEAD', headers: { Range: range } })
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '1000'])
  })

  it('ends before a range that begins after it', async () => {
    const response = await get('/cards/about.png', { Range: 'bytes=1000-' })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  })

  it.each([
    { Range: 'bytes=9-1' },
    { Range: 'bytes=-5' },
    { Range: 'bytes=0-1,4-5' },
    { Range: 'lines=1-2' },
    // The client has a part of what may be another file.
    { Range: 'bytes=10-19', 'If-Range': 'W/"other"' },
  ])('is sent whole for %o', async (headers) => {
    const response = await get('/cards/about.png', headers)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture)
  })
})

it.each(['/', '/assets', '/assets/', '/.hidden', '/assets/none.js', '/%', '/..%2fpage.html', '/constructor'])(
  'there is no file at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
