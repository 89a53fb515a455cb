// Each limit has its own error, and existing data is kept.
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { behindProxy } from '#testing/behind-proxy.ts'
import { connectClient } from '#testing/client.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { type RawAnswer, sendRaw } from '#tests/support/server/raw-http.ts'

/** Headers of every response, whichever part of the server sends it. */
const strict = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: await behindProxy() })
})
afterAll(() => server?.stop())

describe('limits by address, behind a trusted proxy', () => {
  const sockets: WebSocket[] = []
  afterAll(() => {
    for (const socket of sockets) socket.terminate()
  })

  const from = (address: string) => ({ apikey: server.publishableKey, 'x-forwarded-for': address })
  const post = (path: string, address: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...from(address), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const signIn = (address: string, email: string) =>
    post('/auth/v1/token?grant_type=password', address, { email, password: 'wrong' })

  it('lets everyone write if that was set explicitly, but no page of another origin', async () => {
    const item = { content_key: 'from anywhere', content_value: 'A value' }
    expect((await post('/rest/v1/website_content', '192.0.2.1', item)).status).toBe(201)
    const headers = { ...from('192.0.2.1'), origin: 'https://evil.example' }
    const foreign = await fetch(`${server.url}/rest/v1/website_content`, { method: 'POST', headers })
    expect(foreign.status).toBe(403)
  })

  it('accepts 2,000 writes at once, and reports when to retry', async () => {
    const counts: Record<string, number> = {}
    let refused: RawAnswer | undefined
    // Sends 100 at a time, so that they arrive faster than the limit allows, however busy the machine is.
    for (let sent = 0; sent < 20_000 && !refused; sent += 100) {
      const answers = await sendRaw(server.url, writes(100, '192.0.2.2'))
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
      refused = answers.find(({ status }) => status === 429)
    }
    expect(counts['404']).toBeGreaterThanOrEqual(2000)
    expect(Object.fromEntries(refused?.headers ?? [])).toMatchObject({ ...strict, 'retry-after': '1' })
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({
      code: '429',
      message: expect.stringContaining('Too many changes'),
    })
    expect((await post('/rest/v1/none', '192.0.2.3', {})).status).toBe(404)
  })

  /** A number of writes for one connection, which ends after the last of them. */
  function writes(count: number, address: string): string {
    const headers = {
      host: 'localhost',
      ...from(address),
      'content-type': 'application/json',
      'content-length': '2',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const write = (more = '') => `POST /rest/v1/none HTTP/1.1\r\n${head.join('')}${more}\r\n{}`
    return write().repeat(count - 1) + write('connection: close\r\n')
  }

  it('accepts 20 sign-in attempts from an address, for any accounts; a refresh does not count', async () => {
    const begin = performance.now()
    for (let i = 0; i < 20; i++) expect((await signIn('192.0.2.4', `a${i}@example.com`)).status).toBe(400)
    const refused = await signIn('192.0.2.4', 'one-more@example.com')
    expect(refused.status).toBe(429)
    const waited = Math.ceil((performance.now() - begin) / 1000)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(300 - waited)
    const refresh = { refresh_token: 'unknown' }
    expect((await post('/auth/v1/token?grant_type=refresh_token', '192.0.2.4', refresh)).status).toBe(400)
    const twice = '/auth/v1/token?grant_type=password&grant_type=refresh_token'
    expect((await post(twice, '192.0.2.4', {})).status).toBe(429)
  })

  it('counts no requests that only read as sign-in attempts: images of another site can cause them', async () => {
    const headers = { ...from('192.0.2.9'), 'sec-fetch-site': 'cross-site' }
    for (let i = 0; i < 7; i++)
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, { method, headers })
        expect(answer.status, method).toBe(method === 'OPTIONS' ? 204 : 405)
      }
    expect((await signIn('192.0.2.9', 'images@example.com')).status).toBe(400)
  })

  it('checks no password for a request that asks for a refresh, however its address is read', async () => {
    const { create, close } = await openAccounts(server)
    await create('grant@example.com', 'a long password')
    await close()
    const body = JSON.stringify({ email: 'grant@example.com', password: 'a long password' })
    for (const query of [
      '%67rant_type=refresh_token#&grant_type=password',
      'grant_type=refresh_token#?grant_type=password',
    ]) {
      const answer = await ask(`/auth/v1/token?${query}`, body)
      expect(answer, query).toContain('HTTP/1.1 400')
      expect(answer, query).not.toContain('access_token')
    }
  })

  it('renews no session for a request that asks for a sign-in, however its address is read', async () => {
    const { create, close } = await openAccounts(server)
    await create('renew@example.com', 'a long password')
    await close()
    const client = connectClient(server)
    const { data } = await client.auth.signInWithPassword({
      email: 'renew@example.com',
      password: 'a long password',
    })
    const body = JSON.stringify({ email: 'renew@example.com', refresh_token: data.session?.refresh_token })
    const answer = await ask('/auth/v1/token?%67rant_type=password&grant_type=refresh_token', body)
    expect(answer).toContain('HTTP/1.1 400')
    expect(answer).not.toContain('access_token')
  })

  /** Sends a request whose address is not what a URL parser would make of it. */
  async function ask(path: string, body: string): Promise<string> {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    const length = Buffer.byteLength(body)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${server.publishableKey}\r\nX-Forwarded-For: 203.0.113.77\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
    )
    return text(socket)
  }

  it('counts the attempts on an account from an address where another one has signed in', async () => {
    const { create, close } = await openAccounts(server)
    for (const email of ['f@example.com', 'g@example.com']) await create(email, 'a long password')
    await close()
    const address = '192.0.2.66'
    const own = connectClient(server, { global: { headers: { 'x-forwarded-for': address } } })
    expect(
      (await own.auth.signInWithPassword({ email: 'F@example.com', password: 'a long password' })).error,
    ).toBeNull()
    for (let i = 0; i < 20; i++)
      expect((await signIn(`198.51.100.${100 + i}`, 'g@example.com')).status).toBe(400)
    for (let i = 0; i < 21; i++) await signIn(`198.51.100.${130 + i}`, 'f@example.com')
    expect((await signIn(address, 'g@example.com')).status).toBe(429)
    expect((await signIn(address, 'f@example.com')).status).toBe(400)
  })

  it('accepts 20 sign-in attempts for an account, from any address and in any case', async () => {
    for (let i = 0; i < 20; i++) {
      expect((await signIn(`198.51.100.${i}`, i % 2 ? 'b@example.com' : 'B@Example.com')).status).toBe(400)
    }
    const client = connectClient(server, { global: { headers: { 'x-forwarded-for': '203.0.113.1' } } })
    const { error } = await client.auth.signInWithPassword({ email: 'b@example.com', password: 'x' })
    expect(error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Too many sign-in attempts for this account. Try again in 5 min.',
    })
  })

  it('checks the passwords of 12 strangers at a time, and refuses more instead of queueing them', async () => {
    const { create, close } = await openAccounts(server)
    for (const email of ['c@example.com', 'd@example.com', 'e@example.com'])
      await create(email, 'a long password')
    await close()
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, i) => signIn(`203.0.113.${i}`, `${'cde'[i % 3]}@example.com`)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(await refused[0]?.json()).toMatchObject({
      message: expect.stringContaining('sign-ins in progress'),
    })
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(12)
    expect((await fetch(`${server.url}/`)).status).toBe(200)
  })

  it('accepts 100 sockets of each client, and sockets of other clients', async () => {
    const open = async (address: string) => {
      const url = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.publishableKey}`
      const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } })
      sockets.push(socket)
      const answer = new Promise<{ status?: number; headers: object }>((resolve) =>
        socket.once('unexpected-response', (_request, { statusCode = 0, headers }) =>
          resolve({ status: statusCode, headers }),
        ),
      )
      const opened = once(socket, 'open').then(() => ({ status: 101, headers: {} }))
      return Promise.race([opened, answer])
    }
    const opened = await Promise.all(Array.from({ length: 100 }, () => open('2001:db8::1')))
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([101]))
    expect(await open('2001:db8::2')).toMatchObject({ status: 429, headers: strict })
    expect(await open('2001:db8:0:1::1')).toMatchObject({ status: 101 })
  })
})

describe('limits of texts and requests', () => {
  const insert = (content_key: string, content_value = 'A value') =>
    connectClient(server).from('website_content').insert({ content_key, content_value })

  it.each([
    ['an empty key', '', 'A key cannot be empty.'],
    ['a blank key', ' \u00a0', 'A key cannot be empty.'],
    ['a line break', 'a\nb', 'A key cannot hold control characters or invisible ones.'],
    ['a zero-width space', 'a\u200bb', 'A key cannot hold control characters or invisible ones.'],
    ['a right-to-left override', '\u202eab', 'A key cannot hold control characters or invisible ones.'],
    ['a tag', 'a\u{e0041}', 'A key cannot hold control characters or invisible ones.'],
    ['201 characters', 'k'.repeat(201), 'A key can have 200 characters; this one has 201.'],
  ])('refuses a key with %s', async (_case, key, message) => {
    expect((await insert(key)).error).toMatchObject({ message })
  })

  it('keeps a key of 200 characters of any script, and a value of 100,000, counted as the site does', async () => {
    expect((await insert('語'.repeat(200), '😀'.repeat(50_000))).error).toBeNull()
    const message = 'A value can have 100,000 characters; this one has more.'
    expect(await insert('long', `${'😀'.repeat(50_000)}a`)).toMatchObject({ status: 413, error: { message } })
    expect((await insert('long', 'x'.repeat(100_001))).error).toMatchObject({ message })
    const edit = connectClient(server).from('website_content')
    const edited = await edit
      .update({ content_value: 'x'.repeat(100_001) })
      .eq('content_key', '語'.repeat(200))
    expect(edited.error).toMatchObject({ message })
  })

  it('keeps 100,000 rows, and accepts more when some have been deleted', async () => {
    const content = () => connectClient(server).from('website_content')
    await content().delete().not('id', 'is', null).throwOnError()
    const sql = connectDatabase({ server })
    await sql`
      insert into public.website_content (content_key, content_value)
      select 'row ' || n, '' from generate_series(1, 100000) as n`
    expect(await insert('one more')).toMatchObject({
      status: 413,
      error: { message: 'The table can hold 100,000 items and is full. Delete some first.' },
    })
    expect(
      (await content().upsert({ content_key: 'row 1', content_value: 'x' }, { onConflict: 'content_key' }))
        .error,
    ).toBeNull()
    await content().delete().eq('content_key', 'row 2').throwOnError()
    expect((await insert('one more')).error).toBeNull()
    const { count } = await content().select('*', { count: 'exact', head: true })
    expect(count).toBe(100_000)
    await sql`truncate public.website_content`
    await sql.end()
  })

  it.each(['/', '/none', '/rest/v1/none', '/auth/v1/none', '/admin', '/robots.txt'])(
    'answers %s with strict headers, and without permissions for other origins',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject(strict)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )

  it.each([
    ['data that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['a request head over 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['a request head that never ends', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
  ])('answers %s with strict headers', async (_case, sent, status) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(sent)
    const answer = (await text(socket)).toLowerCase()
    expect(answer).toContain(`http/1.1 ${status} `)
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  it('reads a body that is too long before it refuses it', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { apikey: server.publishableKey, 'content-type': 'application/json' }
      request(`${server.url}/rest/v1/website_content`, { method: 'POST', headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
        .once('error', reject)
        .end('x'.repeat(5_000_000))
    })
    expect(status).toBe(413)
  })
})
