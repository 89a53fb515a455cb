// The public side of the process: a build, and the texts that its pages say, as a request listener.
import type { RequestListener } from 'node:http'
import type { PageContext } from '#app/page-context.ts'
import { pathsOf } from '#content/paths.ts'
import type { Site } from '#content/site.ts'
import { createListener, type ServeFiles } from './answer.ts'
import { documentsForCrawlers } from './for-crawlers.ts'
import { createPageMaker, type MakePage, pageOf } from './page.ts'
import { createPageCache, uncached } from './page-cache.ts'
import type { RenderPage } from './render.ts'

/** What a site is made from: the build, or in development the sources. */
export interface SiteBuild {
  render: RenderPage
  files: ServeFiles
  development?: boolean
}

export interface SiteOptions {
  build: SiteBuild
  page: Omit<PageContext, 'site'>
  defaults: Site
  /** What the site says now. */
  texts: () => Site | Promise<Site>
  /** When the texts of pages were changed last, by their paths. */
  changes: () => ReadonlyMap<string, Date> | Promise<ReadonlyMap<string, Date>>
  /** Those of every answer. */
  headers: Headers
  log: (line: string) => void
}

/** @returns what answers everything a browser asks of the site, and what tells it that the texts are others now */
export function createSite({ build, page, defaults, texts, changes, headers, log }: SiteOptions): {
  answer: RequestListener
  expire: () => void
} {
  const makePage = createPageMaker({
    render: build.render,
    context: async () => ({ ...page, site: await texts() }),
    fallback: () => ({ ...page, site: defaults }),
    policy: { development: build.development ?? false },
    headers,
    log,
  })
  const paths = pathsOf(defaults)
  const documents = documentsForCrawlers({ origin: page.origin, paths, changes })
  const make: MakePage = async (url) => {
    const document = Object.hasOwn(documents, url) ? documents[url] : undefined
    return document ? pageOf(await document(), headers) : makePage(url)
  }
  const pages = build.development
    ? uncached(make)
    : createPageCache([...paths, '/admin', ...Object.keys(documents)], make)
  return { answer: createListener(pages, build.files, headers), expire: pages.expire }
}
