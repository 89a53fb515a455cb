// Presence of Realtime: who else is in a channel, offered only to those who may edit or prepare releases.
import { randomUUID } from 'node:crypto'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { signInAnew } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { database, locationOf, shareSite, type TestSite } from '#tests/support/server/databases.ts'

const untilSubscribed = (channel: RealtimeChannel) =>
  new Promise<RealtimeChannel>((resolve, reject) => {
    channel.subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve(channel) : reject(error)))
  })

describe(`presence on ${database}`, () => {
  describe.each(['1.0.0', '2.0.0'])('with protocol %s', (vsn) => {
    let site: TestSite
    /** Each test has its own. */
    let room: string
    beforeAll(async () => {
      site = await shareSite()
    })
    afterAll(() => site?.stop())
    beforeEach(() => {
      room = randomUUID()
    })

    /** Joins with a socket of its own. */
    async function join(key: string) {
      const client = connectClient(site.server, { realtime: { vsn } })
      onTestFinished(() => void client.realtime.disconnect())
      const synced = vi.fn()
      const channel = client.channel(room, { config: { presence: { key } } })
      await untilSubscribed(channel.on('presence', { event: 'sync' }, synced))
      await expect.poll(() => synced).toHaveBeenCalled()
      return { client, channel, track: (say: object) => channel.track(say as { [name: string]: unknown }) }
    }
    /** Waits until this is what a client says about itself. */
    const untilSeen = (channel: RealtimeChannel, state: Record<string, object[]>) => {
      const expected = Object.entries(state).map(([key, said]) => [
        key,
        said.map((each) => ({ ...each, presence_ref: expect.any(String) })),
      ])
      return expect.poll(() => channel.presenceState()).toEqual(Object.fromEntries(expected))
    }

    it('tells each client what the others track, change and untrack', async () => {
      const [ann, bob] = [await join('ann'), await join('bob')]
      expect(await ann.track({ text: 'a' })).toBe('ok')
      expect(await bob.track({ text: 'b' })).toBe('ok')
      for (const { channel } of [ann, bob])
        await untilSeen(channel, { ann: [{ text: 'a' }], bob: [{ text: 'b' }] })
      const late = await join('late')
      await untilSeen(late.channel, { ann: [{ text: 'a' }], bob: [{ text: 'b' }] })
      expect(await ann.track({ text: 'c' })).toBe('ok')
      await untilSeen(bob.channel, { ann: [{ text: 'c' }], bob: [{ text: 'b' }] })
      expect(await ann.channel.untrack()).toBe('ok')
      for (const { channel } of [ann, bob, late]) await untilSeen(channel, { bob: [{ text: 'b' }] })
    })

    it('forgets a client that leaves, and one whose socket closes', async () => {
      const [watching, leaving, closing] = [
        await join('watching'),
        await join('leaving'),
        await join('closing'),
      ]
      await leaving.track({ text: 'x' })
      await closing.track({ text: 'y' })
      await untilSeen(watching.channel, { leaving: [{ text: 'x' }], closing: [{ text: 'y' }] })
      await leaving.client.removeChannel(leaving.channel)
      await untilSeen(watching.channel, { closing: [{ text: 'y' }] })
      await closing.client.realtime.disconnect()
      await untilSeen(watching.channel, {})
    })

    it('keeps apart clients of the same name', async () => {
      const [ann, again] = [await join('ann'), await join('ann')]
      await ann.track({ text: 'a' })
      await again.track({ text: 'b' })
      await untilSeen(ann.channel, { ann: [{ text: 'a' }, { text: 'b' }] })
      await again.client.removeChannel(again.channel)
      await untilSeen(ann.channel, { ann: [{ text: 'a' }] })
    })

    it.each([
      ['long', 'x'.repeat(65)],
      ['that every object has', '__proto__'],
      ['of a method', 'constructor'],
    ])('refuses a name %s', async (_which, key) => {
      await expect(join(key)).rejects.toThrow('malformed')
    })

    it.each<[string, object]>([
      ['longer than 512 bytes', { text: 'x'.repeat(502) }],
      ['nested', { text: { deeper: 1 } }],
    ])('refuses to say something %s', async (_which, say) => {
      const [ann, bob] = [await join('ann'), await join('bob')]
      expect(await ann.track(say)).toBe('error')
      await ann.track(JSON.parse('{"__proto__":"x","text":"a"}'))
      await untilSeen(bob.channel, { ann: [{ text: 'a' }] })
    })
  })

  describe('with ADMIN_ACCESS=operators', () => {
    let site: TestSite
    let accounts: Accounts
    beforeAll(async () => {
      site = await shareSite({ ADMIN_ACCESS: 'operators' })
      accounts = await openAccounts(locationOf(site))
    })
    afterAll(async () => {
      await accounts?.close()
      await site?.stop()
    })

    const signIn = (how: { asOperator: boolean }) => signInAnew(accounts, visit(), how)
    function visit(): Client {
      const client = connectClient(site.server)
      onTestFinished(() => void client.realtime.disconnect())
      return client
    }
    const channelOf = (client: Client) => client.channel('room', { config: { presence: { enabled: true } } })

    it.each<[string, () => Client | Promise<Client>]>([
      ['a visitor', visit],
      ['a signed-in user who is not listed', () => signIn({ asOperator: false })],
    ])('refuses %s', async (_who, connect) => {
      await expect(untilSubscribed(channelOf(await connect()))).rejects.toThrow(
        'only to those who may edit or prepare releases',
      )
    })

    it('admits operators, and forgets one who signs out', async () => {
      const [ann, bob] = [await signIn({ asOperator: true }), await signIn({ asOperator: true })]
      const [watching, leaving] = [channelOf(ann), channelOf(bob)]
      const ended: string[] = []
      await untilSubscribed(watching)
      await new Promise<void>((resolve) => {
        leaving.subscribe((status, error) => {
          if (status === 'SUBSCRIBED') resolve()
          else ended.push(error?.message ?? '')
        })
      })
      expect(await leaving.track({ text: 'x' })).toBe('ok')
      await expect.poll(() => Object.values(watching.presenceState())).toMatchObject([[{ text: 'x' }]])
      await bob.auth.signOut()
      await expect.poll(() => watching.presenceState()).toEqual({})
      await expect.poll(() => ended[0]).toContain('only to those who may edit or prepare releases')
    })
  })
})
