// What search engines, crawlers and recipients of a link find.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageContext } from '#app/sections/page-context.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import drawn from '#content/cards/drawn-cards.json'
import type { Position } from '#content/careers.ts'
import { newOffice } from '#content/company.ts'
import { type Site, site } from '#content/default-content.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { fixedContent } from '#page-server/live-content/content-source.ts'
import { createPageServer } from '#page-server/page-server.ts'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { textsOf } from '#tests/support/pages/page-texts.ts'

const paths = pathsOf(site)
const origin = 'https://www.example.com'
const context: PageContext = {
  site,
  origin,
  supabase: { url: '', anonKey: '' },
  writers: 'operators',
  releases: { schedule: true, previews: true },
}
const changed = new Date('2026-03-04T05:06:07Z')
// Only the client closes idle connections. The tests render for seconds in the same thread, after which both sides
// would close them at the same moment.
const server = createServer({ keepAliveTimeout: 0 })
let render: RenderPage
let url: string

beforeAll(async () => {
  const build = await loadBuild()
  ;({ render } = build)
  const { serve } = createPageServer({
    build,
    page: context,
    defaults: site,
    content: fixedContent(site, [], new Map([['/about', changed]])),
    headers: commonHeaders({ https: false }),
    log: console,
  })
  server.on('request', serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const bodyOf = async (path: string, texts: Site = site) =>
  (await render(path, { ...context, site: texts })).body

const headOf = async (path: string, texts?: Site) => elementsOf(await bodyOf(path, texts))

/** The elements of a page with their tags, attributes and texts. */
function elementsOf(body: string) {
  const all: { tag: string; attributes: Record<string, string>; text: string }[] = []
  walk(parse(body))
  return all

  function walk(node: DefaultTreeAdapterTypes.Node) {
    if ('tagName' in node) {
      const [child] = node.childNodes
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      all.push({ tag: node.tagName, attributes, text: child && 'value' in child ? child.value : '' })
    }
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
}

type Head = ReturnType<typeof elementsOf>

const meta = (head: Head, name: string) =>
  head.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes.content
const canonical = (head: Head) =>
  head.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
const dataOf = (head: Head) =>
  head
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
const ofType = (data: Record<string, unknown>[], type: string) =>
  data.filter((each) => each['@type'] === type)

describe.each(paths)('%s', (path) => {
  it('has its own address, and a card of 1200 by 630 pixels with its title', async () => {
    const body = await bodyOf(path)
    const head = elementsOf(body)
    expect(canonical(head)).toBe(origin + path)
    expect(meta(head, 'og:url')).toBe(origin + path)
    expect(meta(head, 'robots')).toBeUndefined()
    expect(meta(head, 'twitter:card')).toBe('summary_large_image')
    expect(meta(head, 'og:description')).toBe(meta(head, 'description'))
    const image = new URL(meta(head, 'og:image') ?? '')
    expect(image.origin).toBe(origin)
    expect(image.search).toMatch(/^\?v=[\da-z]+$/)
    const response = await fetch(url + image.pathname)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const png = Buffer.from(await response.arrayBuffer())
    // The first chunk of a PNG begins with its width and height (W3C, PNG, 11.2.1).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect([`${meta(head, 'og:image:width')}`, `${meta(head, 'og:image:height')}`]).toEqual(['1200', '630'])
    // Some messengers show no larger picture.
    expect(png.length).toBeLessThan(300_000)
    const title = textsOf(body).filter(({ place }) => /^h1\b/.test(place))
    const drawnTitle = Object.entries(drawn.titles).find(([key]) => key === path)?.[1]
    expect(drawnTitle, 'run npm run cards').toBe(title.map(({ text }) => text).join(''))
  })
})

it.each(['/nowhere', '/services/nowhere', '/admin'])('%s is not indexed', async (path) => {
  const head = await headOf(path)
  expect(meta(head, 'robots')).toBe('noindex')
  expect(canonical(head)).toBeUndefined()
  expect(meta(head, 'og:image')).toBeUndefined()
})

it('a page that fails is not indexed either', async () => {
  const broken = { ...site, home: undefined } as unknown as Site
  const head = await headOf('/', broken)
  expect(meta(head, 'robots')).toBe('noindex')
  expect(canonical(head)).toBeUndefined()
})

describe('structured data', () => {
  it('describes the company on the home page', async () => {
    expect(ofType(dataOf(await headOf('/')), 'Organization')).toMatchObject([
      { name: site.company.name, url: `${origin}/`, email: site.company.email, foundingDate: '2009' },
    ])
  })

  it.each(['/services/ate', '/industries/retail'])('describes the path to %s', async (path) => {
    const [list] = ofType(dataOf(await headOf(path)), 'BreadcrumbList') as { itemListElement: object[] }[]
    expect(list?.itemListElement.at(0)).toMatchObject({ position: 1, item: expect.stringContaining(origin) })
    expect(list?.itemListElement.at(-1)).toMatchObject({ item: origin + path })
  })

  it('contains no sample data, but everything that replaced it', async () => {
    expect(dataOf(await headOf('/careers'))).toEqual([])
    const replaced = site.locations.offices.items.filter(({ sample }) => !sample)
    expect(dataOf(await headOf('/locations'))).toHaveLength(replaced.length)
    const real = structuredClone(site)
    const { items: offices } = real.locations.offices
    for (const item of offices) item.sample = false
    const businessesOf = async (of: Site) => ofType(dataOf(await headOf('/locations', of)), 'LocalBusiness')
    expect((await businessesOf(real)).map(({ address }) => address)).toEqual(
      offices.map(({ address, country }) => ({
        '@type': 'PostalAddress',
        streetAddress: address,
        addressCountry: country,
      })),
    )

    const added = { ...newOffice('Sydney'), id: 'sydney' }
    real.locations.offices.items = [added, { ...added, id: 'other', address: '1 Example Street' }]
    expect(await businessesOf(real)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        '@id': `${origin}/locations#other`,
        name: `${site.company.name}, Sydney`,
        url: `${origin}/locations`,
        image: `${origin}/cards/locations.png`,
        address: { '@type': 'PostalAddress', streetAddress: '1 Example Street' },
      },
    ])
  })

  describe('of open positions', () => {
    async function postings(change: Partial<Position>, id = 'verification-engineer') {
      const real = structuredClone(site)
      real.careers.positions.items = real.careers.positions.items
        .filter((each) => each.id === id)
        .map((position) => ({ ...position, datePosted: '2026-11-02', ...change }))
      real.locations.offices.items = [
        ...real.locations.offices.items,
        { ...newOffice('Nowhere'), id: 'nowhere', address: '1 Example Way' },
      ]
      return ofType(dataOf(await headOf('/careers', real)), 'JobPosting')
    }

    it('has what Google requires of a job posting', async () => {
      const id = 'verification-engineer'
      const position = site.careers.positions.items.find((each) => each.id === id)
      expect(await postings({ validThrough: '2027-01-31' })).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          '@id': `${origin}/careers#${id}`,
          title: 'Verification Engineer',
          description: position?.description,
          datePosted: '2026-11-02',
          // In Austin, the day ends at six in the morning, UTC.
          validThrough: '2027-02-01T05:59:59.000Z',
          employmentType: 'FULL_TIME',
          experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
          skills: position?.skills.join(', '),
          hiringOrganization: { '@type': 'Organization', name: site.company.name, sameAs: `${origin}/` },
          jobLocation: {
            '@type': 'Place',
            // The street of the sample office is invented.
            address: { '@type': 'PostalAddress', addressCountry: 'US' },
          },
        },
      ])
    })

    it.each([
      ['a real day', { datePosted: '2026-02-30' }],
      ['a day in the form of the standard', { datePosted: '2 November 2026' }],
      ['a description', { description: '' }],
      ['an office', { location: 'Anywhere' }],
      ['the country of its office', { location: 'Nowhere' }],
    ])('is left out without %s', async (_, change) => {
      expect(await postings(change)).toEqual([])
    })

    it('is left out while the page lists several, even if they are dated', async () => {
      const dated = structuredClone(site)
      for (const position of dated.careers.positions.items) position.datePosted = '2026-11-02'
      expect(ofType(dataOf(await headOf('/careers', dated)), 'JobPosting')).toEqual([])
    })

    it.each([
      ['8+ years', 96],
      ['1.5 years', 18],
      ['3-5 years', 36],
      ['3 to 5 years', 36],
      ['3 or more years', 36],
      ['10 tape-outs, 5 years', 60],
      ['6 months', 6],
      ['At least 1 year in UVM', 12],
      ['ISO 26262', undefined],
      ['Level 3', undefined],
    ])('reads years and months of experience: %s', async (experience, months) => {
      const [posting] = await postings({ experience })
      expect(posting?.title).toBe('Verification Engineer')
      const required = posting?.experienceRequirements as { monthsOfExperience: number } | undefined
      expect(required?.monthsOfExperience).toBe(months)
    })

    it('ignores spaces at the ends of texts', async () => {
      const [expected] = await postings({ validThrough: '2027-01-31' })
      const change = {
        datePosted: '2026-11-02 ',
        validThrough: '2027-01-31 ',
        location: 'Austin ',
        type: 'Full-time ',
      }
      expect(await postings(change)).toEqual([expected])
    })

    it('leaves out what nobody can read from the texts', async () => {
      const [posting] = await postings({ type: 'By arrangement', experience: 'None', skills: [] })
      expect(posting?.title).toBe('Verification Engineer')
      for (const name of ['employmentType', 'experienceRequirements', 'skills', 'validThrough'])
        expect(posting).not.toHaveProperty(name)
    })
  })

  it('may contain any text', async () => {
    const name = '</script><script>alert(1)</script><!--'
    const hostile = { ...site, company: { ...site.company, name } }
    const [data] = dataOf(await headOf('/', hostile))
    expect(data?.name).toBe(name)
    expect(await bodyOf('/', hostile)).not.toContain('<script>alert')
  })
})

describe('/sitemap.xml', () => {
  const sitemap = async () => (await fetch(`${url}/sitemap.xml`)).text()

  it('lists every public page', async () => {
    const named = [...(await sitemap()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
    expect(named).toEqual(paths.map((path) => origin + path))
  })

  it('has the date of a change if it is known', async () => {
    const dates = [...(await sitemap()).matchAll(/<loc>([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
    expect(dates.map(([, loc, date]) => [loc, date])).toEqual([[`${origin}/about`, changed.toISOString()]])
  })

  it.each(['/sitemap.xml', '/robots.txt'])('like %s has a validator, and answers HEAD', async (path) => {
    const first = await fetch(url + path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect((await fetch(url + path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const head = await fetch(url + path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

it('/robots.txt excludes the panel and the backend, and names the sitemap', async () => {
  const response = await fetch(`${url}/robots.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /admin', `Sitemap: ${origin}/sitemap.xml`]),
  )
})

describe('an error', () => {
  const get = (path: string, accept: string, method = 'GET') =>
    fetch(url + path, { method, headers: { Accept: accept } })

  it('is a problem document for programs (RFC 9457), with the headers of every response', async () => {
    const response = await get('/nowhere', 'application/json')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual({ type: 'about:blank', title: 'Not Found', status: 404 })
    const refused = await get('/', 'application/json', 'POST')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await refused.json()).toMatchObject({ status: 405 })
  })

  it('is a page for people, and caches are told about both formats', async () => {
    const response = await get('/nowhere', 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('vary')).toContain('Accept,')
  })

  it('does not occur for an existing page, whatever format is requested', async () => {
    expect((await get('/about', 'application/json')).headers.get('content-type')).toContain('text/html')
  })
})
