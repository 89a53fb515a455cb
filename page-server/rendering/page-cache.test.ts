import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'
import type { PageResponse } from './page-response.ts'

function pageWith(text: string): PageResponse {
  const answer = { headers: [], body: Buffer.from(text) }
  return {
    status: 200,
    etag: text,
    sharedHeaders: [],
    byEncoding: { identity: answer, gzip: answer, br: answer },
  }
}

/** A cache whose pages contain the number of renderings so far. If `held` is set, each rendering waits to be released. */
function cacheOf(...paths: string[]) {
  const rendered: string[] = []
  const waiting: (() => void)[] = []
  let held = false
  const cache = createPageCache(paths, async (path): Promise<PageResponse> => {
    rendered.push(path)
    const text = `${path} ${rendered.length}`
    if (held) await new Promise<void>((resolve) => waiting.push(resolve))
    return pageWith(text)
  })
  return {
    cache,
    rendered,
    waiting,
    hold() {
      held = true
    },
  }
}

const text = async (page: PageResponse | Promise<PageResponse>) => `${(await page).byEncoding.identity.body}`

describe('a page', () => {
  it('is rendered once, whatever the query', async () => {
    const { cache, rendered } = cacheOf('/', '/about')
    expect(await text(cache.get('/about'))).toBe('/about 1')
    expect(await text(cache.get('/about?a=1'))).toBe('/about 1')
    expect(cache.get('/about')).not.toBeInstanceOf(Promise)
    expect(rendered).toEqual(['/about'])
  })

  it('is rendered once for each query that it shows', async () => {
    const rendered: string[] = []
    const respond = async (url: string) => pageWith(`${url} ${rendered.push(url)}`)
    const cache = createPageCache(['/'], respond, async (url) => (url === '/?a=1&b=2' ? '?a=1' : ''))
    expect(await text(cache.get('/?a=1&b=2'))).toBe('/?a=1 1')
    expect(await text(cache.get('/?b=2'))).toBe('/ 2')
    expect(await text(cache.get('/?a=1&b=2'))).toBe('/?a=1 1')
    cache.expire()
    expect(await text(cache.get('/?a=1&b=2'))).toBe('/?a=1 3')
  })

  it('is rendered for 50 queries, and shown without the others until the content changes', async () => {
    const rendered: string[] = []
    const respond = async (url: string) => pageWith(`${url} ${rendered.push(url)}`)
    const cache = createPageCache(['/'], respond, async (url) => url.slice(1))
    for (const _ of ['once', 'again']) for (let n = 0; n < 100; n++) await cache.get(`/?${n}`)
    expect(rendered).toHaveLength(51)
    expect(await text(cache.get('/?0'))).toBe('/?0 1')
    expect(await text(cache.get('/?99'))).toBe('/ 51')
    cache.expire()
    expect(await text(cache.get('/?99'))).toBe('/?99 52')
  })

  it('is rendered once for concurrent requests', async () => {
    const { cache, rendered } = cacheOf('/')
    const all = await Promise.all(Array.from({ length: 50 }, () => text(cache.get('/'))))
    expect(new Set(all)).toEqual(new Set(['/ 1']))
    expect(rendered).toHaveLength(1)
  })

  it('is rendered again only when the content has changed and the page is requested', async () => {
    const { cache, rendered } = cacheOf('/', '/about')
    await cache.get('/')
    for (let n = 0; n < 1000; n++) cache.expire()
    expect(rendered).toHaveLength(1)
    expect(await text(cache.get('/'))).toBe('/ 2')
  })

  it('does not wait for a rendering that began before the change', async () => {
    const { cache, waiting, hold } = cacheOf('/')
    hold()
    const before = cache.get('/')
    cache.expire()
    const after = cache.get('/')
    waiting[1]?.()
    expect(await text(after)).toBe('/ 2')
    waiting[0]?.()
    expect(await text(before)).toBe('/ 1')
    expect(await text(cache.get('/'))).toBe('/ 2')
  })

  it('is rendered again after a failure', async () => {
    let fail = true
    const cache = createPageCache(['/'], async (): Promise<PageResponse> => {
      if (fail) throw new Error('no')
      return pageWith('x')
    })
    await expect(cache.get('/')).rejects.toThrow('no')
    fail = false
    expect(await text(cache.get('/'))).toBe('x')
  })
})

describe('an unknown address', () => {
  it('shares one "not found" page with all others of its section', async () => {
    const { cache, rendered } = cacheOf('/', '/services', '/services/ate')
    for (let n = 0; n < 10_000; n++) {
      await cache.get(`/services/ate${n}?${n}`)
      await cache.get(`/services/${n}/x`)
      await cache.get(`/${n}`)
      await cache.get(`//${n}`)
    }
    expect(rendered).toEqual(['/services/404', '/404'])
  })
})

describe('an address written differently', () => {
  const { cache } = cacheOf('/', '/about', '/services/ci-cd')

  it.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/%61bout', '/about'],
    ['/SERVICES/CI-CD//', '/services/ci-cd'],
    ['/about/?x=1', '/about?x=1'],
  ])('%s has its page at %s', (url, canonical) => {
    expect(cache.has(url)).toBe(false)
    expect(cache.canonicalUrl(url)).toBe(canonical)
  })

  it.each(['/nowhere/', '//evil.example/about', '//about', '/%', '/about%00', '//'])(
    '%s has no page',
    (url) => {
      expect(cache.canonicalUrl(url)).toBeUndefined()
    },
  )
})
