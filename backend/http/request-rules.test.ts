import { describe, expect, it } from 'vitest'
import type { Config } from '#server/config.ts'
import { findRequestRefusal, findSocketRefusal } from './request-rules.ts'

const path = '/rest/v1/website_content'
const host = '127.0.0.1:3000'
const site = 'https://www.example.org'
const notHere = { status: 403, message: 'Not from here' }
const statusOf = (
  request: { method?: string; path?: string; headers?: Record<string, string> },
  refusal?: typeof notHere,
) =>
  findRequestRefusal(
    { method: 'POST', path, query: new URLSearchParams(), headers: { host }, ...request },
    site,
    refusal,
  )?.status

describe('findRequestRefusal', () => {
  it.each([
    ['a zero byte in the query', path, 'a%00=eq.1'],
    ['a column name that every object inherits', path, 'constructor=eq.1'],
  ])('refuses a DELETE with %s', (_case, path, query) => {
    const request = { method: 'DELETE', path, query: new URLSearchParams(query), headers: { host } }
    expect(findRequestRefusal(request, site)?.status).toBe(400)
  })

  it('refuses a write, and a call of Auth, for the given reason, and lets anyone read', () => {
    expect(statusOf({}, notHere)).toBe(403)
    expect(statusOf({ path: '/auth/v1/token' }, notHere)).toBe(403)
    expect(statusOf({ method: 'GET' }, notHere)).toBeUndefined()
    expect(statusOf({})).toBeUndefined()
    expect(statusOf({ path: '/auth/v1/token' })).toBeUndefined()
  })

  it.each([
    'website_content_history',
    'website_content_trash',
    'website_releases',
    'website_release_edits',
    'website_release_previews',
    'rpc/content_since',
    'rpc/content_basis',
    'rpc/release_edits',
    'rpc/release_keys',
  ])('lets only this machine read %s, which tells who wrote what', (name) => {
    const request = { method: 'GET', path: `/rest/v1/${name}` }
    expect(statusOf(request, notHere)).toBe(403)
    expect(statusOf(request)).toBeUndefined()
  })

  it.each([
    'website_content%5Ftrash',
    '%2Fwebsite_releases',
    '/website_releases',
    'website_releases/',
    'website_releases;',
    'Website_releases',
    'rpc%2Frelease_keys',
    'rpc//release_keys',
    '%ff',
    'a%00',
  ])('passes no address that REST may read differently: /rest/v1/%s', (name) => {
    for (const method of ['GET', 'POST'])
      expect(statusOf({ method, path: `/rest/v1/${name}` }), method).toBe(404)
  })

  it('lets everyone who has the token of a preview read it', () => {
    expect(statusOf({ method: 'GET', path: '/rest/v1/rpc/release_preview' }, notHere)).toBeUndefined()
  })

  it.each([
    'apply_content',
    'undo_content',
    'note_content_basis',
    'publish_release',
    'publish_due_releases',
    'create_release_preview',
  ])('does not run %s by GET', (name) => {
    expect(statusOf({ method: 'GET', path: `/rest/v1/rpc/${name}` })).toBe(405)
    expect(statusOf({ method: 'GET', path: '/rest/v1/rpc/may_write' })).toBeUndefined()
    expect(statusOf({ method: 'GET', path: '/rest/v1/rpc/may_prepare' })).toBeUndefined()
  })

  it('refuses a write from a page of another origin', () => {
    const headers = { host, origin: 'https://example.com' }
    expect(statusOf({ headers })).toBe(403)
    expect(statusOf({ headers, path: '/auth/v1/token' })).toBe(403)
  })

  it.each([
    'otp',
    'magiclink',
    'recover',
    'resend',
    'verify',
    'authorize',
    'callback',
    'admin/users',
    'token/',
  ])('does not support /auth/v1/%s', (call) => {
    expect(statusOf({ path: `/auth/v1/${call}` })).toBe(404)
  })

  it.each(['TRACE', 'CONNECT', 'PURGE'])('refuses the method %s', (method) => {
    expect(statusOf({ method })).toBe(405)
  })
})

describe('findSocketRefusal', () => {
  const statusOf = (headers: Record<string, string>, writers: Config['writers'] = 'local') =>
    findSocketRefusal(headers, site, writers)?.status

  it('allows sockets of its own pages and of programs', () => {
    expect(statusOf({ host, origin: `http://${host}` })).toBeUndefined()
    expect(statusOf({ host: 'example.com' })).toBeUndefined()
    expect(statusOf({ host: 'example.com', origin: 'https://example.com' }, 'operators')).toBeUndefined()
  })

  it('refuses sockets of other origins, and of a foreign name that points to this machine', () => {
    expect(statusOf({ host, origin: 'https://example.com' })).toBe(403)
    expect(statusOf({ host, origin: 'https://example.com' }, 'operators')).toBe(403)
    expect(statusOf({ host: 'example.com:3000', origin: 'http://example.com:3000' })).toBe(403)
  })
})
