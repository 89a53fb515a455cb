import { describe, expect, it } from 'vitest'
import { findHeadRefusal, findUrlRefusal } from './request-head.ts'

const path = '/rest/v1/website_content'
function statusOf(headers: Record<string, string>, { method = 'POST', query = '', of = path } = {}) {
  const address = query ? `${of}?${query}` : of
  const head = { method, path: of, query: new URLSearchParams(query), headers }
  return (findUrlRefusal(address) ?? findHeadRefusal(head))?.status
}
const length = { 'content-length': '10' }

describe('a request', () => {
  it('has a URL of at most 8,192 characters', () => {
    const query = (characters: number) => `id=eq.${'1'.repeat(characters - path.length - '?id=eq.'.length)}`
    expect(statusOf({}, { method: 'GET', query: query(8192) })).toBeUndefined()
    expect(statusOf({}, { method: 'GET', query: query(8193) })).toBe(414)
  })

  it('may name a key of 200 emoji twice', () => {
    const key = encodeURIComponent('😀'.repeat(200))
    const query = `select=*&or=(before->>content_key.eq."${key}",after->>content_key.eq."${key}")&id=lt.9`
    expect(statusOf({}, { method: 'GET', query })).toBeUndefined()
  })

  it.each(['application/json', 'application/json;charset=UTF-8', 'application/vnd.pgrst.object+json'])(
    'may have a body of %s',
    (type) => {
      expect(statusOf({ ...length, 'content-type': type })).toBeUndefined()
    },
  )

  it.each(['text/csv', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'may not have a body of "%s"',
    (type) => {
      expect(statusOf({ ...length, 'content-type': type })).toBe(415)
      expect(statusOf({ 'transfer-encoding': 'chunked', 'content-type': type })).toBe(415)
    },
  )

  it('may not have a compressed body', () => {
    expect(statusOf({ ...length, 'content-type': 'application/json', 'content-encoding': 'gzip' })).toBe(415)
  })

  it.each(['GET', 'HEAD', 'OPTIONS'])('may not have a body if its method is %s', (method) => {
    expect(statusOf({ ...length, 'content-type': 'application/json' }, { method })).toBe(400)
    expect(statusOf({ 'content-length': '0' }, { method })).toBeUndefined()
  })

  it.each(['*/*', 'application/json', 'application/vnd.pgrst.array+json;nulls=stripped, */*'])(
    'may accept %s',
    (accept) => expect(statusOf({ accept }, { method: 'GET' })).toBeUndefined(),
  )

  it.each([
    'text/csv',
    'application/json, text/csv',
    'application/vnd.pgrst.plan+text',
    'application/geo+json',
  ])('may not ask for %s', (accept) => expect(statusOf({ accept }, { method: 'GET' })).toBe(406))

  it('to Auth has no filters to check', () => {
    expect(statusOf({}, { of: '/auth/v1/token', query: 'grant_type=password' })).toBeUndefined()
  })
})
