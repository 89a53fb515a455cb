// Where no sign-in is required, the panel of people at this machine gets pages with the edits of a release, and others see one
// by the link to its preview.
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editablePagePath } from '#content/addresses/editable-pages.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

const title = 'A prepared title'
const texts = { 'about.hero.title': title, 'about.hero.subtitle': 'A prepared subtitle' }
const about = editablePagePath('/about')

/** Sends headers that fetch would not. */
async function send(url: string, headers: Record<string, string>) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).once('error', reject).end()
  })
  return { status: response.statusCode, body: await text(response) }
}

describe('where no sign-in is required', () => {
  let server: TestServer
  let release: string
  beforeAll(async () => {
    server = await startServer()
    release = await createRelease(createClient(server.url, server.publishableKey), 'Prepared', texts)
  })
  afterAll(() => server?.stop())

  it('people at this machine read it, others do not, and nobody does once a hidden proxy was noticed', async () => {
    const url = `${server.url}${about}?release=${release}`
    expect((await (await fetch(url)).json()).html).toContain(title)
    expect((await send(url, {})).body).toContain(title)
    const expectRefused = async (headers: Record<string, string>) => {
      const refused = await send(url, headers)
      expect(refused.status).toBe(403)
      expect(refused.body).not.toContain(title)
    }
    await expectRefused({ host: 'www.example.com' })
    await expectRefused({ 'x-forwarded-for': '127.0.0.1' })
    await expectRefused({ via: '1.1 proxy' })
    expect((await send(url, {})).body).toContain(title)
    await expectRefused({ referer: 'http://www.example.com/admin' })
    // As all writing.
    expect((await fetch(url)).status).toBe(403)
    expect((await fetch(server.url + about)).status).toBe(200)
  })

  it('a link to a preview also works from elsewhere', async () => {
    const own = await startServer()
    const client = createClient(own.url, own.publishableKey)
    const id = await createRelease(client, 'Prepared', texts)
    const token = await createLink(client, id)
    const seen = await send(`${own.url}/preview/${token}/about`, { host: 'www.example.com' })
    expect(seen.status).toBe(200)
    expect(seen.body).toContain(title)
    await own.stop()
  })
})
