// How the client stores and refreshes a session (specification, sections 4 and 9). The panel keeps the client's
// defaults; docs/decisions/0015-sign-in.md lists where they differ from the specification.
import { type AuthChangeEvent, createClient, type Session } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAccounts, password } from '#testing/accounts.ts'
import type { TestServer } from '#testing/server.ts'
import { locationOf, startSite, type TestSite } from '#tests/support/server/databases.ts'

const email = 'operator@example.com'
const tick = 30_000 // milliseconds

let site: TestSite
let server: TestServer
beforeAll(async () => {
  site = await startSite({ ADMIN_ACCESS: 'operators' })
  server = site.server
  await addAccounts(locationOf(site), [email], [email])
})
afterAll(() => site.stop())

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

/** A client as in a browser, with its storage and a record of its requests. */
function openClient(storage = new Map<string, string>()) {
  const requests: string[] = []
  const events: AuthChangeEvent[] = []
  let fails = 0
  const client = createClient(server.url, server.publishableKey, {
    auth: {
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
    global: {
      async fetch(input, init) {
        const url = new URL(String(input))
        requests.push(url.pathname + url.search)
        if (url.search.includes('refresh_token') && fails-- > 0) return new Response('', { status: 503 })
        return fetch(input, init)
      },
    },
  })
  client.auth.onAuthStateChange((event) => void events.push(event))
  return {
    client,
    storage,
    events,
    refreshes: () => requests.filter((url) => url.includes('grant_type=refresh_token')).length,
    failTimes(count: number) {
      fails = count
    },
    close: () => client.auth.stopAutoRefresh(),
  }
}

const key = 'sb-127-auth-token'
const stored = (storage: Map<string, string>) => JSON.parse(storage.get(key) ?? 'null') as Session | null

/** Advances time tick by tick, and lets the requests of each tick finish. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= tick) {
    await vi.advanceTimersByTimeAsync(Math.min(left, tick))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a session', () => {
  it('is stored under sb-{project}-auth-token, with the fields of the specification', async () => {
    const { client, storage, close } = openClient()
    await client.auth.signInWithPassword({ email, password })
    expect([...storage.keys()]).toEqual([key])
    expect(stored(storage)).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { email },
    })
    await client.auth.signOut()
    expect(storage.size).toBe(0)
    await close()
  })

  it('is refreshed by a timer of 30 seconds, when 3 ticks or fewer remain', async () => {
    const { client, storage, refreshes, events, close } = openClient()
    await client.auth.signInWithPassword({ email, password })
    const before = stored(storage)?.refresh_token
    await client.auth.startAutoRefresh()
    await pass(3600_000 - 5 * tick)
    expect(refreshes()).toBe(0)
    await pass(2 * tick)
    // The server's clock has not moved, so the new session is soon about to end, too.
    await expect.poll(refreshes).toBeGreaterThan(0)
    await expect.poll(() => events).toContain('TOKEN_REFRESHED')
    expect(stored(storage)?.refresh_token).not.toBe(before)
    await close()
  })

  it('is refreshed at start if it is about to end, and otherwise not', async () => {
    const first = openClient()
    await first.client.auth.signInWithPassword({ email, password })
    await first.close()

    const soon = openClient(new Map(first.storage))
    await soon.client.auth.getSession()
    expect(soon.refreshes()).toBe(0)
    expect(soon.events).toContain('INITIAL_SESSION')
    await soon.close()

    vi.setSystemTime(((stored(first.storage)?.expires_at ?? 0) - 9) * 1000)
    const late = openClient(first.storage)
    await late.client.auth.getSession()
    // The server's clock is unchanged, so by this client's clock the new session is about to end, too.
    expect(late.refreshes()).toBeGreaterThanOrEqual(1)
    await late.close()
  })

  it.each([
    ['is', 89, 1],
    ['is not', 91, 0],
  ])('%s refreshed at start if %d s remain, before the timer asks', async (_is, seconds, times) => {
    const { client, storage, close } = openClient()
    await client.auth.signInWithPassword({ email, password })
    await close()

    // Holds back the timer, whose first tick follows at once, and refreshes in both cases.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const expires_at = Math.floor(Date.now() / 1000) + seconds
    const next = openClient(new Map([[key, JSON.stringify({ ...stored(storage), expires_at })]]))
    await next.client.auth.initialize()
    expect(next.refreshes()).toBe(times)
    await vi.advanceTimersByTimeAsync(0)
    await expect.poll(next.refreshes).toBe(1)
    await next.close()
  })

  it('survives a network failure during a refresh, which is retried with growing pauses', async () => {
    const { client, refreshes, failTimes, events, close } = openClient()
    await client.auth.signInWithPassword({ email, password })
    failTimes(2)
    const begin = performance.now()
    const { error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(refreshes()).toBe(3)
    // 200 ms and then 400 ms; a timer may fire 1 ms early.
    expect(performance.now() - begin).toBeGreaterThanOrEqual(598)
    expect(events).not.toContain('SIGNED_OUT')
    await close()
  })
})
