// Realtime admits no forged session, and ends a channel when its session expires.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { database, shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { signToken } from '#tests/support/server/session-token.ts'

describe(`access on ${database}`, () => {
  describe('with ADMIN_ACCESS=operators', () => {
    let site: TestSite
    beforeAll(async () => {
      site = await shareSite({ ADMIN_ACCESS: 'operators' })
    })
    afterAll(() => site?.stop())

    it('refuses a channel whose session is forged, and ends one whose session expires', async () => {
      const statuses = async (secret: string) => {
        const exp = Math.floor(Date.now() / 1000) + 30
        const session = { role: 'authenticated', sub: randomUUID(), exp }
        const client = connectClient(site.server)
        await client.realtime.setAuth(signToken(session, secret))
        const seen: string[] = []
        client.channel('any').subscribe((status, error) => seen.push(`${status} ${error?.message ?? ''}`))
        await expect.poll(() => seen.at(-1), { timeout: 120_000 }).toContain('InvalidJWTToken')
        await client.realtime.disconnect()
        return seen.map((status) => status.split(' ')[0])
      }
      expect(await statuses('another secret')).toEqual(['CHANNEL_ERROR'])
      expect(await statuses(site.server.jwtSecret)).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR'])
    })
  })
})
