// The public side of the process: a build, and the content of its pages, as a request listener.
import type { RequestListener } from 'node:http'
import { inspect } from 'node:util'
import type { PageContext } from '#app/page-context.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import type { Log } from '#server/log.ts'
import type { ContentSource } from './content-source.ts'
import { createPageMaker, type MakePage, pageOf } from './page.ts'
import { createPageCache, uncached } from './page-cache.ts'
import type { RenderPage } from './render.ts'
import { createListener, type ServeFiles } from './respond.ts'
import { documentsForCrawlers } from './robots-and-sitemap.ts'

/** What a site is made from: the build, or in development the sources. */
export interface SiteBuild {
  render: RenderPage
  files: ServeFiles
  development?: boolean
}

export interface PagesOptions {
  render: RenderPage
  page: Omit<PageContext, 'site'>
  defaults: Site
  content: ContentSource
  /** Those of every answer. */
  headers: Headers
  development?: boolean
  log: Log
}

/** @returns every address that has an answer of its own, files aside, and what makes that */
export function createPages(options: PagesOptions): { paths: readonly string[]; make: MakePage } {
  const { render, page, defaults, content, headers, development = false, log } = options
  const makePage = createPageMaker({
    render,
    context: async () => ({ ...page, site: await content.site() }),
    fallback: () => ({ ...page, site: defaults }),
    policy: { development },
    headers,
    log,
  })
  const paths = pathsOf(defaults)
  const documents = documentsForCrawlers({ origin: page.origin, paths, lastModified: content.lastModified })
  return {
    paths: [...paths, '/admin', ...Object.keys(documents)],
    async make(url) {
      const document = Object.hasOwn(documents, url) ? documents[url] : undefined
      return document ? pageOf(await document(), headers) : makePage(url)
    },
  }
}

export interface PageServerOptions extends Omit<PagesOptions, 'render' | 'development'> {
  build: SiteBuild
}

/** @returns the listener for all requests of pages and files; it follows the changes of the content */
export function createPageServer({ build, ...options }: PageServerOptions): RequestListener {
  const { render, files, development = false } = build
  const { paths, make } = createPages({ ...options, render, development })
  const pages = development ? uncached(make) : createPageCache(paths, make)
  options.content.subscribe(pages.expire)
  const failed = (error: unknown) =>
    options.log.error(`A page could not be rendered (${development ? inspect(error) : whereOf(error)}).`)
  return createListener({ pages, files, headers: options.headers, failed })
}

/** An error's kind and the place in the code: its message may hold a text. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return [error.name, ...(error.stack?.match(/(?<=\n\s+)at .*/g) ?? []).slice(0, 3)].join(' ')
}
