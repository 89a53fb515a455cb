// Neither the token of a preview nor the texts of its release get to anyone who does not have the link.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { sendRaw } from '#tests/support/server/raw-http.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

const secret = 'A text that nobody has published'
let server: TestServer
let token: string
let release: string
beforeAll(async () => {
  server = await startServer()
  const client = createClient(server.url, server.publishableKey, { auth: { persistSession: false } })
  release = await createRelease(client, 'A secret name', {
    'home.hero.title': secret,
    'about.hero.title': secret,
  })
  token = await createLink(client, release)
})
afterAll(() => server?.stop())

const get = async (path: string, init?: RequestInit) => (await fetch(server.url + path, init)).text()

describe('after a preview was seen', () => {
  it('no public address, document or page for editing shows anything of it', async () => {
    expect(await get(`/preview/${token}`)).toContain(secret)
    const paths = [...pathsOf(site), '/404', '/admin', '/robots.txt', '/sitemap.xml', '/healthz']
    const editable = ['/admin/pages/index.json', '/admin/pages/about.json']
    for (const path of [...paths, ...editable, '/preview', `/preview/${'0'.repeat(64)}`]) {
      const body = await get(path)
      for (const part of [token, secret, 'A secret name', release])
        expect(body.includes(part), path).toBe(false)
    }
    expect(await get('/sitemap.xml')).not.toContain('preview')
    expect(await get('/robots.txt')).not.toContain('preview')
  })

  it('a cache cannot keep it, nor answer a public page with it', async () => {
    const shown = await fetch(`${server.url}/preview/${token}`)
    const etag = (await fetch(`${server.url}/`)).headers.get('etag') ?? ''
    const conditional = { headers: { 'If-None-Match': etag, 'If-Modified-Since': new Date().toUTCString() } }
    const again = await fetch(`${server.url}/preview/${token}`, conditional)
    for (const response of [shown, again]) {
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.has('etag')).toBe(false)
      expect(response.headers.has('last-modified')).toBe(false)
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
    expect((await fetch(`${server.url}/`, conditional)).status).toBe(304)
  })

  it.each([
    ['in the target', (link: string) => `GET ${link}/\0x HTTP/1.1\r\nHost: localhost`],
    [
      'in a malformed request',
      (link: string) => `GET ${link} HTTP/1.1\r\nHost: localhost\r\nBad Header: ${link}`,
    ],
    ['in a method that is unknown', (link: string) => `PROPFIND ${link} HTTP/1.1\r\nHost: localhost`],
    ['in an absolute target', (link: string) => `GET http://localhost${link} HTTP/1.1\r\nHost: localhost`],
  ])('a response does not repeat the token %s', async (_case, head) => {
    const answers = await sendRaw(
      server.url,
      `${head(`/preview/${token}/none`)}\r\nConnection: close\r\n\r\n`,
    )
    expect(answers).toHaveLength(1)
    for (const { body, headers } of answers) {
      expect(JSON.stringify([...headers])).not.toContain(token)
      if (!body.includes('preview-banner')) expect(body).not.toContain(token)
    }
  })

  it('neither logs nor files of the site contain the token', async () => {
    await get(`/preview/${token}/about`)
    await get(`/preview/${token}/contact`, { method: 'POST', body: 'x=1' })
    await get(`/preview/${token}/%`)
    await get(`/rest/v1/rpc/release_preview?token=${token}&none=1`, {
      headers: { apikey: server.publishableKey },
    })
    const closed = once(server.process, 'close')
    server.process.kill('SIGTERM')
    await closed
    expect(server.output).not.toContain(token)
    expect(server.output).not.toContain(secret)
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    expect(files.length).toBeGreaterThan(100)
    const containing = (text: string) =>
      files
        .filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text))
        .map(({ name }) => name)
    expect(containing(token)).toEqual([])
    // Only the database has its texts: its tables and its write-ahead log, but not its own log.
    const outside = containing(secret).filter((name) => !/^[\dA-F]+$/.test(name))
    expect(outside).toEqual([])
  })
})
