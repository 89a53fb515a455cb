// The disk of the data directory is full: a message is refused and not half kept, pages stay, and free space is enough
// to recover. The disk is a file system in memory, which only root may mount.
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { writtenMessage } from '#tests/support/server/inbox/inbox-site.ts'
import { pdf } from '#tests/support/server/inbox/office-files.ts'
import { smallDisk } from '#tests/support/server/small-disk.ts'

const { disk } = smallDisk(900)
const dataDir = join(disk, 'data')
const filler = join(disk, 'filler')

/** Fills the remaining space, up to a number of megabytes. */
function fill(left: number): void {
  const { bavail, bsize } = statfsSync(disk)
  for (let n = Math.floor((bavail * bsize) / 2 ** 20) - left; n > 0; n--)
    writeFileSync(filler, Buffer.alloc(2 ** 20), { flag: 'a' })
}

describe('the inbox on a full disk', () => {
  let server: TestServer
  let sent = 0
  beforeAll(async () => {
    const env = { ADMIN_ACCESS: 'operators', INBOX: 'on', TRUSTED_PROXIES: '127.0.0.1' }
    server = await startServer({ dataDir, env })
  })
  afterAll(() => server?.stop())

  const headers = () => ({
    origin: server.url,
    accept: 'application/json',
    'x-forwarded-for': `10.0.0.${++sent}`,
  })
  const send = async () => {
    const body = new URLSearchParams({ ...writtenMessage, message: `Number ${sent}` })
    return (await fetch(`${server.url}/contact`, { method: 'POST', body, headers: headers() })).status
  }
  const apply = async () => {
    const body = new FormData()
    const { name, email } = writtenMessage
    for (const [field, value] of Object.entries({ name, email, message: `Number ${sent}`, position: '' }))
      body.append(field, value)
    body.append('file', new Blob([pdf, Buffer.alloc(5 * 2 ** 20)]), 'a.pdf')
    return (await fetch(`${server.url}/careers`, { method: 'POST', body, headers: headers() })).status
  }

  it('refuses messages with a reason, keeps pages up, and accepts messages once there is space', async () => {
    // Until messages are delivered, the database may take some of the space that is measured here.
    const delivered = () =>
      expect.poll(() => readdirSync(join(dataDir, 'inbox')), { timeout: 240_000 }).toEqual([])
    expect([await send(), await apply()]).toEqual([201, 201])
    await delivered()
    // 64 MB are left to the rest of the site. Files need room for 16 of 10 MB, three times while they are delivered.
    fill(500)
    expect([await send(), await apply()]).toEqual([201, 503])
    await delivered()
    fill(1)
    expect([await send(), await apply()]).toEqual([503, 503])
    for (const page of ['/', '/contact']) expect((await fetch(server.url + page)).status, page).toBe(200)
    rmSync(filler)
    expect([await send(), await apply()]).toEqual([201, 201])
    const sql = connectDatabase({ server })
    const stored = async () =>
      (await sql`select count(*)::int as count from public.inbox_messages where stored`)[0]?.count
    await expect.poll(stored).toBe(5)
    await sql.end()
    await delivered()
  })
})
