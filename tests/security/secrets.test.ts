// No failure of any kind reveals a secret in the log or a response.
import { once } from 'node:events'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { addAccounts, password } from '#testing/accounts.ts'
import { connectClient } from '#testing/client.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { runOperator } from '#tests/support/server/programs/operator-command.ts'

const email = 'somebody@example.com'
const content = 'Nobody reads this in a log'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer({ env: { ADMIN_ACCESS: 'operators' } })
  await addAccounts(server, [email], [email])
  const { data } = await connectClient(server).auth.signInWithPassword({ email, password })
  token = data.session?.access_token ?? ''
  expect(token).not.toBe('')
})
afterAll(() => server?.stop())

/** Data that only its owner may read, apart from what the request itself contained. */
function secrets(): string[] {
  return [server.jwtSecret, '$2b$']
}

const call = async (path: string, init: RequestInit = {}) => {
  const headers = {
    apikey: server.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const response = await fetch(`${server.url}${path}`, { ...init, headers: { ...headers, ...init.headers } })
  return { status: response.status, text: await response.text() }
}

/** Repeats a request until it fails: the sessions of a killed PostgreSQL may answer a few more. */
async function failure(path: string, init?: RequestInit) {
  for (;;) {
    const answer = await call(path, init)
    if (answer.status >= 500) return answer
  }
}

const row = JSON.stringify({ content_key: content, content_value: content })

it.each<[string, string, RequestInit]>([
  ['a duplicate', '/rest/v1/website_content', { method: 'POST', body: `[${row},${row}]` }],
  ['broken JSON', '/rest/v1/website_content', { method: 'POST', body: `{"${content}` }],
  ['an unknown column', `/rest/v1/website_content?${encodeURIComponent(content)}=eq.1`, {}],
  ['a value of a wrong type', `/rest/v1/website_content?id=eq.${encodeURIComponent(content)}`, {}],
  ['an unknown table', `/rest/v1/${encodeURIComponent(content)}`, {}],
  ['a schema that is not exposed', '/rest/v1/users', { headers: { 'accept-profile': 'auth' } }],
  ['a broken key', '/rest/v1/website_content', { method: 'POST', body: row.replace('N', '\\u200b') }],
  [
    'a forged session',
    '/rest/v1/website_content',
    { headers: { authorization: `Bearer eyJhbGciOiJIUzI1NiJ9.${btoa(content)}.c2ln` } },
  ],
  ['an invalid path', '/rest/v1/%E0%A4%A', {}],
  [
    'a wrong password',
    '/auth/v1/token?grant_type=password',
    { method: 'POST', body: JSON.stringify({ email, password: 'wrong' }) },
  ],
  [
    'a password that is no text',
    '/auth/v1/token?grant_type=password',
    { method: 'POST', body: JSON.stringify({ email, password: { content } }) },
  ],
  [
    'an address that is no text',
    '/auth/v1/token?grant_type=password',
    { method: 'POST', body: JSON.stringify({ email: [email], password }) },
  ],
  [
    'an address with a zero byte',
    '/auth/v1/token?grant_type=password',
    { method: 'POST', body: JSON.stringify({ email: `${email}\0`, password }) },
  ],
  [
    'an unknown refresh token',
    '/auth/v1/token?grant_type=refresh_token',
    { method: 'POST', body: JSON.stringify({ refresh_token: `${content}\0` }) },
  ],
  ['signing up', '/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password }) }],
  [
    'a change of the address',
    '/auth/v1/user',
    { method: 'PUT', body: JSON.stringify({ email: 'x\0@example.com' }) },
  ],
  ['a missing page', `/${encodeURIComponent(content)}?token=x`, {}],
])('reveals nothing about %s', async (_case, path, init) => {
  const { status, text } = await call(path, init)
  expect(status).toBeGreaterThanOrEqual(400)
  for (const secret of [...secrets(), token, password]) expect(text).not.toContain(secret)
  for (const secret of [...secrets(), token, password, email, content, encodeURIComponent(content)]) {
    expect(server.output).not.toContain(secret)
  }
})

it('reveals nothing when the database ends during a request, or about a socket', async () => {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`,
  )
  await once(socket, 'open')
  socket.send(`["1","1","realtime:${content}","phx_join",{"access_token":"${token}x"}]`)
  await once(socket, 'message')
  socket.send(`${token} ${content}`)
  await once(socket, 'close')
  const cluster = join(server.dataDir, 'postgres')
  const pid = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]
  renameSync(cluster, `${cluster}.away`) // so that the server cannot restart it
  onTestFinished(() => renameSync(`${cluster}.away`, cluster))
  process.kill(Number(pid), 'SIGKILL')
  const answers = await Promise.all([
    failure('/rest/v1/website_content', { method: 'POST', body: row }),
    failure('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    }),
    failure('/auth/v1/user'),
  ])
  const log = readFileSync(join(server.dataDir, 'postgres.log'), 'utf8')
  for (const secret of [...secrets(), token, password, email, content]) {
    for (const { text } of answers) expect(text).not.toContain(secret)
    expect(server.output + log).not.toContain(secret)
  }
})

it('keeps the password of DATABASE_URL and the service key out of the command’s output, whatever fails', async () => {
  const database = { DATABASE_URL: 'postgres://site:a-database-password@127.0.0.1:1/site' }
  const hosted = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SERVICE_ROLE_KEY: 'a-service-key' }
  for (const env of [database, hosted]) {
    const { code, output, errors } = await runOperator(
      ['add', email],
      { DATA_DIR: server.dataDir, ...env },
      password,
    )
    expect(code).toBe(1)
    expect(errors).toMatch(/^Cannot reach the (database|project): .*\n$/)
    for (const secret of ['a-database-password', 'a-service-key', password]) {
      expect(output + errors).not.toContain(secret)
    }
  }
})
