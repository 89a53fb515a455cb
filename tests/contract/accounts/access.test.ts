// Who may read, write and listen, and which of that the database decides. access.slow.test.ts waits until a session expires.
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { signInAnew } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { database, locationOf, startSite, type TestSite } from '#tests/support/server/databases.ts'

describe(`access on ${database}`, () => {
  describe('with ADMIN_ACCESS=operators', () => {
    let site: TestSite
    let accounts: Accounts

    beforeAll(async () => {
      site = await startSite({ ADMIN_ACCESS: 'operators' })
      accounts = await openAccounts(locationOf(site))
    })
    afterAll(async () => {
      await accounts?.close()
      await site?.stop()
    })

    const content = (client: Client) => client.from('website_content')
    const newItem = () => ({ content_key: randomUUID() as string, content_value: 'A value' })

    const signIn = (how: { asOperator: boolean }) => signInAnew(accounts, connectClient(site.server), how)

    it('lets a listed operator add, edit and delete', async () => {
      const operator = await signIn({ asOperator: true })
      const { data } = await content(operator).insert(newItem()).select().single().throwOnError()
      const edited = await content(operator).update({ content_value: 'New' }).eq('id', data.id).select()
      expect(edited.data).toMatchObject([{ content_value: 'New' }])
      expect((await content(operator).delete().eq('id', data.id).select()).data).toHaveLength(1)
    })

    it.each([
      ['a visitor', async () => connectClient(site.server), 401],
      ['a signed-in user who is not listed', () => signIn({ asOperator: false }), 403],
    ])('lets %s only read', async (_who, connect, status) => {
      const operator = await signIn({ asOperator: true })
      const { data } = await content(operator).insert(newItem()).select().single().throwOnError()
      const client = await connect()
      expect((await content(client).select().eq('id', data.id)).data).toEqual([data])
      expect(await content(client).insert(newItem())).toMatchObject({ status, error: { code: '42501' } })
      expect(
        (await content(client).update({ content_value: 'New' }).eq('id', data.id).select()).data,
      ).toEqual([])
      expect((await content(client).delete().eq('id', data.id).select()).data).toEqual([])
      expect((await content(client).select().eq('id', data.id)).data).toEqual([data])
    })

    it('announces changes to both visitors and operators', async () => {
      const operator = await signIn({ asOperator: true })
      // An event of an item that the test before has written may arrive as well.
      const seen: string[] = []
      for (const client of [operator, connectClient(site.server)]) {
        await new Promise<void>((resolve) => {
          client
            .channel(randomUUID())
            .on<ContentItem>(
              'postgres_changes',
              { event: 'INSERT', schema: 'public', table: 'website_content' },
              ({ new: row }) => seen.push(row.content_key),
            )
            .subscribe((status) => status === 'SUBSCRIBED' && resolve())
        })
      }
      const item = newItem()
      await content(operator).insert(item).throwOnError()
      await expect.poll(() => seen.filter((key) => key === item.content_key)).toHaveLength(2)
    })
  })

  describe('with open access', () => {
    let site: TestSite
    beforeAll(async () => {
      site = await startSite({ ADMIN_ACCESS: 'open' })
    })
    afterAll(() => site?.stop())

    /** With arbitrary headers, some of which fetch would not send. */
    function insertWith(headers: Record<string, string>): Promise<number | undefined> {
      return new Promise((resolve, reject) => {
        const url = `${site.server.url}/rest/v1/website_content`
        const common = { apikey: site.server.publishableKey, 'content-type': 'application/json' }
        request(url, { method: 'POST', headers: { ...common, ...headers } }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode))
        })
          .once('error', reject)
          .end(JSON.stringify({ content_key: randomUUID(), content_value: 'A value' }))
      })
    }

    it('lets everyone on the machine write', async () => {
      expect(await insertWith({})).toBe(201)
      expect(await insertWith({ host: 'localhost' })).toBe(201)
    })

    it('refuses writes through a proxy, under another name, and from a page of another origin', async () => {
      const otherPage = { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }
      expect(await insertWith(otherPage)).toBe(403)
      expect(await insertWith({ origin: site.server.url })).toBe(201)
      expect(await insertWith({ 'x-forwarded-for': '192.0.2.1' })).toBe(403)
      expect(await insertWith({ host: 'example.com' })).toBe(403)
    })

    it('sends no CORS permission to pages of other origins', async () => {
      const headers = { apikey: site.server.publishableKey, origin: 'https://example.com' }
      for (const method of ['GET', 'OPTIONS']) {
        const response = await fetch(`${site.server.url}/rest/v1/website_content`, { method, headers })
        expect(response.ok).toBe(true)
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    })

    it.each([
      ['without a key', () => '/realtime/v1/websocket', {}],
      ['with a wrong key', () => '/realtime/v1/websocket?apikey=sb_publishable_wrong', {}],
      ['at another address', (key: string) => `/realtime/v1/other?apikey=${key}`, {}],
      [
        'from a page of another origin',
        (key: string) => `/realtime/v1/websocket?apikey=${key}`,
        { origin: 'https://example.com' },
      ],
    ])('refuses a socket %s', async (_case, path, options) => {
      const url = new URL(path(site.server.publishableKey), site.server.url.replace('http', 'ws'))
      const socket = new WebSocket(url, options)
      const opened = new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      await expect(opened).rejects.toThrow(/Unexpected server response: 40[134]/)
    })
  })
})
