// Who may have links to other sites checked, and what the panel is told. The links lead where the server refuses to connect.
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LinkReport, linkCheckPath } from '#content/link-report.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { startHostedProxy } from '#tests/support/browser/servers/hosted-proxy.ts'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'

/** Returns the lines of a response. */
const linesOf = async (response: Response): Promise<(LinkReport | { links: number })[]> =>
  (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const bearerOf = async (client: SupabaseClient) =>
  `Bearer ${(await client.auth.getSession()).data.session?.access_token}`

describe('the whole server, where a sign-in is required', () => {
  let site: InboxSite
  let hidden: Server
  let visits = 0
  let release: string
  const map = 'locations.presence.map.href'
  const social = 'chrome.footer.social.linkedin.href'
  const other = 'about.closing.action.href'
  let target: string

  beforeAll(async () => {
    site = await InboxSite.start({ INBOX: 'off' })
    hidden = createServer((_, response) => {
      visits++
      response.end()
    })
    hidden.on('connection', () => visits++)
    await once(hidden.listen(0, '127.0.0.1'), 'listening')
    target = `https://127.0.0.1:${(hidden.address() as AddressInfo).port}/`
    await site.operator
      .from('website_content')
      .insert([
        { content_key: map, content_value: `${target}#part` },
        { content_key: social, content_value: target },
        { content_key: other, content_value: 'https://169.254.169.254/latest/' },
        // Not a link of the site, and one that is ignored.
        { content_key: 'not.of.the.site.href', content_value: 'https://10.0.0.1/unused' },
        { content_key: 'home.hero.primary.href', content_value: 'http://10.0.0.1/ignored' },
        { content_key: 'about.hero.subtitle', content_value: 'https://10.0.0.1/text' },
      ])
      .throwOnError()
    release = await createRelease(site.operator, 'Prepared', {
      'home.hero.secondary.href': 'https://192.168.1.1/prepared',
    })
  })
  afterAll(async () => {
    hidden.close()
    await site?.stop()
  })

  let senders = 1
  async function ask(headers: Record<string, string> = {}, query = '') {
    return fetch(site.url + linkCheckPath + query, {
      method: 'POST',
      // Each from another address, so that none reaches its limit.
      headers: { 'x-forwarded-for': `10.1.0.${senders++}`, ...headers },
    })
  }

  it('checks each address in the texts once for an operator, and connects to none that is not public', async () => {
    const links = async () => linesOf(await ask({ authorization: await bearerOf(site.operator) }))
    // The server follows the table a moment later.
    await expect.poll(links, { timeout: 20_000 }).toHaveLength(3)
    const [start, ...reports] = await links()
    expect(start).toEqual({ links: 2 })
    expect(reports).toHaveLength(2)
    expect(reports).toContainEqual({ address: target, problem: 'refused' })
    expect(reports).toContainEqual({ address: 'https://169.254.169.254/latest/', problem: 'refused' })
    expect(visits).toBe(0)
  })

  it('answers with lines that nothing keeps or collects', async () => {
    const { status, headers } = await ask({ authorization: await bearerOf(site.operator) })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/x-ndjson')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
  })

  it('includes the edits of a release for those who may read it', async () => {
    const authorization = await bearerOf(site.operator)
    const lines = await linesOf(await ask({ authorization }, `?release=${release}`))
    expect(lines).toContainEqual({ address: 'https://192.168.1.1/prepared', problem: 'refused' })
    expect(await linesOf(await ask({ authorization }))).not.toContainEqual(
      expect.objectContaining({ address: 'https://192.168.1.1/prepared' }),
    )
    for (const id of ['', 'x', "' or 1=1", crypto.randomUUID()])
      expect((await ask({ authorization }, `?release=${encodeURIComponent(id)}`)).status).toBe(404)
  })

  it('is for publishers and authors, and refuses everyone else', async () => {
    const { publishableKey } = site.site.server
    const operator = await bearerOf(site.operator)
    for (const [who, authorization, status] of [
      ['a visitor', undefined, 403],
      ['an account that is no operator', await bearerOf(site.member), 403],
      ['no session', 'Basic YTpi', 403],
      ['the publishable key', `Bearer ${publishableKey}`, 403],
      ['a forged session', `${operator.replace(/\.[^.]*$/, '.c2ln')}`, 401],
      ['an operator', operator, 200],
    ] as const) {
      const response = await ask(authorization === undefined ? {} : { authorization })
      const body = await response.text()
      expect([who, response.status]).toEqual([who, status])
      if (status !== 200) expect(body).not.toContain(target)
    }
    await site.sql`update private.operators set role = 'author' where user_id in (select id from auth.users where email = 'operator@example.com')`
    expect((await ask({ authorization: operator })).status).toBe(200)
    expect((await ask({ authorization: operator }, `?release=${release}`)).status).toBe(200)
    await site.sql`update private.operators set role = 'publisher'`
  })

  it('refuses requests of other sites, and other methods', async () => {
    const authorization = await bearerOf(site.operator)
    for (const headers of [
      { origin: 'https://www.example.com' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await ask({ authorization, ...headers } as Record<string, string>)).status).toBe(403)
    expect((await ask({ authorization, origin: site.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await fetch(site.url + linkCheckPath, { headers: { authorization } })).status).toBe(404)
  })

  it('refuses an address that asks too often', async () => {
    const from = { 'x-forwarded-for': '10.2.0.1' }
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await ask(from)).status))
    expect(statuses.filter((status) => status === 403).length).toBeGreaterThanOrEqual(20)
    expect(statuses).toContain(429)
  })

  it('is for the same people where the backend is a hosted project', async () => {
    const { url, publishableKey } = site.site.server
    const project = await startHostedProxy(url, 1000)
    const hosted = await startServer({
      env: { SUPABASE_URL: project.url, SUPABASE_ANON_KEY: publishableKey },
    })
    const check = async (client: SupabaseClient, query = '') =>
      fetch(hosted.url + linkCheckPath + query, {
        method: 'POST',
        headers: { authorization: await bearerOf(client) },
      })
    await expect.poll(async () => linesOf(await check(site.operator))).toHaveLength(3)
    expect(await linesOf(await check(site.operator, `?release=${release}`))).toHaveLength(4)
    expect((await check(site.member)).status).toBe(403)
    expect((await fetch(hosted.url + linkCheckPath, { method: 'POST' })).status).toBe(403)
    expect(visits).toBe(0)
    await hosted.stop()
    await project.close()
  })

  it('logs how many links were checked, and none of them', () => {
    const { output } = site.site.server
    expect(output).toMatch(/"message":"Links to other sites were checked."[^\n]*"links":2,"problems":2/)
    for (const part of ['169.254', '192.168.1.1', target]) expect(output).not.toContain(part)
  })
})

describe('the whole server, where no sign-in is required', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server?.stop())

  /** Sends headers that fetch would not. */
  const send = async (headers: Record<string, string>) => {
    const sent = request(server.url + linkCheckPath, { method: 'POST', headers }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    return response.statusCode
  }

  it('is for people at this machine, until a browser comes through a proxy that hides itself', async () => {
    const response = await fetch(server.url + linkCheckPath, { method: 'POST' })
    // Without a sign-in, no text can link to other sites.
    expect(await linesOf(response)).toEqual([{ links: 0 }])
    expect(await send({ 'x-forwarded-for': '192.0.2.1' })).toBe(403)
    expect(await send({})).toBe(200)
    expect(await send({ referer: 'http://www.example.com/admin' })).toBe(403)
    expect(await send({})).toBe(403)
  })
})
