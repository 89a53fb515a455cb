// A site without sign-in accepts edits only from its own machine, and from nobody once a hidden proxy was noticed.
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { findFreePort } from '#testing/free-port.ts'
import { hasNginx, startNginx } from '#testing/nginx.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { sendRaw } from '#tests/support/server/raw-http.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())
afterEach(async () => {
  if (linesOfEnd() > 0) await restart()
})

async function restart() {
  server.process.kill('SIGTERM')
  await once(server.process, 'exit')
  await server.start()
}

let rows = 0
/**
 * Tries to add a row.
 * @returns the status and code of the response
 */
async function write(origin = server.url) {
  const response = await fetch(`${origin}/rest/v1/website_content`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ content_key: `row ${rows++}`, content_value: '' }),
  })
  const text = await response.text()
  return { status: response.status, code: text ? JSON.parse(text).code : undefined }
}
const mayWrite = async () => {
  const headers = { apikey: server.publishableKey }
  const response = await fetch(`${server.url}/rest/v1/rpc/may_write`, { headers })
  return response.json()
}
const allowed = { status: 201, code: undefined }
const ended = { status: 403, code: 'open_access_ended' }
const linesOfEnd = () => server.output.split('\n').filter((line) => line.includes('has ended')).length

const send = (line: string, headers: string[], body = '') =>
  sendRaw(server.url, `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`)
const get = (line: string, ...headers: string[]) => send(line, headers)

/** Expects the panel to learn that nobody may write until a restart, and the log to say so once. */
async function expectEnd(show: () => Promise<unknown>) {
  expect(await write()).toEqual(allowed)
  expect(await mayWrite()).toBe(true)
  expect(linesOfEnd()).toBe(0)

  await show()
  expect(await write()).toEqual(ended)
  expect(await mayWrite()).toMatchObject({ code: 'open_access_ended' })
  expect((await fetch(server.url)).status).toBe(200)
  await show()
  expect(linesOfEnd()).toBe(1)
  expect(server.output).toContain('If others are meant to reach it, restart with ADMIN_ACCESS=operators.')

  expect(server.output).not.toContain('example.com')
  await restart()
  expect(await write()).toEqual(allowed)
}

it.each([
  [
    'a style sheet for a page with a public name',
    'GET /assets/none.css HTTP/1.1',
    ['Host: localhost', 'Referer: http://www.example.com/'],
  ],
  [
    'a picture for a page with a public name and TLS',
    'GET /none.svg HTTP/1.1',
    ['Host: localhost', 'Referer: https://www.example.com/', 'Sec-Fetch-Site: same-origin'],
  ],
])('nobody may write after %s, until a restart, and the log says so once', async (_case, line, headers) => {
  await expectEnd(async () => expect(await get(line, ...headers)).toHaveLength(1))
})

it.each([
  ['a page for a name that points to this machine', 'GET / HTTP/1.1', ['Host: example.com']],
  ['a page through a proxy that adds Via', 'GET /careers HTTP/1.1', ['Host: localhost', 'Via: 1.1 proxy']],
  ['a health check of a proxy', 'GET /healthz HTTP/1.0', ['Host: localhost', 'X-Real-IP: 192.0.2.1']],
  ['a missing page by HTTP/1.0', 'GET /none HTTP/1.0', ['Host: www.example.com']],
  [
    'a read of the table through a tunnel',
    'GET /rest/v1/website_content HTTP/1.1',
    ['Host: localhost', 'X-Forwarded-For: ::1', 'Referer: https://www.example.com/admin'],
  ],
])('everyone at this machine may still write after %s', async (_case, line, headers) => {
  expect(await get(line, ...headers)).toHaveLength(1)
  expect(await write()).toEqual(allowed)
})

it.each([
  ['under another name', ['Host: example.com']],
  ['under another name, from a page of that name', ['Host: example.com', 'Origin: http://example.com']],
  ['through a proxy', ['Host: localhost', 'X-Forwarded-For: ::1']],
  ['that names another origin', ['Host: localhost', 'Origin: https://www.example.com']],
])('refuses a write %s, and everyone at this machine may still write', async (_case, headers) => {
  expect(await writeWith('1.1', headers)).toBe(403)
  expect(await write()).toEqual(allowed)
})

it('everyone at this machine may still write after a WebSocket through a proxy', async () => {
  const url = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.publishableKey}`
  const socket = new WebSocket(url, { headers: { 'x-forwarded-proto': 'https' } })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.terminate()
  expect(await write()).toEqual(allowed)
})

it('everyone at this machine may still write after requests under any of its own names, and by HTTP/1.0', async () => {
  const { port } = new URL(server.url)
  for (const host of [
    'localhost',
    `LOCALHOST:${port}`,
    'localhost.',
    'site.localhost',
    '127.0.0.1',
    '[::1]:1',
  ])
    expect((await get('GET / HTTP/1.1', `Host: ${host}`))[0]?.status, host).toBe(200)
  for (const headers of [[], ['Host: 127.0.0.1']])
    expect((await get('GET / HTTP/1.0', ...headers))[0]?.status).toBe(200)
  expect(await write()).toEqual(allowed)
  expect(await write(`http://localhost:${port}`)).toEqual(allowed)
})

/**
 * Tries to add a row with headers of one's own.
 * @returns the status of the response
 */
async function writeWith(version: '1.0' | '1.1', headers: string[]) {
  const body = JSON.stringify({ content_key: `row ${rows++}`, content_value: '' })
  const own = [
    `apikey: ${server.publishableKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  const [answer] = await send(`POST /rest/v1/website_content HTTP/${version}`, [...own, ...headers], body)
  return answer?.status
}
/** As through a proxy that names its target and adds no header. */
const writeThroughProxy = (version: '1.0' | '1.1', headers: string[]) =>
  writeWith(version, [`Host: ${new URL(server.url).host}`, ...headers])

it('refuses a write by HTTP/1.0, as nginx before 1.29.7 sends it', async () => {
  expect(await writeThroughProxy('1.0', [])).toBe(403)
  expect(await write()).toEqual(allowed)
})

it.each([
  [
    'a write',
    [
      'Origin: https://www.example.com',
      'Referer: https://www.example.com/admin',
      'Sec-Fetch-Site: same-origin',
    ],
  ],
  ['a write without TLS', ['Origin: http://www.example.com', 'Referer: http://www.example.com/admin']],
])(
  'nobody may write after %s by HTTP/1.1, as nginx since 1.29.7 sends it for a browser',
  async (_case, headers) => {
    expect(await writeThroughProxy('1.1', headers)).toBe(403)
    expect(await writeThroughProxy('1.1', [])).toBe(403)
    expect(await write()).toEqual(ended)
  },
)

it('everyone at this machine may still write after pages of other sites linked to it or sent requests', async () => {
  const other = ['Host: localhost', 'Sec-Fetch-Site: cross-site']
  expect((await get('GET / HTTP/1.1', ...other, 'Referer: https://www.example.com/'))[0]?.status).toBe(200)
  expect(await writeThroughProxy('1.1', [...other.slice(1), 'Origin: https://www.example.com'])).toBe(403)
  expect(await write()).toEqual(allowed)
})

it.skipIf(!hasNginx).each([
  ['alone', ''],
  ['that passes on the name', 'proxy_set_header Host $http_host;'],
  ['that passes on the address', 'proxy_http_version 1.1; proxy_set_header X-Real-IP $remote_addr;'],
])('refuses a write through nginx with proxy_pass %s', async (_case, directives) => {
  const port = await findFreePort()
  const nginx = await startNginx(
    `server { listen 127.0.0.1:${port}; location / { proxy_pass ${server.url}; ${directives} } }`,
  )
  const front = `http://localhost:${port}`
  await expect
    .poll(() =>
      fetch(front).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  expect((await write(front)).status).toBe(403)
  await nginx.stop()
})

it('reports at the start who may write', async () => {
  await expect.poll(() => server.output).toContain('Anyone who uses this machine can edit the site')
  expect(server.output).toContain('Set ADMIN_ACCESS=operators before others can reach this site.')
  const PORT = `${await findFreePort()}`
  const env = { PORT, SITE_URL: `http://0.0.0.0:${PORT}`, ADMIN_ACCESS: 'open' }
  const everyone = await startServer({ env })
  await expect.poll(() => everyone.output).toContain('Anyone who reaches this site can edit it')
  await everyone.stop()
})
