// The cost that one visitor can cause: each limit, tested at it and just beyond it. For the shape of requests, see
// backend/request-shape/.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { operator, signInOperator } from '#tests/support/server/programs/installation.ts'
import { withinTime } from '#tests/support/server/within-time.ts'

const json = { 'content-type': 'application/json' }
const table = '/rest/v1/website_content'

describe('if sign-in is required', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startServer({ env: { ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' } })
    const client = await signInOperator(server, server)
    token = (await client.auth.getSession()).data.session?.access_token ?? ''
  })
  afterAll(() => server?.stop())

  const send = (path: string, address: string, { headers, ...init }: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { apikey: server.publishableKey, 'x-forwarded-for': address, ...headers },
    })
  const post = (path: string, address: string, body: string, headers: Record<string, string> = {}) =>
    send(path, address, { method: 'POST', body, headers: { ...json, ...headers } })
  const bodyOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`

  /** @param attempt returns what checks its result. Each attempt has an address of its own. */
  const fromNewAddress = (limitMs: number, attempt: (address: string) => Promise<() => void>) =>
    withinTime(limitMs, async () => {
      const begin = performance.now()
      const check = await attempt(`192.0.3.${++addresses}`)
      return { tookMs: performance.now() - begin, check }
    })
  let addresses = 0

  it('a visitor may send 64 kB, an operator 1 MB, and Auth takes 16 kB', async () => {
    const session = { authorization: `Bearer ${token}` }
    expect((await post(table, '192.0.2.1', bodyOf(64 * 1024))).status).toBe(400)
    expect((await post(table, '192.0.2.1', bodyOf(64 * 1024 + 1))).status).toBe(413)
    expect((await post(table, '192.0.2.1', bodyOf(1024 * 1024), session)).status).toBe(400)
    expect((await post(table, '192.0.2.1', bodyOf(1024 * 1024 + 1), session)).status).toBe(413)
    const refresh = '/auth/v1/token?grant_type=refresh_token'
    expect((await post(refresh, '192.0.2.1', bodyOf(16 * 1024))).status).toBe(400)
    expect((await post(refresh, '192.0.2.1', bodyOf(16 * 1024 + 1))).status).toBe(413)
  })

  it('an ended session only has the limits of a visitor', async () => {
    const client = connectClient(server)
    await client.auth.signInWithPassword(operator)
    const { data } = await client.auth.getSession()
    await client.auth.signOut({ scope: 'local' })
    const ended = { authorization: `Bearer ${data.session?.access_token}` }
    expect((await post(table, '192.0.2.1', bodyOf(64 * 1024 + 1), ended)).status).toBe(413)
  })

  it.each([
    ['null', 'null'],
    ['a number', '5'],
    ['a text of U+0000', '"\\u0000"'],
    ['a row with U+0000', '{"content_key":"\\u0000"}'],
  ])('a body that is %s is refused as a client error', async (_what, body) => {
    expect((await post(table, '192.0.2.2', body)).status).toBe(400)
    expect((await post('/rest/v1/rpc/may_write', '192.0.2.2', body)).status).toBe(400)
  })

  it('the key is required before a body is read', async () => {
    const socket = open(server)
    socket.write(
      `POST ${table} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\nContent-Type: application/json\r\n\r\n`,
    )
    socket.write('x'.repeat(1000))
    const answer = once(socket, 'data')
    expect(String(await answer)).toMatch(/^HTTP\/1.1 401 /)
    socket.destroy()
  })

  it('a visitor has 2 concurrent requests; more wait, and are answered after them', async () => {
    await fromNewAddress(5000, async (address) => {
      const held = [unfinished(server, address), unfinished(server, address)]
      await Promise.all(held.map(({ started }) => started))
      let isAnswered = false
      const waiting = send(table, address).finally(() => {
        isAnswered = true
      })
      // Other addresses are not delayed by that.
      const other = (await send(table, '192.0.2.4')).status
      const wasAnswered = isAnswered
      held[0]?.socket.destroy()
      const { status } = await waiting
      held[1]?.socket.destroy()
      return () => expect([other, wasAnswered, status]).toEqual([200, false, 200])
    })
  })

  it('a visitor who has waited for 5 s is refused', async () => {
    // The requests before it end by themselves after 10 s.
    await fromNewAddress(10_000, async (address) => {
      const held = [unfinished(server, address), unfinished(server, address)]
      await Promise.all(held.map(({ started }) => started))
      const answer = await send(table, address)
      for (const { socket } of held) socket.destroy()
      return () => expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1'])
    })
  })

  it('the 51st in the queue of a visitor is refused at once, and the other 50 are answered', async () => {
    await fromNewAddress(5000, async (address) => {
      const held = [unfinished(server, address), unfinished(server, address)]
      await Promise.all(held.map(({ started }) => started))
      // They need no database, so a slow machine also answers them within the 5 s that each may wait.
      const answers = Array.from({ length: 51 }, () => send('/rest/v1/none', address))
      expect((await Promise.race(answers)).status).toBe(429)
      for (const { socket } of held) socket.destroy()
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      return () => expect(statuses.filter((status) => status === 404)).toHaveLength(50)
    })
  })

  it('a visitor has 200 requests at once and then 20 per second; an operator has no such limit', async () => {
    const statuses: number[] = []
    // Several at once, because a busy machine might otherwise send fewer per second than allowed.
    while (statuses.length < 4000 && !statuses.includes(429)) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => send('/rest/v1/none', '192.0.2.6')))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(200)
    expect(statuses).toContain(429)
    const session = { authorization: `Bearer ${token}` }
    expect((await send('/rest/v1/none', '192.0.2.6', { headers: session })).status).toBe(404)
  })

  it('an address has 128 requests in progress; one more is refused, and its connection is closed', async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const held = Array.from({ length: 128 }, () => unfinished(server, '192.0.2.10', headers))
    await Promise.all(held.map(({ started }) => started))
    const { socket } = unfinished(server, '192.0.2.10', headers)
    expect(await text(socket)).toMatch(/HTTP\/1.1 429 /)
    const whole = await send(table, '192.0.2.10', { headers })
    expect([whole.status, whole.headers.get('connection')]).toEqual([429, 'close'])
    expect((await send(table, '192.0.2.11', { headers })).status).toBe(200)
    held[0]?.socket.destroy()
    await expect.poll(async () => (await send(table, '192.0.2.10', { headers })).status).toBe(200)
    for (const { socket } of held) socket.destroy()
  })

  it('an address has 200 refusals at once; further ones are delayed, but not those of other addresses', async () => {
    const refuse = (address: string) => send(table, address, { headers: { apikey: 'wrong' } })
    let answersToOthers = 0
    let isOver = false
    const head = `GET ${table} HTTP/1.1\r\nHost: localhost\r\napikey: wrong\r\nX-Forwarded-For: 192.0.2.12\r\n`
    // 100 on one connection, so that they come faster than the limit allows, however busy the machine is.
    const flood = async () => {
      while (!isOver) {
        const socket = open(server).on('data', () => {
          answersToOthers = 0
        })
        socket.write(`${`${head}\r\n`.repeat(99)}${head}Connection: close\r\n\r\n`)
        const statuses = (await text(socket)).match(/HTTP\/1\.1 \d+/g)
        expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 401']))
      }
    }
    const flooding = flood()
    // While the flood is answered at once, its responses alternate with others. When all of it is delayed, only others
    // are answered.
    for (let i = 0; answersToOthers < 20; i++) {
      await refuse(`198.51.100.${i % 200}`)
      answersToOthers++
    }
    isOver = true
    await flooding
  })

  it('a query of a visitor is canceled after 1 s, while one of an operator continues', async () => {
    const sql = connectDatabase({ server })
    // Not only after the 8 s of an operator.
    await fromNewAddress(3000, async (address) => {
      const read = (headers = {}) => send(table, address, { headers })
      const { operators, visitor } = await sql.begin(async (transaction) => {
        await transaction`lock table public.website_content in access exclusive mode`
        const operators = read({ authorization: `Bearer ${token}` })
        return { operators: [operators], visitor: (await read()).status }
      })
      const [operator] = await Promise.all(operators)
      return () => expect([visitor, operator?.status]).toEqual([503, 200])
    })
    await sql.end()
  })

  it('a request keeps its turn until the database has finished, even if its client has disconnected', async () => {
    const sql = connectDatabase({ server })
    const watching = connectDatabase({ server })
    const inDatabase = async () => {
      const [row] = await watching<[{ count: number }]>`
        select count(*)::int from pg_stat_activity
        where wait_event_type = 'Lock' and query like 'select * from "website_content"%'`
      return row.count
    }
    await sql.begin(async (transaction) => {
      await transaction`lock table public.website_content in access exclusive mode`
      // Each ends in the database after a second, so both are sent again if they were not there at the same moment.
      for (let areBoth = false; !areBoth; ) {
        const clients = [new AbortController(), new AbortController()]
        let isOver = false
        const held = clients.map(({ signal }) =>
          send(table, '192.0.2.14', { signal })
            .catch(() => {})
            .finally(() => {
              isOver = true
            }),
        )
        while (!areBoth && !isOver) areBoth = (await inDatabase()) === 2
        for (const client of clients) client.abort()
        await Promise.all(held)
      }
      let isAnswered = false
      const next = send(table, '192.0.2.14').finally(() => {
        isAnswered = true
      })
      while (!isAnswered) expect(await inDatabase()).toBeLessThanOrEqual(2)
      await next
    })
    await Promise.all([sql.end(), watching.end()])
  })

  it('operators can sign in while visitors keep all of their database connections busy', async () => {
    const sql = connectDatabase({ server })
    const visitors = 60
    let answered = 0
    const statuses = await sql.begin(async (transaction) => {
      await transaction`lock table public.website_content in access exclusive mode`
      const waiting = Array.from({ length: visitors }, (_, n) =>
        send(table, `198.51.101.${n}`).finally(() => answered++),
      )
      const client = connectClient(server)
      expect((await client.auth.signInWithPassword(operator)).error).toBeNull()
      const session = {
        authorization: `Bearer ${(await client.auth.getSession()).data.session?.access_token}`,
      }
      const mayWrite = await send('/rest/v1/rpc/may_write', '198.51.100.9', { headers: session })
      expect(await mayWrite.json()).toBe(true)
      // The visitors share three connections, and each query has one for a second. Behind them, this would have come last.
      expect(answered).toBeLessThan(visitors - 3)
      return (await Promise.all(waiting)).map(({ status }) => status)
    })
    expect(new Set(statuses)).toEqual(new Set([503]))
    await sql.end()
  })

  it('a response to a visitor has about 512 kB of rows, one to an operator 16 MB, and the rest comes with the next page', async () => {
    const sql = connectDatabase({ server })
    await sql`
      insert into public.website_content (content_key, content_value)
      select 'long ' || n, repeat('x', 100000) from generate_series(1, 200) as n`
    await sql.end()
    /** Asks again while the site itself reads these 20 MB: the database may not answer in time. */
    const read = (headers: Record<string, string>) =>
      vi.waitFor(async () => {
        const answer = await send(`${table}?select=content_key,content_value`, '192.0.2.8', { headers })
        if (answer.status === 503) throw new Error('busy')
        return answer
      }, 60_000)
    const answer = await read({ prefer: 'count=exact' })
    expect(answer.status).toBe(206)
    const rows = (await answer.json()) as unknown[]
    expect(rows).toHaveLength(5)
    expect(answer.headers.get('content-range')).toMatch(new RegExp(`^0-${rows.length - 1}/\\d+$`))
    const page = await read({ authorization: `Bearer ${token}` })
    expect(await page.json()).toHaveLength(167)
  })

  it('a visitor’s body that does not arrive within 10 s is refused', async () => {
    const { socket } = unfinished(server, '192.0.2.9')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 408 /)
  })
})

function open({ url }: TestServer): Socket {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname).on('error', () => {})
}

/** A request whose body never ends. `started` resolves when the server has begun to read it. */
function unfinished(server: TestServer, address: string, more: Record<string, string> = {}) {
  const socket = open(server)
  const headers = {
    ...more,
    Host: 'localhost',
    apikey: server.publishableKey,
    'X-Forwarded-For': address,
    'Content-Type': 'application/json',
    'Content-Length': '1000',
    // Makes the server say when it wants the body.
    Expect: '100-continue',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const started = once(socket, 'data')
  socket.write(`POST /rest/v1/rpc/may_write HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return { socket, started }
}
