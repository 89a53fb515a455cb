// Releases where nobody has to sign in: people at this machine prepare and publish, and others get nothing of them.
import { once } from 'node:events'
import { request } from 'node:http'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { ContentClient } from '#content-sync/database.ts'
import { connectClient } from '#testing/client.ts'
import { connectDatabase, database, startSite, type TestSite } from '#tests/support/server/databases.ts'
import { createRelease } from '#tests/support/server/releases/content-releases.ts'

describe(`releases without a sign-in on ${database}`, () => {
  let site: TestSite
  let sql: Sql
  let client: ContentClient
  beforeAll(async () => {
    site = await startSite()
    sql = connectDatabase(site)
    client = connectClient(site.server) as unknown as ContentClient
  })
  afterAll(async () => {
    await sql?.end()
    await site?.stop()
  })

  /** Listens to everything that is published, on a socket with these headers. */
  async function listen(headers: Record<string, string>): Promise<string[]> {
    const address = `${site.server.url.replace('http', 'ws')}/realtime/v1/websocket`
    const socket = new WebSocket(`${address}?vsn=2.0.0&apikey=${site.server.publishableKey}`, { headers })
    const received: string[] = []
    socket.on('message', (data) => received.push(String(data)))
    await once(socket, 'open')
    const changes = [{ event: '*', schema: 'public' }]
    socket.send(
      JSON.stringify(['1', '1', 'realtime:any', 'phx_join', { config: { postgres_changes: changes } }]),
    )
    await expect.poll(() => received.join()).toContain('Subscribed to PostgreSQL')
    return received
  }

  /** Sends a request with any headers, some of which fetch would not send. */
  function call(method: string, path: string, headers: Record<string, string>, body?: object) {
    return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const common = { apikey: site.server.publishableKey, 'content-type': 'application/json' }
      const sent = request(
        `${site.server.url}${path}`,
        { method, headers: { ...common, ...headers } },
        async (answer) => {
          let text = ''
          for await (const part of answer) text += part
          resolve({ status: answer.statusCode, text })
        },
      )
      sent.once('error', reject).end(body && JSON.stringify(body))
    })
  }

  const prepare = (name: string) => createRelease(client, name, { [`key of ${name}`]: 'Secret' })

  it('are prepared, scheduled and published by anyone at this machine', async () => {
    expect((await client.rpc('may_prepare').throwOnError()).data).toBe(true)
    const [now, later] = [await prepare('Now'), await prepare('Later')]
    await client.rpc('publish_release', { release: now, version: 1 }).throwOnError()
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await client.rpc('schedule_release', { release: later, version: 1, at }).throwOnError()
    await sql`update website_releases set publish_at = now() where id = ${later}`
    // Or by the site's own process, which may just be publishing it.
    await expect
      .poll(async () => {
        await sql`select publish_due_releases()`
        return sql`select from website_releases where state = 'draft'`
      })
      .toHaveLength(0)
    const { data } = await client.from('website_releases').select('name, state, scheduled_by').order('name')
    expect(data).toEqual([
      { name: 'Later', state: 'published', scheduled_by: null },
      { name: 'Now', state: 'published', scheduled_by: null },
    ])
    expect((await client.from('website_content').select()).data).toHaveLength(2)
  })

  it('are not published at their time if a sign-in is required by then', async () => {
    const id = await prepare('Left')
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await client.rpc('schedule_release', { release: id, version: 1, at }).throwOnError()
    // In one transaction, because the site's own process may publish what is due at any moment.
    await sql.begin(async (all) => {
      await all`update website_releases set publish_at = now() where id = ${id}`
      await all`update private.admin_access set mode = 'operators'`
      await all`select publish_due_releases()`
      await all`update private.admin_access set mode = 'open'`
    })
    const { data } = await client.from('website_releases').select('state, problem').eq('id', id)
    expect(data).toEqual([{ state: 'draft', problem: 'Who scheduled this release may no longer publish.' }])
  })

  // Last, because a proxy that hides itself ends editing until a restart.
  it('are kept from requests through a proxy, and from everyone once a hidden one was noticed, also over Realtime', async () => {
    const release = await prepare('Hidden')
    const token = (await client.rpc('create_release_preview', { release, hours: 1 }).throwOnError()).data
    const local = await listen({})
    await client.rpc('rename_release', { release, name: 'Secret name' }).throwOnError()
    await expect.poll(() => local.join()).toContain('Secret name')
    const forwarded = { 'x-forwarded-for': '192.0.2.1' }
    const remote = await listen(forwarded)
    await sql`update website_releases set name = 'Secret again' where id = ${release}`
    await sql`delete from website_releases where name = 'Left'`
    await sql`insert into website_content (content_key, content_value) values ('last', 'Last')`
    await expect.poll(() => remote.join()).toContain('Last')
    expect(remote.join()).not.toMatch(/Secret|website_releases/)
    await expect.poll(() => local.join()).toContain('Last')
    expect(local.join()).toContain('Secret again')

    for (const headers of [forwarded, { referer: 'http://www.example.com/admin' }, {}]) {
      for (const path of [
        'website_releases?select=*',
        'website_release_edits?select=*',
        'website_release_previews?select=id',
        `rpc/release_edits?release=${release}`,
        'rpc/release_keys',
      ]) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await call(method, `/rest/v1/${path}`, headers)
          expect(answer.status, `${method} ${path}`).toBe(403)
          expect(answer.text).not.toContain('Secret')
        }
      }
      for (const [name, body] of [
        ['create_release', { name: 'x' }],
        ['change_release', { release, changes: '[]' }],
        ['publish_release', { release, version: 1 }],
        ['release_edits', { release }],
        ['release_keys', {}],
      ] as const)
        expect((await call('POST', `/rest/v1/rpc/${name}`, headers, body)).status, name).toBe(403)
      // Who has the link may see the preview.
      const preview = await call('GET', `/rest/v1/rpc/release_preview?token=${token}`, headers)
      expect(preview).toMatchObject({ status: 200, text: expect.stringContaining('Secret') })
    }
    expect(await sql`select from website_releases where state = 'draft'`).toHaveLength(1)
    await sql`update website_releases set name = 'Secret at last' where id = ${release}`
    await sql`insert into website_content (content_key, content_value) values ('very last', 'Very last')`
    await expect.poll(() => local.join()).toContain('Very last')
    expect(local.join()).not.toContain('Secret at last')
  })
})
