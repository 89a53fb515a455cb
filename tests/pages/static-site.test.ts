// The static export equals the server's responses, byte for byte. One of our own servers stands in for the hosted
// project. Two exports at once, and most reasons why one fails, are in static-site.slow.test.ts.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { editablePagePath, errorPagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { connectClient } from '#testing/client.ts'
import { findFreePort } from '#testing/free-port.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { type StaticHost, startStaticHost } from '#tests/support/browser/servers/static-host.ts'
import { expectFailure, exportEnv, hidden, startProject, title } from '#tests/support/pages/exported-site.ts'
import { buildStatic } from '#tests/support/server/programs/static-build.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

const { path: temporary } = temporaryDirectory()
const folder = join(temporary, 'site')
const unpublished = 'A text that nobody has published'
const editable = [...pathsOf(site), '/404', errorPagePath].map(editablePagePath)
const paths = [
  ...pathsOf(site).filter((path) => path !== hidden),
  '/admin',
  '/robots.txt',
  '/sitemap.xml',
  ...editable,
]
const sections = paths.filter((path) => /^\/[a-z]+$/.test(path))
const nowhere = ['/no-such-page', '/no/such/page', ...sections.map((section) => `${section}/no-such-page`)]

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

let project: TestServer
let server: TestServer
/** The address at which the server listens. It calls itself by the address of the host. */
let origin: string
let host: StaticHost
let env: ReturnType<typeof exportEnv>
/** Of a release that is being prepared, and of the link to its preview. */
let release: string
let token: string

beforeAll(async () => {
  project = await startProject()
  release = await createRelease(connectClient(project), 'A secret name', {
    'about.hero.title': unpublished,
    'careers.meta.description': unpublished,
    'unknown.text': unpublished,
  })
  token = await createLink(connectClient(project), release)
  const port = await findFreePort()
  env = exportEnv(project, port)
  expect(await buildStatic(folder, env)).toMatchObject({ code: 0, errors: '' })
  host = await startStaticHost(folder, port)
  const own = await findFreePort()
  origin = `http://127.0.0.1:${own}`
  server = await startServer({ env: { ...env, PORT: `${own}` } })
  // It answers before it has read the project, with its defaults.
  const isRead = async () => (await ask(origin, '/')).body.includes('Of the moment &lt;script&gt;')
  await vi.waitUntil(isRead, { timeout: 20_000 })
})
afterAll(async () => {
  host?.close()
  await server?.stop()
  await project?.stop()
})

/** A response without the headers that depend on the connection or host. */
async function ask(at: string, path: string) {
  const response = await fetch(at + path, { headers: { 'Accept-Encoding': 'identity' } })
  const own = [
    'connection',
    'keep-alive',
    'date',
    'content-length',
    'transfer-encoding',
    'etag',
    'vary',
    'last-modified',
    'x-request-id',
  ]
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name)))
  return {
    status: response.status,
    headers,
    body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
  }
}

describe('the files', () => {
  it.each(paths)('match the response of the server at %s, with its headers', async (path) => {
    const answer = await ask(origin, path)
    // Only the server can show previews of releases, and check links to other sites.
    const body = answer.body.replaceAll(/(?<=&quot;(previews|checksLinks)&quot;:)true/g, 'false')
    expect(await ask(host.url, path)).toEqual({ ...answer, body })
  })

  it.each(nowhere)('contain the same "not found" page as the server at %s', async (path) => {
    const [file, answer] = await Promise.all([ask(host.url, path), ask(origin, path)])
    expect(file.status).toBe(404)
    const [meta = '', policy] = policyElement.exec(file.body) ?? []
    expect(file.body.replace(meta, '')).toBe(answer.body)
    expect(`${policy}; frame-ancestors 'none'`).toBe(answer.headers['content-security-policy'])
    expect(file.headers['x-frame-options']).toBe('DENY')
    // A host cannot tell from the address that a page is missing, so it omits these headers.
    const left = ['content-security-policy', 'cache-control', 'cross-origin-resource-policy']
    const common = Object.entries(answer.headers).filter(([name]) => !left.includes(name))
    expect(file.headers).toEqual(Object.fromEntries(common))
  })

  it('include the whole build, with the headers of the server', async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const built = files.filter((file) => /^(assets|cards)\/.+\.|^(favicon|apple-touch-icon)/.test(file))
    expect(built.length).toBeGreaterThan(40)
    const cards = built.filter((file) => file.startsWith('cards/'))
    expect(cards.length).toBeGreaterThan(30)
    for (const file of built) {
      // The server draws each one when it is asked for, which takes half a second. A few show that they are the same.
      if (cards.indexOf(file) % 10 > 0) continue
      expect(await ask(host.url, `/${file}`), file).toEqual(await ask(origin, `/${file}`))
    }
  })

  it('contain the current texts and the configured origin', async () => {
    const { body } = await ask(host.url, '/')
    expect(body).toContain('Of the moment &lt;script&gt;')
    expect(body).toContain(`<link rel="canonical" href="${host.url}/"`)
    expect((await ask(host.url, '/sitemap.xml')).body).toMatch(/\/services\/ate<\/loc><lastmod>\d{4}-/)
  })

  it('lead from hidden pages and old addresses to the same place as the server, and leave the pages out', async () => {
    const location = async (at: string, path: string) => {
      const { status, headers } = await fetch(at + path, { redirect: 'manual' })
      return [302, 307].includes(status) ? headers.get('location') : status
    }
    for (const path of [hidden, `${hidden}/`, '/our%20jobs', '/jobs?a=b', '/jobs/'])
      expect(await location(host.url, path), path).toBe(await location(origin, path))
    expect(await location(host.url, `${hidden}?a`)).toBe('/services?a#semiconductors')
    expect(existsSync(join(folder, `${hidden}.html`))).toBe(false)
    expect((await ask(host.url, '/sitemap.xml')).body).not.toContain(`${hidden}<`)
    const { redirects } = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'))
    expect(redirects).toEqual([
      { source: hidden, destination: '/services#semiconductors', statusCode: 307 },
      { source: '/our%20jobs', destination: '/careers', statusCode: 307 },
      { source: '/jobs', destination: '/careers', statusCode: 307 },
    ])
  })

  it('contain the pages for editing, with the current texts', async () => {
    const page: EditablePage = JSON.parse((await ask(host.url, editablePagePath('/'))).body)
    expect(page.html).toContain('Of the moment &lt;script&gt;')
    expect(Object.values(page.texts)).toContainEqual({ key: 'home.hero.title', value: title })
    const files = readdirSync(join(folder, 'admin/pages'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(editable.length)
  })

  it('contain nothing of a release that is not published, nor of the link to its preview', async () => {
    expect((await ask(project.url, `/preview/${token}/about`)).body).toContain(unpublished)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    const containing = (text: string) =>
      files
        .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(text))
        .map(({ name }) => name)
    expect(containing('Of the moment')).toEqual(expect.arrayContaining(['index.html', 'index.json']))
    for (const part of [unpublished, 'A secret name', 'unknown.text', release, token])
      expect(containing(part), part).toEqual([])
  })

  it('respect the limits of hosts: 100 rules, 2,000 characters per line', () => {
    const text = readFileSync(join(folder, '_headers'), 'utf8')
    expect(text.match(/^\//gm)?.length).toBeLessThanOrEqual(100)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
  })

  it('have the same headers for Vercel, including those of "not found"', async () => {
    const { headers } = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[]
    }
    const file = readdirSync(join(folder, 'assets'))[0]
    for (const path of [...paths, '/no-such-page', `/assets/${file}`, '/favicon.svg']) {
      const fitting = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))
      const given = new Headers()
      for (const { key, value } of fitting.flatMap((rule) => rule.headers)) given.set(key, value)
      const { 'content-type': _, ...expected } = (await ask(origin, path)).headers
      for (const [name, value] of Object.entries(expected))
        expect(given.get(name), `${name} ${path}`).toBe(value)
    }
  })
})

describe('if it cannot succeed, it reports why in one line and leaves existing files alone', () => {
  it('with a wrong key', () =>
    expectFailure(
      folder,
      env,
      { SUPABASE_ANON_KEY: 'sb_publishable_wrong' },
      /^The texts cannot be read from /,
    ))

  it('in a folder that it did not write', async () => {
    const other = join(temporary, 'other')
    mkdirSync(other)
    for (const name of ['mine.txt', '_headers', '_redirects']) writeFileSync(join(other, name), '')
    const { code, errors } = await buildStatic(other, env)
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(/is not a complete export of this command/),
    })
    expect(existsSync(join(other, 'mine.txt'))).toBe(true)
  })
})
