// The documents for crawlers: /robots.txt (RFC 9309) and /sitemap.xml (sitemaps.org, 0.9).
import { escaped } from './rendering/escaped.ts'
import type { RenderedPage } from './rendering/render.ts'

export interface CrawlerDocumentOptions {
  /** The canonical origin without a trailing slash. */
  origin: string
  /** All pages that are not hidden. */
  paths: () => Promise<readonly string[]>
  /** When the texts of each page last changed; pages without a known date are missing. */
  lastModified: () => Promise<ReadonlyMap<string, Date>>
}

/** @returns the documents by path */
export function createCrawlerDocuments({
  origin,
  paths,
  lastModified,
}: CrawlerDocumentOptions): ReadonlyMap<string, () => Promise<RenderedPage>> {
  return new Map([
    ['/robots.txt', async () => document('text/plain', robots(origin))],
    [
      '/sitemap.xml',
      async () => document('application/xml', sitemap(origin, await paths(), await lastModified())),
    ],
  ])
}

const document = (type: string, body: string): RenderedPage => ({
  status: 200,
  headers: { 'Content-Type': `${type}; charset=utf-8` },
  body,
})

const robots = (origin: string) => `User-agent: *
Disallow: /admin
Disallow: /auth/v1/
Disallow: /realtime/v1/
Disallow: /rest/v1/

Sitemap: ${origin}/sitemap.xml
`

function sitemap(origin: string, paths: readonly string[], lastModified: ReadonlyMap<string, Date>): string {
  const entries = paths.map((path) => {
    const changed = lastModified.get(path)?.toISOString()
    return `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
