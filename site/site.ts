// The public side of the process: a build, and the texts that its pages say, as a request listener.
import type { RequestListener } from 'node:http'
import type { PageContext } from '#app/page-context.ts'
import { pathsOf } from '#content/paths.ts'
import type { Site } from '#content/site.ts'
import { createListener, type ServeFiles } from './answer.ts'
import { createPageMaker } from './page.ts'
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
  /** Those of every answer. */
  headers: Headers
  log: (line: string) => void
}

/** @returns what answers everything a browser asks of the site, and what tells it that the texts are others now */
export function createSite({ build, page, defaults, texts, headers, log }: SiteOptions): {
  answer: RequestListener
  expire: () => void
} {
  const make = createPageMaker({
    render: build.render,
    context: async () => ({ ...page, site: await texts() }),
    fallback: () => ({ ...page, site: defaults }),
    policy: { development: build.development ?? false },
    headers,
    log,
  })
  const pages = build.development ? uncached(make) : createPageCache([...pathsOf(defaults), '/admin'], make)
  return { answer: createListener(pages, build.files, headers), expire: pages.expire }
}
